// SPDX-License-Identifier: MIT
#include "pulse_session.h"

#include "synth.h"

#include <string>

namespace clockwise::app {
namespace {

constexpr pa_sample_spec kForm{PA_SAMPLE_S16NE, kSampleRate, 1};

// All clients of the server see each other's names.
std::string nameOf(SoundId sound) {
    return "clockwise-" + std::to_string(static_cast<int>(sound));
}

} // namespace

PulseSession::PulseSession(const PulseLibrary& library, pa_mainloop_api& loop)
    : m_pulse(library), m_context(library.pa_context_new(&loop, "Clockwise")) {
    for (std::size_t i = 0; i < m_samples.size(); ++i) {
        m_samples[i].session = this;
        m_samples[i].sound = kAllSounds[i];
    }
    m_pulse.pa_context_set_state_callback(
        m_context,
        [](pa_context*, void* self) { static_cast<PulseSession*>(self)->stateChanged(); }, this);
    // A server that does not run is not wanted: it is not for a game to start one.
    if (m_pulse.pa_context_connect(m_context, nullptr, PA_CONTEXT_NOAUTOSPAWN, nullptr) < 0)
        m_isOver = true;
}

PulseSession::~PulseSession() {
    m_pulse.pa_context_set_state_callback(m_context, nullptr, nullptr);
    for (Sample& sample : m_samples) {
        if (sample.stream == nullptr) continue;
        m_pulse.pa_stream_set_state_callback(sample.stream, nullptr, nullptr);
        m_pulse.pa_stream_unref(sample.stream);
    }
    m_pulse.pa_context_disconnect(m_context);
    m_pulse.pa_context_unref(m_context);
}

void PulseSession::stateChanged() {
    const pa_context_state_t state = m_pulse.pa_context_get_state(m_context);
    if (!PA_CONTEXT_IS_GOOD(state)) m_isOver = true;
    if (state != PA_CONTEXT_READY) return;
    m_isReady = true;
    for (Sample& sample : m_samples)
        if (sample.wanted > 0) upload(sample);
    for (Sample& sample : m_samples)
        if (sample.stream == nullptr) upload(sample);
}

void PulseSession::upload(Sample& sample) {
    sample.stream = m_pulse.pa_stream_new(m_context, nameOf(sample.sound).c_str(), &kForm, nullptr);
    if (sample.stream == nullptr) return;
    m_pulse.pa_stream_set_state_callback(
        sample.stream,
        [](pa_stream*, void* data) {
            auto* changed = static_cast<Sample*>(data);
            changed->session->streamChanged(*changed);
        },
        &sample);
    const std::size_t bytes = samplesOf(sample.sound).size() * sizeof(std::int16_t);
    m_pulse.pa_stream_connect_upload(sample.stream, bytes);
}

void PulseSession::streamChanged(Sample& sample) {
    switch (m_pulse.pa_stream_get_state(sample.stream)) {
    case PA_STREAM_READY: {
        const std::vector<std::int16_t> samples = samplesOf(sample.sound);
        m_pulse.pa_stream_write(sample.stream, samples.data(),
                                samples.size() * sizeof(std::int16_t), nullptr, 0,
                                PA_SEEK_RELATIVE);
        m_pulse.pa_stream_finish_upload(sample.stream);
        break;
    }
    case PA_STREAM_TERMINATED:
        sample.isThere = true;
        if (sample.wanted > 0) start(sample, sample.wanted);
        sample.wanted = 0;
        break;
    default: break;
    }
}

void PulseSession::play(SoundId sound, double loudness) {
    Sample& sample = m_samples[static_cast<std::size_t>(sound)];
    if (sample.isThere)
        start(sample, loudness);
    else
        sample.wanted = loudness;
}

void PulseSession::start(const Sample& sample, double loudness) {
    pa_operation* asked = m_pulse.pa_context_play_sample(
        m_context, nameOf(sample.sound).c_str(), nullptr,
        m_pulse.pa_sw_volume_from_linear(loudness), nullptr, nullptr);
    if (asked != nullptr) m_pulse.pa_operation_unref(asked);
}

} // namespace clockwise::app
