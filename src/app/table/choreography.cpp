// SPDX-License-Identifier: MIT
#include "choreography.h"

#include "pace.h"

#include <algorithm>
#include <cmath>

namespace clockwise::app {
namespace {

// From an angle on to the next at which the drawing looks as it will: it is the same after half a
// turn, and it always turns clockwise.
double clockwiseTo(double from, double to) {
    double rest = std::fmod(to - from, 180);
    if (rest < 0) rest += 180;
    constexpr double kNone = 0.01;
    if (rest < kNone || rest > 180 - kNone) rest = 0;
    return from + rest;
}

Track between(SpriteItem& item, const Pose& from, const Pose& to) {
    Track track;
    track.item = &item;
    track.from = from;
    track.to = to;
    return track;
}

bool apart(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y()) > 0.3;
}

} // namespace

void Choreography::move(SpriteItem& item, const Pose& to, const Sprite& face) {
    Track track = between(item, item.pose(), to);
    track.to.angle = clockwiseTo(track.from.angle, to.angle);
    if (!item.looksLike(face)) track.face = face;
    const bool changes = track.from != track.to || track.face;
    if (changes)
        m_steps.push_back({track, Part::Stay, face.layer == Sprite::Layer::Tile,
                           apart(track.from.at, track.to.at)});
}

void Choreography::enter(SpriteItem& item, const Pose& to, Sprite::Layer layer) {
    const bool tile = layer == Sprite::Layer::Tile;
    Track track = between(item, to, to);
    track.from.opacity = 0;
    track.from.scale = 0.6;
    if (tile) track.from.at.ry() -= 0.4; // is laid down from above
    m_steps.push_back({track, Part::Enter, tile, false});
}

void Choreography::leave(SpriteItem& item, Sprite::Layer layer) {
    const bool tile = layer == Sprite::Layer::Tile;
    Track track = between(item, item.pose(), item.pose());
    track.to.opacity = 0;
    track.to.scale = tile ? 0.25 : 0.15;
    track.to.spin = tile ? 220 : 0;
    m_steps.push_back({track, Part::Leave, tile, false});
}

std::vector<Track> Choreography::tracks() const {
    const auto travels = [this](bool tile) {
        return std::any_of(m_steps.begin(), m_steps.end(),
                           [tile](const Step& step) { return step.travels && step.tile == tile; });
    };
    const bool tilesTravel = travels(true);
    const bool piecesTravel = travels(false);
    const double piecesStart = tilesTravel ? kPadLies : 0;
    const double arrival = piecesTravel ? piecesStart + kSlide - kMeeting : 0;

    const auto isTaken = [this](const Track& leaving) {
        return std::any_of(m_steps.begin(), m_steps.end(), [&](const Step& step) {
            return step.travels && !apart(step.track.to.at, leaving.from.at);
        });
    };

    std::vector<Track> timed;
    for (const Step& step : m_steps) {
        Track track = step.track;
        const double start = step.tile ? 0 : piecesStart;
        switch (step.part) {
        case Part::Stay:
            // A piece that was held up sinks while it slides.
            track.slide = {start, step.travels ? kSlide : kLift};
            track.change = track.slide;
            if (track.from.angle != track.to.angle)
                track.turn = {step.travels ? track.slide.end() : start, kTurn};
            if (track.face)
                track.flip = step.tile ? Span{kPadLies - kPadFlip, kPadFlip}
                                       : Span{track.slide.end(), kFlip};
            break;
        case Part::Enter:
            track.slide = {start, kFade};
            track.change = {start, kFade};
            break;
        case Part::Leave:
            track.change = {arrival, kFade};
            if (!step.tile && !isTaken(track)) { // nobody came for it: it drifts off
                track.slide = track.change = {arrival, kDrift};
                track.to.at.ry() -= 0.6;
                track.to.scale = 0.7;
            }
            break;
        }
        timed.push_back(track);
    }
    return timed;
}

} // namespace clockwise::app
