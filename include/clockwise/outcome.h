// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/seat.h"

#include <optional>
#include <string_view>

namespace clockwise {

// Why a game ended: the words of the Termination tag (file-format.md).
enum class EndReason {
    Unfinished,
    LastPlayer,        // rules 1.8, 2.8, 3.7
    NoMinions,         // rule 1.8
    NoMinionsTiebreak, // rule 1.8
    Deadlock,          // rule 1.8
    DeadlockTiebreak,  // rule 1.8
    Repetition,        // rules 1.9, 2.9; found by the record, which knows the history
    NoProgress,        // rule 1.9; likewise
    Agreed,            // rules, section 4
};

// How a game stands. Over without winners is a draw.
struct Outcome {
    EndReason reason = EndReason::Unfinished;
    SeatSet winners;

    bool over() const { return reason != EndReason::Unfinished; }
    bool draw() const { return over() && winners.empty(); }
    bool operator==(const Outcome&) const = default;
};

// "last-player", "no-minions", ... as in the Termination tag; "unfinished" while it goes on.
std::string_view reasonId(EndReason reason);
std::optional<EndReason> reasonFromId(std::string_view id);

} // namespace clockwise
