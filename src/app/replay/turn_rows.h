// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/record.h"

#include <vector>

namespace clockwise::app {

// A round of a line: the turn of each seat that made one in it.
struct TurnRow {
    int variation = 0; // how deep the line is nested; 0 is the main line
    int round = 1;     // counted from 1 along the line from the start
    std::vector<NodeId> turns;

    bool operator==(const TurnRow&) const = default;
};

// The whole tree as rounds: beneath each round of a line come the variations that replace one of
// its turns, one after the other, with what is nested in them.
std::vector<TurnRow> turnRows(const GameRecord& record);

} // namespace clockwise::app
