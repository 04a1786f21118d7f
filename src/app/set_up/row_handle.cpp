// SPDX-License-Identifier: MIT
#include "row_handle.h"

#include <QMouseEvent>
#include <QPainter>

namespace clockwise::app {

RowHandle::RowHandle(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    setCursor(Qt::OpenHandCursor);
}

QSize RowHandle::sizeHint() const {
    return {14, fontMetrics().height()};
}

void RowHandle::paintEvent(QPaintEvent*) {
    constexpr double kDotGap = 5;
    constexpr double kRadius = 1.4;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::PlaceholderText));
    const QPointF middle = QRectF(rect()).center();
    for (const double x : {-0.5, 0.5})
        for (const double y : {-1.0, 0.0, 1.0})
            painter.drawEllipse(middle + QPointF(x, y) * kDotGap, kRadius, kRadius);
}

void RowHandle::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return event->ignore();
    setCursor(Qt::ClosedHandCursor);
    emit taken();
}

void RowHandle::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons().testFlag(Qt::LeftButton)) emit pulledTo(event->globalPosition().toPoint());
}

void RowHandle::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return event->ignore();
    setCursor(Qt::OpenHandCursor);
    emit letGo();
}

} // namespace clockwise::app
