// SPDX-License-Identifier: MIT
#include "letters.h"

#include "svg_atlas.h"

#include <QFontMetricsF>
#include <QPainterPath>

namespace clockwise::app {

void paintLetters(QPainter& painter, QPointF centre, const QString& letters) {
    const QFontMetricsF metrics(painter.font());
    if (paintsPixels(painter)) {
        QRectF around(0, 0, metrics.horizontalAdvance(letters) + 2, metrics.height() + 2);
        around.moveCenter(centre);
        painter.drawText(around, Qt::AlignCenter, letters);
        return;
    }
    QPainterPath path;
    path.addText(-metrics.horizontalAdvance(letters) / 2,
                 (metrics.ascent() - metrics.descent()) / 2, painter.font(), letters);
    painter.fillPath(path.translated(centre), painter.pen().color());
}

} // namespace clockwise::app
