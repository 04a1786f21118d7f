// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/seat.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace clockwise {

// How much time a seat has for the game, and how much each of its turns brings on top.
struct TimeControl {
    std::chrono::seconds main{0};
    std::chrono::seconds increment{0};

    bool operator==(const TimeControl&) const = default;
};

// A seat without one plays without a clock.
using TimeControls = PerSeat<std::optional<TimeControl>>;
// Nothing for seats without a clock.
using TimesLeft = PerSeat<std::optional<std::chrono::milliseconds>>;

inline constexpr std::chrono::seconds kShortestMain{1};
inline constexpr std::chrono::seconds kLongestMain = std::chrono::hours(24);
inline constexpr std::chrono::seconds kLongestIncrement = std::chrono::hours(1);
// What a clock can come to by its increments.
inline constexpr std::chrono::seconds kMostTimeLeft = std::chrono::hours(1000);

// "600+5" when all seats play by the same control, else one entry a seat, "600+5 300+0 -"; empty
// when none of them has a clock.
std::string timeControlsText(const TimeControls& controls, int seats);
// The controls of that text for so many seats; nothing when it is not one, or out of bounds.
std::optional<TimeControls> readTimeControls(std::string_view text, int seats);

// "0:04:59", a fraction of a second rounded up.
std::string clockText(std::chrono::milliseconds time);

} // namespace clockwise
