// SPDX-License-Identifier: MIT
// Positions of Sputnik that somebody draws: which can be played on from, and what is told
// otherwise.
#include "diagrams.h"

#include <gmock/gmock.h>

namespace clockwise {
namespace {

using test::draw;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

const Options kTwo{{"players", "2"}};
const Options kTwice{{"players", "2"}, {"rockets", "2"}};

// Rows a to g are given from the top down; what is not given is empty.
test::Drawn two(const std::string& text) {
    return draw("sputnik", kTwo, text);
}

TEST(SputnikDiagrams, TheStartIsWrittenFromTheTopRowDown) {
    EXPECT_EQ(test::drawnText("sputnik", kTwo, *test::start("sputnik", kTwo)),
              "111p2@2!/11111/111111/1114111/111111/11111/p1@1!111 1");
    EXPECT_EQ(test::drawnText("sputnik", kTwice, *test::start("sputnik", kTwice)),
              "p2@2!11p1b@1b!/11111/111111/1114111/111111/11111/p1@1!11p2b@2b! 1");
}

TEST(SputnikDiagrams, ARocketThatNeverLeftItsPadProtectsWhatIsAroundIt) {
    const std::string rows = "..../...../....../1@2111.../....../11.../";
    const auto docked = two(rows + "p1@1!1.. 2");
    const auto left = two(rows + "p1@11.. 2");
    ASSERT_TRUE(docked.state && left.state);
    EXPECT_FALSE(test::isLegal(docked.state, "d1-d2xb1"));
    EXPECT_TRUE(test::isLegal(left.state, "d1-d2xb1"));
    EXPECT_FALSE(docked.state->samePosition(*left.state));
}

TEST(SputnikDiagrams, WhoHasNoRocketIsOutAndItsPadStays) {
    const Options three{{"players", "3"}};
    const auto drawn =
        draw("sputnik", three, "p211./...../....../1@1111@3.../....../11.../p1... 1");
    ASSERT_THAT(drawn.faults, IsEmpty());
    EXPECT_TRUE(drawn.state->isOut(Seat(2)));
    EXPECT_EQ(test::cellsWith(drawn.state, "pad", Seat(2)), (test::Names{"g4"}));
    EXPECT_EQ(drawn.state->holdings(Seat(1)),
              (std::vector<Holding>{{"rockets", 1}, {"rescues", 1}}));
    EXPECT_EQ(drawn.state->holdings(Seat(3)),
              (std::vector<Holding>{{"rockets", 1}, {"rescues", 0}}));
}

TEST(SputnikDiagrams, EachOfSeveralRocketsHasItsOwnPad) {
    const std::string rows = "..../...../....../1@11@1b11@21@2b../....../11.../";
    const auto first = draw("sputnik", kTwice, rows + "p1... 1");
    const auto second = draw("sputnik", kTwice, rows + "p1b... 1");
    ASSERT_TRUE(first.state && second.state);
    EXPECT_FALSE(first.state->samePosition(*second.state));
    const auto plain = draw("sputnik", kTwice, rows + ".... 1");
    const auto swapped =
        draw("sputnik", kTwice, "..../...../....../1@1b1@111@21@2b../....../11.../.... 1");
    ASSERT_TRUE(plain.state && swapped.state);
    EXPECT_TRUE(plain.state->samePosition(*swapped.state)) << "without pads they are alike";
    EXPECT_EQ(test::drawnText("sputnik", kTwice, *swapped.state), rows + ".... 1");
}

TEST(SputnikDiagrams, ARocketStandsOnATileAndAlone) {
    EXPECT_THAT(two("..../...../....../11.@211../....../...../1@111. 1").faults,
                ElementsAre("d3: The piece on d3 stands on nothing."));
    EXPECT_THAT(two("..../...../....../11(1@1@2)1.../....../...../.... 1").faults,
                ElementsAre("d3: More than one piece stands on d3."));
}

TEST(SputnikDiagrams, GalaxiesAreStackedInTheMiddleAlone) {
    EXPECT_THAT(two("..../...../....../1@2215.../....../...../1@11.. 1").faults,
                ElementsAre("d2: The stack on d2 is 2 high; it may be no higher than 1.",
                            "d4: The stack on d4 is 5 high; it may be no higher than 4."));
}

TEST(SputnikDiagrams, PadsLieAloneOnCorners) {
    EXPECT_THAT(two("..../...../....../1@21p11.../....../...../1@11.. 1").faults,
                ElementsAre("d3: Launch pads lie on the corners; d3 is none."));
    EXPECT_THAT(two("..../...../....../1@2111.../....../...../(1p1)1@1.. 1").faults,
                ElementsAre("a1: Nothing but a launch pad lies where one is: see a1."));
}

TEST(SputnikDiagrams, NothingIsThereTwice) {
    EXPECT_THAT(two("p1.../...../....../1@211@11.../....../...../p11@1.. 1").faults,
                ElementsAre("d3: The rocket on d3 is on the board twice.",
                            "g4: The launch pad on g4 is on the board twice."));
    EXPECT_THAT(
        draw("sputnik", kTwice, "..../...../....../1@2111.../....../...../p1b1@1.. 1").faults,
        IsEmpty());
}

TEST(SputnikDiagrams, ARocketElsewhereHasLeftItsPad) {
    EXPECT_THAT(
        two("..../...../....../1@2!111.../....../...../p11@1.. 1").faults,
        ElementsAre("d1: The rocket on d1 has left its launch pad, for it stands elsewhere."));
}

TEST(SputnikDiagrams, TheSeatOnTurnCanMove) {
    EXPECT_THAT(two("..../...../....../1@211..../....../...../...1@1 1").faults,
                ElementsAre("Seat 1 cannot be on turn: it cannot move and would be out."));
    EXPECT_THAT(two("p1.../...../....../1@211..../....../...../...1@1 1").faults, IsEmpty())
        << "its launch pad comes to the rescue";
    EXPECT_THAT(two("..../...../....../1@211..../....../...../...1@1 2").faults, IsEmpty());
}

TEST(SputnikDiagrams, WhatIsOverIsNotBegun) {
    EXPECT_THAT(two("..../...../....../111..../....../...../.... 1").faults,
                ElementsAre("Nobody has a piece on the board."));
    EXPECT_THAT(two("..../...../....../11@11..../....../...../.... 1").faults,
                ElementsAre("No more than one side is left, so the game is over."));
    const Options teams{{"players", "4"}, {"teams", "1"}};
    EXPECT_THAT(draw("sputnik", teams, "..../...../....../1@111@3..../....../...../.... 1").faults,
                ElementsAre("No more than one side is left, so the game is over."));
}

TEST(SputnikDiagrams, SeatsOutAndSeatsThatAreNotThereAreNotOnTurn) {
    const Options three{{"players", "3"}};
    EXPECT_THAT(draw("sputnik", three, "..../...../....../1@111@2..../....../...../.... 3").faults,
                ElementsAre("Seat 3 cannot be on turn: it has no piece on the board."));
    EXPECT_THAT(two("p5.../...../....../1@111@2..../....../...../.... 6").faults,
                ElementsAre("g4: Seat 5 has something on g4, but only 2 play.",
                            "Seat 6 cannot be on turn: only 2 play."));
}

} // namespace
} // namespace clockwise
