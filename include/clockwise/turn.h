// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/cell.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clockwise {

// One thing a player points at on the way to a whole turn. A pass is the one pick without a cell.
struct Pick {
    enum class Role {
        Piece,            // takes up a piece of the seat
        Step,             // where it goes
        Capture,          // where it goes, capturing
        Promotion,        // where it goes and promotes
        PromotingCapture, // both
        Rescue,           // the empty cell the launch pad is laid on (rule 2.7)
        Removal,          // the galaxy or disc taken off the board
        Disc,             // where a disc is put while building (rule 3.3)
        Pawn,             // where a pawn is put (rule 3.4)
        Pass,             // rule 1.7
    };

    Role role;
    std::optional<Cell> cell;

    bool operator==(const Pick&) const = default;
};

// A whole turn as the world outside a game's folder knows it: its notation (rules, section 4) is
// its identity; the picks are the way to it by pointing.
struct Turn {
    std::string text;
    std::vector<Pick> picks;

    bool operator==(const Turn&) const = default;
};

// The two turns that every game knows and no list of legal turns shows (rules, section 4).
inline constexpr std::string_view kResign = "resign";
inline constexpr std::string_view kTimeout = "timeout";

} // namespace clockwise
