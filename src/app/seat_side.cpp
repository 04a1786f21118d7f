// SPDX-License-Identifier: MIT
#include "seat_side.h"

#include <cmath>
#include <numbers>
#include <optional>

namespace clockwise::app {
namespace {

constexpr double kWhole = 2 * std::numbers::pi;
constexpr double kBottom = std::numbers::pi / 2;
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

// Whoever plays on from a drawn position sits where they would at the standard start.
Scene startOf(const GameRecord& record) {
    if (record.position().empty()) return record.node(kRoot).standing.state->scene();
    return record.game().start(record.options()).value()->scene();
}

// How far clockwise a seat sits from seat 1.
double awayFromFirst(const GameRecord& record, const Scene& scene, Seat seat) {
    const auto first = directionOf(scene, Seat(1));
    const auto own = directionOf(scene, seat);
    return first && own ? *own - *first : kWhole * seat.index() / record.seats();
}

} // namespace

int stepsToFace(const GameRecord& record, Seat seat) {
    const Scene scene = startOf(record);
    const double away = awayFromFirst(record, scene, seat);
    const int turns = scene.outline->symmetry;
    const int steps = static_cast<int>(std::lround(-away / kWhole * turns));
    return (steps % turns + turns) % turns;
}

double seatDirection(const GameRecord& record, Seat seat) {
    const Scene scene = startOf(record);
    return directionOf(scene, Seat(1)).value_or(kBottom) + awayFromFirst(record, scene, seat);
}

} // namespace clockwise::app
