// SPDX-License-Identifier: MIT
#include "pulse_output.h"

#include "pulse_session.h"

#include <chrono>
#include <optional>
#include <utility>

namespace clockwise::app {
namespace {

constexpr std::chrono::seconds kPatience(5);

} // namespace

PulseOutput::PulseOutput() : m_thread([this] { serve(); }) {}

PulseOutput::~PulseOutput() {
    m_ends = true;
    {
        const std::scoped_lock lock(m_lock);
        if (m_mainloop != nullptr) PulseLibrary::load()->pa_mainloop_wakeup(m_mainloop);
    }
    m_thread.join();
}

void PulseOutput::play(SoundId sound, double loudness) {
    const std::scoped_lock lock(m_lock);
    m_wishes.push_back({sound, loudness});
    if (m_mainloop != nullptr) PulseLibrary::load()->pa_mainloop_wakeup(m_mainloop);
}

std::vector<PulseOutput::Wish> PulseOutput::takeWishes() {
    const std::scoped_lock lock(m_lock);
    return std::exchange(m_wishes, {});
}

void PulseOutput::serve() {
    const PulseLibrary* pulse = PulseLibrary::load();
    if (pulse == nullptr) return;
    pa_mainloop* mainloop = pulse->pa_mainloop_new();
    {
        const std::scoped_lock lock(m_lock);
        m_mainloop = mainloop;
    }
    // At once, so that the first sound finds it.
    std::optional<PulseSession> session(std::in_place, *pulse,
                                        *pulse->pa_mainloop_get_api(mainloop));
    auto tried = std::chrono::steady_clock::now();
    // Wishes are taken between preparing and polling: one that comes later than that ends the poll.
    while (!m_ends && pulse->pa_mainloop_prepare(mainloop, -1) >= 0) {
        for (const Wish& wish : takeWishes()) {
            // The server may have come since, or come back. To ask is no small thing: not at every
            // click where there is none.
            const auto now = std::chrono::steady_clock::now();
            if (session->isOver() && now - tried > kPatience) {
                session.emplace(*pulse, *pulse->pa_mainloop_get_api(mainloop));
                tried = now;
            }
            session->play(wish.sound, wish.loudness);
        }
        if (pulse->pa_mainloop_poll(mainloop) < 0 || pulse->pa_mainloop_dispatch(mainloop) < 0)
            break;
    }
    session.reset();
    const std::scoped_lock lock(m_lock);
    m_mainloop = nullptr;
    pulse->pa_mainloop_free(mainloop);
}

} // namespace clockwise::app
