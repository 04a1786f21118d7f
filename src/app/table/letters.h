// SPDX-License-Identifier: MIT
#pragma once

#include <QPainter>
#include <QString>

namespace clockwise::app {

// A few letters in the painter's font and pen, with their middle at a point. Where the painter
// makes no pixels they are outlines, so that they look the same wherever the file is opened.
void paintLetters(QPainter& painter, QPointF centre, const QString& letters);

} // namespace clockwise::app
