// SPDX-License-Identifier: MIT
#include "seat_panel.h"

#include "clock_view.h"
#include "table/icons.h"
#include "table/seat_look.h"
#include "table_clock.h"
#include "words.h"

#include <QGridLayout>
#include <QPainter>
#include <QPainterPath>

namespace clockwise::app {
namespace {

constexpr int kMostInOneColumn = 3;
constexpr int kPadding = 9;
constexpr double kShape = 24;
constexpr double kCorner = 8;

void drawLine(QPainter& painter, const QRectF& place, Qt::AlignmentFlag where, const QFont& font,
              const QColor& color, const QString& words) {
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(place, static_cast<int>(where) | Qt::AlignLeft,
                     QFontMetricsF(font).elidedText(words, Qt::ElideRight, place.width()));
}

bool passedLast(const Session& session, Seat seat) {
    if (session.shown() == 0) return false;
    const TurnNews news = session.news(session.shown());
    return news.seat == seat && news.text == "--";
}

SeatCard::Standing standingOf(const Session& session, Seat seat) {
    const State& state = *session.standing().state;
    const Outcome outcome = session.outcome();
    SeatCard::Standing standing;
    standing.name = seatName(session.record(), seat);
    standing.won = outcome.winners.contains(seat);
    standing.out = state.isOut(seat) && !standing.won;
    standing.onTurn = !outcome.over() && state.toMove() == seat;
    if (standing.won)
        standing.detail = SeatCard::tr("won");
    else if (outcome.draw() && !standing.out)
        standing.detail = SeatCard::tr("a draw");
    else if (standing.out)
        standing.detail = SeatCard::tr("out");
    else if (passedLast(session, seat))
        standing.detail = SeatCard::tr("passed");
    else
        standing.detail = holdingsLine(state.holdings(seat));
    return standing;
}

SeatCard::ClockPlace clockPlace(const GameRecord& record, int columns) {
    using enum SeatCard::ClockPlace;
    if (!record.hasClocks()) return None;
    return columns == 1 ? Right : Below;
}

// Whether some clock may come to show hours, by its increments too.
bool needsHours(const GameRecord& record) {
    constexpr int kManyTurns = 60;
    for (const Seat seat : SeatSet::firstSeats(record.seats()).toVector()) {
        const auto& control = record.clocks()[seat];
        if (control && control->main + kManyTurns * control->increment >= std::chrono::hours(1))
            return true;
    }
    return false;
}

} // namespace

SeatCard::SeatCard(Seat seat, ClockPlace clockPlace, QWidget* parent)
    : QWidget(parent), m_seat(seat), m_clockPlace(clockPlace), m_clock(new ClockView(this)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setObjectName(QStringLiteral("seat%1").arg(seat.number()));
    m_clock->setObjectName(QStringLiteral("clock%1").arg(seat.number()));
}

void SeatCard::setStanding(const Standing& standing) {
    if (standing == m_standing) return;
    m_standing = standing;
    setAccessibleName(tr("%1: %2").arg(standing.name, standing.detail));
    setToolTip(plainToolTip(standing.name + QStringLiteral(" — ") + standing.detail));
    update();
}

QSize SeatCard::sizeHint() const {
    const int below = m_clockPlace == ClockPlace::Below ? m_clock->sizeHint().height() : 0;
    return {160, fontMetrics().height() * 2 + 2 * kPadding + below};
}

QRectF SeatCard::frame() const {
    return QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
}

void SeatCard::resizeEvent(QResizeEvent*) {
    const QSize size = m_clock->sizeHint();
    const int right = qRound(frame().right()) - kPadding;
    const int top = m_clockPlace == ClockPlace::Below
                        ? qRound(frame().bottom()) - size.height() - kPadding / 2
                        : (height() - size.height()) / 2;
    m_clock->setGeometry({{right - size.width(), top}, size});
}

void SeatCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor text = palette().color(QPalette::Text);
    const QColor accent = seatColor(m_seat);
    const bool marked = m_standing.onTurn || m_standing.won;

    const QRectF frame = this->frame();
    painter.setBrush(palette().color(QPalette::Base));
    painter.setPen(QPen(marked ? accent : palette().color(QPalette::Mid), marked ? 3.0 : 1.0));
    painter.drawRoundedRect(frame, kCorner, kCorner);

    if (m_standing.out) painter.setOpacity(0.45);
    const QRectF shape(frame.left() + kPadding, frame.center().y() - kShape / 2, kShape, kShape);
    seatIcon(m_seat).paint(&painter, shape.toAlignedRect());

    const double left = shape.right() + kPadding;
    QRectF words(left, frame.top() + 2, frame.right() - kPadding - left, frame.height() - 4);
    if (m_clockPlace == ClockPlace::Right) words.setRight(m_clock->x() - kPadding);
    if (m_clockPlace == ClockPlace::Below) words.setBottom(m_clock->y());
    QFont bold = font();
    bold.setBold(true);
    const double chevronWidth = m_standing.onTurn ? 14 : 0;
    drawLine(painter, words.adjusted(0, 0, -chevronWidth, -words.height() / 2), Qt::AlignBottom,
             bold, text, m_standing.name);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    QColor quiet = text;
    quiet.setAlphaF(0.8F);
    drawLine(painter, words.adjusted(0, words.height() / 2, 0, 0), Qt::AlignTop, small, quiet,
             m_standing.detail);

    if (!m_standing.onTurn) return;
    const QPointF tip(words.right(), words.top() + words.height() * 0.3);
    QPainterPath chevron(tip + QPointF(-5, -6));
    chevron.lineTo(tip);
    chevron.lineTo(tip + QPointF(-5, 6));
    painter.setPen(QPen(accent, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(chevron);
}

SeatPanel::SeatPanel(Document& document, QWidget* parent) : QWidget(parent), m_document(document) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(6);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&m_document, &Document::replaced, this, &SeatPanel::makeCards);
    connect(&m_document, &Document::changed, this, &SeatPanel::refresh);
    connect(&m_document.clock(), &TableClock::shown, this, &SeatPanel::refreshClocks);
    makeCards();
}

void SeatPanel::makeCards() {
    qDeleteAll(m_cards);
    m_cards.clear();
    auto* grid = static_cast<QGridLayout*>(layout());
    const GameRecord& record = m_document.session().record();
    const int seats = record.seats();
    const int columns = seats <= kMostInOneColumn ? 1 : 2;
    for (int i = 0; i < seats; ++i) {
        m_cards.push_back(new SeatCard(Seat::fromIndex(i), clockPlace(record, columns), this));
        ClockView& clock = m_cards.back()->clock();
        clock.setRoom(needsHours(record), columns == 1);
        connect(&clock, &ClockView::clicked, &m_document.clock(), &TableClock::startOrPause);
        grid->addWidget(m_cards.back(), i / columns, i % columns);
    }
    refresh();
}

void SeatPanel::refresh() {
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setStanding(
            standingOf(m_document.session(), Seat::fromIndex(static_cast<int>(i))));
    refreshClocks();
}

void SeatPanel::refreshClocks() {
    const TableClock& clock = m_document.clock();
    const PerSeat<ClockFace> faces = clock.faces();
    const QString offer = !clock.isOffered() ? QString()
                          : clock.isGoing()  ? tr("Click to pause the clock")
                                             : tr("Click to start the clock");
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        ClockView& view = m_cards[i]->clock();
        view.setFace(faces[Seat::fromIndex(static_cast<int>(i))]);
        view.setOffer(offer);
    }
}

} // namespace clockwise::app
