// SPDX-License-Identifier: MIT
#pragma once

#include "board_geometry.h"
#include "painted_forms.h"
#include "theme.h"

#include <QGraphicsItem>

namespace clockwise::app {

// The band round the cell that the pointer or the keyboard is at.
class RingItem : public QGraphicsItem {
  public:
    struct Look {
        QColor color;
        double width = 0; // as a part of a cell
    };

    // Colours and forms have to outlive it. Until it is shown somewhere it is nowhere.
    RingItem(const MarkColors& colors, PaintedForms& forms);

    void showAt(QPointF boardPoint, Outline::CellShape shape, const Look& look,
                const BoardGeometry& geometry);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    void draw(QPainter& painter) const;

    const MarkColors& m_colors;
    PaintedForms& m_forms;
    Outline::CellShape m_shape = Outline::CellShape::Square;
    Look m_look;
    BoardGeometry m_geometry;
};

} // namespace clockwise::app
