// SPDX-License-Identifier: MIT
#include "table_plan.h"

#include <QPointF>

#include <algorithm>
#include <array>
#include <cmath>

namespace clockwise::app {
namespace {

constexpr int kGap = 6;
constexpr double kOutOfTheMiddle = 0.88; // what a board there is worth

// A place for a badge: from the left and the top as parts of the room, then moved by so many
// badges.
struct Anchor {
    double across = 0;
    double down = 0;
    int stack = 0;
};

using Anchors = std::vector<Anchor>;

constexpr Anchor kBottomLeft{0, 1, 0};
constexpr Anchor kAboveBottomLeft{0, 1, -1};
constexpr Anchor kLeft{0, 0.5, 0};
constexpr Anchor kTopLeft{0, 0, 0};
constexpr Anchor kTop{0.5, 0, 0};
constexpr Anchor kTopRight{1, 0, 0};
constexpr Anchor kBelowTopRight{1, 0, 1};
constexpr Anchor kRight{1, 0.5, 0};
constexpr Anchor kAboveBottomRight{1, 1, -1};
constexpr Anchor kBottomRight{1, 1, 0};
constexpr Anchor kBottom{0.5, 1, 0};

// Clockwise; of those that leave the board as much, the first one is taken.
const std::vector<Anchors>& arrangements(int seats) {
    static const std::array<std::vector<Anchors>, 5> all{{
        {{kBottomLeft, kTopRight}, {kBottom, kTop}, {kLeft, kRight}},
        {{kBottomLeft, kTopLeft, kTopRight}, {kTopLeft, kTopRight, kBottom}},
        {{kBottomLeft, kTopLeft, kTopRight, kBottomRight}, {kLeft, kTop, kRight, kBottom}},
        {{kBottomLeft, kTopLeft, kTopRight, kRight, kBottomRight},
         {kBottomLeft, kTopLeft, kTopRight, kAboveBottomRight, kBottomRight},
         {kBottomLeft, kTopLeft, kTopRight, kBottomRight, kBottom},
         {kBottomLeft, kTopLeft, kTop, kTopRight, kBottomRight}},
        {{kBottomLeft, kLeft, kTopLeft, kTopRight, kRight, kBottomRight},
         {kBottomLeft, kAboveBottomLeft, kTopLeft, kTopRight, kBelowTopRight, kBottomRight},
         {kBottomLeft, kTopLeft, kTop, kTopRight, kBottomRight, kBottom}},
    }};
    const int known = std::clamp(seats, 2, 6) - 2;
    return all[static_cast<std::size_t>(known)];
}

bool sameRow(const Anchor& a, const Anchor& b) {
    return a.down == b.down && a.stack == b.stack;
}

std::vector<QRect> placed(const Anchors& anchors, QSize room, const BadgeChoice& choice) {
    std::vector<QRect> badges;
    const auto inFullestRow = std::ranges::max(anchors, {}, [&](const Anchor& anchor) {
        return std::ranges::count_if(anchors,
                                     [&](const Anchor& other) { return sameRow(anchor, other); });
    });
    const auto row = static_cast<int>(std::ranges::count_if(
        anchors, [&](const Anchor& other) { return sameRow(inFullestRow, other); }));
    const int width = std::min(choice.size.width(), (room.width() - (row - 1) * kGap) / row);
    const int height = choice.size.height();
    for (const Anchor& anchor : anchors)
        badges.emplace_back(qRound(anchor.across * (room.width() - width)),
                            qRound(anchor.down * (room.height() - height)) +
                                anchor.stack * (height + kGap),
                            width, height);
    return badges;
}

bool fits(const std::vector<QRect>& badges, QSize room, int leastWidth) {
    for (const QRect& badge : badges) {
        if (badge.width() < leastWidth || !QRect(QPoint(), room).contains(badge)) return false;
        for (const QRect& other : badges)
            if (&other != &badge && other.intersects(badge)) return false;
    }
    return true;
}

// How far a board with that middle may reach.
double reach(QPointF middle, QSize room, bool roundBoard, const std::vector<QRect>& badges) {
    double reach =
        std::min({middle.x(), room.width() - middle.x(), middle.y(), room.height() - middle.y()});
    for (const QRect& badge : badges) {
        const QRectF area = QRectF(badge).adjusted(-kGap, -kGap, kGap, kGap);
        const double x = std::max({area.left() - middle.x(), middle.x() - area.right(), 0.0});
        const double y = std::max({area.top() - middle.y(), middle.y() - area.bottom(), 0.0});
        reach = std::min(reach, roundBoard ? std::hypot(x, y) : std::max(x, y));
    }
    return reach;
}

struct Spot {
    QPointF middle;
    double reach = 0;
};

// The largest board that goes between the badges, in the middle of a row or anywhere: from a coarse
// grid, then ever finer round the best.
Spot largest(QSize room, bool roundBoard, const std::vector<QRect>& badges, bool inTheMiddle) {
    constexpr double kWorthMoving = 0.5; // in pixels
    const QPointF centre(room.width() / 2.0, room.height() / 2.0);
    Spot best{centre, reach(centre, room, roundBoard, badges)};
    double step = std::max(room.width(), room.height()) / 12.0;
    for (int range = 4; step > kWorthMoving; step /= 2, range = 1) {
        const QPointF around = best.middle;
        const int aside = inTheMiddle ? 0 : range;
        for (int i = -aside; i <= aside; ++i)
            for (int j = -range; j <= range; ++j) {
                const QPointF middle = around + QPointF(i * step, j * step);
                const double there = reach(middle, room, roundBoard, badges);
                if (there > best.reach + kWorthMoving) best = {middle, there};
            }
    }
    return best;
}

// A board out of the middle looks lost, so it has to be clearly larger there.
Spot bestSpot(QSize room, bool roundBoard, const std::vector<QRect>& badges) {
    const Spot inTheMiddle = largest(room, roundBoard, badges, true);
    const Spot anywhere = largest(room, roundBoard, badges, false);
    return anywhere.reach * kOutOfTheMiddle > inTheMiddle.reach ? anywhere : inTheMiddle;
}

// A plan in the making.
struct Draft {
    QSize room;
    const Anchors* anchors = nullptr;
    const BadgeChoice* choice = nullptr;
    std::vector<QRect> badges;
    Spot spot;
};

Draft draft(QSize room, bool roundBoard, const Anchors& anchors, const BadgeChoice& choice) {
    Draft made{room, &anchors, &choice, placed(anchors, room, choice), {}};
    if (fits(made.badges, room, choice.leastWidth))
        made.spot = bestSpot(room, roundBoard, made.badges);
    return made;
}

// The same in as little room as leaves the board as large, so that no badge is far from it.
Draft drawnTogether(Draft made, bool roundBoard) {
    constexpr int kStep = 4;
    const double reach = made.spot.reach - 1;
    for (const QSize step : {QSize(kStep, 0), QSize(0, kStep)})
        for (Draft next = made; next.spot.reach >= reach;
             next = draft(made.room - step, roundBoard, *made.anchors, *made.choice))
            made = next;
    return made;
}

TablePlan planOf(const Draft& made, QSize room) {
    const QSize rest = room - made.room;
    const QPoint corner(rest.width() / 2, rest.height() / 2);
    const int side = std::max(1, static_cast<int>(2 * made.spot.reach));
    const QPointF topLeft = made.spot.middle - QPointF(side, side) / 2;
    TablePlan plan{QRect(corner + topLeft.toPoint(), QSize(side, side)), made.choice->form, {}};
    for (const QRect& badge : made.badges) plan.badges.push_back(badge.translated(corner));
    return plan;
}

} // namespace

TablePlan planTable(QSize room, int seats, bool roundBoard, std::span<const BadgeChoice> choices) {
    // Where little room is left, bars along the top and the bottom are always possible.
    const Anchors& rows = arrangements(seats).back();
    Draft best{room, &rows, &choices.back(), placed(rows, room, choices.back()), {}};
    best.spot = bestSpot(room, roundBoard, best.badges);
    double bestWorth = 0;
    for (const BadgeChoice& choice : choices)
        for (const Anchors& anchors : arrangements(seats)) {
            constexpr double kClearlyMore = 1.01;
            Draft next = draft(room, roundBoard, anchors, choice);
            const bool inTheMiddle = std::abs(next.spot.middle.x() - room.width() / 2.0) < 1;
            const double worth =
                next.spot.reach * choice.worth * (inTheMiddle ? 1 : kOutOfTheMiddle);
            if (worth <= bestWorth * kClearlyMore) continue;
            bestWorth = worth;
            best = std::move(next);
        }
    return planOf(bestWorth > 0 ? drawnTogether(best, roundBoard) : best, room);
}

} // namespace clockwise::app
