// SPDX-License-Identifier: MIT
#include "picture_button.h"

#include "fitting_font.h"

#include <QPainter>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr int kPadding = 10;
constexpr double kButtonCorner = 10;

QFont strong(QFont font) {
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.15);
    return font;
}

} // namespace

PictureButton::PictureButton(int least, int most, QWidget* parent)
    : QAbstractButton(parent), m_least(least), m_most(most) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void PictureButton::setWords(const QString& name, const QString& detail) {
    setText(name);
    m_detail = detail;
    setAccessibleName(detail.isEmpty() ? name : name + QStringLiteral(", ") + detail);
    update();
}

void PictureButton::setPicture(const QPixmap& picture) {
    m_picture = picture;
    update();
}

void PictureButton::setMost(int most) {
    if (most == m_most) return;
    m_most = most;
    updateGeometry();
    update();
}

bool PictureButton::isSharp() const {
    return m_picture.deviceIndependentSize().toSize() == pictureSize();
}

void PictureButton::resizeEvent(QResizeEvent*) {
    if (hasPicture() && !isSharp()) emit blurred();
}

int PictureButton::wordsHeight() const {
    const int name = QFontMetrics(strong(font())).height();
    return name + (m_detail.isEmpty() ? 0 : fontMetrics().height());
}

QRect PictureButton::pictureRect() const {
    const int below = wordsHeight() + kPadding;
    const int room = std::min(width() - 2 * kPadding, height() - 2 * kPadding - below);
    const int side = std::clamp(room, 1, m_most);
    return {(width() - side) / 2, kPadding, side, side};
}

int PictureButton::heightFor(int width) const {
    return std::clamp(width - 2 * kPadding, m_least, m_most) + 3 * kPadding + wordsHeight();
}

int PictureButton::widthOfWords() const {
    return std::max(QFontMetrics(strong(font())).horizontalAdvance(text()),
                    fontMetrics().horizontalAdvance(m_detail)) +
           2 * kPadding + 1;
}

QSize PictureButton::sizeHint() const {
    const int width = m_most + 2 * kPadding;
    return {width, heightFor(width)};
}

QSize PictureButton::minimumSizeHint() const {
    return {m_least + 2 * kPadding, m_least + 3 * kPadding + wordsHeight()};
}

void PictureButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // The keyboard's place is a dark frame, the mouse only lights the card up.
    QColor edge = palette().color(hasFocus() ? QPalette::Text : QPalette::Mid);
    painter.setPen(QPen(edge, hasFocus() ? 2.5 : 1));
    const bool lit = isDown() || underMouse();
    painter.setBrush(palette().color(lit ? QPalette::AlternateBase : QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), kButtonCorner,
                            kButtonCorner);

    const QRect picture = pictureRect();
    if (!m_picture.isNull()) painter.drawPixmap(picture, m_picture);

    const auto line = [&](int top, const QFont& font, const QColor& ink, const QString& words) {
        const QFont fitting = fittingFont(font, words, width() - 2 * kPadding);
        const QFontMetrics letters(fitting);
        painter.setFont(fitting);
        painter.setPen(ink);
        const QRect place(kPadding, top, width() - 2 * kPadding, letters.height());
        painter.drawText(place, Qt::AlignCenter,
                         letters.elidedText(words, Qt::ElideRight, place.width()));
        return top + letters.height();
    };
    const QColor ink = palette().color(QPalette::Text);
    QColor quiet = ink;
    quiet.setAlphaF(0.75F);
    const int below = line(picture.bottom() + kPadding, strong(font()), ink, text());
    line(below, font(), quiet, m_detail);
}

void PictureButton::enterEvent(QEnterEvent*) {
    update();
}

void PictureButton::leaveEvent(QEvent*) {
    update();
}

} // namespace clockwise::app
