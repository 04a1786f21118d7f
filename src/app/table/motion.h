// SPDX-License-Identifier: MIT
#pragma once

#include "sprite_item.h"

#include <QAbstractAnimation>

#include <optional>
#include <vector>

namespace clockwise::app {

// A stretch of an animation, in milliseconds.
struct Span {
    double start = 0;
    double length = 0;

    double end() const { return start + length; }
    // How much of it is over: 0 before, 1 after.
    double passed(double time) const;
};

// The way of one sprite from a pose to another: each part of the pose has its own time.
struct Track {
    SpriteItem* item = nullptr;
    Pose from;
    Pose to;
    Span slide;
    Span turn;
    Span flip;   // over to `face`, without one nothing is turned over
    Span change; // of scale, opacity, lift and spin
    std::optional<Sprite> face;

    double end() const;
    Pose at(double time) const;
};

// Moves many sprites at a time. While nothing moves it is stopped and costs nothing.
class Motion : public QAbstractAnimation {
    Q_OBJECT

  public:
    explicit Motion(QObject* parent = nullptr) : QAbstractAnimation(parent) {}

    // Begins afresh with these tracks; what was on its way stays where it is. Goes on for at least
    // so many of the usual milliseconds.
    void run(std::vector<Track> tracks, double tempo, double atLeast = 0);
    // Ends at once, each sprite where it was bound for.
    void finish();
    // Leaves a sprite alone from now on.
    void release(SpriteItem* item);

    // How many sprites are on their way.
    int underWay() const;

    int duration() const override { return m_length; }

  signals:
    void passed(double usual); // so many of the usual milliseconds, at every step

  protected:
    void updateCurrentTime(int time) override;
    void updateState(State newState, State oldState) override;

  private:
    std::vector<Track> m_tracks;
    double m_tempo = 1; // how many times as long as usual all takes
    int m_length = 0;
};

} // namespace clockwise::app
