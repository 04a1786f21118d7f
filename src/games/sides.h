// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/outcome.h"
#include "clockwise/seat.h"

#include <bit>
#include <cstdint>

namespace clockwise {

// Seats as bits, seat 1 lowest, for the games in which the last side on the board wins and four
// seats may play in two teams, 1 and 3 against 2 and 4 (rules 2.5, 3.5).
using SeatBits = unsigned;

constexpr SeatBits kFirstTeam = 0b0101;

constexpr SeatBits seatBit(unsigned seat) {
    return 1U << seat;
}
constexpr SeatBits firstSeatBits(unsigned seats) {
    return (1U << seats) - 1U;
}

// The seats that win together with this one, itself included.
constexpr SeatBits sideOf(unsigned seat, bool teams) {
    if (!teams) return seatBit(seat);
    return (kFirstTeam & seatBit(seat)) != 0 ? kFirstTeam : kFirstTeam << 1;
}

// Whether those seats all belong to one side.
constexpr bool oneSide(SeatBits living, bool teams) {
    if (teams) return (living & kFirstTeam) == 0 || (living & kFirstTeam << 1) == 0;
    return (living & (living - 1)) == 0;
}

// The next living seat clockwise; there has to be one.
constexpr std::uint8_t nextLiving(unsigned seat, unsigned seats, SeatBits living) {
    do seat = seat + 1 == seats ? 0 : seat + 1;
    while ((living & seatBit(seat)) == 0);
    return static_cast<std::uint8_t>(seat);
}

constexpr SeatSet toSeatSet(SeatBits seats) {
    SeatSet set;
    for (int i = 0; i < Seat::kMost; ++i)
        if ((seats & seatBit(static_cast<unsigned>(i))) != 0) set.insert(Seat::fromIndex(i));
    return set;
}

// The last side on the board wins (rules 2.8, 3.7).
constexpr Outcome lastSideWins(SeatBits living, bool teams) {
    if (!oneSide(living, teams)) return {};
    const auto last = static_cast<unsigned>(std::countr_zero(living));
    return {EndReason::LastPlayer, toSeatSet(sideOf(last, teams))};
}

} // namespace clockwise
