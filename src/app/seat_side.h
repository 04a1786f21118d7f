// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/record.h"

namespace clockwise::app {

// How far to turn the board clockwise, in steps of its symmetry, so that a seat has it as seat 1
// has it upright. Seats sit clockwise round the table where their pieces begin; evenly spread where
// these lie on every side, or none lies yet.
int stepsToFace(const GameRecord& record, Seat seat);

// Where a seat sits by the upright board, clockwise on the screen in radians from the right.
double seatDirection(const GameRecord& record, Seat seat);

} // namespace clockwise::app
