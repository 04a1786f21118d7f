// SPDX-License-Identifier: MIT
#pragma once

#include "cues.h"
#include "sound_output.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace clockwise::app {

// Plays what is to be heard, for all windows of the program. The output is opened when it is to get
// ready, or with the first sound; while sound is off nothing is.
class Sounds : public QObject {
    Q_OBJECT

  public:
    using Opener = std::function<std::unique_ptr<SoundOutput>()>;

    static Sounds& ofProgram();
    explicit Sounds(Opener opener);
    ~Sounds() override;

    // Opens what the first sound would otherwise have to wait and work for.
    void getReady();

    // With a picture that moves at that tempo, or is there at once: then of several sounds only the
    // one that tells most is heard. What still was to come of the picture before is not.
    void play(std::vector<Cue> cues, std::optional<double> tempo);
    // One sound that has nothing to do with the picture.
    void play(SoundId sound);

    // Silence at once; the output is opened anew when there is something to play.
    void close();

    // For tests; what was open is closed.
    void setOpener(Opener opener);

  private:
    void playDue();

    Opener m_opener;
    std::unique_ptr<SoundOutput> m_output;
    struct Due {
        SoundId sound;
        std::chrono::steady_clock::time_point when;
    };
    std::vector<Due> m_due; // the next one first
    QTimer m_timer;
};

} // namespace clockwise::app
