// SPDX-License-Identifier: MIT
// Short words for the tests of the rules: start a game, play turns, ask for refusals.
#pragma once

#include "clockwise/game.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <initializer_list>
#include <stdexcept>

namespace clockwise::test {

inline StatePtr start(std::string_view game, const Options& options = {}) {
    auto state = findGame(game)->start(options);
    if (!state) throw std::runtime_error(describe(state.error()));
    return *state;
}

inline StatePtr play(StatePtr state, std::initializer_list<std::string_view> turns) {
    for (const std::string_view turn : turns) {
        auto next = state->play(turn);
        if (!next) throw std::runtime_error(std::string(turn) + ": " + describe(next.error()));
        state = *next;
    }
    return state;
}

// Why a turn is refused; it has to be.
inline Error refusal(const StatePtr& state, std::string_view turn) {
    const auto next = state->play(turn);
    if (next) throw std::runtime_error(std::string(turn) + " is legal");
    return next.error();
}

// Why a set-up is refused; it has to be.
inline Error setupRefusal(std::string_view game, const Options& options) {
    const auto state = findGame(game)->start(options);
    if (state) throw std::runtime_error("this set-up exists");
    return state.error();
}

inline std::vector<std::string> legalTurns(const StatePtr& state) {
    std::vector<std::string> texts;
    for (const Turn& turn : state->turns()) texts.push_back(turn.text);
    return texts;
}

inline bool isLegal(const StatePtr& state, std::string_view turn) {
    return std::ranges::count(legalTurns(state), turn) == 1;
}

// The cells of all sprites with that picture, by name and in order; of one owner, if given.
inline std::vector<std::string> cellsWith(const StatePtr& state, std::string_view art,
                                          std::optional<Seat> owner = std::nullopt) {
    std::vector<std::string> names;
    const Scene scene = state->scene();
    for (const Sprite& sprite : scene.sprites)
        if (sprite.art == art && (!owner || sprite.owner == owner))
            names.push_back((*scene.outline)[sprite.cell].name);
    std::ranges::sort(names);
    return names;
}

inline bool isOut(const StatePtr& state, int seat) {
    return state->isOut(Seat(seat));
}

inline Outcome wonBy(SeatSet winners) {
    return {EndReason::LastPlayer, winners};
}

using Names = std::vector<std::string>;

} // namespace clockwise::test
