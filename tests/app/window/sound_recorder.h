// SPDX-License-Identifier: MIT
#pragma once

#include "app/sound/sounds.h"

#include <memory>
#include <vector>

namespace clockwise::app {

// Notes what would be heard instead of playing it; while it lives it is the program's only output.
class SoundRecorder {
  public:
    SoundRecorder();
    ~SoundRecorder();

    // What was heard since one last asked.
    std::vector<SoundId> takeHeard();
    double loudness() const { return m_loudness; }
    int timesOpened() const { return m_timesOpened; }

  private:
    class Output;

    std::vector<SoundId> m_heard;
    double m_loudness = 0;
    int m_timesOpened = 0;
};

} // namespace clockwise::app
