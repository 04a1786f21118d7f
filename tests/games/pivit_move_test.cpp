// SPDX-License-Identifier: MIT
// Rules 1.3 to 1.5 and the notation of section 4.
#include "pivit_board.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clockwise::pivit {
namespace {

using ::testing::UnorderedElementsAre;

const Position kOpen = drawn(". . . . . . . .\n"
                             ". . . . . . . .\n"
                             ". . . . . . . .\n"
                             ". . . . . . . .\n"
                             ". 1- . . . . 2| .\n"
                             ". . . . . . . .\n"
                             ". . . . . . . .\n"
                             ". . . . . . . .\n",
                             2, Seat(1));

TEST(Pivit, AMinionMovesAnOddNumberOfSquaresAlongItsArrows) {
    EXPECT_THAT(legal(kOpen), UnorderedElementsAre("b4-a4", "b4-c4", "b4-e4", "b4xg4"));
}

TEST(Pivit, AMasterMovesAnyNumberOfSquares) {
    const Position p = drawn(". . . .\n. . . .\n. . . .\n. . . .\n"
                             ". 1= . . . . 2| .\n. . . .\n. . . .\n. . . .\n",
                             2, Seat(1), "1");
    EXPECT_THAT(legal(p),
                UnorderedElementsAre("b4-a4", "b4-c4", "b4-d4", "b4-e4", "b4-f4", "b4xg4"));
}

TEST(Pivit, AMinionAlwaysLandsOnTheOtherColour) {
    for (const std::string& turn : legal(kOpen)) {
        const Outline& board = squareOutline(8);
        const auto isDark = [&](std::string_view name) {
            return board[*board.find(name)].art == "dark";
        };
        EXPECT_NE(isDark(turn.substr(0, 2)), isDark(turn.substr(3, 2))) << turn;
    }
}

TEST(Pivit, APieceNeverGoesPastAnotherNorOntoItsOwnSeats) {
    const Position p = drawn(". . . . . . . .\n. . . .\n. . . .\n. . . .\n"
                             "1| 1= . 2| . 2- . .\n. . . .\n. . . .\n. . . .\n",
                             2, Seat(1), "1");
    EXPECT_THAT(legal(p),
                UnorderedElementsAre("a4-a1=M", "a4-a3", "a4-a5", "a4-a7", "b4-c4", "b4xd4"));
    EXPECT_EQ(refusal(p, "b4xf4"), "The piece on d4 stands in the way.");
    EXPECT_EQ(refusal(p, "b4-a4"), "A piece of the same seat stands on a4.");
}

TEST(Pivit, ACapturedPieceLeavesTheBoard) {
    const Position p = played(kOpen, "b4xg4");
    EXPECT_EQ(sizeOf(occupied(p)), 1);
    EXPECT_TRUE(Rules::isOut(p, Seat(2)));
}

TEST(Pivit, EveryMovedPieceTurnsAQuarterACaptureIncluded) {
    EXPECT_NE(kOpen.horizontal & bit(25), 0U);
    EXPECT_EQ(played(kOpen, "b4-c4").horizontal, 0U);
    EXPECT_EQ(played(kOpen, "b4xg4").horizontal, 0U);
    const Position upright = drawn(". . . .\n. . . .\n. . . .\n. . . .\n"
                                   ". 1| . . . . 2| .\n. . . .\n. . . .\n. . . .\n",
                                   2, Seat(1));
    EXPECT_EQ(played(upright, "b4-b5").horizontal, bit(4 * 8 + 1));
}

TEST(Pivit, TurningIsCompulsoryAndNotAChoice) {
    EXPECT_EQ(Rules::count(kOpen), 4U);
}

TEST(Pivit, AMinionOnACornerBecomesAMasterAtOnceWithItsArrowsAsAfterThePivot) {
    const Position p = drawn("2| . . . . . . .\n. . . .\n. . . .\n. . . .\n"
                             ". . . .\n. . . .\n. . . .\n. 1- . . . . . .\n",
                             2, Seat(1));
    const Position after = played(p, "b1-a1=M");
    EXPECT_EQ(after.masters, bit(0));
    EXPECT_EQ(after.horizontal, 0U);
    EXPECT_EQ(after.promoted, 1);
}

TEST(Pivit, ACaptureOnACornerPromotesToo) {
    const Position p = drawn("2| . . . . 2- 1- 2|\n. . . .\n. . . .\n. . . .\n"
                             ". . . .\n. . . .\n. . . .\n. . . .\n",
                             2, Seat(1));
    EXPECT_THAT(legal(p), UnorderedElementsAre("g8xf8", "g8xh8=M"));
    EXPECT_NE(played(p, "g8xh8=M").masters, 0U);
}

TEST(Pivit, AMasterOnACornerChangesNothing) {
    const Position p = drawn(". . . .\n. . . .\n. . . .\n. . . .\n"
                             ". . . .\n. . . .\n2| . . .\n. 1= . . . . . .\n",
                             2, Seat(1), "1");
    EXPECT_EQ(Rules::format(p, Rules::parse(p, "b1-a1").value()), "b1-a1");
    EXPECT_EQ(played(p, "b1-a1").promoted, 1);
}

TEST(Pivit, TurnsThatAreNotLegalAreRefusedWithTheirReason) {
    EXPECT_EQ(refusal(kOpen, "b4-d4"),
              "A minion moves an odd number of squares; from b4 to d4 it is even.");
    EXPECT_EQ(refusal(kOpen, "b4-b5"), "The arrows of the piece on b4 do not point to b5.");
    EXPECT_EQ(refusal(kOpen, "b4-b4"), "The arrows of the piece on b4 do not point to b4.");
    EXPECT_EQ(refusal(kOpen, "c4-d4"), "There is no piece on c4.");
    EXPECT_EQ(refusal(kOpen, "g4-g5"), "The piece on g4 belongs to seat 2; seat 1 is on turn.");
    EXPECT_EQ(refusal(kOpen, "b4-i4"), "The board has no cell i4.");
    EXPECT_EQ(refusal(kOpen, "b4-g4"), "This turn is written b4xg4.");
    EXPECT_EQ(refusal(kOpen, "b4-a4=M"), "This turn is written b4-a4.");
    EXPECT_EQ(refusal(kOpen, "--"), "Seat 1 can move, so it may not pass.");
    for (const char* nonsense : {"", "b4", "b4-", "b4 c4", "B4-C4", "b4-c4 ", "=M", "b4--c4"})
        EXPECT_NE(refusal(kOpen, nonsense), "legal") << nonsense;
}

} // namespace
} // namespace clockwise::pivit
