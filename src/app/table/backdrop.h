// SPDX-License-Identifier: MIT
#pragma once

#include "board_geometry.h"
#include "theme.h"

#include <QFont>

namespace clockwise::app {

// Everything of a board that never moves: table, cells, and coordinates if they are wanted. Nothing
// round the table.
void paintBoard(QPainter& painter, SvgAtlas& atlas, const GameArt& art, const Outline& outline,
                const BoardGeometry& geometry, const QFont& font, bool labels);

// The same in one picture of the viewport's size, on a ground of that colour.
QPixmap paintBackdrop(SvgAtlas& atlas, const GameArt& art, const Outline& outline,
                      const BoardGeometry& geometry, QSize viewport, const QFont& font, bool labels,
                      const QColor& ground);

} // namespace clockwise::app
