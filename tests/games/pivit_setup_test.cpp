// SPDX-License-Identifier: MIT
// Rules 1.1 and 1.2.
#include "clockwise/game.h"

#include <gtest/gtest.h>

namespace clockwise {
namespace {

std::string startText(const std::string& board, const std::string& players) {
    const auto start = findGame("pivit")->start({{"board", board}, {"players", players}});
    return start ? (*start)->text() : describe(start.error());
}

TEST(Pivit, TheSmallBoardIsSetUpForTwo) {
    EXPECT_EQ(startText("6", "2"), "6 .  1| 2| 1| 2| . \n"
                                   "5 2- .  .  .  .  2-\n"
                                   "4 1- .  .  .  .  1-\n"
                                   "3 2- .  .  .  .  2-\n"
                                   "2 1- .  .  .  .  1-\n"
                                   "1 .  1| 2| 1| 2| . \n"
                                   "  a  b  c  d  e  f \n");
}

TEST(Pivit, TheLargeBoardIsSetUpForTwo) {
    EXPECT_EQ(startText("8", "2"), "8 .  1| 2| 1| 1| 2| 1| . \n"
                                   "7 2- .  .  .  .  .  .  2-\n"
                                   "6 1- .  .  .  .  .  .  1-\n"
                                   "5 2- .  .  .  .  .  .  2-\n"
                                   "4 2- .  .  .  .  .  .  2-\n"
                                   "3 1- .  .  .  .  .  .  1-\n"
                                   "2 2- .  .  .  .  .  .  2-\n"
                                   "1 .  1| 2| 1| 1| 2| 1| . \n"
                                   "  a  b  c  d  e  f  g  h \n");
}

TEST(Pivit, TheLargeBoardIsSetUpForThree) {
    EXPECT_EQ(startText("8", "3"), "8 .  1| 2| 3| 1| 2| 3| . \n"
                                   "7 3- .  .  .  .  .  .  3-\n"
                                   "6 2- .  .  .  .  .  .  2-\n"
                                   "5 1- .  .  .  .  .  .  1-\n"
                                   "4 3- .  .  .  .  .  .  3-\n"
                                   "3 2- .  .  .  .  .  .  2-\n"
                                   "2 1- .  .  .  .  .  .  1-\n"
                                   "1 .  1| 2| 3| 1| 2| 3| . \n"
                                   "  a  b  c  d  e  f  g  h \n");
}

TEST(Pivit, TheLargeBoardIsSetUpForFour) {
    EXPECT_EQ(startText("8", "4"), "8 .  1| 2| 3| 4| 1| 2| . \n"
                                   "7 3- .  .  .  .  .  .  3-\n"
                                   "6 4- .  .  .  .  .  .  4-\n"
                                   "5 1- .  .  .  .  .  .  1-\n"
                                   "4 2- .  .  .  .  .  .  2-\n"
                                   "3 3- .  .  .  .  .  .  3-\n"
                                   "2 4- .  .  .  .  .  .  4-\n"
                                   "1 .  1| 2| 3| 4| 1| 2| . \n"
                                   "  a  b  c  d  e  f  g  h \n");
}

TEST(Pivit, SetUpsThatDoNotExistAreRefusedWithAReason) {
    const Game& pivit = *findGame("pivit");
    EXPECT_EQ(describe(pivit.start({{"board", "6"}, {"players", "3"}}).error()),
              "The 6×6 board seats two players, not 3.");
    EXPECT_EQ(describe(pivit.start({{"players", "5"}}).error()),
              "The option \"players\" cannot be \"5\"; allowed: 2–4.");
    EXPECT_EQ(describe(pivit.start({{"board", "7"}}).error()),
              "The option \"board\" cannot be \"7\"; allowed: 6, 8.");
    EXPECT_EQ(describe(pivit.start({{"rockets", "1"}}).error()),
              "This game has no option \"rockets\".");
}

TEST(Pivit, SquaresAreNamedAsInChessAndA1IsDark) {
    const Outline& board = squareOutline(8);
    EXPECT_EQ(board.places.size(), 64U);
    EXPECT_EQ(board.places.front().name, "a1");
    EXPECT_EQ(board.places.front().art, "goal_dark");
    EXPECT_EQ(board[*board.find("b1")].art, "light");
    EXPECT_EQ(board[*board.find("h1")].art, "goal_light");
    EXPECT_EQ(board.places.back().name, "h8");
    EXPECT_FALSE(squareOutline(6).find("g1"));
}

} // namespace
} // namespace clockwise
