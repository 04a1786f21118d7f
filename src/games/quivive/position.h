// SPDX-License-Identifier: MIT
#pragma once

#include "../bits.h"
#include "../sides.h"

#include "clockwise/outline.h"

#include <array>
#include <cstdint>
#include <string>

namespace clockwise::quivive {

constexpr int kCells = 37;
constexpr int kRanks = 7;
constexpr unsigned kMostSeats = 5;
constexpr int kMostHeight = 3;
constexpr std::uint8_t kSecondDiscs = 9; // put on cells of height 1 (rule 3.3)
constexpr std::uint8_t kThirdDiscs = 3;  // then on cells of height 2
constexpr Bits kBoard = bit(kCells) - 1;

// How many squares of the 7x7 grid are cut off at either end of a rank (rule 3.1).
constexpr int cutOf(int rank) {
    return rank == 0 || rank == 6 ? 2 : rank == 1 || rank == 5 ? 1 : 0;
}

// The cells that touch each cell, all eight around it (rule 3.1).
constexpr auto kNear = [] {
    std::array<int, kCells> rankOf{};
    std::array<int, kCells> fileOf{};
    std::size_t cells = 0;
    for (int rank = 0; rank < kRanks; ++rank)
        for (int file = cutOf(rank); file < kRanks - cutOf(rank); ++file) {
            rankOf[cells] = rank;
            fileOf[cells++] = file;
        }
    std::array<Bits, kCells> near{};
    for (std::size_t a = 0; a < kCells; ++a)
        for (std::size_t b = 0; b < kCells; ++b) {
            const int ranks = rankOf[a] - rankOf[b];
            const int files = fileOf[a] - fileOf[b];
            const bool touches = ranks * ranks <= 1 && files * files <= 1 && a != b;
            if (touches) near[a] |= bit(static_cast<int>(b));
        }
    return near;
}();

enum class Stage : std::uint8_t { Building, Placing, Playing }; // rules 3.3, 3.4, 3.6

// The whole of a position.
struct Position {
    std::array<Bits, kMostHeight> level{}; // level[h]: cells with more than h discs
    std::array<Bits, kMostSeats> pawns{};  // by seat
    std::uint8_t discs = 0;                // put on the board while building
    Stage stage = Stage::Building;
    std::uint8_t living = 0; // seats that are not out
    std::uint8_t turn = 0;   // seat on turn, from 0
    std::uint8_t seats = 2;
    std::uint8_t pawnsEach = 1;
    bool teams = false;

    bool operator==(const Position&) const = default;
};

struct Move {
    enum class Kind : std::uint8_t { Disc, Pawn, Step };

    Kind kind = Kind::Step;
    std::uint8_t from = 0;  // of a step
    std::uint8_t to = 0;    // where the disc, the pawn or the step goes
    std::uint8_t taken = 0; // the disc taken after a step

    bool operator==(const Move&) const = default;
};

inline Bits occupied(const Position& p) {
    Bits all = 0;
    for (const Bits pawns : p.pawns) all |= pawns;
    return all;
}

inline int heightOf(const Position& p, int cell) {
    int height = 0;
    for (const Bits level : p.level) height += (level & bit(cell)) != 0 ? 1 : 0;
    return height;
}

// The height a cell must have for the next disc (rule 3.3).
inline int buildingHeight(const Position& p) {
    return p.discs < kSecondDiscs ? 1 : 2;
}

inline const std::string& nameOf(int cell) {
    return roundOutline()[Cell(cell)].name;
}

} // namespace clockwise::quivive
