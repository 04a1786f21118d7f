// SPDX-License-Identifier: MIT
#pragma once

#include "theme.h"

#include <QColor>
#include <QPainter>
#include <QPainterPath>

namespace clockwise::app {

// The few forms that marks are made of, round the painter's origin; measures are parts of a cell.
class MarkBrush {
  public:
    MarkBrush(QPainter& painter, double cell, QColor color, const MarkColors& edges);

    void tint();              // all of a square cell
    void glow(double radius); // the same, round and soft
    void frame();             // round the edge of a square cell
    void halo(double radius); // the same, round
    void dot(double radius);
    void ring(double radius, double width, bool dashed);
    void target(double radius); // a ring that points inwards
    void star(QPointF centre, double radius);
    void upArrow(double reach);
    void pointers(); // four from the corners, within the cell
    void plus(double reach);
    void cross(double reach);
    void lock(QPointF centre, double reach);

  private:
    // Fills or strokes on top of a pale and a dark edge.
    void fillCased(const QPainterPath& path, const QColor& color);
    void strokeCased(const QPainterPath& path, double width, bool dashed);
    void stroke(const QPainterPath& path, double width, const QColor& color,
                const QList<qreal>& dashes = {});
    void fill(const QPainterPath& path, const QColor& color);
    void layOn(const QColor& color);
    QColor faint(QColor color, double alpha) const;

    QPainter& m_painter;
    QColor m_color;
    QColor m_pale;
    QColor m_dark;
    double m_weight;
};

} // namespace clockwise::app
