// SPDX-License-Identifier: MIT
// Positions of Pivit that somebody draws: which can be played on from, and what is told otherwise.
#include "diagrams.h"

#include <gmock/gmock.h>

namespace clockwise {
namespace {

using test::draw;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

const Options kSmall{{"board", "6"}};

test::Drawn small(std::string_view text) {
    return draw("pivit", kSmall, text);
}

TEST(PivitDiagrams, TheStartIsWrittenFromTheTopRowDown) {
    EXPECT_EQ(test::drawnText("pivit", kSmall, *test::start("pivit", kSmall)),
              ".1|2|1|2|./2-....2-/1-....1-/2-....2-/1-....1-/.1|2|1|2|. 1 -");
}

TEST(PivitDiagrams, PiecesTurnAndPromotionsAreTakenOver) {
    const auto drawn = small("1I...../....../..2|.../....../1-...../....2=. 2 21");
    ASSERT_THAT(drawn.faults, IsEmpty());
    EXPECT_EQ(drawn.state->toMove(), Seat(2));
    EXPECT_EQ(test::cellsWith(drawn.state, "master", Seat(1)), (test::Names{"a6"}));
    EXPECT_EQ(test::cellsWith(drawn.state, "master", Seat(2)), (test::Names{"e1"}));
    EXPECT_TRUE(test::isLegal(drawn.state, "e1-a1"));
    EXPECT_TRUE(test::isLegal(drawn.state, "c4-c3"));
    EXPECT_FALSE(test::isLegal(drawn.state, "c4-c2")) << "an even number of squares";
}

TEST(PivitDiagrams, TheOrderOfPromotionsDecidesATie) {
    const auto first = small("1I...../....../....../....../2-1|..../.....2= 2 12");
    const auto second = small("1I...../....../....../....../2-1|..../.....2= 2 21");
    ASSERT_TRUE(first.state && second.state);
    EXPECT_FALSE(first.state->samePosition(*second.state));
    EXPECT_NE(first.state->key(), second.state->key());
}

TEST(PivitDiagrams, TwoPiecesOnACellAreNamed) {
    EXPECT_THAT(small("....../....../..(1|2-).../....../....1-./.2-.... 1 -").faults,
                ElementsAre("c4: More than one piece stands on c4."));
}

TEST(PivitDiagrams, AMinionOnACornerIsNamed) {
    EXPECT_THAT(small("1|...../....../....../....../....../.2|.... 1 -").faults,
                ElementsAre("a6: A minion on the corner a6 would have become a master."));
}

TEST(PivitDiagrams, NoSeatHasMorePiecesThanItBeginsWith) {
    const auto drawn = small("....../1|1|1|1|1|1|/1|1|1|.../....../....../.2|.... 1 -");
    EXPECT_THAT(drawn.faults, ElementsAre("Seat 1 has 9 pieces on the board; it begins with 8."));
    EXPECT_THAT(drawn.seats, ElementsAre(Seat(1)));
}

TEST(PivitDiagrams, AMasterWasPromoted) {
    EXPECT_THAT(small("1I...../....../....../....../....../.2|.... 1 -").faults,
                ElementsAre("Seat 1 has a master, so it must be among those that promoted."));
    EXPECT_THAT(small("1I...../....../....../....../....../.2|.... 1 1").faults, IsEmpty());
    EXPECT_THAT(small(".1I..../....../....../....../....../.2|.... 1 12").faults, IsEmpty())
        << "the master of seat 2 was taken";
}

TEST(PivitDiagrams, TheOrderOfPromotionsNamesSeatsOfTheTableOnce) {
    EXPECT_THAT(small(".1|..../....../....../....../....../.2|.... 1 131").faults,
                ElementsAre("Seat 3 is named, but only 2 play.", "Seat 1 is named twice."));
}

TEST(PivitDiagrams, EverybodyOnTheBoardSitsAtTheTable) {
    EXPECT_THAT(small(".1|..../....../...3-../....../....../.2|.... 4 -").faults,
                ElementsAre("d4: Seat 3 has something on d4, but only 2 play.",
                            "Seat 4 cannot be on turn: only 2 play."));
}

TEST(PivitDiagrams, ASeatOutIsNotOnTurn) {
    const Options three{{"players", "3"}};
    EXPECT_THAT(
        draw("pivit", three,
             ".1|....../......../......../......../......../......../......../.2|...... 3 -")
            .faults,
        ElementsAre("Seat 3 cannot be on turn: it has no piece on the board."));
    EXPECT_TRUE(
        draw("pivit", three,
             ".1|....../......../......../......../......../......../......../.2|...... 2 -")
            .state->isOut(Seat(3)));
}

TEST(PivitDiagrams, WhatIsOverIsNotBegun) {
    EXPECT_THAT(small("....../....../....../....../....../...... 1 -").faults,
                ElementsAre("Nobody has a piece on the board."));
    EXPECT_THAT(small("....../....../..1|.../....../....../...... 1 -").faults,
                ElementsAre("No more than one side is left, so the game is over."));
    EXPECT_THAT(small("....../.2I..../..1I.../....../....../...... 1 12").faults,
                ElementsAre("There is no minion on the board, so the game is over."));
}

TEST(PivitDiagrams, ADeadlockIsOver) {
    // Arrows along the edge into own pieces: nobody moves any more (rule 1.8).
    EXPECT_THAT(small("1I2I..../1|2|..../1I2I..../1|2|..../1I2I..../1I2I.... 1 12").faults,
                ElementsAre("Nobody can move, so the game is over."));
}

TEST(PivitDiagrams, AllThatIsWrongIsTold) {
    EXPECT_THAT(small("1|...../....../..(1I1I).../....../....../...... 2 -").faults,
                ElementsAre("c4: More than one piece stands on c4.",
                            "a6: A minion on the corner a6 would have become a master.",
                            "Seat 1 has a master, so it must be among those that promoted.",
                            "Seat 2 cannot be on turn: it has no piece on the board.",
                            "No more than one side is left, so the game is over."));
}

TEST(PivitDiagrams, WhatCannotBeReadSaysWhatIsExpected) {
    EXPECT_THAT(small(".1|2|1|2|. 1 -").faults,
                ElementsAre("The board has 6 rows, from the top down with / between them."));
    EXPECT_THAT(small("...../....../....../....../....../...... 1 -").faults,
                ElementsAre("Row 1 from the top has 6 cells."));
    EXPECT_THAT(small("......./....../....../....../....../...... 1 -").faults,
                ElementsAre("Row 1 from the top has 6 cells."));
    EXPECT_THAT(small("..7..../....../....../....../....../...... 1 -").faults,
                ElementsAre("\"7\" is nothing that can lie on a cell here."));
    EXPECT_THAT(small("..ñ.../....../....../....../....../...... 1 -").faults,
                ElementsAre("\"ñ\" is nothing that can lie on a cell here."));
    EXPECT_THAT(small("....../....../....../....../....../...... x -").faults,
                ElementsAre("After the board comes the number of the seat on turn, not \"x\"."));
    EXPECT_THAT(
        small("....../....../....../....../....../...... 1 a").faults,
        ElementsAre(
            "For \"promotions\" some seats are expected, as 21, or - for none, not \"a\"."));
    EXPECT_THAT(small("....../....../....../....../....../...... 1 - 5").faults,
                ElementsAre("Nothing can follow the position, but here is \"5\"."));
}

} // namespace
} // namespace clockwise
