// SPDX-License-Identifier: MIT
#pragma once

#include "table/theme_fault.h"

#include <QString>

#include <optional>

namespace clockwise::app {

// A look is the theme of that id; "system" takes the desktop's palette, and the light or the dark
// theme with it, whatever goes better. Asks no more than whether it could be there.
bool isLook(const QString& id);

// Gives all windows that look, at once. What is wrong with it is told, and nothing changes then.
std::optional<ThemeFault> applyLook(const QString& id);

// The look that all windows have now.
QString lookInUse();

} // namespace clockwise::app
