// SPDX-License-Identifier: MIT
#include "board_geometry.h"

#include <cmath>

namespace clockwise::app {
namespace {

// Room for the table's shadow, as a part of its radius.
constexpr double kRoom = 1.035;

} // namespace

BoardGeometry::BoardGeometry(const Outline& outline, QSizeF viewport, double ratio)
    : m_ratio(ratio) {
    const QSizeF device = viewport * ratio;
    const double room = std::min(device.width(), device.height());
    m_cell = std::max(2.0, 2 * std::floor(room / (2 * outline.radius * kRoom) / 2));
    m_centre = QPointF(std::floor(device.width() / 2), std::floor(device.height() / 2)) / ratio;
}

QPointF BoardGeometry::snapped(QPointF pixels) const {
    return QPointF(std::round(pixels.x() * m_ratio), std::round(pixels.y() * m_ratio)) / m_ratio;
}

} // namespace clockwise::app
