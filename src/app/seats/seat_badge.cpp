// SPDX-License-Identifier: MIT
#include "seat_badge.h"

#include "../table/icons.h"
#include "../table/seat_look.h"
#include "../words.h"
#include "clock/clock_view.h"
#include "widgets/fitting_font.h"

#include <QPainter>
#include <QPainterPath>

namespace clockwise::app {
namespace {

constexpr int kPadding = 8;
constexpr int kShape = 24;
constexpr int kSmallShape = 14; // a partner's
constexpr double kBadgeCorner = 8;
constexpr double kOut = 0.6; // how much is left of the shape of a seat that is out

void drawLine(QPainter& painter, const QRectF& place, const QFont& font, const QColor& color,
              const QString& words) {
    const QFont fitting = fittingFont(font, words, place.width());
    painter.setFont(fitting);
    painter.setPen(color);
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetricsF(fitting).elidedText(words, Qt::ElideRight, place.width()));
}

QColor mixed(const QColor& a, const QColor& b, float part) {
    return QColor::fromRgbF(a.redF() + (b.redF() - a.redF()) * part,
                            a.greenF() + (b.greenF() - a.greenF()) * part,
                            a.blueF() + (b.blueF() - a.blueF()) * part);
}

QPainterPath chevron(const QPointF& middle) {
    QPainterPath path(middle + QPointF(-2.5, -6));
    path.lineTo(middle + QPointF(2.5, 0));
    path.lineTo(middle + QPointF(-2.5, 6));
    return path;
}

QPainterPath crown(const QPointF& middle) {
    QPainterPath path(middle + QPointF(-8, 6));
    for (const QPointF corner : {QPointF(-9, -5), QPointF(-4, 0), QPointF(0, -7), QPointF(4, 0),
                                 QPointF(9, -5), QPointF(8, 6)})
        path.lineTo(middle + corner);
    path.closeSubpath();
    return path;
}

// Where there is little room, little of it is left free.
int paddingOf(BadgeForm form) {
    return form == BadgeForm::Small ? kPadding - 3 : kPadding;
}

int shapeOf(BadgeForm form) {
    return form == BadgeForm::Small ? kShape - 6 : kShape;
}

int widthBeforeWords(BadgeForm form) {
    return 2 * paddingOf(form) + shapeOf(form);
}

// The parts of what a seat has, one a line.
QStringList partsOf(const QString& detail) {
    return detail.split(kBetweenParts);
}

double widest(const QFont& font, const QStringList& lines) {
    double width = 0;
    for (const QString& line : lines)
        width = std::max(width, QFontMetricsF(font).horizontalAdvance(line));
    return width;
}

} // namespace

SeatBadge::SeatBadge(const GameRecord& record, Seat seat, QWidget* parent)
    : QWidget(parent), m_looks(looksOf(record)), m_look(m_looks[seat]), m_timed(record.hasClocks()),
      m_inTeams(record.node(kRoot).standing.state->side(seat).size() > 1),
      m_clock(new ClockView(this)) {
    setObjectName(QStringLiteral("seat%1").arg(seat.number()));
    m_clock->setObjectName(QStringLiteral("clock%1").arg(seat.number()));
}

void SeatBadge::setStanding(const GameRecord& record, const SeatStanding& standing) {
    const QString line = standingLine(record, standing);
    if (standing == m_standing && line == accessibleName()) return;
    m_standing = standing;
    setAccessibleName(line);
    setToolTip(plainToolTip(line));
    update();
}

void SeatBadge::setForm(BadgeForm form) {
    m_form = form;
    placeClock();
    update();
}

