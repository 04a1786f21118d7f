// SPDX-License-Identifier: MIT
#include "plain_shapes.h"

#include "see_through.h"

#include <QPainterPathStroker>

namespace clockwise::app {

PlainShapes::PlainShapes(QPainter& target)
    : QPaintEngine(AllFeatures), m_target(target), m_baseTransform(target.worldTransform()),
      m_baseOpacity(target.opacity()) {}

QPaintEngine* PlainShapes::paintEngine() const {
    return const_cast<PlainShapes*>(this);
}

int PlainShapes::metric(PaintDeviceMetric metric) const {
    const QPaintDevice& device = *m_target.device();
    switch (metric) {
    case PdmWidth: return device.width();
    case PdmHeight: return device.height();
    case PdmWidthMM: return device.widthMM();
    case PdmHeightMM: return device.heightMM();
    case PdmDpiX: return device.logicalDpiX();
    case PdmDpiY: return device.logicalDpiY();
    case PdmPhysicalDpiX: return device.physicalDpiX();
    case PdmPhysicalDpiY: return device.physicalDpiY();
    case PdmNumColors: return device.colorCount();
    case PdmDepth: return device.depth();
    case PdmDevicePixelRatio: return 1;
    default: return static_cast<int>(devicePixelRatioFScale()); // ...Scaled: also 1
    }
}

void PlainShapes::updateState(const QPaintEngineState& now) {
    const DirtyFlags changed = now.state();
    if (changed.testFlag(DirtyPen)) m_pen = now.pen();
    if (changed.testFlag(DirtyBrush)) m_brush = now.brush();
    if (changed.testFlag(DirtyTransform))
        m_target.setWorldTransform(now.transform() * m_baseTransform);
    if (changed.testFlag(DirtyOpacity)) m_target.setOpacity(now.opacity() * m_baseOpacity);
    if (changed.testFlag(DirtyHints)) m_target.setRenderHints(now.renderHints());
}

void PlainShapes::drawPath(const QPainterPath& path) {
    if (m_brush.style() != Qt::NoBrush) fill(path, m_brush);
    if (m_pen.style() == Qt::NoPen) return;
    if (m_pen.brush().gradient() == nullptr)
        m_target.strokePath(path, m_pen);
    else
        fill(QPainterPathStroker(m_pen).createStroke(path), m_pen.brush());
}

void PlainShapes::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) {
    QPainterPath path;
    path.moveTo(points[0]);
    for (int i = 1; i < count; ++i) path.lineTo(points[i]);
    if (mode != PolylineMode) path.closeSubpath();
    path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    const QBrush brush = std::exchange(m_brush, mode == PolylineMode ? QBrush() : m_brush);
    drawPath(path);
    m_brush = brush;
}

void PlainShapes::fill(const QPainterPath& path, const QBrush& brush) {
    if (m_target.paintEngine()->type() == QPaintEngine::Pdf && isUnevenlySeeThrough(brush))
        fillInLayers(m_target, path, brush);
    else
        m_target.fillPath(path, brush);
}

} // namespace clockwise::app
