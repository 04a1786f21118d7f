// SPDX-License-Identifier: MIT
#pragma once

#include "pulse_library.h"
#include "sound_id.h"

#include <array>

namespace clockwise::app {

// One connection to the sound server, from connecting to its end. For one thread, which lets the
// main loop go round.
class PulseSession {
  public:
    PulseSession(const PulseLibrary& library, pa_mainloop_api& loop);
    ~PulseSession();
    PulseSession(const PulseSession&) = delete;
    PulseSession& operator=(const PulseSession&) = delete;

    // Without a server, or when it has gone.
    bool isOver() const { return m_isOver; }
    // As soon as the server has the sound.
    void play(SoundId sound, double loudness);

  private:
    // A sound on its way to the server.
    struct Sample {
        PulseSession* session = nullptr;
        SoundId sound = SoundId::Step;
        pa_stream* stream = nullptr;
        bool isThere = false;
        double wanted = 0; // how loud it is to be once it is there
    };

    void stateChanged();
    void upload(Sample& sample);
    void streamChanged(Sample& sample);
    void start(const Sample& sample, double loudness);

    const PulseLibrary& m_pulse;
    pa_context* m_context;
    bool m_isReady = false;
    bool m_isOver = false;
    std::array<Sample, kAllSounds.size()> m_samples;
};

} // namespace clockwise::app
