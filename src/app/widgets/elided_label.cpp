// SPDX-License-Identifier: MIT
#include "elided_label.h"

#include "fitting_font.h"
#include "words.h"

#include <QPainter>
#include <QStyle>

#include <cmath>

namespace clockwise::app {

ElidedLabel::ElidedLabel(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ElidedLabel::setText(const QString& text) {
    if (text == m_text) return;
    m_text = text;
    setAccessibleName(text);
    tell();
    updateGeometry();
    update();
}

QSize ElidedLabel::sizeHint() const {
    // Rounded up: half a pixel too little would be a letter less.
    const double width = QFontMetricsF(font()).horizontalAdvance(m_text);
    return {static_cast<int>(std::ceil(width)), fontMetrics().height()};
}

QString ElidedLabel::shown() const {
    return QFontMetrics(fittingFont(font(), m_text, width()))
        .elidedText(m_text, Qt::ElideRight, width());
}

void ElidedLabel::tell() {
    setToolTip(shown() == m_text ? QString() : plainToolTip(m_text));
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(fittingFont(font(), m_text, width()));
    painter.setPen(palette().color(QPalette::WindowText));
    const auto side = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    painter.drawText(rect(), static_cast<int>(side | Qt::AlignVCenter), shown());
}

void ElidedLabel::resizeEvent(QResizeEvent*) {
    tell();
}

} // namespace clockwise::app
