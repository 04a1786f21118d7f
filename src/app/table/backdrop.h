// SPDX-License-Identifier: MIT
#pragma once

#include "board_geometry.h"
#include "svg_atlas.h"

#include <QFont>

namespace clockwise::app {

// Everything of a board that never moves, in one picture of the viewport's size: table, cells, and
// coordinates if they are wanted. Transparent round the table.
QPixmap paintBackdrop(SvgAtlas& atlas, const QString& artFolder, const Outline& outline,
                      const BoardGeometry& geometry, QSize viewport, const QFont& font,
                      bool labels);

} // namespace clockwise::app
