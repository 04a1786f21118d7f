// SPDX-License-Identifier: MIT
#pragma once

#include "../bits.h"
#include "../sides.h"

#include "clockwise/outline.h"

#include <array>
#include <cstdint>
#include <string>

namespace clockwise::sputnik {

constexpr int kCells = 37;
constexpr int kRows = 7;
constexpr unsigned kMostRockets = 6;
constexpr std::uint8_t kCentre = 18;      // d4
constexpr std::uint8_t kCentreStack = 4;  // galaxies on the centre at the start (rule 2.2)
constexpr std::uint8_t kNowhere = kCells; // no cell: of a rocket that is out, of a used pad
constexpr Bits kBoard = bit(kCells) - 1;

// The numbers of a row's first and last cell, from 0 (rule 2.1).
constexpr int firstInRow(int row) {
    return row < 3 ? 0 : row - 3;
}
constexpr int lastInRow(int row) {
    return row < 3 ? row + 3 : 6;
}

// The cells that touch each cell (rule 2.1); the place kNowhere touches nothing.
constexpr auto kNear = [] {
    std::array<std::array<int, kRows>, kRows> cellAt{};
    int cells = 0;
    for (std::size_t row = 0; row < kRows; ++row)
        for (int number = 0; number < kRows; ++number) {
            const bool onBoard = number >= firstInRow(static_cast<int>(row)) &&
                                 number <= lastInRow(static_cast<int>(row));
            cellAt[row][static_cast<std::size_t>(number)] = onBoard ? cells++ : -1;
        }
    constexpr std::array<std::array<int, 2>, 6> steps{
        {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, -1}}};
    std::array<Bits, kCells + 1> near{};
    for (int row = 0; row < kRows; ++row)
        for (int number = firstInRow(row); number <= lastInRow(row); ++number)
            for (const auto& step : steps) {
                const int r = row + step[0];
                const int n = number + step[1];
                if (r < 0 || r >= kRows || n < firstInRow(r) || n > lastInRow(r)) continue;
                const auto self = static_cast<std::size_t>(
                    cellAt[static_cast<std::size_t>(row)][static_cast<std::size_t>(number)]);
                near[self] |= bit(cellAt[static_cast<std::size_t>(r)][static_cast<std::size_t>(n)]);
            }
    return near;
}();

// The whole of a position. Rocket i is of seat i % seats and its pad is pad[i] (rule 2.4).
struct Position {
    Bits galaxies = 0; // cells with at least one galaxy
    Bits pads = 0;     // launch pads on the board, those of seats that are out included
    Bits occupied = 0; // cells with a rocket
    Bits guarded = 0;  // cells next to the pad of a rocket that has never left it (rule 2.6)
    std::array<std::uint8_t, kMostRockets> at{};  // kNowhere once it is out
    std::array<std::uint8_t, kMostRockets> pad{}; // kNowhere once it was used for a rescue
    std::uint8_t centreStack = 0;                 // galaxies on the centre
    std::uint8_t living = 0;                      // seats with rockets
    std::uint8_t turn = 0;                        // seat on turn, from 0
    std::uint8_t seats = 2;
    std::uint8_t rockets = 2; // of all seats together
    bool teams = false;
    bool rescueOnlyStuck = false; // rule 2.7

    // The rulebook's "same position" (rule 2.9).
    bool operator==(const Position& other) const;
};

struct Move {
    enum class Kind : std::uint8_t { Step, Rescue };

    Kind kind = Kind::Step;
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    std::uint8_t taken = kNowhere; // the galaxy taken after a step, if any

    constexpr bool takes() const { return taken != kNowhere; }
    bool operator==(const Move&) const = default;
};

inline unsigned seatOf(const Position& p, unsigned rocket) {
    return rocket % p.seats;
}

// The rocket that stands on a cell; there has to be one.
inline unsigned rocketOn(const Position& p, int cell) {
    unsigned rocket = 0;
    while (p.at[rocket] != cell) ++rocket;
    return rocket;
}

// How many tiles lie on a cell.
inline int heightOf(const Position& p, int cell) {
    if (cell == kCentre) return p.centreStack;
    return ((p.galaxies | p.pads) & bit(cell)) != 0 ? 1 : 0;
}

inline const std::string& nameOf(int cell) {
    return hexagonOutline()[Cell(cell)].name;
}

} // namespace clockwise::sputnik
