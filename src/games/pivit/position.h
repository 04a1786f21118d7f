// SPDX-License-Identifier: MIT
#pragma once

#include "../bits.h"

#include "clockwise/cell.h"

#include <array>
#include <cstdint>

namespace clockwise::pivit {

constexpr int kMostSeats = 4;

// A square of the 8x8 bitboard, rank * 8 + file; the 6x6 board lies in its lower left corner.
using Square = int;

// The whole of a position (rule 1.9: pieces, facings, ranks, seat to move, order of promotions).
struct Position {
    std::array<Bits, kMostSeats> own{}; // pieces by seat
    Bits horizontal = 0;                // pieces whose arrows point left and right
    Bits masters = 0;
    std::uint8_t side = 8; // squares along an edge
    std::uint8_t seats = 2;
    std::uint8_t turn = 0; // seat on turn, from 0
    std::uint8_t promoted = 0;
    std::array<std::uint8_t, kMostSeats> promotionOrder{}; // the first `promoted` are seats, from 0

    bool operator==(const Position&) const = default;
};

struct Move {
    std::uint8_t from = 0;
    std::uint8_t to = 0; // equal to from: the pass

    static constexpr Move pass() { return {}; }
    constexpr bool isPass() const { return from == to; }
    bool operator==(const Move&) const = default;
};

constexpr Bits kDark = 0xaa55aa55aa55aa55U; // a1 is dark (rule 1.1)

constexpr Bits boardOf(int side) {
    return side == 8 ? ~Bits{0} : Bits{0x00003f3f3f3f3f3f};
}
constexpr Bits cornersOf(int side) {
    return side == 8 ? Bits{0x8100000000000081} : Bits{0x0000210000000021};
}

constexpr Square squareOf(Cell cell, int side) {
    return cell.index() / side * 8 + cell.index() % side;
}
constexpr Cell cellOf(Square square, int side) {
    return Cell(square / 8 * side + square % 8);
}

inline Bits occupied(const Position& p) {
    return p.own[0] | p.own[1] | p.own[2] | p.own[3];
}

} // namespace clockwise::pivit
