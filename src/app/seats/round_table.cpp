// SPDX-License-Identifier: MIT
#include "round_table.h"

#include "../language.h"
#include "../seat_side.h"
#include "../table/board_view.h"
#include "../words.h"
#include "clock/clock_view.h"
#include "clock/table_clock.h"
#include "seat_badge.h"

#include <QEvent>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace clockwise::app {
namespace {

constexpr int kMostOfAName = 22; // in letters; longer ones are cut short
constexpr int kLeastOfAName = 7;

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

// The most that a badge may come to say about what its seat has, whatever happens in the game.
QString longestDetail(const GameRecord& record) {
    std::vector<Holding> most;
    for (const Seat seat : SeatSet::firstSeats(record.seats()).toVector())
        for (const Holding& item : record.node(kRoot).standing.state->holdings(seat)) {
            const auto known = std::ranges::find(most, item.id, &Holding::id);
            if (known == most.end())
                most.push_back({item.id, std::max(item.count, 2)});
            else
                known->count = std::max(known->count, item.count);
        }
    return holdingsLine(most);
}

QString longestName(const GameRecord& record) {
    QString longest;
    for (const Seat seat : SeatSet::firstSeats(record.seats()).toVector()) {
        const QString name = seatName(record, seat).left(kMostOfAName);
        if (name.size() > longest.size()) longest = name;
    }
    return longest;
}

double between(double a, double b) {
    return std::remainder(a - b, 2 * std::numbers::pi);
}

} // namespace

RoundTable::RoundTable(Document& document, BoardView& board, QWidget* parent)
    : QWidget(parent), m_document(document), m_board(board) {
    m_board.setParent(this);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&m_document, &Document::replaced, this, &RoundTable::makeBadges);
    connect(&m_document, &Document::changed, this, &RoundTable::refresh);
    connect(&m_document.clock(), &TableClock::shown, this, &RoundTable::refreshClocks);
    connect(&m_board, &BoardView::turned, this, &RoundTable::layOut);
    makeBadges();
    inEveryLanguage(this, [this] { refresh(); });
}

void RoundTable::makeBadges() {
    qDeleteAll(m_badges);
    m_badges.clear();
    const GameRecord& record = m_document.session().record();
    for (const Seat seat : SeatSet::firstSeats(record.seats()).toVector()) {
        auto* badge = new SeatBadge(record, seat, this);
        badge->clock().setRoomForHours(needsHours(record));
        connect(&badge->clock(), &ClockView::clicked, &m_document.clock(),
                &TableClock::startOrPause);
        badge->show();
        m_badges.push_back(badge);
    }
    m_room = {};
    refresh();
}

void RoundTable::refresh() {
    const Session& session = m_document.session();
    for (std::size_t i = 0; i < m_badges.size(); ++i)
        m_badges[i]->setStanding(session.record(),
                                 standingOf(session, Seat::fromIndex(static_cast<int>(i))));
    refreshClocks();
    layOut();
}

void RoundTable::refreshClocks() {
    const TableClock& clock = m_document.clock();
    const PerSeat<ClockFace> faces = clock.faces();
    const QString offer = !clock.isOffered() ? QString()
                          : clock.isGoing()  ? tr("Click to pause the clock")
                                             : tr("Click to start the clock");
    for (std::size_t i = 0; i < m_badges.size(); ++i) {
        ClockView& view = m_badges[i]->clock();
        view.setFace(faces[Seat::fromIndex(static_cast<int>(i))]);
        view.setOffer(offer);
    }
}

// The first choice is the finest; each of the others has to give the board more for what it lacks.
std::vector<BadgeChoice> RoundTable::choices() const {
    const GameRecord& record = m_document.session().record();
    const SeatBadge& badge = *m_badges.front();
    const QString detail = longestDetail(record);
    const QString name = longestName(record);
    const QString shortName = name.left(kLeastOfAName);
    const auto choice = [&](BadgeForm form, const QString& wanted, double worth) {
        return BadgeChoice{form, badge.sizeFor(form, wanted, detail),
                           badge.sizeFor(form, shortName, detail).width(), worth};
    };
    using enum BadgeForm;
    return {choice(Card, name, 1),
            choice(Card, shortName, 0.97),
            choice(Tall, name, 0.97),
            choice(Tall, shortName, 0.95),
            choice(Bar, name, 0.97),
            choice(Bar, shortName, 0.95),
            {Small, badge.sizeFor(Small, shortName, detail), 0, 0.85}};
}

TablePlan RoundTable::planFor(QSize room, const std::vector<BadgeChoice>& choices) const {
    const Outline& outline = *m_document.session().standing().state->scene().outline;
    return planTable(room, static_cast<int>(m_badges.size()), outline.roundTable, choices);
}

// Where the badges lie does not depend on how the board is turned: turning sends each badge on to
// the place that is nearest to where its seat has come to sit.
std::size_t RoundTable::firstPlace(const TablePlan& plan) const {
    constexpr double kClockwise = 0.01; // between two that are equally near
    const GameRecord& record = m_document.session().record();
    const double turn = 2 * std::numbers::pi * m_board.shownTurn() / m_board.turns();
    std::vector<double> directions;
    for (const QRect& badge : plan.badges) {
        const QPointF away = QRectF(badge).center() - QRectF(plan.board).center();
        directions.push_back(std::atan2(away.y(), away.x()));
    }
    std::vector<double> seats;
    for (std::size_t i = 0; i < m_badges.size(); ++i)
        seats.push_back(seatDirection(record, Seat::fromIndex(static_cast<int>(i))) + turn +
                        kClockwise);
    std::size_t best = 0;
    double least = std::numeric_limits<double>::max();
    for (std::size_t first = 0; first < directions.size(); ++first) {
        double off = 0;
        for (std::size_t i = 0; i < seats.size(); ++i)
            off += std::pow(between(directions[(first + i) % directions.size()], seats[i]), 2);
        if (off >= least) continue;
        least = off;
        best = first;
    }
    return best;
}

void RoundTable::layOut() {
    if (m_badges.empty() || size().isEmpty()) return;
    std::vector<BadgeChoice> wanted = choices();
    if (m_room != size() || m_choices != wanted || m_plan.badges.size() != m_badges.size()) {
        m_room = size();
        m_choices = std::move(wanted);
        m_plan = planFor(m_room, m_choices);
    }
    m_board.setGeometry(m_plan.board);
    const std::size_t first = firstPlace(m_plan);
    for (std::size_t i = 0; i < m_badges.size(); ++i) {
        m_badges[i]->setForm(m_plan.form);
        m_badges[i]->setGeometry(m_plan.badges[(first + i) % m_plan.badges.size()]);
    }
}

int RoundTable::heightForBroadest(int width) const {
    const std::vector<BadgeChoice> wanted = choices();
    const auto breadth = [&](int height) { return planFor({width, height}, wanted).board.width(); };
    constexpr int kExact = 4;
    int high = 2 * width;
    const int broadest = breadth(high) - kExact;
    for (int low = width; high - low > kExact;) {
        const int middle = (low + high) / 2;
        (breadth(middle) >= broadest ? high : low) = middle;
    }
    return high;
}

void RoundTable::resizeEvent(QResizeEvent*) {
    layOut();
}

void RoundTable::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) layOut();
    QWidget::changeEvent(event);
}

} // namespace clockwise::app
