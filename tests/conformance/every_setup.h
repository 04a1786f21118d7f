// SPDX-License-Identifier: MIT
// The parameter of the conformance suite: every registered game in every set-up it can be started
// with, and seeded random play on it.
#pragma once

#include "clockwise/record.h"

#include <functional>
#include <gtest/gtest.h>
#include <random>

namespace clockwise {

struct Setup {
    const Game* game;
    Options options;
};

inline std::string setupName(const Setup& setup) {
    std::string name(setup.game->id());
    for (const auto& [id, value] : setup.options.values()) name += "_" + id + value;
    return name;
}

inline std::ostream& operator<<(std::ostream& out, const Setup& setup) {
    return out << setupName(setup);
}

inline std::vector<Setup> everySetup() {
    std::vector<Setup> setups;
    for (const Game* game : allGames())
        for (const Options& options : allSetups(*game)) setups.push_back({game, options});
    return setups;
}

class EverySetup : public ::testing::TestWithParam<Setup> {
  protected:
    GameRecord begin() const {
        return GameRecord::begin(*GetParam().game, GetParam().options).value();
    }

    // Plays at random, the house rules on, until the game is over; visits every node on the way,
    // the start and the end included.
    GameRecord playOut(
        unsigned seed, const std::function<void(const GameRecord&, NodeId)>& visit =
                           [](const GameRecord&, NodeId) {}) const {
        std::mt19937 random(seed);
        GameRecord record = begin();
        NodeId at = kRoot;
        visit(record, at);
        while (!record.node(at).standing.outcome.over()) {
            const auto turns = record.node(at).standing.state->turns();
            EXPECT_FALSE(turns.empty());
            if (turns.empty()) break;
            at = record.play(at, turns[random() % turns.size()].text).value();
            visit(record, at);
        }
        return record;
    }
};

} // namespace clockwise
