// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>
#include <QSize>

#include <span>
#include <vector>

namespace clockwise::app {

enum class BadgeForm {
    Card,  // two lines
    Tall,  // a line for each thing, and narrow
    Bar,   // one line
    Small, // two lines, and with a clock no word about what the seat has
};

// A way to draw the badges, and what it is worth: how much of the board one gives up for it. All
// badges at a table look alike.
struct BadgeChoice {
    BadgeForm form = BadgeForm::Card;
    QSize size;
    int leastWidth = 0; // where a row would be too full
    double worth = 1;

    bool operator==(const BadgeChoice&) const = default;
};

// Where the board and the badges round it lie.
struct TablePlan {
    QRect board; // a square
    BadgeForm form = BadgeForm::Card;
    std::vector<QRect> badges; // clockwise from the bottom left
};

// The plan that leaves the board the most: badges go to the corners that a round board leaves free,
// above, below and beside it. It depends on nothing that changes during a game, so nothing jumps.
// The last choice is taken when there is room for none.
TablePlan planTable(QSize room, int seats, bool roundBoard, std::span<const BadgeChoice> choices);

} // namespace clockwise::app
