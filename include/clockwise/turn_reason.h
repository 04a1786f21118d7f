// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/error.h"
#include "clockwise/game.h"
#include "clockwise/turn_picker.h"

#include <optional>

namespace clockwise {

// Why pointing at that cell next would not make a turn, for a person who just tried; nothing when
// it would, or when there is nothing to say. The turn the player seems to mean is written out in
// the notation and put to the state.
std::optional<Error> reasonAgainst(const State& state, const TurnPicker& picker, Cell cell);

} // namespace clockwise
