// SPDX-License-Identifier: MIT
#include "cues.h"

#include "table/pace.h"

#include "clockwise/scene_diff.h"

#include <algorithm>
#include <functional>

namespace clockwise::app {
namespace {

bool isTile(const SpriteChange& change) {
    return (change.after ? *change.after : *change.before).layer == Sprite::Layer::Tile;
}

} // namespace

std::vector<Cue> cuesOf(const Scene& before, const Scene& after, const TurnEnd& end) {
    const std::vector<SpriteChange> changes = diff(before, after);
    const auto any = [&changes](bool tile, auto what) {
        return std::ranges::any_of(changes, [&](const SpriteChange& change) {
            return isTile(change) == tile && std::invoke(what, change);
        });
    };
    const auto anyTile = [&any](auto what) { return any(true, what); };
    const auto anyPiece = [&any](auto what) { return any(false, what); };
    const auto isCaptured = [&](const SpriteChange& change) {
        return change.vanishes() && anyPiece([&](const SpriteChange& mover) {
                   return mover.moves() && mover.after->cell == change.before->cell;
               });
    };

    // The times are those at which the board shows it.
    const bool rescues = anyTile(&SpriteChange::moves);
    const bool steps = anyPiece(&SpriteChange::moves);
    const bool pivots = anyPiece(&SpriteChange::turns);
    const double start = rescues ? kPadLies : 0;
    const double there = steps ? start + kSlide : start;
    const double arrival = steps ? there - kMeeting : 0;
    const double turned = pivots ? there + kTurn : there;

    std::vector<Cue> cues;
    const auto add = [&cues](bool heard, SoundId sound, double at) {
        if (heard) cues.push_back({sound, at});
    };
    add(rescues, SoundId::Rescue, 0);
    add(anyTile(&SpriteChange::appears) || anyPiece(&SpriteChange::appears), SoundId::Placed, 0);
    add(steps, SoundId::Step, start);
    add(anyPiece(isCaptured), SoundId::Capture, arrival);
    add(anyTile(&SpriteChange::vanishes), SoundId::Taken, arrival);
    add(pivots, SoundId::Pivot, there);
    add(anyPiece(&SpriteChange::flips), SoundId::Promotion, there);
    // The end tells that, too.
    add(end.someoneFell && !end.outOfTime && !end.gameOver, SoundId::Eliminated, turned + kFade);
    add(end.outOfTime, SoundId::TimeOut, 0);
    add(end.gameOver, SoundId::GameEnd, turned + kDrift);
    return cues;
}

TurnEnd turnEnd(const Session& session) {
    if (session.shown() == 0) return {};
    const TurnNews news = session.news(session.shown());
    return {!news.fallen.empty(), news.text == kTimeout, session.outcome().over()};
}

} // namespace clockwise::app
