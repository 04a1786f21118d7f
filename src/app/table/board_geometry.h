// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/outline.h"

#include <QPointF>
#include <QSizeF>

namespace clockwise::app {

// Where a board lies in a viewport: as large as fits, in the middle, cells a whole and even number
// of device pixels wide so that edges are sharp and squares meet.
class BoardGeometry {
  public:
    BoardGeometry() = default;
    BoardGeometry(const Outline& outline, QSizeF viewport, double ratio);

    double cell() const { return m_cell / m_ratio; } // in pixels
    double cellInDevicePixels() const { return m_cell; }
    double ratio() const { return m_ratio; }

    QPointF toPixels(QPointF boardPoint) const { return m_centre + boardPoint * cell(); }
    QPointF toPixels(Point boardPoint) const {
        return toPixels(QPointF(boardPoint.x, boardPoint.y));
    }
    QPointF toBoard(QPointF pixels) const { return (pixels - m_centre) / cell(); }
    // The nearest point at which device pixels meet.
    QPointF snapped(QPointF pixels) const;

  private:
    double m_cell = 2;
    double m_ratio = 1;
    QPointF m_centre;
};

} // namespace clockwise::app
