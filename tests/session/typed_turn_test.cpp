// SPDX-License-Identifier: MIT
// Turns as people type them.
#include "clockwise/record.h"
#include "clockwise/session.h"
#include "clockwise/typed_turn.h"

#include <gtest/gtest.h>

namespace clockwise {
namespace {

class TypedTurns : public testing::Test {
  protected:
    static TypedTurn read(std::string_view game, const Options& options,
                          const std::vector<std::string>& played, std::string_view typed) {
        Session session(GameRecord::begin(*findGame(game), options).value());
        for (const std::string& turn : played) EXPECT_TRUE(session.submit(turn)) << turn;
        return readTypedTurn(*session.standing().state, session.picker(), typed);
    }
    static TypedTurn inPivit(std::string_view typed) {
        return read("pivit", {{"board", "6"}}, {}, typed);
    }
};

TEST_F(TypedTurns, AreReadWithAndWithoutSignsInAnyCase) {
    for (const char* typed : {"b1-b4", "b1b4", "B1B4", " b1 b4 ", "b1xb4", "b1–b4", "b1:b4"})
        EXPECT_EQ(inPivit(typed).turn, "b1-b4") << typed;
}

TEST_F(TypedTurns, AreAllThoseThatBeginLikeThat) {
    const TypedTurn begun = inPivit("b1");
    EXPECT_FALSE(begun.turn);
    EXPECT_FALSE(begun.why);
    EXPECT_GT(begun.turns.size(), 1U);
    for (const std::string& turn : begun.turns) EXPECT_TRUE(turn.starts_with("b1")) << turn;
    EXPECT_EQ(begun.cells.size(), 1U);
    EXPECT_GT(inPivit("").turns.size(), begun.turns.size());
}

TEST_F(TypedTurns, NeedNoSignOfWhatTheTurnBrings) {
    // A capture, and one that promotes: x and =M are told by the position.
    const std::vector<std::string> played{"b6-b3", "a5-d5"};
    EXPECT_EQ(read("pivit", {{"board", "6"}}, played, "b3a3").turn, "b3xa3");
}

TEST_F(TypedTurns, NeedNotNameAPieceThatIsGiven) {
    EXPECT_EQ(read("sputnik", {}, {}, "b1d4").turn, "a1-b1xd4");
    EXPECT_EQ(read("sputnik", {}, {}, "a1b1d4").turn, "a1-b1xd4");
    EXPECT_EQ(read("sputnik", {}, {}, "b1").cells.size(), 2U);
}

TEST_F(TypedTurns, SayWhyTheyAreNone) {
    const auto faultOf = [](std::string_view typed) { return inPivit(typed).why->fault; };
    EXPECT_EQ(faultOf("b1b3"), Fault::MinionMovesOdd);
    EXPECT_EQ(faultOf("b1c1"), Fault::NotAlongArrows);
    EXPECT_EQ(faultOf("c1"), Fault::NotYourPiece);
    EXPECT_EQ(faultOf("c3"), Fault::NoPieceThere);
    EXPECT_EQ(faultOf("b1b9"), Fault::NoSuchCell);
    EXPECT_EQ(faultOf("b1b4b1"), Fault::UnreadableTurn);
    EXPECT_EQ(faultOf("what?"), Fault::UnreadableTurn);
    EXPECT_EQ(read("sputnik", {}, {}, "b1g6").why->fault, Fault::GalaxyProtected);
}

TEST_F(TypedTurns, ResignByTheWholeWordAlone) {
    EXPECT_EQ(inPivit("Resign").turn, "resign");
    EXPECT_FALSE(inPivit("resig").turn);
    EXPECT_EQ(inPivit("resig").turns, std::vector<std::string>{"resign"});
}

} // namespace
} // namespace clockwise
