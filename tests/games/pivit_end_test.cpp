// SPDX-License-Identifier: MIT
// Rules 1.6 to 1.8; resign and timeout (section 4).
#include "pivit_board.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clockwise::pivit {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

Outcome won(EndReason reason, int seat) {
    return {reason, {Seat(seat)}};
}

TEST(Pivit, ASeatWithoutPiecesIsOutAndIsSkipped) {
    const Position p = drawn(". . . .\n. . . .\n. . . .\n. . . 3- . . . .\n"
                             ". 1- 2| . . . . .\n. . . .\n. . . .\n. . . .\n",
                             3, Seat(1));
    const Position after = played(p, "b4xc4");
    EXPECT_TRUE(Rules::isOut(after, Seat(2)));
    EXPECT_EQ(Rules::toMove(after), Seat(3));
    EXPECT_FALSE(Rules::outcome(after).over());
}

TEST(Pivit, TheLastSeatWithPiecesWins) {
    const Position p = drawn(". . . .\n. . . .\n. . . .\n. . . .\n"
                             ". 1- 2| . . . . .\n. . . .\n. . . .\n. . . .\n",
                             2, Seat(1));
    const Position after = played(p, "b4xc4");
    EXPECT_EQ(Rules::outcome(after), won(EndReason::LastPlayer, 1));
    EXPECT_EQ(Rules::count(after), 0U);
    EXPECT_TRUE(legal(after).empty());
}

TEST(Pivit, ASeatThatCannotMovePassesAndThatIsItsOnlyTurn) {
    const Position p = drawn("1- 1- 1- 1- 1- 1- 1- 1-\n"
                             ". . . .\n. . . .\n. . . .\n. . . .\n. . . .\n. . . .\n"
                             ". . 2| . . . . .\n",
                             2, Seat(1));
    EXPECT_THAT(legal(p), ElementsAre("--"));
    EXPECT_EQ(Rules::count(p), 1U);
    EXPECT_FALSE(Rules::outcome(p).over());
    EXPECT_EQ(refusal(p, "a8-b8"), "Seat 1 has no legal move and has to pass: --.");
    const Position after = played(p, "--");
    EXPECT_EQ(Rules::toMove(after), Seat(2));
    EXPECT_EQ(after.own, p.own);
    EXPECT_FALSE(Rules::isProgress(p, Move::pass()));
}

TEST(Pivit, ASeatWithOnePieceThatCanMoveMayNotPass) {
    const Position p = drawn("1- 1- 1- 1- 1- 1- 1- 1|\n"
                             ". . . .\n. . . .\n. . . .\n. . . .\n. . . .\n. . . .\n"
                             ". . 2| . . . . .\n",
                             2, Seat(1));
    EXPECT_THAT(legal(p), UnorderedElementsAre("h8-h1=M", "h8-h3", "h8-h5", "h8-h7"));
    EXPECT_EQ(refusal(p, "--"), "Seat 1 can move, so it may not pass.");
}

TEST(Pivit, WithoutMinionsTheSeatWithMostMastersWins) {
    const Position p = drawn(". . . .\n. . . .\n. . . .\n. . . 2= . . . .\n"
                             ". 1= 2| . . . . 1I\n. . . .\n. . . .\n. . . .\n",
                             2, Seat(1), "21");
    EXPECT_FALSE(Rules::outcome(p).over());
    EXPECT_EQ(Rules::outcome(played(p, "b4xc4")), won(EndReason::NoMinions, 1));
}

TEST(Pivit, ATieForMostMastersGoesToTheOneThatPromotedFirst) {
    const Position p = drawn("3= . . .\n. . . .\n. . . .\n. . . 2= . . . .\n"
                             ". 1= 2| . . . 2I 1I\n. . . .\n. . . .\n. . . .\n",
                             3, Seat(1), "321");
    EXPECT_EQ(Rules::outcome(played(p, "b4xc4")), won(EndReason::NoMinionsTiebreak, 2));
}

