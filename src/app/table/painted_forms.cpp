// SPDX-License-Identifier: MIT
#include "painted_forms.h"

#include "svg_atlas.h"

#include <QPainter>

namespace clockwise::app {

void PaintedForms::paint(QPainter& painter, const Form& form, const QRectF& bounds,
                         const std::function<void(QPainter&)>& draw) {
    if (!paintsPixels(painter)) return draw(painter);
    const double ratio = painter.device()->devicePixelRatioF();
    const QTransform toPixels = painter.worldTransform() * QTransform::fromScale(ratio, ratio);
    Q_ASSERT(toPixels.type() <= QTransform::TxScale);
    const QRect there = toPixels.mapRect(bounds).toAlignedRect();
    const QTransform seenBy = toPixels * QTransform::fromTranslate(-there.x(), -there.y());
    Pixels& known = m_pixels[form];
    if (known.pixmap.size() != there.size() || known.seenBy != seenBy) {
        known.seenBy = seenBy;
        known.pixmap = QPixmap(there.size());
        known.pixmap.fill(Qt::transparent);
        QPainter once(&known.pixmap);
        once.setRenderHints(painter.renderHints());
        once.setTransform(seenBy);
        draw(once);
        once.end();
        known.pixmap.setDevicePixelRatio(ratio);
    }
    const QTransform before = painter.worldTransform();
    painter.setWorldTransform({});
    painter.drawPixmap(QPointF(there.topLeft()) / ratio, known.pixmap);
    painter.setWorldTransform(before);
}

} // namespace clockwise::app
