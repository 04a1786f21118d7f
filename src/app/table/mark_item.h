// SPDX-License-Identifier: MIT
#pragma once

#include "board_geometry.h"
#include "board_mark.h"
#include "painted_forms.h"
#include "theme.h"

#include <QGraphicsItem>

namespace clockwise::app {

// The picture of a mark: always the seat's colour between a pale and a dark line, so that it stands
// out from every cell and every piece.
class MarkItem : public QGraphicsItem {
  public:
    // The height of what lies on the cell is where marks on top of it go, in board units. The
    // colours and the forms have to outlive it.
    MarkItem(const BoardMark& mark, const Outline& outline, double height, const MarkColors& colors,
             PaintedForms& forms);

    void setGeometry(const BoardGeometry& geometry);
    // How much it is larger than usual, from 0 to 1; what may be taken pulses with it. Whether it
    // has to be painted again for that.
    bool setSwell(double swell);
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    void draw(QPainter& painter) const;

    BoardMark m_mark;
    Outline::CellShape m_shape;
    const MarkColors& m_colors;
    PaintedForms& m_forms;
    QPointF m_at;
    int m_swell = 0; // in steps
    BoardGeometry m_geometry;
};

// How many tiles lie on a cell, where it is more than one.
class HeightBadge : public QGraphicsItem {
  public:
    HeightBadge(const Outline& outline, Cell cell, int height, const MarkColors& colors,
                PaintedForms& forms);

    void setGeometry(const BoardGeometry& geometry);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    double radius() const;
    void draw(QPainter& painter) const;

    int m_height;
    const MarkColors& m_colors;
    PaintedForms& m_forms;
    QPointF m_at;
    BoardGeometry m_geometry;
};

} // namespace clockwise::app