TEST(Pivit, TheFirstPromotionCountsEvenWhenThatMasterNoLongerLives) {
    // Seat 2 promotes first, loses that master, promotes again later than seat 1.
    Position p = drawn(". . . . . . . .\n. . . .\n. . . .\n. . . .\n"
                       "1| . . . . . . .\n. . . .\n. . . .\n1- 2- . . . . 2- .\n",
                       2, Seat(2));
    p = played(p, "g1-h1=M");
    p = played(p, "a4-a5");
    EXPECT_EQ(p.promoted, 1);
    EXPECT_EQ(p.promotionOrder[0], 1);
    p.own[1] &= ~bit(7);
    p.masters &= ~bit(7);
    p = played(p, "b1xa1=M");
    EXPECT_EQ(p.promoted, 1);
}

TEST(Pivit, WhenNobodyCanMoveTheMastersAreCounted) {
    const std::string_view blocked = "1= 1= 1= 1= 1= 1= 1= 1-\n"
                                     ". . . .\n. . . .\n. . . .\n. . . .\n. . . .\n. . . .\n"
                                     "2= 2- 2- 2- 2- 2- 2- 2-\n";
    EXPECT_EQ(Rules::outcome(drawn(blocked, 2, Seat(1), "21")), won(EndReason::Deadlock, 1));
    EXPECT_EQ(Rules::count(drawn(blocked, 2, Seat(1), "21")), 0U);
}

TEST(Pivit, ADeadlockWithAsManyMastersGoesToTheFirstPromotion) {
    const std::string_view blocked = "1= 1- 1- 1- 1- 1- 1- 1-\n"
                                     ". . . .\n. . . .\n. . . .\n. . . .\n. . . .\n. . . .\n"
                                     "2= 2- 2- 2- 2- 2- 2- 2-\n";
    EXPECT_EQ(Rules::outcome(drawn(blocked, 2, Seat(1), "21")),
              won(EndReason::DeadlockTiebreak, 2));
}

TEST(Pivit, ADeadlockWithoutMastersIsADraw) {
    const std::string_view blocked = "1- 1- 1- 1- 1- 1- 1- 1-\n"
                                     ". . . .\n. . . .\n. . . .\n. . . .\n. . . .\n. . . .\n"
                                     "2- 2- 2- 2- 2- 2- 2- 2-\n";
    const Outcome outcome = Rules::outcome(drawn(blocked, 2, Seat(1)));
    EXPECT_TRUE(outcome.draw());
    EXPECT_EQ(outcome.reason, EndReason::Deadlock);
}

TEST(Pivit, WhoGivesUpLosesAllPiecesAndTheTurnPassesOn) {
    const Position p = drawn("1| . . . . . . .\n. . . .\n. . . .\n2- . . 3- . . . .\n"
                             "1- . . .\n. . . .\n. . . .\n. . . .\n",
                             3, Seat(1));
    const Position after = Rules::withdraw(p, Seat(1));
    EXPECT_TRUE(Rules::isOut(after, Seat(1)));
    EXPECT_EQ(Rules::toMove(after), Seat(2));
    EXPECT_EQ(after.horizontal & ~occupied(after), 0U);
    EXPECT_EQ(Rules::outcome(Rules::withdraw(after, Seat(2))), won(EndReason::LastPlayer, 3));
}

TEST(Pivit, GivingUpTheLastMinionsEndsTheGameByMasters) {
    const Position p = drawn("1| . . . . . . .\n. . . .\n. . . .\n2= . . 3= . . . .\n"
                             "1- . . . . . 3I\n. . . .\n. . . .\n. . . .\n",
                             3, Seat(1), "23");
    EXPECT_EQ(Rules::outcome(Rules::withdraw(p, Seat(1))), won(EndReason::NoMinions, 3));
}

TEST(Pivit, TheSamePositionIsPiecesFacingsRanksSeatToMoveAndOrderOfPromotions) {
    const std::string_view board = "1| . . . . . . .\n. . . .\n. . . .\n2= . . 1= . . . .\n"
                                   ". . . .\n. . . .\n. . . .\n. . . .\n";
    const Position p = drawn(board, 2, Seat(1), "12");
    EXPECT_EQ(p, drawn(board, 2, Seat(1), "12"));
    EXPECT_EQ(Rules::key(p), Rules::key(drawn(board, 2, Seat(1), "12")));
    EXPECT_NE(p, drawn(board, 2, Seat(2), "12"));
    EXPECT_NE(p, drawn(board, 2, Seat(1), "21"));
    Position turned = p;
    turned.horizontal ^= bit(56);
    EXPECT_NE(p, turned);
}

} // namespace
} // namespace clockwise::pivit
