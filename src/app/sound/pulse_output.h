// SPDX-License-Identifier: MIT
#pragma once

#include "sound_output.h"

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

struct pa_mainloop;

namespace clockwise::app {

// Plays by the desktop's sound server, PulseAudio or PipeWire. It gets each sound once and keeps
// it, and from then on is only told which to play: it does the mixing, and while all is quiet
// nothing here wakes up. A thread speaks with it, so that nobody waits for a slow one; without a
// server there is silence.
class PulseOutput : public SoundOutput {
  public:
    PulseOutput();
    ~PulseOutput() override;

    void play(SoundId sound, double loudness) override;

  private:
    struct Wish {
        SoundId sound;
        double loudness;
    };

    void serve();
    std::vector<Wish> takeWishes();

    std::mutex m_lock;
    std::vector<Wish> m_wishes;        // under the lock
    pa_mainloop* m_mainloop = nullptr; // under the lock; while the thread runs
    std::atomic<bool> m_ends = false;
    std::thread m_thread;
};

} // namespace clockwise::app
