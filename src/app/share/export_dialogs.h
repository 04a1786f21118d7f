// SPDX-License-Identifier: MIT
// What the window asks before a game is exported.
#pragma once

#include "export.h"

#include <QString>

#include <optional>

class QWidget;

namespace clockwise::app {

// What to make of the game and where to put it; nothing when the player thought better of it. The
// name is a proposal without an extension. Remembers what was chosen.
std::optional<ExportOrder> askWhatToExport(QWidget* parent, const QString& name);

} // namespace clockwise::app
