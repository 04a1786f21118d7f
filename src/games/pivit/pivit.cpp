// SPDX-License-Identifier: MIT
// Set-up, end and the like of Pivit: rules.md section 1.
#include "../adapter.h"
#include "rules.h"

namespace clockwise::pivit {
namespace {

// Owners along the bottom and top edge from file b, and along the left and right edge from rank 2
// (the table of rule 1.2).
struct EdgeOwners {
    std::string_view bottomAndTop;
    std::string_view leftAndRight;
};

EdgeOwners edgeOwners(int side, int seats) {
    if (side == 6) return {"1212", "1212"};
    if (seats == 2) return {"121121", "212212"};
    if (seats == 3) return {"123123", "123123"};
    return {"123412", "432143"};
}

void put(Position& p, char owner, Square square) {
    p.own[static_cast<std::size_t>(owner - '1')] |= bit(square);
}

// The seat that wins a count of masters, ties going to whoever promoted first (rule 1.8).
Outcome judgeByMasters(const Position& p, EndReason clear, EndReason tiebreak) {
    int most = 0;
    int holders = 0;
    unsigned best = 0;
    for (unsigned seat = 0; seat < p.seats; ++seat) {
        const int masters = sizeOf(p.own[seat] & p.masters);
        if (masters > most) {
            most = masters;
            holders = 0;
            best = seat;
        }
        if (masters == most) ++holders;
    }
    if (most == 0) return {clear, {}};
    if (holders == 1) return {clear, {Seat::fromIndex(static_cast<int>(best))}};
    for (unsigned i = 0; i < p.promoted; ++i) {
        const unsigned seat = p.promotionOrder[i];
        if (sizeOf(p.own[seat] & p.masters) == most)
            return {tiebreak, {Seat::fromIndex(static_cast<int>(seat))}};
    }
    return {tiebreak, {Seat::fromIndex(static_cast<int>(best))}};
}

} // namespace

const std::vector<OptionSpec>& Rules::optionSpecs() {
    static const std::vector<OptionSpec> specs{
        {"board", "Board", "8", {"6", "8"}, 0, 0, false},
        {"players", "Players", "2", {}, 2, kMostSeats, false},
        {"repetition", "Repetition", "draw", {"draw", "off"}, 0, 0, true},
        {"noprogress", "NoProgress", "100", {}, 0, 9999, true},
    };
    return specs;
}

Result<Position> Rules::start(const Options& options) {
    Position p;
    p.side = static_cast<std::uint8_t>(options.number("board"));
    p.seats = static_cast<std::uint8_t>(options.number("players"));
    if (p.side == 6 && p.seats != 2)
        return refuse(Fault::SmallBoardSeatsTwo, {options.value("players")});
    const EdgeOwners owners = edgeOwners(p.side, p.seats);
    const int last = p.side - 1;
    for (int i = 1; i < last; ++i) {
        const auto place = static_cast<std::size_t>(i - 1);
        for (const int edge : {0, last}) {
            put(p, owners.bottomAndTop[place], edge * 8 + i);
            put(p, owners.leftAndRight[place], i * 8 + edge);
            p.horizontal |= bit(i * 8 + edge);
        }
    }
    return p;
}

Outcome Rules::outcome(const Position& p) {
    if (seatsWithPieces(p) == 1) {
        for (int seat = 0; seat < p.seats; ++seat)
            if (p.own[static_cast<std::size_t>(seat)] != 0)
                return {EndReason::LastPlayer, {Seat::fromIndex(seat)}};
    }
    if ((occupied(p) & ~p.masters) == 0)
        return judgeByMasters(p, EndReason::NoMinions, EndReason::NoMinionsTiebreak);
    if (isDeadlock(p)) return judgeByMasters(p, EndReason::Deadlock, EndReason::DeadlockTiebreak);
    return {};
}

bool Rules::isOut(const Position& p, Seat seat) {
    return p.own[static_cast<std::size_t>(seat.index())] == 0;
}

SeatSet Rules::side(const Position&, Seat seat) {
    return {seat};
}

std::vector<Holding> Rules::holdings(const Position& p, Seat seat) {
    const Bits own = p.own[static_cast<std::size_t>(seat.index())];
    return {{"minions", sizeOf(own & ~p.masters)}, {"masters", sizeOf(own & p.masters)}};
}

Position Rules::withdraw(const Position& p, Seat seat) {
    Position next = p;
    Bits& own = next.own[static_cast<std::size_t>(seat.index())];
    next.masters &= ~own;
    next.horizontal &= ~own;
    own = 0;
    if (toMove(p) == seat) passTurnOn(next);
    return next;
}

bool promotes(const Position& p, const Move& m) {
    return !m.isPass() && (p.masters & bit(m.from)) == 0 && (cornersOf(p.side) & bit(m.to)) != 0;
}

bool captures(const Position& p, const Move& m) {
    return !m.isPass() && (occupied(p) & bit(m.to)) != 0;
}

bool Rules::isProgress(const Position& p, const Move& m) {
    return captures(p, m) || promotes(p, m);
}

std::uint64_t Rules::key(const Position& p) {
    std::uint64_t hash = mix(p.turn, p.horizontal);
    hash = mix(hash, p.masters);
    for (const Bits own : p.own) hash = mix(hash, own);
    for (unsigned i = 0; i < p.promoted; ++i) hash = mix(hash, p.promotionOrder[i] + 1U);
    return mix(hash, static_cast<std::uint64_t>(p.side * 8 + p.seats));
}

const Game& game() {
    static const GameOf<Rules> pivit;
    return pivit;
}

} // namespace clockwise::pivit
