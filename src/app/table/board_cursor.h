// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/outline.h"

#include <optional>
#include <span>

namespace clockwise::app {

// Where the keyboard's cursor goes, as one sees the board. On a hexagon all but up and down lead to
// one of the six neighbours each.
enum class Way { Left, Right, Up, Down, UpLeft, UpRight, DownLeft, DownRight };

// The keyboard's place on a board: shown on a cell, or hidden and remembering it.
class BoardCursor {
  public:
    bool isShown() const { return m_shown; }
    std::optional<Cell> cell() const { return m_shown ? m_cell : std::nullopt; }

    // Shows it where it was last, at first in the middle.
    void show(const Outline& board);
    void hide() { m_shown = false; }
    void forget();
    // Forgets a place that the board does not have.
    void keepOn(const Outline& board);
    // Shows it there; or only lets it be shown there next.
    void place(Cell cell);
    void leaveAt(Cell cell);

    // To the neighbour that way; at the edge it stays. Where no cell lies straight above or below,
    // up and down keep as near to the column in which they began as they can.
    void step(const Outline& board, Way way);
    // To the next of those cells in reading order, or to the one before, and round again.
    void jump(const Outline& board, std::span<const Cell> cells, bool forward);

  private:
    std::optional<Cell> neighbour(const Outline& board, Way way) const;

    std::optional<Cell> m_cell;
    std::optional<double> m_column; // of going up and down
    bool m_shown = false;
};

} // namespace clockwise::app
