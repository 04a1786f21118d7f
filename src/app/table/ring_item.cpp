// SPDX-License-Identifier: MIT
#include "ring_item.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr double kAboveMarks = 3000;
// Among the forms, no mark's kind.
constexpr int kRing = -2;

} // namespace

RingItem::RingItem(const MarkColors& colors, PaintedForms& forms)
    : m_colors(colors), m_forms(forms) {
    setZValue(kAboveMarks);
    hide();
}

void RingItem::showAt(QPointF boardPoint, Outline::CellShape shape, const Look& look,
                      const BoardGeometry& geometry) {
    prepareGeometryChange();
    m_shape = shape;
    m_look = look;
    m_geometry = geometry;
    setPos(geometry.snapped(geometry.toPixels(boardPoint)));
    show();
    update();
}

QRectF RingItem::boundingRect() const {
    const double reach = 0.62 * m_geometry.cell();
    return {-reach, -reach, 2 * reach, 2 * reach};
}

void RingItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const PaintedForms::Form form{kRing, static_cast<int>(m_shape),
                                  static_cast<int>(m_look.color.rgba()),
                                  static_cast<int>(m_look.width * 1000)};
    m_forms.paint(*painter, form, boundingRect(), [this](QPainter& once) { draw(once); });
}

// A band with edges, so that it stands out from pale squares as well.
void RingItem::draw(QPainter& painter) const {
    const double size = m_geometry.cell();
    const QRectF around(-0.47 * size, -0.47 * size, 0.94 * size, 0.94 * size);
    QPainterPath path;
    if (m_shape == Outline::CellShape::Square)
        path.addRoundedRect(around, 0.06 * size, 0.06 * size);
    else
        path.addEllipse(around);
    QPainterPathStroker band;
    band.setWidth(m_look.width * size);
    QColor edge = m_colors.dark;
    edge.setAlphaF(m_look.color.alphaF() * 0.75F);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(edge, std::max(1.0, 0.02 * size)));
    painter.setBrush(m_look.color);
    painter.drawPath(band.createStroke(path));
}

} // namespace clockwise::app
