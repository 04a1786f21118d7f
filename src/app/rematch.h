// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/record.h"

namespace clockwise::app {

// The same game once more, before its first turn, from the same position where one was drawn. The
// players move one seat on against the clock, with their names and their time, so that the next one
// begins; teams stay together, and a seat that a drawn position leaves out is passed over. An
// opening is built again, one that is random from another seed.
GameRecord rematch(const GameRecord& played);

} // namespace clockwise::app
