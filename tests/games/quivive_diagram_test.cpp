// SPDX-License-Identifier: MIT
// Positions of Quivive that somebody draws: which can be played on from, and what is told
// otherwise.
#include "diagrams.h"

#include <gmock/gmock.h>

namespace clockwise {
namespace {

using test::draw;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

const Options kTwo{{"players", "2"}};
const std::string kFlat = "111/11111/1111111/1111111/1111111/11111/111";

test::Drawn two(const std::string& text) {
    return draw("quivive", kTwo, text);
}

TEST(QuiviveDiagrams, TheStartIsWrittenFromTheTopRowDown) {
    EXPECT_EQ(test::drawnText("quivive", kTwo, *test::start("quivive", kTwo)),
              kFlat + " 1 build -");
}

TEST(QuiviveDiagrams, StacksAndPawnsAreTakenOver) {
    const auto drawn = two(".../...../......./12@1321../......./.1@21../... 2 play -");
    ASSERT_THAT(drawn.faults, IsEmpty());
    EXPECT_EQ(drawn.state->toMove(), Seat(2));
    EXPECT_EQ(test::cellsWith(drawn.state, "pawn", Seat(1)), (test::Names{"b4"}));
    EXPECT_TRUE(test::isLegal(drawn.state, "c2-d2xc4"));
    EXPECT_FALSE(test::isLegal(drawn.state, "c2-c3xc4")) << "nothing is there to stand on";
}

TEST(QuiviveDiagrams, BuildingGoesOnWhereItWas) {
    const auto drawn = two("222/11111/1111111/1111111/1111111/11111/111 2 build -");
    ASSERT_THAT(drawn.faults, IsEmpty());
    EXPECT_FALSE(test::isLegal(drawn.state, "+c7"));
    EXPECT_TRUE(test::isLegal(drawn.state, "+d4"));
    EXPECT_TRUE(draw("quivive", {{"players", "3"}}, kFlat + " 1 build 2").state->isOut(Seat(2)));
}

TEST(QuiviveDiagrams, PlacingGoesOnWhereItWas) {
    const auto drawn = two("333/22222/21@111111/1111111/1111111/11111/111 2 place -");
    ASSERT_THAT(drawn.faults, IsEmpty());
    EXPECT_TRUE(test::isLegal(drawn.state, "@d4"));
    EXPECT_FALSE(test::isLegal(drawn.state, "@b5")) << "there is a pawn already";
}

TEST(QuiviveDiagrams, APawnStandsOnADiscAndAlone) {
    EXPECT_THAT(two(".../...../......./.@11@21..../......./...../... 2 play -").faults,
                ElementsAre("a4: The piece on a4 stands on nothing."));
    EXPECT_THAT(two(".../...../......./1(1@1@2)...../......./...../... 2 play -").faults,
                ElementsAre("b4: More than one piece stands on b4."));
}

TEST(QuiviveDiagrams, NoStackIsHigherThanThreeAndNoMoreDiscsThanThereAre) {
    EXPECT_THAT(two(".../...../......./4@11@21..../......./...../... 2 play -").faults,
                ElementsAre("a4: The stack on a4 is 4 high; it may be no higher than 3."));
    EXPECT_THAT(two("333/33333/3333333/1@11@211111/1111111/11111/111 2 play -").faults,
                ElementsAre("There are 67 discs on the board; the game has 49."));
}

TEST(QuiviveDiagrams, NoSeatHasMorePawnsThanItPlaces) {
    EXPECT_THAT(two(".../...../......./1@11@11@211../......./...../... 2 play -").faults,
                ElementsAre("Seat 1 has 2 pieces on the board; it begins with 1."));
    EXPECT_THAT(draw("quivive", {{"pawns", "2"}},
                     ".../...../......./1@11@11@211../......./...../... 2 play -")
                    .faults,
                IsEmpty());
}

TEST(QuiviveDiagrams, BuildingKeepsToItsOrder) {
    EXPECT_THAT(two("321/11111/1111111/1111111/1111111/11111/111 1 build -").faults,
                ElementsAre("Nine discs are put on height 1, and only then three on height 2."));
    EXPECT_THAT(two("333/22222/2111111/1111111/1111111/11111/111 1 build -").faults,
                ElementsAre("All twelve discs are placed, so the building is over."));
    EXPECT_THAT(
        two("1.1/11111/1111111/1111111/1111111/11111/111 1 build -").faults,
        ElementsAre("d7: Until all pawns are placed every cell has a disc, but d7 has none."));
    EXPECT_THAT(two("11@11/11111/1111111/1111111/1111111/11111/111 1 build -").faults,
                ElementsAre("d7: There is a pawn on d7, but pawns are placed after the building."));
}

TEST(QuiviveDiagrams, PawnsArePlacedInTurn) {
    EXPECT_THAT(two("1@111/11111/1111111/1111111/1111111/11111/111 1 place -").faults,
                ElementsAre("Pawns are placed in turn: seat 1 has placed 1 and not 0."));
    EXPECT_THAT(two("1@11@21/11111/1111111/1111111/1111111/11111/111 1 place -").faults,
                ElementsAre("All pawns are placed, so that the play has begun."));
    EXPECT_THAT(
        two("1.1/11111/1111111/1111111/1111111/11111/111 1 place -").faults,
        ElementsAre("d7: Until all pawns are placed every cell has a disc, but d7 has none."));
}

TEST(QuiviveDiagrams, TheSeatOnTurnIsInAndCanMove) {
    const Options three{{"players", "3"}};
    EXPECT_THAT(draw("quivive", three, kFlat + " 2 build 2").faults,
                ElementsAre("Seat 2 cannot be on turn: it is out."));
    EXPECT_THAT(
        draw("quivive", three, ".../...../......./1@111@2..../......./...../... 3 play -").faults,
        ElementsAre("Seat 3 cannot be on turn: it has no piece on the board."));
    EXPECT_THAT(two(".../...../......./1@1.1@211../......./...../... 1 play -").faults,
                ElementsAre("Seat 1 cannot be on turn: it cannot move and would be out."));
    EXPECT_THAT(two(kFlat + " 5 build -").faults,
                ElementsAre("Seat 5 cannot be on turn: only 2 play."));
}

TEST(QuiviveDiagrams, WhoIsOutHasNoPawns) {
    const Options three{{"players", "3"}};
    EXPECT_THAT(
        draw("quivive", three, ".../...../......./1@111@21@3.../......./...../... 1 play 3").faults,
        ElementsAre("Seat 3 is out, but has a pawn on d4."));
}

TEST(QuiviveDiagrams, WhatIsOverIsNotBegun) {
    EXPECT_THAT(two(".../...../......./1@111..../......./...../... 1 play -").faults,
                ElementsAre("No more than one side is left, so the game is over."));
    EXPECT_THAT(two(".../...../......./111..../......./...../... 1 play -").faults,
                ElementsAre("Nobody has a piece on the board."));
    EXPECT_THAT(two(kFlat + " 1 build 2").faults,
                ElementsAre("No more than one side is left, so the game is over."));
}

TEST(QuiviveDiagrams, TheStageIsOneOfThree) {
    EXPECT_THAT(two(kFlat + " 1 later -").faults,
                ElementsAre("For \"stage\" one of play, build, place is expected, not \"later\"."));
    EXPECT_THAT(two(kFlat + " 1").faults,
                ElementsAre("For \"stage\" one of play, build, place is expected, not \"\"."));
}

} // namespace
} // namespace clockwise
