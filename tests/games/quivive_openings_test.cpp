// SPDX-License-Identifier: MIT
// Rule 3.8.
#include "clockwise/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clockwise {
namespace {

using ::testing::ElementsAre;

StatePtr opened(const Options& options, std::string_view opening, std::uint32_t seed) {
    const Game& quivive = *findGame("quivive");
    StatePtr state = quivive.start(options).value();
    for (const std::string& turn : quivive.openingTurns(*state, opening, seed))
        state = state->play(turn).value();
    return state;
}

bool isPlaying(const State& state) {
    const auto turns = state.turns();
    return !turns.empty() && turns.front().picks.front().role == Pick::Role::Piece;
}

TEST(Quivive, OffersThreeOpeningsAndTheOtherGamesOnlyThePlayers) {
    EXPECT_THAT(findGame("quivive")->openings(), ElementsAre("players", "random", "symmetrical"));
    EXPECT_THAT(findGame("pivit")->openings(), ElementsAre("players"));
    EXPECT_THAT(findGame("sputnik")->openings(), ElementsAre("players"));
}

TEST(Quivive, ReadyMadeOpeningsAreLegalTurnsThatEndWithSeatOneToMove) {
    for (const Options& setup : allSetups(*findGame("quivive")))
        for (const std::string_view opening : {"random", "symmetrical"}) {
            const StatePtr state = opened(setup, opening, 4711);
            EXPECT_TRUE(isPlaying(*state)) << opening;
            EXPECT_EQ(state->toMove(), Seat(1)) << opening;
        }
}

TEST(Quivive, TheSameSeedBuildsTheSameBoard) {
    const Options two{{"players", "2"}};
    EXPECT_EQ(opened(two, "random", 17)->text(), opened(two, "random", 17)->text());
    EXPECT_NE(opened(two, "random", 17)->text(), opened(two, "random", 18)->text());
}

TEST(Quivive, ThePlayersOpenWithNothing) {
    EXPECT_FALSE(isPlaying(*opened({{"players", "2"}}, "players", 1)));
}

} // namespace
} // namespace clockwise
