// SPDX-License-Identifier: MIT
#pragma once

namespace clockwise::app {

// How long things on the board take at the usual tempo, in milliseconds. A turn takes no more than
// 400 in all, also where it is two clicks and each is answered by a motion of its own.
inline constexpr double kSlide = 160;
inline constexpr double kTurn = 140;
inline constexpr double kFlip = 160;
inline constexpr double kFade = 160;
inline constexpr double kLift = 90;
// What may be taken off is pointed out while the piece comes to stand.
inline constexpr double kSwell = kSlide;
// A rocket that is out drifts off.
inline constexpr double kDrift = 200;
// A launch pad turns over while it comes down, and the rocket goes once it lies there.
inline constexpr double kPadFlip = 120;
inline constexpr double kPadLies = kSlide + 30;
// What is taken goes a little before the mover is quite there.
inline constexpr double kMeeting = 40;

inline constexpr double kWholeTurn = 400;
static_assert(kSlide + kTurn <= kWholeTurn, "a minion moves and pivots");
static_assert(kSlide + kFlip <= kWholeTurn, "it is promoted");
static_assert(kSlide - kMeeting + kFade <= kWholeTurn, "it takes another");
static_assert(kSlide + kDrift <= kWholeTurn, "a step, and what is taken off puts a rocket out");
static_assert(kPadLies + kSlide <= kWholeTurn, "a launch pad comes to the rescue");

} // namespace clockwise::app
