// SPDX-License-Identifier: MIT
// How Sputnik's turns and boards are written: section 4.
#include "sputnik_drawing.h"

namespace clockwise {
namespace {

using namespace test;

TEST(Sputnik, TurnsAreWrittenFromStepRemovalAndRescue) {
    const StatePtr state = asState(drawn(2, R"(
              .    .    .    p2
            .    .    .    2/o  o
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            .    .    1/o  .    .
              p1   .    o    .      )"));
    EXPECT_EQ(legalTurns(state),
              (Names{"b3-a3xb3", "b3-a3xf7", "b3^a2", "b3^b2", "b3^b4", "b3^c3", "b3^c4"}));
}

TEST(Sputnik, AStepWithNothingToTakeIsWrittenWithoutARemoval) {
    const StatePtr state = asState(drawn(2, R"(
              .    .    .    2/p2
            .    .    .    .    .
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            .    .    .    .    .
              1/p1 p2   .    .      )"));
    EXPECT_EQ(legalTurns(state), Names{"a1-a2"});
    EXPECT_EQ(refusal(state, "a1-a2xa1"), (Error{Fault::LaunchPadStays, {"a1"}}));
    EXPECT_EQ(refusal(state, "a1-a2xd4"), (Error{Fault::NothingToTake, {"d4"}}));
}

TEST(Sputnik, EveryLegalTurnIsReadAsItself) {
    StatePtr state = start("sputnik", {{"players", "3"}});
    for (int turn = 0; turn < 12; ++turn) {
        const std::vector<Turn> turns = state->turns();
        ASSERT_FALSE(turns.empty());
        for (const Turn& each : turns) EXPECT_EQ(state->turn(each.text).value(), each);
        state = *state->play(turns[turns.size() / 2].text);
    }
}

// Every text made of a step, a rescue or a step with a removal is a legal turn or refused.
TEST(Sputnik, NothingButTheLegalTurnsIsRead) {
    const StatePtr state = play(start("sputnik"), {"a1-b2xb3", "g7-g6xc3", "b2-b1xb2", "g6-f5xa2"});
    const Names legal = legalTurns(state);
    std::size_t read = 0;
    const auto& places = hexagonOutline().places;
    for (const Place& from : places)
        for (const Place& to : places) {
            read += state->turn(from.name + '-' + to.name).has_value();
            read += state->turn(from.name + '^' + to.name).has_value();
            for (const Place& taken : places)
                read += state->turn(from.name + '-' + to.name + 'x' + taken.name).has_value();
        }
    EXPECT_EQ(read, legal.size());
}

TEST(Sputnik, OnlyTheNotationOfATurnIsRead) {
    const StatePtr state = start("sputnik");
    for (const std::string text :
         {"", "a1", "a1-b2x", "a1-b2xd4 ", " a1-b2xd4", "a1-b2-d4", "a1xb2xd4", "a1^b2xd4", "+d4",
          "@d4", "--", "a1-b2xd4!", "Resign", "A1-B2XD4", "a1-b2Xd4"})
        EXPECT_EQ(refusal(state, text), (Error{Fault::UnreadableTurn, {text}})) << text;
}

TEST(Sputnik, CellsThatTheBoardHasNotAreNamed) {
    const StatePtr state = start("sputnik");
    EXPECT_EQ(refusal(state, "h1-b2xd4"), (Error{Fault::NoSuchCell, {"h1"}}));
    EXPECT_EQ(refusal(state, "a1-a5xd4"), (Error{Fault::NoSuchCell, {"a5"}}));
    EXPECT_EQ(refusal(state, "a1-b2xg1"), (Error{Fault::NoSuchCell, {"g1"}}));
    EXPECT_EQ(refusal(state, "A1-b2xd4"), (Error{Fault::NoSuchCell, {"A1"}}));
}

TEST(Sputnik, ARocketThatIsNotThereOrNotYoursIsNotMoved) {
    const StatePtr state = start("sputnik");
    EXPECT_EQ(refusal(state, "d4-d5xd6"), (Error{Fault::NoPieceThere, {"d4"}}));
    EXPECT_EQ(refusal(state, "g7-g6xd6"), (Error{Fault::NotYourPiece, {"g7", "2", "1"}}));
    EXPECT_EQ(refusal(state, "g7^g6"), (Error{Fault::NotYourPiece, {"g7", "2", "1"}}));
}

TEST(Sputnik, ResignAndTimeoutAreReadButNeverListed) {
    const StatePtr state = start("sputnik");
    EXPECT_TRUE(state->turn(kResign).has_value());
    EXPECT_TRUE(state->turn(kTimeout).has_value());
    EXPECT_FALSE(isLegal(state, kResign));
    EXPECT_FALSE(isLegal(state, kTimeout));
}

TEST(Sputnik, TheBoardAsTextShowsTilesRocketsAndWhosePadIsWhose) {
    const StatePtr state = play(start("sputnik"), {"a1-b2xd4", "g7-g6xc3", "b2-b3xf4"});
    EXPECT_EQ(state->text(), R"(         g4  o     o     2/o   p2    g7
      f3  o     .     o     o     o     f7
   e2  o     o     o     o     o     o     e7
d1  o     o     o     o3    o     o     o     d7
   c1  o     o     .     o     o     o     c6
      b1  o     o     1/o   o     o     b5
         a1  p1    o     o     o     a4
seat 1: b3, launch pad a1
seat 2: g6, launch pad g7
)");
    EXPECT_NE(start("sputnik")->text().find("seat 1: a1, launch pad a1, not left yet"),
              std::string::npos);
}

} // namespace
} // namespace clockwise
