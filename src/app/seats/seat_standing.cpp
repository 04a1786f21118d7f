// SPDX-License-Identifier: MIT
#include "seat_standing.h"

#include "../words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <tuple>

namespace clockwise::app {
namespace {

// The context of these sentences for Qt Linguist.
struct Standings {
    Q_DECLARE_TR_FUNCTIONS(Standings)
};

// When a seat fell: the turn, and which of those who fell by it. Whoever is out stays out, so the
// turn is found by halving the line.
struct Fall {
    std::size_t ply = 0;
    std::ptrdiff_t order = 0;

    bool operator<(const Fall& other) const {
        return std::tie(ply, order) < std::tie(other.ply, other.order);
    }
};

Fall fallOf(const Session& session, Seat seat) {
    std::size_t ply = 0;
    for (std::size_t end = session.shown(); ply < end;) {
        const std::size_t middle = ply + (end - ply) / 2;
        if (session.standingAt(middle).state->isOut(seat))
            end = middle;
        else
            ply = middle + 1;
    }
    if (ply == 0) return {};
    const std::vector<Seat> fallen = session.news(ply).fallen;
    return {ply, std::ranges::find(fallen, seat) - fallen.begin()};
}

struct Side {
    std::vector<Seat> seats;
    bool out = false;
    Fall fall; // of its last seat
    int masters = 0;
};

int masters(const State& state, Seat seat) {
    int count = 0;
    for (const Holding& item : state.holdings(seat))
        if (item.id == "masters") count += item.count;
    return count;
}

std::vector<Side> sidesOf(const Session& session) {
    const State& state = *session.standing().state;
    std::vector<Side> sides;
    SeatSet seen;
    for (const Seat seat : SeatSet::firstSeats(state.seats()).toVector()) {
        if (seen.contains(seat)) continue;
        Side side;
        side.seats = state.side(seat).toVector();
        side.out = std::ranges::all_of(side.seats, [&](Seat one) { return state.isOut(one); });
        for (const Seat one : side.seats) {
            seen.insert(one);
            side.masters += masters(state, one);
            if (side.out) side.fall = std::max(side.fall, fallOf(session, one));
        }
        sides.push_back(std::move(side));
    }
    return sides;
}

bool passedLast(const Session& session, Seat seat) {
    if (session.shown() == 0) return false;
    const TurnNews news = session.news(session.shown());
    return news.seat == seat && news.text == "--";
}

std::optional<Seat> partnerOf(const State& state, Seat seat) {
    for (const Seat other : state.side(seat).toVector())
        if (other != seat) return other;
    return std::nullopt;
}

QString detailOf(const Session& session, Seat seat, const SeatStanding& standing) {
    const State& state = *session.standing().state;
    if (standing.won) return Standings::tr("won");
    if (session.outcome().draw() && !standing.out) return Standings::tr("a draw");
    if (standing.out) return Standings::tr("out");
    if (passedLast(session, seat)) return Standings::tr("passed");
    return holdingsLine(state.holdings(seat));
}

} // namespace

PerSeat<int> places(const Session& session) {
    const Outcome outcome = session.outcome();
    std::vector<Side> sides = sidesOf(session);
    const auto won = [&](const Side& side) { return outcome.winners.contains(side.seats.front()); };
    const auto isBefore = [&](const Side& a, const Side& b) {
        if (won(a) != won(b)) return won(a);
        if (a.out != b.out) return !a.out;
        return a.out ? b.fall < a.fall : a.masters > b.masters;
    };
    std::ranges::stable_sort(sides, isBefore);
    PerSeat<int> places;
    int place = 0;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (i == 0 || isBefore(sides[i - 1], sides[i])) place = static_cast<int>(i) + 1;
        const bool decided = sides[i].out || (outcome.over() && !outcome.draw());
        if (!decided) continue;
        for (const Seat seat : sides[i].seats) places[seat] = place;
    }
    return places;
}

SeatStanding standingOf(const Session& session, Seat seat) {
    const State& state = *session.standing().state;
    const Outcome outcome = session.outcome();
    SeatStanding standing;
    standing.name = seatName(session.record(), seat);
    standing.won = outcome.winners.contains(seat);
    standing.out = state.isOut(seat) && !standing.won;
    standing.onTurn = !outcome.over() && state.toMove() == seat;
    standing.partner = partnerOf(state, seat);
    if (standing.out || outcome.over()) standing.place = places(session)[seat];
    standing.detail = detailOf(session, seat, standing);
    return standing;
}

QString fateOf(const Session& session, Seat seat) {
    const State& state = *session.standing().state;
    QString has = holdingsLine(state.holdings(seat));
    if (!state.isOut(seat)) return has;
    const std::size_t ply = fallOf(session, seat).ply;
    if (ply == 0) return Standings::tr("out");
    const TurnNews news = session.news(ply);
    if (news.seat == seat && news.text == kResign)
        return Standings::tr("resigned in turn %1").arg(ply);
    if (news.seat == seat && news.text == kTimeout)
        return Standings::tr("ran out of time in turn %1").arg(ply);
    return Standings::tr("out in turn %1").arg(ply);
}

QString placeName(int place) {
    switch (place) {
    case 1: return Standings::tr("1st");
    case 2: return Standings::tr("2nd");
    case 3: return Standings::tr("3rd");
    case 4: return Standings::tr("4th");
    case 5: return Standings::tr("5th");
    case 6: return Standings::tr("6th");
    default: return {};
    }
}

QString standingLine(const GameRecord& record, const SeatStanding& standing) {
    QStringList parts{standing.detail};
    if (standing.place > 0) parts << placeName(standing.place);
    if (standing.onTurn) parts << Standings::tr("on turn");
    if (standing.partner)
        parts << Standings::tr("in a team with %1").arg(seatName(record, *standing.partner));
    parts.removeAll(QString());
    return Standings::tr("%1: %2").arg(standing.name, parts.join(QStringLiteral(" · ")));
}

} // namespace clockwise::app
