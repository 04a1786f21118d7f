// SPDX-License-Identifier: MIT
#include "seat_side.h"

#include <cmath>
#include <numbers>
#include <optional>

namespace clockwise::app {
namespace {

constexpr double kCentral = 1; // as near to the middle as that is no side

// The direction from the middle to a seat's pieces, counted clockwise on the screen, in radians.
std::optional<double> directionOf(const Scene& scene, Seat seat) {
    Point sum;
    int pieces = 0;
    for (const Sprite& sprite : scene.sprites) {
        if (sprite.owner != seat) continue;
        const Point centre = (*scene.outline)[sprite.cell].centre;
        sum = {sum.x + centre.x, sum.y + centre.y};
        ++pieces;
    }
    if (pieces == 0 || std::hypot(sum.x, sum.y) / pieces < kCentral) return std::nullopt;
    return std::atan2(sum.y, sum.x);
}

} // namespace

int stepsToFace(const GameRecord& record, Seat seat) {
    const Scene scene = record.node(kRoot).standing.state->scene();
    const auto first = directionOf(scene, Seat(1));
    const auto own = directionOf(scene, seat);
    const double whole = 2 * std::numbers::pi;
    const double spread = whole * seat.index() / record.seats();
    const double away = first && own ? *own - *first : spread;
    const int turns = scene.outline->symmetry;
    const int steps = static_cast<int>(std::lround(-away / whole * turns));
    return (steps % turns + turns) % turns;
}

} // namespace clockwise::app
