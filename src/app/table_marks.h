// SPDX-License-Identifier: MIT
#pragma once

#include "table/board_view.h"

#include "clockwise/session.h"

#include <vector>

namespace clockwise::app {

// What the turn that led to a place touched; nothing at the start.
std::vector<BoardMark> lastTurnMarks(const GameRecord& record, NodeId at);

// What the board shows beside its pieces: the last turn, the piece in hand, what may be pointed at
// and what may not be taken.
std::vector<BoardMark> tableMarks(const Session& session, const TurnPicker& picker);

// Nothing but the last turn, and which pieces could be taken up.
std::vector<BoardMark> restingMarks(const Session& session, const TurnPicker& picker);

// What a first turn from there will show, for each seat; for getting ready, not to be shown.
std::vector<BoardMark> foreseenMarks(const State& state);

// Where a piece could go that is only pointed at, as faint marks.
std::vector<BoardMark> previewMarks(const Session& session, const TurnPicker& withPiece);

} // namespace clockwise::app
