// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/error.h"
#include "clockwise/game.h"
#include "clockwise/turn_picker.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clockwise {

// What somebody has typed of a turn so far.
struct TypedTurn {
    std::vector<Cell> cells;         // that it names, in its order, up to one the board has not
    std::vector<std::string> turns;  // the legal turns it may become; all while nothing is typed
    std::optional<std::string> turn; // the one that it is: written out, or the only one left
    std::optional<Error> why;        // why it can become none
};

// The signs of a turn that tell it from others, as they are compared: "b1xb4=M" is "b1b4m".
std::string plainTurn(std::string_view text);

// The plain signs of what is typed. Where the piece is given, as the picker has it, it need not be
// named: it is put before them.
std::string plainTyped(const TurnPicker& picker, std::string_view typed);

// Reads it leniently: case, spaces and the signs between the cells do not matter. The picker is the
// state's own, with nothing picked by hand.
TypedTurn readTypedTurn(const State& state, const TurnPicker& picker, std::string_view typed);

} // namespace clockwise
