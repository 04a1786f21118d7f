// SPDX-License-Identifier: MIT
#pragma once

#include <QPainter>

namespace clockwise::app {

// Whether the brush is a gradient that lets more through in one place than in another.
bool isUnevenlySeeThrough(const QBrush& brush);

// Fills with such a gradient, linear or round, by evenly see-through layers on top of each other:
// the more opaque a place, the more of them lie there. They lie within one another, so that no
// seam shows.
void fillInLayers(QPainter& painter, const QPainterPath& path, const QBrush& brush);

} // namespace clockwise::app
