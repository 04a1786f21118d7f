// SPDX-License-Identifier: MIT
#include "wrapped_label.h"

#include <QPainter>
#include <QStyle>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace clockwise::app {
namespace {

constexpr int kLeast = 12; // letters in a line
constexpr int kUsual = 60;

int heightOf(const QTextLayout& layout) {
    return static_cast<int>(std::ceil(layout.boundingRect().height()));
}

} // namespace

WrappedLabel::WrappedLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
}

std::unique_ptr<QTextLayout> WrappedLabel::laidOut(int width) const {
    QString lines = text();
    lines.replace(u'\n', QChar::LineSeparator);
    auto layout = std::make_unique<QTextLayout>(lines, font());
    QTextOption option(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft));
    option.setTextDirection(layoutDirection());
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout->setTextOption(option);
    layout->beginLayout();
    double y = 0;
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(std::max(1, width));
        line.setPosition({0, y});
        y += line.height();
    }
    layout->endLayout();
    return layout;
}

QSize WrappedLabel::sizeHint() const {
    const int usual = kUsual * fontMetrics().averageCharWidth();
    const int width =
        std::min(usual, static_cast<int>(std::ceil(laidOut(usual)->maximumWidth())) + 1);
    return {width, heightForWidth(width)};
}

QSize WrappedLabel::minimumSizeHint() const {
    return {std::min(kLeast * fontMetrics().averageCharWidth(), sizeHint().width()),
            fontMetrics().height()};
}

int WrappedLabel::heightForWidth(int width) const {
    return heightOf(*laidOut(width));
}

void WrappedLabel::paintEvent(QPaintEvent*) {
    const QRect room = contentsRect();
    const auto layout = laidOut(room.width());
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const int top = room.center().y() - heightOf(*layout) / 2; // on whole pixels letters are sharp
    layout->draw(&painter, QPointF(room.left(), top));
}

} // namespace clockwise::app
