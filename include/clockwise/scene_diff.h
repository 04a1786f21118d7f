// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/scene.h"

#include <optional>
#include <vector>

namespace clockwise {

// What became of one sprite between two scenes: gone without an after, new without a before.
struct SpriteChange {
    std::optional<Sprite> before;
    std::optional<Sprite> after;

    bool appears() const { return !before; }
    bool vanishes() const { return !after; }
    bool moves() const { return before && after && before->cell != after->cell; }
    bool turns() const { return before && after && before->quarterTurns != after->quarterTurns; }
    bool flips() const { return before && after && before->art != after->art; }
};

// The changes that lead from one picture to the other, whatever lies between them: a turn, an undo,
// a jump, another file. Sprites that are the same in both are left out.
std::vector<SpriteChange> diff(const Scene& before, const Scene& after);

} // namespace clockwise
