// SPDX-License-Identifier: MIT
#pragma once

#include <array>

namespace clockwise::app {

// What can be heard at the table. Of several at the same moment the later one here tells more.
enum class SoundId {
    Step,  // a piece goes to another cell, or the picture jumps elsewhere
    Pivot, // it turns a quarter
    Placed,
    Rescue,
    Taken, // a galaxy or a disc off the board
    Capture,
    Promotion,
    Eliminated,
    TimeOut,
    GameEnd,
    ClockLow,
};

inline constexpr std::array kAllSounds{
    SoundId::Step,    SoundId::Pivot,   SoundId::Placed,    SoundId::Rescue,
    SoundId::Taken,   SoundId::Capture, SoundId::Promotion, SoundId::Eliminated,
    SoundId::TimeOut, SoundId::GameEnd, SoundId::ClockLow,
};

} // namespace clockwise::app
