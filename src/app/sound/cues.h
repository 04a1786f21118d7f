// SPDX-License-Identifier: MIT
#pragma once

#include "sound_id.h"

#include "clockwise/scene.h"
#include "clockwise/session.h"

#include <vector>

namespace clockwise::app {

// A sound and when it comes: so many milliseconds after the picture began to change, at the usual
// tempo.
struct Cue {
    SoundId sound;
    double at = 0;

    bool operator==(const Cue&) const = default;
};

// What a turn brought with it that no picture shows.
struct TurnEnd {
    bool someoneFell = false;
    bool outOfTime = false;
    bool gameOver = false;
};

// How it sounds when one picture turns into the other by a turn, or by half of one; in the order in
// which it is heard, each sound once. Nothing when nothing is to be seen or told.
std::vector<Cue> cuesOf(const Scene& before, const Scene& after, const TurnEnd& end = {});

// What the turn that led to the shown place brought with it.
TurnEnd turnEnd(const Session& session);

} // namespace clockwise::app
