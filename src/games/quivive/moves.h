// SPDX-License-Identifier: MIT
// Building, placing, moving and falling (rules 3.3 to 3.7), inline because search and perft live
// on it.
#pragma once

#include "position.h"

#include <utility>

namespace clockwise::quivive {

inline bool isOver(const Position& p) {
    return oneSide(p.living, p.teams);
}

// Where the next disc may go (rule 3.3).
inline Bits discCells(const Position& p) {
    return p.discs < kSecondDiscs ? p.level[0] & ~p.level[1] : p.level[1] & ~p.level[2];
}

// The pawns a seat may move: its own, in a team its partner's too (rule 3.5).
inline Bits movable(const Position& p, unsigned seat) {
    return p.teams ? p.pawns[seat] | p.pawns[seat ^ 2U] : p.pawns[seat];
}

inline Bits steps(const Position& p, int from, Bits occupied) {
    return kNear[static_cast<std::size_t>(from)] & p.level[0] & ~occupied;
}

// The cells a disc may be taken from once the pawn has left `from`, the one it steps to apart.
inline Bits takeable(const Position& p, int from, Bits occupied) {
    return p.level[0] & ~(occupied ^ bit(from));
}

inline bool canMove(const Position& p, unsigned seat) {
    const Bits all = occupied(p);
    for (Bits rest = movable(p, seat); rest != 0; rest &= rest - 1)
        if (steps(p, lowest(rest), all) != 0) return true;
    return false;
}

inline bool mustPlace(const Position& p, unsigned seat) {
    return (p.living & seatBit(seat)) != 0 && sizeOf(p.pawns[seat]) < p.pawnsEach;
}

inline bool allPlaced(const Position& p) {
    for (unsigned seat = 0; seat < p.seats; ++seat)
        if (mustPlace(p, seat)) return false;
    return true;
}

template <class F>
void forEachStep(const Position& p, F&& visit) {
    const Bits all = occupied(p);
    forEachBit(movable(p, p.turn), [&](int from) {
        Move move{Move::Kind::Step, static_cast<std::uint8_t>(from)};
        const Bits take = takeable(p, from, all);
        forEachBit(steps(p, from, all), [&](int to) {
            move.to = static_cast<std::uint8_t>(to);
            forEachBit(take & ~bit(to), [&](int cell) {
                move.taken = static_cast<std::uint8_t>(cell);
                visit(std::as_const(move));
            });
        });
    });
}

template <class F>
void forEachMove(const Position& p, F&& visit) {
    if (isOver(p)) return;
    const auto visitEach = [&](Move::Kind kind, Bits cells) {
        forEachBit(cells, [&](int cell) { visit(Move{kind, 0, static_cast<std::uint8_t>(cell)}); });
    };
    switch (p.stage) {
    case Stage::Building: visitEach(Move::Kind::Disc, discCells(p)); break;
    case Stage::Placing: visitEach(Move::Kind::Pawn, kBoard & ~occupied(p)); break;
    case Stage::Playing: forEachStep(p, visit); break;
    }
}

inline std::uint64_t count(const Position& p) {
    if (isOver(p)) return 0;
    if (p.stage == Stage::Building) return static_cast<std::uint64_t>(sizeOf(discCells(p)));
    const Bits all = occupied(p);
    if (p.stage == Stage::Placing) return static_cast<std::uint64_t>(sizeOf(kBoard & ~all));
    int moves = 0;
    forEachBit(movable(p, p.turn), [&](int from) {
        // Each step goes with each cell to take from but the one stepped to, which is among them.
        moves += sizeOf(steps(p, from, all)) * (sizeOf(takeable(p, from, all)) - 1);
    });
    return static_cast<std::uint64_t>(moves);
}

// A seat's pawns leave the board, the discs stay (rule 3.7).
inline void drop(Position& p, unsigned seat) {
    p.pawns[seat] = 0;
    p.living = static_cast<std::uint8_t>(p.living & ~seatBit(seat));
}

// From the seat on turn on, everybody who cannot move falls, a team as a whole, until one can or
// one side is left (rule 3.7).
inline void settle(Position& p) {
    if (p.stage != Stage::Playing) return;
    while (!isOver(p) && !canMove(p, p.turn)) {
        const SeatBits side = sideOf(p.turn, p.teams);
        for (unsigned seat = 0; seat < p.seats; ++seat)
            if ((side & seatBit(seat)) != 0) drop(p, seat);
        p.turn = nextLiving(p.turn, p.seats, p.living);
    }
}

inline void startStage(Position& p, Stage stage) {
    p.stage = stage;
    p.turn = nextLiving(p.seats - 1U, p.seats, p.living);
}

// Hands the turn on and, when a stage is done, begins the next one with the first seat there is.
inline void passTurnOn(Position& p) {
    p.turn = nextLiving(p.turn, p.seats, p.living);
    if (p.stage == Stage::Building && p.discs == kSecondDiscs + kThirdDiscs)
        startStage(p, Stage::Placing);
    else if (p.stage == Stage::Placing && allPlaced(p))
        startStage(p, Stage::Playing);
    settle(p);
}

inline Position after(const Position& p, const Move& move) {
    Position next = p;
    const Bits to = bit(move.to);
    switch (move.kind) {
    case Move::Kind::Disc:
        next.level[static_cast<std::size_t>(buildingHeight(p))] |= to;
        ++next.discs;
        break;
    case Move::Kind::Pawn: next.pawns[p.turn] |= to; break;
    case Move::Kind::Step: {
        const Bits from = bit(move.from);
        // In a team the pawn moved may be the partner's and stays so.
        for (Bits& pawns : next.pawns)
            if ((pawns & from) != 0) pawns ^= from | to;
        next.level[static_cast<std::size_t>(heightOf(p, move.taken) - 1)] &= ~bit(move.taken);
        break;
    }
    }
    passTurnOn(next);
    return next;
}

} // namespace clockwise::quivive
