// SPDX-License-Identifier: MIT
#include "chip.h"

#include <QPainter>

namespace clockwise::app {
namespace {

constexpr double kChipCorner = 7;
constexpr int kPadding = 5;

} // namespace

Chip::Chip(int side, QWidget* parent) : QAbstractButton(parent), m_side(side) {
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Chip::setPicture(const QIcon& picture) {
    setIcon(picture);
    update();
}

void Chip::setPicture(const QPixmap& picture) {
    setPicture(QIcon(picture));
}

void Chip::setNumber(int number) {
    if (number == m_number) return;
    m_number = number;
    update();
}

void Chip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = isEnabled() && (underMouse() || isDown());
    QColor face = palette().color(lit ? QPalette::Button : QPalette::Base);
    if (isChecked()) face = palette().color(QPalette::Highlight);
    const QColor edge = palette().color(hasFocus() || isChecked() ? QPalette::Text : QPalette::Mid);
    const double stroke = hasFocus() ? 2.5 : isChecked() ? 1.5 : 1;
    painter.setPen(QPen(edge, stroke));
    painter.setBrush(face);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), kChipCorner,
                            kChipCorner);

    const QRect inside = rect().adjusted(kPadding, kPadding, -kPadding, -kPadding);
    if (!isEnabled()) painter.setOpacity(0.4);
    icon().paint(&painter, inside);
    if (m_number == 0) return;
    QFont font = painter.font();
    font.setBold(true);
    painter.setFont(font);
    const QString digits = QString::number(m_number);
    const int side = QFontMetrics(font).height();
    const QRect disc(width() - side - 1, height() - side - 1, side, side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Text));
    painter.drawEllipse(disc);
    painter.setPen(palette().color(QPalette::Base));
    painter.drawText(disc, Qt::AlignCenter, digits);
}

void Chip::enterEvent(QEnterEvent*) {
    update();
}

void Chip::leaveEvent(QEvent*) {
    update();
}

} // namespace clockwise::app
