// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/cell.h"
#include "clockwise/seat.h"

#include <QString>

namespace clockwise::app {

// Something shown about a cell beside what lies on it.
struct BoardMark {
    enum class Kind {
        LastTurn,    // touched by the last turn
        LastRemoved, // what lay here was taken by the last turn
        EarlierTurn, // the same for turns before it
        EarlierRemoved,
        // What can be pointed at next, one for each Pick::Role:
        Step,
        Capture,
        Promotion,
        PromotingCapture,
        Rescue,
        Removal,
        Disc,
        Pawn,
        InHand,    // the piece taken up
        Movable,   // a piece that may be taken up
        Protected, // a tile that may not be taken, for a reason
        Pointed,   // what somebody who explains points at
    };

    Cell cell;
    Kind kind;
    Seat seat{1};
    QString reason; // shown as a tooltip
};

// Whether the mark tells of turns that were made.
bool isPast(BoardMark::Kind kind);
// Whether clicking the cell does something while the mark is on it.
bool invites(BoardMark::Kind kind);

} // namespace clockwise::app
