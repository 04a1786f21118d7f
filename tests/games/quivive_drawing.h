// SPDX-License-Identifier: MIT
// Positions of Quivive: built by play, or drawn for what a test cannot reach from the start.
#pragma once

#include "games/adapter.h"
#include "games/quivive/rules.h"
#include "table.h"

#include <sstream>

namespace clockwise::test {

// Twelve turns that build: nine discs up the middle of the board, then three on top.
inline StatePtr built(const Options& options) {
    return play(start("quivive", options), {"+d1", "+d2", "+d3", "+d4", "+d5", "+d6", "+d7", "+c4",
                                            "+e4", "+d3", "+d4", "+d5"});
}

// A board in the words of State::text(), rank 7 first: "." a cell without a disc, "2" two discs,
// "1/2" a pawn of seat 1 on two discs. Seat 1 is on turn and everything was placed.
inline quivive::Position drawnQuivive(int seats, const std::string& board) {
    using namespace quivive;
    Position p;
    p.seats = static_cast<std::uint8_t>(seats);
    p.discs = kSecondDiscs + kThirdDiscs;
    p.stage = Stage::Playing;
    std::istringstream words(board);
    int cell = kCells;
    for (int rank = kRanks - 1; rank >= 0; --rank) {
        const int cells = kRanks - 2 * cutOf(rank);
        cell -= cells;
        for (int i = cell; i < cell + cells; ++i) {
            std::string word;
            if (!(words >> word)) throw std::runtime_error("a cell is missing");
            if (word.size() > 1 && word[1] == '/') {
                const auto seat = static_cast<unsigned>(word[0] - '1');
                p.pawns[seat] |= bit(i);
                p.living = static_cast<std::uint8_t>(p.living | seatBit(seat));
                word.erase(0, 2);
            }
            const int height = word == "." ? 0 : word[0] - '0';
            for (int level = 0; level < height; ++level)
                p.level[static_cast<std::size_t>(level)] |= bit(i);
        }
    }
    return p;
}

inline StatePtr asState(const quivive::Position& p) {
    quivive::Rules::Labels labels{};
    for (std::size_t i = 0; i < labels.size(); ++i) labels[i] = static_cast<std::uint8_t>(200 + i);
    return std::make_shared<StateOf<quivive::Rules>>(p, labels, true);
}

} // namespace clockwise::test
