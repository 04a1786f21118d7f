// SPDX-License-Identifier: MIT
#include "sound_recorder.h"

#include "window_test.h"

#include <utility>

namespace clockwise::app {

class SoundRecorder::Output : public SoundOutput {
  public:
    explicit Output(SoundRecorder& recorder) : m_recorder(recorder) {}
    void play(SoundId sound, double loudness) override {
        m_recorder.m_heard.push_back(sound);
        m_recorder.m_loudness = loudness;
    }

  private:
    SoundRecorder& m_recorder;
};

SoundRecorder::SoundRecorder() {
    Sounds::ofProgram().setOpener([this] {
        ++m_timesOpened;
        return std::make_unique<Output>(*this);
    });
}

SoundRecorder::~SoundRecorder() {
    playNothing();
}

std::vector<SoundId> SoundRecorder::takeHeard() {
    return std::exchange(m_heard, {});
}

} // namespace clockwise::app
