// SPDX-License-Identifier: MIT
#pragma once

#include "driver.h"

#include <algorithm>
#include <random>
#include <string>

namespace clockwise::app {

// Somebody, or a cat, at the table: clicks, drags, keys and menus at random, all of it told by the
// seed.
class RestlessHand {
  public:
    explicit RestlessHand(std::string game, unsigned seed)
        : m_game(std::move(game)), m_random(seed) {}

    int below(int bound) { return static_cast<int>(m_random() % static_cast<unsigned>(bound)); }
    bool once(int in) { return below(in) == 0; }

    // Any set-up of the game, after any of its openings.
    GameRecord anyRecord();
    // One of all these things.
    void doSomething(Driver& driver);

    template <class Range>
    void shuffle(Range& range) {
        std::ranges::shuffle(range, m_random);
    }

  private:
    void clickSomewhere(Driver& driver);
    void drag(Driver& driver);
    void pressAKey(Driver& driver);
    void chooseAnAction(Driver& driver);
    void judge(Driver& driver);
    void clickOnTheSlider(Driver& driver);
    void clickInTheList(Driver& driver);

    std::string m_game;
    std::mt19937 m_random;
};

} // namespace clockwise::app
