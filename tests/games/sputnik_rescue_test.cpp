// SPDX-License-Identifier: MIT
// The launch pad as a rescue: rule 2.7.
#include "sputnik_drawing.h"

namespace clockwise {
namespace {

using namespace test;

// Seat 1 on b3, its pad a1 free; c3 empty and a4 a galaxy, both next to it or not.
constexpr auto kRescueReady = R"(
              .    .    .    p2
            .    .    .    2/o  o
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            .    o    1/o  o    .
              p1   .    .    o      )";

TEST(Sputnik, ARescueLaysTheOwnPadOnAnEmptyCellAndMovesTheRocketOntoIt) {
    const StatePtr before = asState(drawn(2, kRescueReady));
    const StatePtr state = play(before, {"b3^c3"});
    EXPECT_EQ(cellsWith(state, "rocket", Seat(1)), Names{"c3"});
    EXPECT_EQ(cellsWith(state, "pad"), Names{"g7"});
    EXPECT_EQ(std::ranges::count(cellsWith(state, "galaxy"), "c3"), 1);
    EXPECT_EQ(state->toMove(), Seat(2));
}

TEST(Sputnik, ARescueRemovesNothing) {
    const StatePtr before = asState(drawn(2, kRescueReady));
    const StatePtr state = play(before, {"b3^c3"});
    EXPECT_EQ(cellsWith(state, "galaxy").size(), cellsWith(before, "galaxy").size() + 1);
    EXPECT_EQ(refusal(before, "b3^c3xb2").fault, Fault::UnreadableTurn);
}

TEST(Sputnik, APadIsLaidOnlyOnAnEmptyCellNextToTheRocket) {
    const StatePtr state = asState(drawn(2, kRescueReady));
    Names rescues;
    for (const std::string& turn : legalTurns(state))
        if (turn[2] == '^') rescues.push_back(turn);
    EXPECT_EQ(rescues, (Names{"b3^a2", "b3^a3", "b3^c3", "b3^c4"}));
    EXPECT_EQ(refusal(state, "b3^b2"), (Error{Fault::CellNotEmpty, {"b2"}}));
    EXPECT_EQ(refusal(state, "b3^d4"), (Error{Fault::NotAdjacent, {"b3", "d4"}}));
}

TEST(Sputnik, TheOldPlaceOfThePadIsEmptyFromThenOn) {
    const StatePtr state = asState(drawn(2, R"(
              .    .    .    p2
            .    .    .    2/o  o
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            .    1/o  o    .    .
              p1   .    .    o      )"));
    const StatePtr later = play(state, {"b2^b1", "f6-f7xf6"});
    EXPECT_EQ(refusal(later, "b1-a1xb3"), (Error{Fault::NothingToStandOn, {"a1"}}));
}

TEST(Sputnik, APadTurnedOverIsAnOrdinaryGalaxy) {
    const StatePtr state = play(asState(drawn(2, kRescueReady)), {"b3^c3", "f6-f7xf6", "c3-b3xa4"});
    EXPECT_TRUE(isLegal(state, "f7-g7xc3"));
    EXPECT_FALSE(isLegal(state, "f7-g7xa1"));
}

TEST(Sputnik, APadLaidOnTheEmptyCentreIsAStackOfOne) {
    const StatePtr state = play(asState(drawn(2, R"(
              .    .    .    p2
            .    .    .    2/o  o
          .    .    .    .    .    .
        .    .    1/o  .    .    .    .
          .    .    .    .    .    .
            .    .    .    .    .
              p1   .    .    o      )")),
                                {"d3^d4"});
    EXPECT_EQ(std::ranges::count(cellsWith(state, "galaxy"), "d4"), 1);
    const StatePtr taken = play(state, {"f6-f7xf6", "d4-d3xd4"});
    EXPECT_EQ(std::ranges::count(cellsWith(taken, "galaxy"), "d4"), 0);
}

TEST(Sputnik, ARocketIsRescuedOnce) {
    const StatePtr state = play(asState(drawn(2, kRescueReady)), {"b3^c3", "f6-f7xf6"});
    EXPECT_EQ(refusal(state, "c3^d3"), (Error{Fault::LaunchPadUsed, {"c3"}}));
    EXPECT_EQ(state->holdings(Seat(1)), (std::vector<Holding>{{"rockets", 1}, {"rescues", 0}}));
    EXPECT_EQ(state->holdings(Seat(2)), (std::vector<Holding>{{"rockets", 1}, {"rescues", 1}}));
}

TEST(Sputnik, APadWithARocketOnItIsNoRescue) {
    const StatePtr state = asState(drawn(2, R"(
              .    .    .    p2
            .    .    .    .    .
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            .    o    1/o  o    .
              2/p1 .    .    o      )"));
    EXPECT_EQ(refusal(state, "b3^c3"), (Error{Fault::LaunchPadOccupied, {"a1"}}));
    EXPECT_EQ(refusal(start("sputnik"), "a1^b2"), (Error{Fault::LaunchPadOccupied, {"a1"}}));
}

TEST(Sputnik, EachRocketIsRescuedByItsOwnPadAlone) {
    sputnik::Position p = drawn(2, R"(
              .    .    .    p1
            .    .    .    .    .
          .    1/o  o    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            .    o    1/o  o    .
              2/p1 p2   .    p2     )");
    // The rocket on e3 came from g7, the one on b3 from a1, where an enemy stands now.
    ASSERT_EQ(p.pad[0], cellNamed("g7"));
    const StatePtr state = asState(p);
    EXPECT_EQ(refusal(state, "b3^c3"), (Error{Fault::LaunchPadOccupied, {"a1"}}));
    EXPECT_EQ(cellsWith(play(state, {"e3^d3"}), "pad", Seat(1)), Names{"a1"});
}

TEST(Sputnik, ARescueComesWheneverItsOwnerLikes) {
    EXPECT_TRUE(isLegal(asState(drawn(2, kRescueReady)), "b3^c3"));
}

TEST(Sputnik, WithRescueStuckItComesOnlyWhenTheSeatHasNoOrdinaryStep) {
    sputnik::Position free = drawn(2, kRescueReady);
    free.rescueOnlyStuck = true;
    EXPECT_EQ(refusal(asState(free), "b3^c3").fault, Fault::RocketNotStuck);
    for (const std::string& turn : legalTurns(asState(free))) EXPECT_EQ(turn[2], '-');

    sputnik::Position stuck = drawn(2, R"(
              .    .    .    p2
            .    .    .    2/o  o
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            1/o  .    .    .    .
              .    p1   .    .      )");
    stuck.rescueOnlyStuck = true;
    EXPECT_EQ(legalTurns(asState(stuck)), (Names{"b1^a1", "b1^b2", "b1^c1", "b1^c2"}));
}

TEST(Sputnik, WithRescueStuckAnotherRocketThatCanStepForbidsIt) {
    sputnik::Position p = drawn(2, R"(
              .    .    .    p2
            .    .    .    2/o  p2
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    o
            1/o  .    .    .    1/o
              .    p1   .    p1     )");
    EXPECT_TRUE(isLegal(asState(p), "b1^b2"));
    p.rescueOnlyStuck = true;
    EXPECT_EQ(refusal(asState(p), "b1^b2").fault, Fault::RocketNotStuck);
}

} // namespace
} // namespace clockwise
