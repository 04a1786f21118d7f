// SPDX-License-Identifier: MIT
#include "turned_boards.h"

namespace clockwise::app {
namespace {

constexpr int kQuarters = 4; // what a facing is counted in

} // namespace

Scene TurnedBoards::turned(Scene scene, int steps) {
    if (scene.outline == nullptr || steps == 0) return scene;
    const auto [found, isNew] = m_outlines.try_emplace({scene.outline, steps});
    if (isNew) found->second = clockwise::turned(*scene.outline, steps);
    scene.outline = &found->second;
    if (scene.outline->symmetry == kQuarters)
        for (Sprite& sprite : scene.sprites) sprite.quarterTurns += steps;
    return scene;
}

} // namespace clockwise::app
