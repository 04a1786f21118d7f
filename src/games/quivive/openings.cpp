// SPDX-License-Identifier: MIT
// Ready-made openings: rule 3.8.
#include "rules.h"

#include <random>

namespace clockwise::quivive {
namespace {

constexpr std::string_view kRandom = "random";
constexpr std::string_view kSymmetrical = "symmetrical";

// A ring of eight stacks round the centre; the centre and two of the ring grow to three. The whole
// looks the same from opposite sides of the table.
constexpr std::array<std::string_view, kSecondDiscs> kSecond{"d2", "c3", "b4", "c5", "d6",
                                                             "e5", "f4", "e3", "d4"};
constexpr std::array<std::string_view, kThirdDiscs> kThird{"d4", "b4", "f4"};

// Where the pawns go in the order they are placed, spread along the rim clockwise from seat 1.
std::vector<std::string_view> pawnCells(std::size_t pawns) {
    switch (pawns) {
    case 2: return {"d1", "d7"};
    case 3: return {"d1", "a5", "g5"};
    case 4: return {"d1", "a4", "d7", "g4"};
    default: return {"d1", "a3", "b6", "f6", "g3"};
    }
}

std::vector<std::string> symmetricalTurns(const Position& start) {
    std::vector<std::string> turns;
    for (const std::string_view cell : kSecond) turns.push_back('+' + std::string(cell));
    for (const std::string_view cell : kThird) turns.push_back('+' + std::string(cell));
    for (const std::string_view cell : pawnCells(std::size_t{start.seats} * start.pawnsEach))
        turns.push_back('@' + std::string(cell));
    return turns;
}

// The engine and the remainder are fixed by the standard, so a seed means the same everywhere.
std::vector<std::string> randomTurns(Position position, std::uint32_t seed) {
    std::mt19937 random(seed);
    std::vector<std::string> turns;
    while (position.stage != Stage::Playing) {
        std::vector<Move> moves;
        forEachMove(position, [&](const Move& move) { moves.push_back(move); });
        const Move& move = moves[random() % moves.size()];
        turns.push_back(Rules::format(position, move));
        position = after(position, move);
    }
    return turns;
}

} // namespace

std::vector<std::string_view> Rules::readyOpenings() {
    return {kRandom, kSymmetrical};
}

std::vector<std::string> Rules::openingTurns(const Position& start, std::string_view opening,
                                             std::uint32_t seed) {
    if (opening == kRandom) return randomTurns(start, seed);
    if (opening == kSymmetrical) return symmetricalTurns(start);
    return {};
}

} // namespace clockwise::quivive
