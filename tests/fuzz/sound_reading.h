// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/record.h"

#include <string>
#include <string_view>

namespace clockwise {

// Reads a text as a game file and says which promise of the reader or the writer it breaks; empty
// when all are kept:
// - there is a record or a fault; at most one fault, and it comes last;
// - every problem lies in the text;
// - each turn is judged as if its line were played alone from the start;
// - what was read, whole or before a fault, is written in a form that is read whole, without a
//   problem and as the same game, and that stays when it is written again.
std::string unsoundness(std::string_view text);

// Where two records differ as games: set-up, seats, tags, tree, notes; empty when they are the
// same, whatever the order their turns came in.
std::string difference(const GameRecord& one, const GameRecord& other);

} // namespace clockwise
