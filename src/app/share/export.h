// SPDX-License-Identifier: MIT
#pragma once

#include "export_kind.h"
#include "table/board_picture.h"
#include "work.h"

#include "clockwise/record.h"

#include <memory>
#include <span>

namespace clockwise::app {

struct ExportOrder {
    ExportKind kind = ExportKind::Png;
    QString path;
    int size = kUsualPicture;
    bool marksLastTurn = true;
    BoardStyle style = {}; // a score sheet has its own
};

// The work of making a file of a game: of the last of these places, or of all of them, from the
// start on, where the kind shows the whole game. The game may change meanwhile. A failure leaves
// the file that was there before; what it says is a whole sentence.
std::unique_ptr<Work> exportWork(const GameRecord& record, std::span<const NodeId> places,
                                 const ExportOrder& order);

} // namespace clockwise::app
