// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace clockwise::app {

// The looks of the window: "system" takes the desktop's palette, "light" and "dark" are ours.
bool isLook(const QString& id);
void applyLook(const QString& id);

} // namespace clockwise::app
