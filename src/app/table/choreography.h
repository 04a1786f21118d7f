// SPDX-License-Identifier: MIT
#pragma once

#include "motion.h"

namespace clockwise::app {

// Gives the tracks of one change of the picture their times: pieces slide, then turn clockwise
// and turn over; what is taken goes when the mover arrives; a tile that flies to a new place and
// turns over on the way goes ahead of the piece that steps onto it.
class Choreography {
  public:
    // A sprite that stays, bound for that pose and look.
    void move(SpriteItem& item, const Pose& to, const Sprite& face);
    // A sprite that comes into the picture and is to end at that pose.
    void enter(SpriteItem& item, const Pose& to, Sprite::Layer layer);
    // A sprite that leaves the picture.
    void leave(SpriteItem& item, Sprite::Layer layer);

    std::vector<Track> tracks() const;

  private:
    enum class Part { Stay, Enter, Leave };
    struct Step {
        Track track;
        Part part;
        bool tile;
        bool travels;
    };

    std::vector<Step> m_steps;
};

} // namespace clockwise::app
