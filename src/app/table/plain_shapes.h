// SPDX-License-Identifier: MIT
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>

namespace clockwise::app {

// Hands what is painted on to the painter of an SVG file or a page, shape by shape and made plain
// where Qt's writers lose something: QSvgGenerator takes a stroke with a gradient for a black one,
// and in PDF the transparency of a gradient is masked in a way that leaves it opaque. Takes shapes
// only, no text and no pixels; clips are left aside.
class PlainShapes : public QPaintDevice, private QPaintEngine {
  public:
    explicit PlainShapes(QPainter& target);

    QPaintEngine* paintEngine() const override;

  protected:
    int metric(PaintDeviceMetric metric) const override;

  private:
    Type type() const override { return User; }
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& now) override;
    void drawPath(const QPainterPath& path) override;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}

    void fill(const QPainterPath& path, const QBrush& brush);

    QPainter& m_target;
    QTransform m_baseTransform;
    double m_baseOpacity;
    QPen m_pen;
    QBrush m_brush;
};

} // namespace clockwise::app
