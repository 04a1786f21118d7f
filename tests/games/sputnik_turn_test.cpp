// SPDX-License-Identifier: MIT
// Move, then remove: rule 2.6.
#include "sputnik_drawing.h"

namespace clockwise {
namespace {

using namespace test;

TEST(Sputnik, ARocketStepsToAnAdjacentGalaxyOrAnySeatsLaunchPad) {
    const StatePtr state = asState(drawn(2, R"(
              .    .    .    .
            .    .    .    .    .
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          o    .    .    .    .    .
            p2   1/o  2/o  .    .
              p1   .    .    .      )"));
    Names steps = legalTurns(state);
    std::erase_if(steps, [](const std::string& turn) { return turn[2] == '^'; });
    EXPECT_EQ(steps, (Names{"b2-a1xb2", "b2-a1xc1", "b2-b1xb2", "b2-b1xc1"}));
}

TEST(Sputnik, ARocketNeverStepsOnARocketOrAnEmptyCellOrFartherThanOneCell) {
    const StatePtr state = asState(drawn(2, R"(
              .    .    .    .
            .    .    .    .    .
          .    .    .    .    .    .
        .    .    o    .    .    .    .
          .    .    .    .    .    .
            p2   1/o  2/o  .    .
              p1   .    .    .      )"));
    EXPECT_EQ(refusal(state, "b2-b3xd3"), (Error{Fault::CellOccupied, {"b3"}}));
    EXPECT_EQ(refusal(state, "b2-c2xd3"), (Error{Fault::NothingToStandOn, {"c2"}}));
    EXPECT_EQ(refusal(state, "b2-d3xb2"), (Error{Fault::NotAdjacent, {"b2", "d3"}}));
    EXPECT_EQ(refusal(state, "b2-b2xd3"), (Error{Fault::NotAdjacent, {"b2", "b2"}}));
}

TEST(Sputnik, AfterTheStepTheSeatTakesOneGalaxyWithNoRocketOnIt) {
    const StatePtr before = start("sputnik");
    const StatePtr state = play(before, {"a1-b2xd6"});
    EXPECT_EQ(cellsWith(state, "galaxy").size(), cellsWith(before, "galaxy").size() - 1);
    EXPECT_EQ(std::ranges::count(cellsWith(state, "galaxy"), "d6"), 0);
    EXPECT_EQ(refusal(before, "a1-b2xb2"), (Error{Fault::CellOccupied, {"b2"}}));
    const StatePtr later = play(state, {"g7-g6xd5"});
    EXPECT_EQ(refusal(later, "b2-b3xg6"), (Error{Fault::CellOccupied, {"g6"}}));
}

TEST(Sputnik, TheGalaxyJustLeftMayBeTaken) {
    const StatePtr state = play(start("sputnik"), {"a1-b2xd6", "g7-g6xd5"});
    EXPECT_TRUE(isLegal(state, "b2-b3xb2"));
}

TEST(Sputnik, TheSeatMustTakeAGalaxyIfAnyMayBeTaken) {
    EXPECT_EQ(refusal(start("sputnik"), "a1-b2"), (Error{Fault::MustTake, {"a1-b2"}}));
}

TEST(Sputnik, IfNoGalaxyMayBeTakenTheTurnEndsWithout) {
    sputnik::Position p = drawn(2, R"(
              .    .    .    2/p2
            .    .    .    o    o
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            .    .    .    .    .
              1/p1 o    .    .      )");
    p.guarded = sputnik::kNear[static_cast<std::size_t>(cellNamed("g7"))];
    const StatePtr state = asState(p);
    EXPECT_EQ(legalTurns(state), Names{"a1-a2"});
    EXPECT_EQ(refusal(state, "a1-a2xf6"), (Error{Fault::GalaxyProtected, {"f6", "g7"}}));
    const StatePtr next = play(state, {"a1-a2"});
    EXPECT_EQ(cellsWith(next, "galaxy"), cellsWith(state, "galaxy"));
    EXPECT_EQ(next->toMove(), Seat(2));
}

TEST(Sputnik, ALaunchPadIsNeverTaken) {
    const StatePtr state = start("sputnik");
    EXPECT_EQ(refusal(state, "a1-b2xa1"), (Error{Fault::LaunchPadStays, {"a1"}}));
    EXPECT_EQ(refusal(state, "a1-b2xg7"), (Error{Fault::LaunchPadStays, {"g7"}}));
}

TEST(Sputnik, GalaxiesNextToAPadThatItsRocketHasNeverLeftAreProtected) {
    const StatePtr state = start("sputnik");
    for (const std::string cell : {"g6", "f6", "f7"})
        EXPECT_EQ(refusal(state, "a1-b2x" + cell), (Error{Fault::GalaxyProtected, {cell, "g7"}}));
    EXPECT_TRUE(isLegal(state, "a1-b2xf5"));
}

TEST(Sputnik, ARocketThatHasJustMovedOffCountsAsHavingLeft) {
    const StatePtr state = start("sputnik");
    EXPECT_TRUE(isLegal(state, "a1-b2xa2"));
    EXPECT_TRUE(isLegal(state, "a1-b2xb1"));
}

TEST(Sputnik, ARocketBackOnItsPadProtectsNothing) {
    const StatePtr state = play(start("sputnik"), {"a1-b2xd1", "g7-g6xd7", "b2-a1xd6"});
    EXPECT_TRUE(isLegal(state, "g6-g5xb2"));
    EXPECT_TRUE(isLegal(state, "g6-g5xa2"));
}

TEST(Sputnik, WithSeveralRocketsEachProtectsItsOwnPad) {
    const StatePtr state = start("sputnik", {{"rockets", "2"}});
    EXPECT_EQ(refusal(state, "a1-b2xg6"), (Error{Fault::GalaxyProtected, {"g6", "g7"}}));
    const StatePtr later = play(state, {"a1-b2xd4", "g4-g5xd4"});
    EXPECT_EQ(refusal(later, "b2-b3xf6"), (Error{Fault::GalaxyProtected, {"f6", "g7"}}));
    EXPECT_TRUE(isLegal(later, "g7-f6xf7"));
}

TEST(Sputnik, TheTurnGoesOnClockwise) {
    const StatePtr state = start("sputnik", {{"players", "3"}});
    EXPECT_EQ(play(state, {"a1-b2xd4"})->toMove(), Seat(2));
    EXPECT_EQ(play(state, {"a1-b2xd4", "g4-g5xd4"})->toMove(), Seat(3));
    EXPECT_EQ(play(state, {"a1-b2xd4", "g4-g5xd4", "d7-d6xd4"})->toMove(), Seat(1));
}

} // namespace
} // namespace clockwise
