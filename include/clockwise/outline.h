// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/cell.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clockwise {

// Where things lie on a board, without pixels: the unit is the distance between neighbouring cells,
// x grows to the right, y downwards, (0, 0) is the middle of the board, seat 1 sits at the bottom.
struct Point {
    double x = 0;
    double y = 0;
};

struct Place {
    std::string name; // as in the notation: "d4"
    Point centre;
    std::string_view art; // the cell's picture: "dark", "light", "goal", "hollow"
};

// A coordinate at the board's edge.
struct Label {
    std::string text;
    Point centre;
};

// The shape of a board. Places are indexed by Cell.
struct Outline {
    enum class CellShape { Square, Round };

    CellShape shape = CellShape::Square;
    std::vector<Place> places;
    std::vector<Label> labels;
    double radius = 0; // half the side (square) or the radius (round) of the whole table
    bool roundTable = false;
    int symmetry = 4; // so many equal turns, one after the other, bring each cell onto another

    const Place& operator[](Cell cell) const {
        return places[static_cast<std::size_t>(cell.index())];
    }
    // The cell of that name; nothing when the board has none.
    std::optional<Cell> find(std::string_view name) const;
    // The cell under a point, by each cell's own shape; nothing between and beside them.
    std::optional<Cell> at(Point point) const;
};

// The board turned clockwise by so many steps of its symmetry. Cells keep their numbers, names and
// pictures.
Outline turned(Outline board, int steps);

// The chequered board of Pivit: side x side squares, a1 dark (rule 1.1); the corners are goals.
const Outline& squareOutline(int side);
// The hexagon of Sputnik: 37 cells, rows a..g from the bottom (rule 2.1).
const Outline& hexagonOutline();
// The round board of Quivive: a 7x7 grid of 37 cells without its corners (rule 3.1).
const Outline& roundOutline();

} // namespace clockwise
