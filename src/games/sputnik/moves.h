// SPDX-License-Identifier: MIT
// How rockets move and seats fall (rules 2.6 to 2.8), inline because search and perft live on it.
#pragma once

#include "position.h"

#include <utility>

namespace clockwise::sputnik {

// Where a rocket may step.
inline Bits steps(const Position& p, unsigned rocket) {
    return kNear[p.at[rocket]] & (p.galaxies | p.pads) & ~p.occupied;
}

// The galaxies that may be taken once that rocket has stepped, the cell it steps to apart. Leaving
// its pad it protects nothing any more, and the cell it left is free.
inline Bits takeable(const Position& p, unsigned rocket) {
    const Bits guarded = p.guarded & ~kNear[p.pad[rocket]];
    return p.galaxies & ~guarded & ~(p.occupied ^ bit(p.at[rocket]));
}

// Where that rocket's own pad may be laid, whatever the option `rescue` says.
inline Bits rescueCells(const Position& p, unsigned rocket) {
    const std::uint8_t pad = p.pad[rocket];
    if (pad == kNowhere || (p.occupied & bit(pad)) != 0) return 0;
    return kNear[p.at[rocket]] & ~(p.galaxies | p.pads);
}

template <class F>
void forEachRocket(const Position& p, unsigned seat, F&& visit) {
    for (unsigned rocket = seat; rocket < p.rockets; rocket += p.seats) visit(rocket);
}

inline bool canStep(const Position& p, unsigned seat) {
    Bits any = 0;
    forEachRocket(p, seat, [&](unsigned rocket) { any |= steps(p, rocket); });
    return any != 0;
}

inline bool canAct(const Position& p, unsigned seat) {
    Bits any = 0;
    forEachRocket(p, seat,
                  [&](unsigned rocket) { any |= steps(p, rocket) | rescueCells(p, rocket); });
    return any != 0;
}

inline bool mayRescue(const Position& p) {
    return !p.rescueOnlyStuck || !canStep(p, p.turn);
}

inline bool isOver(const Position& p) {
    return oneSide(p.living, p.teams);
}

template <class F>
void forEachMove(const Position& p, F&& visit) {
    if (isOver(p)) return;
    const bool rescues = mayRescue(p);
    forEachRocket(p, p.turn, [&](unsigned rocket) {
        Move move;
        move.from = p.at[rocket];
        const Bits anyTakeable = takeable(p, rocket);
        forEachBit(steps(p, rocket), [&](int to) {
            move.to = static_cast<std::uint8_t>(to);
            move.taken = kNowhere;
            const Bits take = anyTakeable & ~bit(to);
            if (take == 0) visit(std::as_const(move));
            forEachBit(take, [&](int cell) {
                move.taken = static_cast<std::uint8_t>(cell);
                visit(std::as_const(move));
            });
        });
        if (!rescues) return;
        move.kind = Move::Kind::Rescue;
        move.taken = kNowhere;
        forEachBit(rescueCells(p, rocket), [&](int to) {
            move.to = static_cast<std::uint8_t>(to);
            visit(std::as_const(move));
        });
    });
}

inline std::uint64_t count(const Position& p) {
    if (isOver(p)) return 0;
    const bool rescues = mayRescue(p);
    int moves = 0;
    forEachRocket(p, p.turn, [&](unsigned rocket) {
        const Bits to = steps(p, rocket);
        const Bits take = takeable(p, rocket);
        // Each step goes with each galaxy but the one stepped to. With one galaxy or none, a step
        // makes one turn either way: with the removal or, where nothing is left to take, without.
        const int choices = sizeOf(take);
        moves += choices > 1 ? sizeOf(to) * choices - sizeOf(to & take) : sizeOf(to);
        if (rescues) moves += sizeOf(rescueCells(p, rocket));
    });
    return static_cast<std::uint64_t>(moves);
}

// A seat's rockets leave the board; pads and galaxies stay (rule 2.8).
inline void drop(Position& p, unsigned seat) {
    forEachRocket(p, seat, [&](unsigned rocket) {
        p.occupied &= ~bit(p.at[rocket]);
        // No two pads have a neighbour in common, so this takes nobody else's protection away.
        p.guarded &= ~kNear[p.pad[rocket]];
        p.at[rocket] = kNowhere;
    });
    p.living = static_cast<std::uint8_t>(p.living & ~seatBit(seat));
}

// From the seat on turn on, everybody who cannot act falls, until one can or one side is left.
inline void settle(Position& p) {
    while (!isOver(p) && !canAct(p, p.turn)) {
        drop(p, p.turn);
        p.turn = nextLiving(p.turn, p.seats, p.living);
    }
}

inline void take(Position& p, std::uint8_t cell) {
    if (cell == kCentre && --p.centreStack > 0) return;
    p.galaxies &= ~bit(cell);
}

inline Position after(const Position& p, const Move& move) {
    Position next = p;
    const unsigned rocket = p.rockets == p.seats ? p.turn : rocketOn(p, move.from);
    next.at[rocket] = move.to;
    next.occupied ^= bit(move.from) | bit(move.to);
    if (move.kind == Move::Kind::Rescue) {
        next.pads &= ~bit(p.pad[rocket]);
        next.pad[rocket] = kNowhere;
        next.galaxies |= bit(move.to);
        if (move.to == kCentre) next.centreStack = 1;
    } else {
        next.guarded &= ~kNear[p.pad[rocket]];
        if (move.takes()) take(next, move.taken);
    }
    next.turn = nextLiving(p.turn, p.seats, p.living);
    settle(next);
    return next;
}

} // namespace clockwise::sputnik
