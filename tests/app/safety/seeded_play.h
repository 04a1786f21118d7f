// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/session.h"

#include <random>

namespace clockwise::app {

// Somebody who plays and takes back, for ever and for one seed always the same.
class SeededPlay {
  public:
    static constexpr int kStepsToSave = 5; // after each so many the game is saved

    explicit SeededPlay(unsigned seed) : m_random(seed) {}

    static GameRecord start() {
        return GameRecord::begin(*findGame("pivit"), {{"players", "4"}}).value();
    }

    void step(Session& session) {
        const bool mayUndo = session.last() > 2;
        if (session.outcome().over() || (mayUndo && m_random() % 8 == 0)) return session.undo();
        const auto turns = session.standing().state->turns();
        [[maybe_unused]] const auto played = session.submit(turns[m_random() % turns.size()].text);
    }

  private:
    std::mt19937 m_random;
};

} // namespace clockwise::app
