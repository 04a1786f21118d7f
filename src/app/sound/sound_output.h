// SPDX-License-Identifier: MIT
#pragma once

#include "sound_id.h"

namespace clockwise::app {

// Where sounds go. Nothing here waits or fails: what cannot be heard is silent.
class SoundOutput {
  public:
    virtual ~SoundOutput() = default;
    // Lets a sound begin, beside those that are under way. A loudness of 1 is as it was made.
    virtual void play(SoundId sound, double loudness) = 0;
};

} // namespace clockwise::app
