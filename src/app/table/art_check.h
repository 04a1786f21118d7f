// SPDX-License-Identifier: MIT
#pragma once

#include "theme_fault.h"

#include <QByteArray>

#include <optional>

namespace clockwise::app {

// What is wrong with an SVG file that is to take the place of a standard drawing, such as
// "games/pivit/minion"; nothing when it can be used. The rules are those of resources/README.md.
std::optional<ThemeFault> artFault(const QString& drawing, const QByteArray& svg);

} // namespace clockwise::app
