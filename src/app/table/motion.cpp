// SPDX-License-Identifier: MIT
#include "motion.h"

#include <QEasingCurve>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace clockwise::app {
namespace {

double eased(double progress) {
    static const QEasingCurve curve(QEasingCurve::InOutCubic);
    return curve.valueForProgress(progress);
}

double between(double from, double to, double part) {
    return from + (to - from) * part;
}

} // namespace

double Span::passed(double time) const {
    if (time >= end()) return 1;
    return time <= start ? 0 : (time - start) / length;
}

double Track::end() const {
    return std::max({slide.end(), turn.end(), flip.end(), change.end()});
}

Pose Track::at(double time) const {
    const double slid = eased(slide.passed(time));
    const double changed = eased(change.passed(time));
    Pose pose;
    pose.at = from.at + (to.at - from.at) * slid;
    pose.angle = between(from.angle, to.angle, eased(turn.passed(time)));
    pose.scale = between(from.scale, to.scale, changed);
    pose.opacity = between(from.opacity, to.opacity, changed);
    pose.lift = between(from.lift, to.lift, changed);
    pose.spin = between(from.spin, to.spin, changed);
    pose.breadth = face ? std::abs(std::cos(std::numbers::pi * eased(flip.passed(time))))
                        : between(from.breadth, to.breadth, changed);
    return pose;
}

void Motion::run(std::vector<Track> tracks, double tempo, double atLeast) {
    stop();
    m_tracks = std::move(tracks);
    m_tempo = tempo;
    double end = atLeast;
    for (const Track& track : m_tracks) {
        end = std::max(end, track.end());
        track.item->setMoving(true);
    }
    m_length = static_cast<int>(std::ceil(end * m_tempo));
    if (m_length > 0) start();
}

void Motion::finish() {
    if (state() == Stopped) return;
    setCurrentTime(m_length);
}

void Motion::release(SpriteItem* item) {
    std::erase_if(m_tracks, [item](const Track& track) { return track.item == item; });
}

int Motion::underWay() const {
    const double usual = currentTime() / m_tempo;
    return static_cast<int>(std::ranges::count_if(
        m_tracks, [usual](const Track& track) { return track.end() > usual; }));
}

void Motion::updateCurrentTime(int time) {
    const double usual = time / m_tempo;
    for (Track& track : m_tracks) {
        if (track.face && track.flip.passed(usual) >= 0.5) track.item->setLook(*track.face);
        track.item->setPose(track.at(usual));
        if (track.end() <= usual) track.item->setMoving(false);
    }
    emit passed(usual);
}

void Motion::updateState(State newState, State) {
    if (newState != Stopped) return;
    for (const Track& track : m_tracks) track.item->setMoving(false);
    m_tracks.clear();
}

} // namespace clockwise::app
