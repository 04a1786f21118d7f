// SPDX-License-Identifier: MIT
#include "board_cursor.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

namespace clockwise::app {
namespace {

constexpr double kFarthest = 1.1; // neighbours lie a unit away along each axis, or less
constexpr double kNone = 0.1;
constexpr double kHalf = 0.6; // a row of a hexagon is shifted by half a cell

struct Sides {
    int x = 0;
    int y = 0;
};

Sides sidesOf(Way way) {
    switch (way) {
    case Way::Left: return {-1, 0};
    case Way::Right: return {1, 0};
    case Way::Up: return {0, -1};
    case Way::Down: return {0, 1};
    case Way::UpLeft: return {-1, -1};
    case Way::UpRight: return {1, -1};
    case Way::DownLeft: return {-1, 1};
    case Way::DownRight: return {1, 1};
    }
    return {};
}

bool isVertical(Way way) {
    return way == Way::Up || way == Way::Down;
}

// Whether that far along an axis is a step to that side of it.
bool liesAt(double distance, int side) {
    if (side == 0) return std::abs(distance) < kNone;
    return distance * side > kNone && distance * side < kFarthest;
}

std::vector<Cell> inReadingOrder(const Outline& board, std::vector<Cell> cells) {
    std::ranges::sort(cells, [&board](Cell a, Cell b) {
        const Point first = board[a].centre;
        const Point second = board[b].centre;
        if (std::abs(first.y - second.y) > kNone) return first.y < second.y;
        return first.x < second.x;
    });
    return cells;
}

} // namespace

void BoardCursor::show(const Outline& board) {
    if (!m_cell) m_cell = board.at({0.01, 0.01});
    m_shown = true;
}

void BoardCursor::forget() {
    *this = {};
}

void BoardCursor::keepOn(const Outline& board) {
    if (m_cell && m_cell->index() >= std::ssize(board.places)) forget();
}

void BoardCursor::place(Cell cell) {
    leaveAt(cell);
    m_shown = true;
}

void BoardCursor::leaveAt(Cell cell) {
    m_cell = cell;
    m_column.reset();
}

std::optional<Cell> BoardCursor::neighbour(const Outline& board, Way way) const {
    const Point start = board[*m_cell].centre;
    const Sides sides = sidesOf(way);
    // Of two that are equally near, up takes the left one and down the right one.
    const double column = m_column.value_or(start.x) + 0.01 * sides.y;
    std::optional<Cell> best;
    for (std::size_t i = 0; i < board.places.size(); ++i) {
        const Point there = board.places[i].centre;
        const double dx = there.x - start.x;
        const bool fits = isVertical(way) ? std::abs(dx) < kHalf : liesAt(dx, sides.x);
        if (!fits || !liesAt(there.y - start.y, sides.y)) continue;
        const Cell cell(static_cast<int>(i));
        if (!best || std::abs(there.x - column) < std::abs(board[*best].centre.x - column))
            best = cell;
    }
    return best;
}

void BoardCursor::step(const Outline& board, Way way) {
    if (!m_shown) return show(board);
    const auto next = neighbour(board, way);
    if (!next) return;
    const double column = m_column.value_or(board[*m_cell].centre.x);
    place(*next);
    if (isVertical(way)) m_column = column;
}

void BoardCursor::jump(const Outline& board, std::span<const Cell> cells, bool forward) {
    if (cells.empty()) return;
    if (!m_cell) m_cell = board.at({0.01, 0.01});
    std::vector<Cell> stops(cells.begin(), cells.end());
    if (std::ranges::find(stops, *m_cell) == stops.end()) stops.push_back(*m_cell);
    stops = inReadingOrder(board, std::move(stops));
    const auto here = std::ranges::find(stops, *m_cell) - stops.begin();
    const auto count = static_cast<std::ptrdiff_t>(stops.size());
    const auto next = (here + (forward ? 1 : count - 1)) % count;
    place(stops[static_cast<std::size_t>(next)]);
}

} // namespace clockwise::app
