// SPDX-License-Identifier: MIT
#pragma once

#include "board_mark.h"

#include "clockwise/record.h"
#include "clockwise/scene.h"

#include <array>
#include <string_view>
#include <vector>

namespace clockwise::app {

// Which colour and shape each seat of a game has. There are six, each named by the seat that has it
// of its own: looks[Seat(1)] is Seat(3) when seat 1 plays with the green triangles.
class SeatLooks {
  public:
    SeatLooks(); // each its own

    Seat operator[](Seat seat) const { return m_looks[static_cast<std::size_t>(seat.index())]; }
    // Whoever had that look gets the one this seat had.
    void give(Seat seat, Seat look);
    bool operator==(const SeatLooks&) const = default;

  private:
    std::array<Seat, Seat::kMost> m_looks;
};

// "vermilion", "blue", ... as files and settings name the look that a seat has of its own.
std::string_view lookId(Seat look);
// What the seats' entries say; a colour that is unknown or taken by a seat before counts as none.
SeatLooks looksOf(const GameRecord& record);
void setLooks(GameRecord& record, const SeatLooks& looks);

// What is drawn knows the seats' own looks alone: in other colours, a picture is one of other
// owners.
Scene inColours(Scene scene, const SeatLooks& looks);
std::vector<BoardMark> inColours(std::vector<BoardMark> marks, const SeatLooks& looks);

} // namespace clockwise::app
