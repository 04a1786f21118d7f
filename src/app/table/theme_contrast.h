// SPDX-License-Identifier: MIT
#pragma once

#include "theme.h"
#include "theme_fault.h"

#include <optional>

namespace clockwise::app {

// The least contrast of the coordinates with the board of a game as it is drawn.
double labelContrast(const GameArt& art);

// Which letters could hardly be read, if there are any.
std::optional<ThemeFault> contrastFault(const Theme& theme);

} // namespace clockwise::app
