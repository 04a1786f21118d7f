// SPDX-License-Identifier: MIT
#pragma once

#include "sound_id.h"

#include <cstdint>
#include <vector>

namespace clockwise::app {

inline constexpr int kSampleRate = 44'100;

// The sound, made of sines and noise: one channel, short, from silence to silence.
std::vector<std::int16_t> samplesOf(SoundId sound);

} // namespace clockwise::app