QFont SeatBadge::nameFont() const {
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

QFont SeatBadge::detailFont() const {
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    return small;
}

// A seat that is out is told in the quiet colour, which every theme has where it can be read.
QColor SeatBadge::ink() const {
    return palette().color(m_standing.out ? QPalette::PlaceholderText : QPalette::Text);
}

QColor SeatBadge::quietInk() const {
    QColor quiet = ink();
    if (!m_standing.out) quiet.setAlphaF(0.8F);
    return quiet;
}

double SeatBadge::emblemsWidth() const {
    const double partner = m_inTeams ? kSmallShape + 14 : 0;
    return partner +
           std::max(22.0, QFontMetricsF(nameFont()).horizontalAdvance(placeName(2)) + kPadding + 2);
}

QStringList SeatBadge::linesBelowName(BadgeForm form, const QString& detail) const {
    if (form == BadgeForm::Tall) return partsOf(detail);
    if (form == BadgeForm::Small && m_timed) return {};
    return {detail};
}

bool SeatBadge::hasClockBelow(BadgeForm form) const {
    return m_timed && (form == BadgeForm::Tall || form == BadgeForm::Small);
}

QSize SeatBadge::sizeFor(BadgeForm form, const QString& name, const QString& detail) const {
    const double line = QFontMetricsF(font()).height();
    const QSize clock = m_timed ? m_clock->sizeHint() : QSize(-kPadding, 0);
    const double nameWidth = QFontMetricsF(nameFont()).horizontalAdvance(name);
    const QStringList lines = linesBelowName(form, detail);
    const double detailWidth = widest(detailFont(), lines);
    const double emblems = emblemsWidth();
    double width = 0;
    double height = line * double(1 + lines.size()) + 2 * kPadding;
    switch (form) {
    case BadgeForm::Card:
        width = m_timed ? std::max(nameWidth + kPadding + clock.width(), detailWidth + emblems)
                        : std::max(nameWidth + emblems, detailWidth);
        break;
    case BadgeForm::Tall:
    case BadgeForm::Small:
        width = std::max({nameWidth + emblems, detailWidth, double(clock.width())});
        if (m_timed) height += clock.height() - kPadding / 2.0;
        break;
    case BadgeForm::Bar:
        width = nameWidth + emblems + kPadding + detailWidth + kPadding + clock.width();
        height = std::max(line + kPadding, double(clock.height()) + 6);
        break;
    }
    return {qCeil(width) + widthBeforeWords(form) + paddingOf(form) + 3, qCeil(height)};
}

QRectF SeatBadge::frame() const {
    return QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
}

// Right of the shape; above a clock that is below.
QRectF SeatBadge::textArea() const {
    const double inset = m_form == BadgeForm::Bar ? 0 : kPadding - 2;
    QRectF area = frame().adjusted(widthBeforeWords(m_form), inset, -paddingOf(m_form), -inset);
    if (hasClockBelow(m_form)) area.setBottom(m_clock->y());
    return area;
}

void SeatBadge::placeClock() {
    const QSize size = m_clock->sizeHint();
    const QRect inside = frame().toRect();
    int left = inside.right() - size.width() - (m_form == BadgeForm::Bar ? 3 : kPadding - 3);
    int top = (height() - size.height()) / 2;
    if (m_form == BadgeForm::Card) top = inside.top() + 3;
    if (hasClockBelow(m_form)) {
        left = std::min(left, inside.left() + widthBeforeWords(m_form));
        top = inside.bottom() - size.height() - kPadding / 2;
    }
    m_clock->setGeometry({{left, top}, size});
}

void SeatBadge::resizeEvent(QResizeEvent*) {
    placeClock();
}

// The seat on turn is filled with its colour as well as framed by it: that is seen from afar.
void SeatBadge::paintFrame(QPainter& painter) const {
    const QColor base = palette().color(QPalette::Base);
    const QColor accent = seatColor(m_look);
    const bool marked = m_standing.onTurn || m_standing.won;
    painter.setBrush(m_standing.onTurn ? mixed(base, accent, 0.22F) : base);
    painter.setPen(QPen(marked ? accent : palette().color(QPalette::Mid), marked ? 3.0 : 1.0));
    painter.drawRoundedRect(frame(), kBadgeCorner, kBadgeCorner);
}

double SeatBadge::paintEmblems(QPainter& painter, const QRectF& line) const {
    double right = line.right();
    const QString place = m_standing.won ? QString() : placeName(m_standing.place);
    if (!place.isEmpty()) {
        const double width = QFontMetricsF(nameFont()).horizontalAdvance(place);
        drawLine(painter, QRectF(right - width, line.top(), width + 1, line.height()), nameFont(),
                 ink(), place);
        right -= width + kPadding;
    } else if (m_standing.won) {
        painter.setPen(QPen(ink(), 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(seatColor(m_look));
        painter.drawPath(crown({right - 10, line.center().y()}));
        right -= 20 + kPadding / 2.0;
    } else if (m_standing.onTurn) {
        painter.setPen(QPen(ink(), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(chevron({right - 5, line.center().y()}));
        right -= 10 + kPadding;
    }
    if (!m_standing.partner) return right;
    const QRectF shape(right - kSmallShape, line.center().y() - kSmallShape / 2.0, kSmallShape,
                       kSmallShape);
    seatIcon(m_looks[*m_standing.partner]).paint(&painter, shape.toAlignedRect());
    const QString plus = QStringLiteral("+");
    const double width = QFontMetricsF(nameFont()).horizontalAdvance(plus);
    drawLine(painter, QRectF(shape.left() - width - 2, line.top(), width + 1, line.height()),
             nameFont(), ink(), plus);
    return shape.left() - width - kPadding;
}

void SeatBadge::paintBar(QPainter& painter) const {
    QRectF area = textArea();
    if (m_clock->isVisibleTo(this)) area.setRight(m_clock->x() - kPadding);
    area.setRight(paintEmblems(painter, area));
    // The name gives way to the detail, but not all of it.
    const double wanted = QFontMetricsF(nameFont()).horizontalAdvance(m_standing.name) + 1;
    const double detail = QFontMetricsF(detailFont()).horizontalAdvance(m_standing.detail) + 1;
    QRectF name = area;
    name.setWidth(std::min(wanted, std::max(area.width() - detail - kPadding, area.width() / 2)));
    drawLine(painter, name, nameFont(), ink(), m_standing.name);
    area.setLeft(name.right() + kPadding);
    drawLine(painter, area, detailFont(), quietInk(), m_standing.detail);
}

void SeatBadge::paintLines(QPainter& painter) const {
    const QRectF area = textArea();
    const double height = QFontMetricsF(font()).height();
    const QStringList lines = linesBelowName(m_form, m_standing.detail);
    // Beside a clock, what would stand at the end of the name's line stands in the next.
    const bool clockBeside = m_form == BadgeForm::Card && m_clock->isVisibleTo(this);
    const double top = area.center().y() - height * double(1 + lines.size()) / 2;
    QRectF line(area.left(), top, area.width(), height);
    QRectF name = line;
    name.setRight(clockBeside ? m_clock->x() - 4 : paintEmblems(painter, line));
    drawLine(painter, name, nameFont(), ink(), m_standing.name);
    for (const QString& words : lines) {
        line.translate(0, height);
        QRectF place = line;
        if (clockBeside) place.setRight(paintEmblems(painter, line));
        drawLine(painter, place, detailFont(), quietInk(), words);
    }
}

void SeatBadge::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter);
    const double room = shapeOf(m_form);
    const double size = m_form == BadgeForm::Bar ? std::min<double>(room, height() - 8) : room;
    QRectF shape(0, 0, size, size);
    shape.moveCenter({frame().left() + paddingOf(m_form) + room / 2, frame().center().y()});
    if (m_standing.out) painter.setOpacity(kOut);
    seatIcon(m_look).paint(&painter, shape.toAlignedRect());
    painter.setOpacity(1);
    if (m_form == BadgeForm::Bar)
        paintBar(painter);
    else
        paintLines(painter);
}

} // namespace clockwise::app
