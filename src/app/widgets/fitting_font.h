// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QString>

namespace clockwise::app {

// The font, made as narrow as these words need to be read whole in a width, but never so narrow
// that they are hard to read.
QFont fittingFont(QFont font, const QString& words, double width);

} // namespace clockwise::app
