// SPDX-License-Identifier: MIT
#include "clockwise/outline.h"

#include <cassert>
#include <cmath>
#include <numbers>

namespace clockwise {
namespace {

// Room left between the outermost cell centres and the rim of a round table.
constexpr double kRoundMargin = 1.15;
constexpr double kSquareFrame = 0.42;

std::string letter(int index) {
    return std::string(1, static_cast<char>('a' + index));
}

Outline makeSquare(int side) {
    Outline board;
    board.shape = Outline::CellShape::Square;
    const double middle = (side - 1) / 2.0;
    board.radius = side / 2.0 + kSquareFrame;
    for (int rank = 0; rank < side; ++rank) {
        for (int file = 0; file < side; ++file) {
            const bool edgeFile = file == 0 || file == side - 1;
            const bool edgeRank = rank == 0 || rank == side - 1;
            const bool dark = (file + rank) % 2 == 0;
            board.places.push_back({letter(file) + std::to_string(rank + 1),
                                    {file - middle, middle - rank},
                                    edgeFile && edgeRank ? (dark ? "goal_dark" : "goal_light")
                                                         : (dark ? "dark" : "light")});
        }
    }
    const double edge = side / 2.0 + kSquareFrame / 2;
    for (int i = 0; i < side; ++i) {
        board.labels.push_back({letter(i), {i - middle, edge}});
        board.labels.push_back({std::to_string(i + 1), {-edge, middle - i}});
    }
    return board;
}

double reach(const Outline& board) {
    double farthest = 0;
    for (const Place& place : board.places)
        farthest = std::max(farthest, std::hypot(place.centre.x, place.centre.y));
    return farthest;
}

Outline makeHexagon() {
    Outline board;
    board.shape = Outline::CellShape::Round;
    board.roundTable = true;
    board.symmetry = 6;
    const double rowHeight = std::sqrt(3.0) / 2;
    for (int row = 0; row < 7; ++row) {
        const int first = std::max(0, row - 3);
        const int last = std::min(6, row + 3);
        const double y = (3 - row) * rowHeight;
        // Going up a row along one diagonal number moves half a cell to the left.
        const auto x = [row](int diagonal) { return diagonal - 3 - (row - 3) / 2.0; };
        for (int diagonal = first; diagonal <= last; ++diagonal)
            board.places.push_back(
                {letter(row) + std::to_string(diagonal + 1), {x(diagonal), y}, "hollow"});
        board.labels.push_back({letter(row), {x(first) - 0.78, y}});
        // The numbers stand at the lower end of their diagonals.
        if (row <= 3) {
            const int number = row == 0 ? 0 : row + 3;
            const auto lowerEnd = [&](int diagonal) {
                return Point{x(diagonal) + 0.39, y + 0.78 * rowHeight};
            };
            if (row == 0)
                for (int diagonal = 0; diagonal <= 3; ++diagonal)
                    board.labels.push_back({std::to_string(diagonal + 1), lowerEnd(diagonal)});
            else
                board.labels.push_back({std::to_string(number + 1), lowerEnd(number)});
        }
    }
    board.radius = reach(board) + kRoundMargin;
    return board;
}

Outline makeRound() {
    Outline board;
    board.shape = Outline::CellShape::Round;
    board.roundTable = true;
    for (int rank = 0; rank < 7; ++rank) {
        const int cut = rank == 0 || rank == 6 ? 2 : rank == 1 || rank == 5 ? 1 : 0;
        for (int file = cut; file < 7 - cut; ++file)
            board.places.push_back(
                {letter(file) + std::to_string(rank + 1), {file - 3.0, 3.0 - rank}, "hollow"});
        board.labels.push_back({std::to_string(rank + 1), {cut - 3.0 - 0.74, 3.0 - rank}});
    }
    for (int file = 0; file < 7; ++file) {
        const int cut = file == 0 || file == 6 ? 2 : file == 1 || file == 5 ? 1 : 0;
        board.labels.push_back({letter(file), {file - 3.0, 3.0 - cut + 0.74}});
    }
    board.radius = reach(board) + kRoundMargin;
    return board;
}

} // namespace

std::optional<Cell> Outline::find(std::string_view name) const {
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i].name == name) return Cell(static_cast<int>(i));
    return std::nullopt;
}

std::optional<Cell> Outline::at(Point point) const {
    for (std::size_t i = 0; i < places.size(); ++i) {
        const double dx = point.x - places[i].centre.x;
        const double dy = point.y - places[i].centre.y;
        const bool inside = shape == CellShape::Square ? std::abs(dx) <= 0.5 && std::abs(dy) <= 0.5
                                                       : std::hypot(dx, dy) <= 0.5;
        if (inside) return Cell(static_cast<int>(i));
    }
    return std::nullopt;
}

Outline turned(Outline board, int steps) {
    const double angle = 2 * std::numbers::pi * steps / board.symmetry;
    const auto move = [angle](Point& point) {
        point = {point.x * std::cos(angle) - point.y * std::sin(angle),
                 point.x * std::sin(angle) + point.y * std::cos(angle)};
    };
    for (Place& place : board.places) move(place.centre);
    for (Label& label : board.labels) move(label.centre);
    return board;
}

const Outline& squareOutline(int side) {
    static const Outline small = makeSquare(6);
    static const Outline large = makeSquare(8);
    assert(side == 6 || side == 8);
    return side == 6 ? small : large;
}

const Outline& hexagonOutline() {
    static const Outline board = makeHexagon();
    return board;
}

const Outline& roundOutline() {
    static const Outline board = makeRound();
    return board;
}

} // namespace clockwise
