// SPDX-License-Identifier: MIT
#include "sounds.h"

#include "pulse_output.h"
#include "settings.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace clockwise::app {
namespace {

// Nothing when sound is off.
std::optional<double> loudness() {
    const QString volume = settings::soundVolume();
    if (volume == QLatin1String("off")) return std::nullopt;
    if (volume == QLatin1String("quiet")) return 0.35;
    if (volume == QLatin1String("loud")) return 1.6;
    return 0.8;
}

} // namespace

Sounds& Sounds::ofProgram() {
    static Sounds sounds([] { return std::make_unique<PulseOutput>(); });
    return sounds;
}

Sounds::Sounds(Opener opener) : m_opener(std::move(opener)) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Sounds::playDue);
    connect(qApp, &QCoreApplication::aboutToQuit, this, &Sounds::close);
}

Sounds::~Sounds() = default;

void Sounds::setOpener(Opener opener) {
    close();
    m_opener = std::move(opener);
}

void Sounds::close() {
    m_timer.stop();
    m_due.clear();
    m_output.reset();
}

void Sounds::play(std::vector<Cue> cues, std::optional<double> tempo) {
    m_due.clear();
    m_timer.stop();
    if (cues.empty() || !loudness()) return;
    if (!tempo) return play(std::ranges::max(cues, {}, &Cue::sound).sound);
    const auto now = std::chrono::steady_clock::now();
    for (const Cue& cue : cues)
        m_due.push_back({cue.sound, now + std::chrono::milliseconds(std::lround(cue.at * *tempo))});
    std::ranges::stable_sort(m_due, {}, &Due::when);
    playDue();
}

void Sounds::getReady() {
    if (loudness() && m_output == nullptr) m_output = m_opener();
}

void Sounds::play(SoundId sound) {
    const auto volume = loudness();
    if (!volume) return;
    getReady();
    m_output->play(sound, *volume);
}

void Sounds::playDue() {
    const auto now = std::chrono::steady_clock::now();
    while (!m_due.empty() && m_due.front().when <= now) {
        play(m_due.front().sound);
        m_due.erase(m_due.begin());
    }
    if (m_due.empty()) return;
    m_timer.start(std::chrono::ceil<std::chrono::milliseconds>(m_due.front().when - now));
}

} // namespace clockwise::app
