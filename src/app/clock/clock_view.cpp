// SPDX-License-Identifier: MIT
#include "clock_view.h"

#include "language.h"

#include <QPainter>

#include <algorithm>

namespace clockwise::app {
namespace {

using FaceState = ClockFace::State;

constexpr double kFaceSide = 7;
constexpr double kBars = 11; // the sign that it stands, left of the digits
constexpr double kFaceCorner = 5;
constexpr double kDimmed = 0.5;
const QColor kAlarm(0xb3, 0x26, 0x1e);

double cell(const QFontMetricsF& metrics, QChar c) {
    if (!c.isDigit()) return metrics.horizontalAdvance(c);
    double widest = 0;
    for (char digit = '0'; digit <= '9'; ++digit)
        widest = std::max(widest, metrics.horizontalAdvance(QLatin1Char(digit)));
    return widest;
}

double widthOf(const QFontMetricsF& metrics, const QString& digits) {
    double width = 0;
    for (const QChar c : digits) width += cell(metrics, c);
    return width;
}

} // namespace

ClockView::ClockView(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    hide();
    inEveryLanguage(this, [this] { word(); });
}

void ClockView::word() {
    setAccessibleName(tr("Clock: %1").arg(m_face.digits));
}

void ClockView::setRoomForHours(bool room) {
    m_forHours = room;
    updateGeometry();
}

void ClockView::setFace(const ClockFace& face) {
    if (face == m_face) return;
    m_face = face;
    setVisible(face.state != FaceState::None);
    word();
    update();
}

void ClockView::setOffer(const QString& offer) {
    if (offer == toolTip() && isEnabled() != offer.isEmpty()) return;
    setToolTip(offer);
    setEnabled(!offer.isEmpty());
    setCursor(offer.isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
}

QFont ClockView::digitFont() const {
    QFont digits = font();
    digits.setBold(true);
    digits.setPointSizeF(digits.pointSizeF() * 1.2);
    return digits;
}

QSize ClockView::sizeHint() const {
    const QFontMetricsF metrics(digitFont());
    const QString widest = m_forHours ? QStringLiteral("0:00:00") : QStringLiteral("00:00");
    const double width = std::max(widthOf(metrics, widest), widthOf(metrics, m_face.digits));
    return {qRound(width + 2 * kFaceSide + kBars), qRound(metrics.height()) + 4};
}

// What runs is framed, what runs low is filled, what stands is dim and shows two bars.
void ClockView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetricsF metrics(digitFont());
    const bool paused = m_face.state == FaceState::Paused;
    QColor ink = palette().color(QPalette::Text);
    if (paused || m_face.state == FaceState::Dimmed) ink.setAlphaF(kDimmed);

    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (m_face.low) {
        QColor alarm = kAlarm;
        ink = Qt::white;
        if (paused) alarm.setAlphaF(0.7F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(alarm);
        painter.drawRoundedRect(frame, kFaceCorner, kFaceCorner);
    } else if (m_face.state == FaceState::Running || paused) {
        painter.setPen(QPen(ink, paused ? 1.0 : 1.6));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame, kFaceCorner, kFaceCorner);
    }

    if (paused) {
        painter.setPen(QPen(ink, 2.5));
        for (const double x : {0.0, 5.0})
            painter.drawLine(
                QLineF(kFaceSide + x, height() / 2.0 - 4, kFaceSide + x, height() / 2.0 + 4));
    }

    painter.setFont(digitFont());
    painter.setPen(ink);
    double x = frame.right() + 1 - kFaceSide - widthOf(metrics, m_face.digits);
    for (const QChar c : m_face.digits) {
        const double width = cell(metrics, c);
        painter.drawText(QRectF(x, 0, width, height()), Qt::AlignCenter, c);
        x += width;
    }
}

} // namespace clockwise::app
