// SPDX-License-Identifier: MIT
#include "synth.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <random>

namespace clockwise::app {
namespace {

constexpr double kAttack = 0.004; // seconds; shorter ones click

// A tone that dies away, gliding from one pitch to another; with an octave and a twelfth above it,
// as struck wood and glass have them.
struct Tone {
    double at;
    double length; // seconds until it has died away
    double from;   // hertz
    double to;
    double loudness;
    double overtones = 0.15;
};

// A puff of air, its upper pitches cut off: the touch of wood, or a slide over it.
struct Puff {
    double at;
    double length;
    double cutoff; // hertz
    double loudness;
    bool swells = false; // to its middle, instead of dying away from the start
};

struct Recipe {
    double loudness; // of the whole, of 1
    std::vector<Tone> tones;
    std::vector<Puff> puffs;
};

Recipe recipeOf(SoundId sound) {
    switch (sound) {
    case SoundId::Step:
        return {0.32,
                {{0.13, 0.09, 235, 205, 0.7, 0.3}},
                {{0, 0.17, 900, 0.35, true}, {0.13, 0.025, 2400, 0.5}}};
    case SoundId::Pivot:
        return {0.24,
                {{0, 0.05, 940, 900, 0.6, 0.3}, {0.055, 0.06, 720, 700, 0.8, 0.3}},
                {{0, 0.012, 4000, 0.4}, {0.055, 0.014, 3200, 0.5}}};
    case SoundId::Placed: return {0.4, {{0, 0.12, 330, 300, 0.9, 0.35}}, {{0, 0.02, 2600, 0.6}}};
    case SoundId::Rescue:
        return {0.34,
                {{0, 0.3, 250, 590, 0.7}, {0.26, 0.3, 587, 587, 0.6, 0.25}},
                {{0, 0.28, 1400, 0.25, true}}};
    case SoundId::Taken: return {0.36, {{0, 0.34, 520, 150, 0.8}}, {{0, 0.3, 1600, 0.35, true}}};
    case SoundId::Capture: return {0.5, {{0, 0.2, 170, 85, 1, 0.3}}, {{0, 0.035, 1800, 0.9}}};
    case SoundId::Promotion:
        return {
            0.36, {{0, 0.4, 659.3, 659.3, 0.8, 0.25}, {0.11, 0.5, 987.8, 987.8, 0.8, 0.25}}, {}};
    case SoundId::Eliminated:
        return {0.38, {{0, 0.32, 329.6, 326, 0.8}, {0.17, 0.5, 246.9, 240, 0.9}}, {}};
    case SoundId::TimeOut:
        return {0.4, {{0, 0.55, 196, 190, 0.8, 0.4}, {0, 0.55, 208, 202, 0.8, 0.4}}, {}};
    case SoundId::GameEnd:
        return {0.4,
                {{0, 0.6, 523.3, 523.3, 0.7, 0.2},
                 {0.13, 0.6, 659.3, 659.3, 0.7, 0.2},
                 {0.26, 0.8, 784, 784, 0.8, 0.2}},
                {}};
    case SoundId::ClockLow:
        return {0.3, {{0, 0.14, 880, 880, 0.8}, {0.2, 0.16, 880, 880, 0.8}}, {}};
    }
    return {};
}

// From nothing quickly up, then down to nothing.
double dying(double time, double length) {
    const double rise = std::min(1.0, time / kAttack);
    const double rest = 1 - time / length;
    return rise * rest * std::exp(-4 * time / length);
}

double swelling(double time, double length) {
    const double wave = std::sin(std::numbers::pi * time / length);
    return wave * wave;
}

void addTone(std::vector<double>& mix, const Tone& tone) {
    const auto first = static_cast<std::size_t>(tone.at * kSampleRate);
    const auto count = static_cast<std::size_t>(tone.length * kSampleRate);
    double phase = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double time = static_cast<double>(i) / kSampleRate;
        const double pitch = tone.from * std::pow(tone.to / tone.from, time / tone.length);
        phase += 2 * std::numbers::pi * pitch / kSampleRate;
        const double wave = std::sin(phase) + tone.overtones * std::sin(2 * phase) +
                            0.5 * tone.overtones * std::sin(3 * phase);
        mix[first + i] += tone.loudness * wave * dying(time, tone.length);
    }
}

void addPuff(std::vector<double>& mix, const Puff& puff) {
    const auto first = static_cast<std::size_t>(puff.at * kSampleRate);
    const auto count = static_cast<std::size_t>(puff.length * kSampleRate);
    const double share = 1 - std::exp(-2 * std::numbers::pi * puff.cutoff / kSampleRate);
    std::minstd_rand random(7); // the same each time
    std::uniform_real_distribution<double> any(-1, 1);
    double once = 0;
    double twice = 0;
    for (std::size_t i = 0; i < count; ++i) {
        once += share * (any(random) - once);
        twice += share * (once - twice);
        const double time = static_cast<double>(i) / kSampleRate;
        const double shape = puff.swells ? swelling(time, puff.length) : dying(time, puff.length);
        mix[first + i] += 3 * puff.loudness * twice * shape;
    }
}

template <class Part>
double endOf(const std::vector<Part>& parts) {
    double end = 0;
    for (const Part& part : parts) end = std::max(end, part.at + part.length);
    return end;
}

} // namespace

std::vector<std::int16_t> samplesOf(SoundId sound) {
    const Recipe recipe = recipeOf(sound);
    const double length = std::max(endOf(recipe.tones), endOf(recipe.puffs));
    std::vector<double> mix(static_cast<std::size_t>(length * kSampleRate) + 2);
    for (const Tone& tone : recipe.tones) addTone(mix, tone);
    for (const Puff& puff : recipe.puffs) addPuff(mix, puff);

    double peak = 0;
    for (const double value : mix) peak = std::max(peak, std::abs(value));
    const double scale = recipe.loudness * std::numeric_limits<std::int16_t>::max() / peak;
    std::vector<std::int16_t> samples;
    samples.reserve(mix.size());
    for (const double value : mix) samples.push_back(static_cast<std::int16_t>(value * scale));
    return samples;
}

} // namespace clockwise::app
