// SPDX-License-Identifier: MIT
#pragma once

#include "table/board_mark.h"
#include "table/board_picture.h"

#include "clockwise/record.h"

#include <QString>

#include <span>
#include <vector>

namespace clockwise::app {

// A place of a game as a picture shows it, whatever becomes of the record afterwards.
struct Moment {
    StatePtr state;
    std::vector<BoardMark> marks;
};

// A game's pictures in their order.
struct Moments {
    QString gameId;
    QString title;
    BoardStyle style;
    std::vector<Moment> all;
};

// Of some places; with or without the marks of each last turn, and in the seats' colours.
Moments momentsOf(const GameRecord& record, std::span<const NodeId> places, bool marked,
                  BoardStyle style);

} // namespace clockwise::app
