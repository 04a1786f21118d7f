// SPDX-License-Identifier: MIT
// Turns and what is written about them, as they are printed.
#pragma once

#include "clockwise/record.h"

#include <QString>
#include <QStringList>

namespace clockwise::app {

// "b1-b4!?"
QString turnText(const Node& node);
// What people wrote; what is meant for programs, such as clock times, is left out.
QStringList commentsOf(const Node& node);
// "(3. g7-g6xc3 {or this} 4. a4-b4xe6)": a variation that begins with that node,
// variations of its own included.
QString variationText(const GameRecord& record, NodeId first);

} // namespace clockwise::app
