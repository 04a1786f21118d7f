// SPDX-License-Identifier: MIT
// How pieces move (rules 1.3 to 1.8), inline because search and perft live on it.
#pragma once

#include "position.h"

#include "clockwise/outcome.h"

namespace clockwise::pivit {

// Squares reached along a line of eight from place `at` until the first occupied one, that one
// included: kLine[at][occupancy].
constexpr auto kLine = [] {
    std::array<std::array<std::uint8_t, 256>, 8> table{};
    for (int at = 0; at < 8; ++at)
        for (unsigned line = 0; line < 256; ++line) {
            unsigned reached = 0;
            for (int step : {1, -1})
                for (int i = at + step; i >= 0 && i < 8; i += step) {
                    reached |= 1U << i;
                    if ((line >> i & 1U) != 0) break;
                }
            table[static_cast<std::size_t>(at)][line] = static_cast<std::uint8_t>(reached);
        }
    return table;
}();

// The same set turned upright: bit i of the line is bit 8i.
constexpr auto kUpright = [] {
    std::array<Bits, 256> table{};
    for (unsigned line = 0; line < 256; ++line)
        for (int i = 0; i < 8; ++i)
            if ((line >> i & 1U) != 0) table[line] |= bit(8 * i);
    return table;
}();

inline Bits reach(Square square, bool horizontal, Bits occupied) {
    const auto file = static_cast<unsigned>(square) % 8;
    const auto rank = static_cast<unsigned>(square) / 8;
    if (horizontal) return Bits{kLine[file][occupied >> (rank * 8) & 0xffU]} << (rank * 8);
    // Gathers the file's eight bits into one byte, rank 1 lowest.
    const Bits line = ((occupied >> file & 0x0101010101010101U) * 0x0102040810204080U) >> 56;
    return kUpright[kLine[rank][line]] << file;
}

// Where the piece on `square`, of seat `seat`, may go.
inline Bits targets(const Position& p, Square square, unsigned seat, Bits occupied) {
    const Bits self = bit(square);
    Bits free =
        reach(square, (p.horizontal & self) != 0, occupied) & ~p.own[seat] & boardOf(p.side);
    // An odd number of squares always ends on the other colour.
    if ((p.masters & self) == 0) free &= (kDark & self) != 0 ? ~kDark : kDark;
    return free;
}

inline bool canMove(const Position& p, unsigned seat, Bits occupied) {
    for (Bits rest = p.own[seat]; rest != 0; rest &= rest - 1)
        if (targets(p, lowest(rest), seat, occupied) != 0) return true;
    return false;
}

inline int seatsWithPieces(const Position& p) {
    int living = 0;
    for (const Bits own : p.own) living += own != 0 ? 1 : 0;
    return living;
}

// One seat left, or no minion left: the ends that need no look at the moves (rule 1.8).
inline bool isDecided(const Position& p) {
    return (occupied(p) & ~p.masters) == 0 || seatsWithPieces(p) < 2;
}

inline bool isDeadlock(const Position& p) {
    const Bits all = occupied(p);
    for (unsigned seat = 0; seat < p.seats; ++seat)
        if (canMove(p, seat, all)) return false;
    return true;
}

// The single pass of a seat that is walled in, unless everybody is (rules 1.7, 1.8).
inline bool mustPass(const Position& p) {
    return !canMove(p, p.turn, occupied(p)) && !isDeadlock(p);
}

template <class F>
void forEachMove(const Position& p, F&& visit) {
    if (isDecided(p)) return;
    const Bits all = occupied(p);
    bool any = false;
    forEachBit(p.own[p.turn], [&](Square from) {
        forEachBit(targets(p, from, p.turn, all), [&](Square to) {
            any = true;
            visit(Move{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)});
        });
    });
    if (!any && !isDeadlock(p)) visit(Move::pass());
}

inline std::uint64_t count(const Position& p) {
    if (isDecided(p)) return 0;
    const Bits all = occupied(p);
    std::uint64_t moves = 0;
    for (Bits rest = p.own[p.turn]; rest != 0; rest &= rest - 1)
        moves += static_cast<std::uint64_t>(sizeOf(targets(p, lowest(rest), p.turn, all)));
    if (moves != 0) return moves;
    return isDeadlock(p) ? 0 : 1;
}

// The next seat with pieces; one that has none is skipped (rule 1.6).
inline void passTurnOn(Position& p) {
    for (unsigned tries = 0; tries < p.seats; ++tries) {
        p.turn = static_cast<std::uint8_t>(p.turn + 1U == p.seats ? 0U : p.turn + 1U);
        if (p.own[p.turn] != 0) return;
    }
}

inline void noteFirstPromotion(Position& p) {
    for (unsigned i = 0; i < p.promoted; ++i)
        if (p.promotionOrder[i] == p.turn) return;
    p.promotionOrder[p.promoted++] = p.turn;
}

inline Position after(const Position& p, const Move& move) {
    Position next = p;
    if (!move.isPass()) {
        const Bits from = bit(move.from);
        const Bits to = bit(move.to);
        for (Bits& own : next.own) own &= ~to;
        next.own[p.turn] ^= from | to;
        const bool promotes = (p.masters & from) == 0 && (cornersOf(p.side) & to) != 0;
        const Bits left = ~(from | to);
        next.masters = (p.masters & left) | ((p.masters & from) != 0 || promotes ? to : 0);
        next.horizontal = (p.horizontal & left) | ((p.horizontal & from) == 0 ? to : 0);
        if (promotes) noteFirstPromotion(next);
    }
    passTurnOn(next);
    return next;
}

} // namespace clockwise::pivit
