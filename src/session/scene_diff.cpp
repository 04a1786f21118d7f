// SPDX-License-Identifier: MIT
#include "clockwise/scene_diff.h"

#include <map>

namespace clockwise {

std::vector<SpriteChange> diff(const Scene& before, const Scene& after) {
    std::map<int, SpriteChange> byId;
    for (const Sprite& sprite : before.sprites) byId[sprite.id].before = sprite;
    for (const Sprite& sprite : after.sprites) byId[sprite.id].after = sprite;
    std::vector<SpriteChange> changes;
    for (const auto& [id, change] : byId)
        if (change.before != change.after) changes.push_back(change);
    return changes;
}

} // namespace clockwise
