// SPDX-License-Identifier: MIT
#include "line_label.h"

#include "words.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace clockwise::app {
namespace {

constexpr double kSmallest = 0.8; // of the usual letters
constexpr int kHow = static_cast<int>(Qt::AlignCenter) | static_cast<int>(Qt::TextWordWrap);

bool fits(const QString& text, const QFont& font, const QRect& room) {
    const QRect needed =
        QFontMetrics(font).boundingRect(QRect(0, 0, room.width(), 10'000), kHow, text);
    return needed.height() <= room.height() && needed.width() <= room.width();
}

// More letters than that have no room, however small and thin they are.
qsizetype mostIn(const QRect& room) {
    constexpr int kLeastLetter = 32; // in pixels
    return 64 + qsizetype(room.width()) * room.height() / kLeastLetter;
}

} // namespace

LineLabel::LineLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
}

// To measure costs more than to paint.
const LineLabel::Fitted& LineLabel::fitted() const {
    Wanted wanted{text(), font(), contentsRect().size()};
    if (wanted != m_wanted) {
        m_wanted = std::move(wanted);
        m_fitted = fit();
    }
    return m_fitted;
}

LineLabel::Fitted LineLabel::fit() const {
    constexpr double kStep = 0.05;
    const QRect room = contentsRect();
    QFont smaller = font();
    const qsizetype most = mostIn(room);
    for (double scale = 1; scale > kSmallest && text().size() <= most; scale -= kStep) {
        smaller.setPointSizeF(font().pointSizeF() * scale);
        if (fits(text(), smaller, room)) return {text(), smaller};
    }
    const auto cut = [this](qsizetype kept) {
        if (kept > 0 && text().at(kept - 1).isHighSurrogate()) --kept;
        return text().left(kept) + QChar(0x2026);
    };
    smaller.setPointSizeF(font().pointSizeF() * kSmallest);
    // Between what fits and what does not, so that a long text is measured a few times only.
    qsizetype kept = 0;
    for (qsizetype beyond = std::min(text().size(), most); beyond - kept > 1;) {
        const qsizetype between = (kept + beyond) / 2;
        (fits(cut(between), smaller, room) ? kept : beyond) = between;
    }
    // At the end of a word, where there is one.
    const qsizetype blank = text().lastIndexOf(QLatin1Char(' '), kept);
    return {cut(blank > 0 ? blank : kept), smaller};
}

void LineLabel::paintEvent(QPaintEvent*) {
    const Fitted& shown = fitted();
    QPainter painter(this);
    painter.setFont(shown.font);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(contentsRect(), kHow, shown.text);
}

bool LineLabel::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && shownText() != text()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainToolTip(text()),
                           this);
        return true;
    }
    return QLabel::event(event);
}

} // namespace clockwise::app
