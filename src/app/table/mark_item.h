// SPDX-License-Identifier: MIT
#pragma once

#include "board_geometry.h"
#include "board_mark.h"

#include <QGraphicsItem>

namespace clockwise::app {

// The picture of a mark: always the seat's colour between a pale and a dark line, so that it stands
// out from every cell and every piece.
class MarkItem : public QGraphicsItem {
  public:
    // The height of what lies on the cell is where marks on top of it go, in board units.
    MarkItem(const BoardMark& mark, const Outline& outline, double height);

    void setGeometry(const BoardGeometry& geometry);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    BoardMark m_mark;
    Outline::CellShape m_shape;
    QPointF m_at;
    BoardGeometry m_geometry;
};

// How many tiles lie on a cell, where it is more than one.
class HeightBadge : public QGraphicsItem {
  public:
    HeightBadge(const Outline& outline, Cell cell, int height);

    void setGeometry(const BoardGeometry& geometry);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    double radius() const;

    int m_height;
    QPointF m_at;
    BoardGeometry m_geometry;
};

} // namespace clockwise::app
