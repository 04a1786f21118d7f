// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/cell.h"
#include "clockwise/outline.h"
#include "clockwise/seat.h"

#include <optional>
#include <string_view>
#include <vector>

namespace clockwise {

// One thing on the board. Its id stays the same for as long as it lives, across turns, so that two
// scenes can be compared sprite by sprite (scene_diff.h).
struct Sprite {
    enum class Layer { Tile, Piece }; // pieces stand on tiles

    int id = 0;
    Cell cell{0};
    std::string_view art; // resources/games/<game>/<art>.svg
    std::optional<Seat> owner;
    Layer layer = Layer::Piece;
    int quarterTurns = 0; // clockwise from the way the art is drawn
    int level = 0;        // how many tiles of the same cell lie below it

    bool operator==(const Sprite&) const = default;
};

// The full picture of a state, without pixels.
struct Scene {
    const Outline* outline = nullptr;
    std::vector<Sprite> sprites; // tiles before pieces, lower levels before higher
};

} // namespace clockwise
