// SPDX-License-Identifier: MIT
// Kinds of games, and a whole game of each among those of the independent implementation.
#pragma once

#include "clockwise/record.h"

#include <ostream>
#include <string>
#include <vector>

namespace clockwise::app {

struct Kind {
    std::string name;
    std::string game;
    Options options;

    friend std::ostream& operator<<(std::ostream& out, const Kind& kind) {
        return out << kind.name;
    }
};

struct WholeGame {
    std::vector<std::string> turns;
    std::string reason;
    std::vector<int> winners;
};

// Throws when there is none of that kind.
WholeGame wholeGame(const Kind& kind);

GameRecord played(const Kind& kind);

// Those games know no house rules: the kind's options with all of them off.
Options withoutHouseRules(const Kind& kind);

} // namespace clockwise::app
