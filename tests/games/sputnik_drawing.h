// SPDX-License-Identifier: MIT
// Positions of Sputnik from drawings, for what a test cannot reach by playing from the start.
#pragma once

#include "games/adapter.h"
#include "games/sputnik/rules.h"
#include "table.h"

#include <sstream>

namespace clockwise::test {

// A board in the words of State::text(), row g first: "." an empty cell, "o" a galaxy, "o4" a
// stack, "p2" a launch pad of seat 2, "1/o" a rocket of seat 1 on a galaxy. The rockets of a seat
// and its pads belong together in the order they are read. All rockets have left their pads.
inline sputnik::Position drawn(int seats, const std::string& board) {
    using namespace sputnik;
    Position p;
    p.seats = static_cast<std::uint8_t>(seats);
    p.at.fill(kNowhere);
    p.pad.fill(kNowhere);
    std::array<unsigned, 6> rocketsOf{};
    std::array<unsigned, 6> padsOf{};
    const auto next = [&](std::array<unsigned, 6>& of, char digit) {
        const auto seat = static_cast<unsigned>(digit - '1');
        const unsigned index = seat + of[seat]++ * p.seats;
        p.rockets = static_cast<std::uint8_t>(std::max(unsigned{p.rockets}, index + 1));
        return index;
    };
    p.rockets = p.seats;
    std::istringstream words(board);
    int cell = kCells;
    for (int row = kRows - 1; row >= 0; --row) {
        const int cells = lastInRow(row) - firstInRow(row) + 1;
        cell -= cells;
        for (int i = cell; i < cell + cells; ++i) {
            std::string word;
            if (!(words >> word)) throw std::runtime_error("a cell is missing");
            const auto here = static_cast<std::uint8_t>(i);
            if (word.size() > 1 && word[1] == '/') {
                p.at[next(rocketsOf, word[0])] = here;
                p.occupied |= bit(i);
                p.living |= static_cast<std::uint8_t>(1U << (word[0] - '1'));
                word.erase(0, 2);
            }
            if (word[0] == 'p') {
                p.pad[next(padsOf, word[1])] = here;
                p.pads |= bit(i);
            } else if (word[0] == 'o') {
                p.galaxies |= bit(i);
                if (here == kCentre)
                    p.centreStack = static_cast<std::uint8_t>(word.size() > 1 ? word[1] - '0' : 1);
            }
        }
    }
    // Whole rounds of rockets; the missing ones are nowhere.
    p.rockets = static_cast<std::uint8_t>((p.rockets + seats - 1) / seats * seats);
    return p;
}

inline StatePtr asState(const sputnik::Position& p) {
    return std::make_shared<StateOf<sputnik::Rules>>(p, sputnik::Rules::firstLabels(p), true);
}

inline int cellNamed(std::string_view name) {
    return hexagonOutline().find(name)->index();
}

} // namespace clockwise::test
