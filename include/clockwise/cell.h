// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>

namespace clockwise {

// A cell of a board, counted from 0 in the board's own reading order: rank or row 1 first, then
// from left to right. Its name ("d4") belongs to the board's Outline.
class Cell {
  public:
    constexpr explicit Cell(int index) : m_index(static_cast<std::uint8_t>(index)) {}

    constexpr int index() const { return m_index; }
    constexpr auto operator<=>(const Cell&) const = default;

  private:
    std::uint8_t m_index;
};

} // namespace clockwise
