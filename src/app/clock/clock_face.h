// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <chrono>

namespace clockwise::app {

// What a seat's clock shows.
struct ClockFace {
    enum class State {
        None,    // the seat has no clock
        Waiting, // somebody else is on turn, or the game is over
        Running,
        Paused, // the seat is on turn, and its clock stands
        Dimmed, // the clocks stand, or the time is that of a place looked back at
    };

    State state = State::None;
    QString digits;
    bool low = false; // little is left to the seat on turn

    bool operator==(const ClockFace&) const = default;
};

// "4:59", "1:02:03", below ten seconds "9.9". Whatever is left of a second or a tenth counts as a
// whole one, so that nothing but time run out shows as 0.
QString clockDigits(std::chrono::milliseconds left);
// After how much more time the digits are others; nothing is left to wait for at zero.
std::chrono::milliseconds untilDigitsChange(std::chrono::milliseconds left);
bool isLow(std::chrono::milliseconds left);

} // namespace clockwise::app
