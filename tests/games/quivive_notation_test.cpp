// SPDX-License-Identifier: MIT
// How Quivive's turns and boards are written: section 4.
#include "quivive_drawing.h"

namespace clockwise {
namespace {

using namespace test;

TEST(Quivive, DiscsPawnsAndStepsAreWrittenWithTheirMarks) {
    StatePtr state = start("quivive");
    EXPECT_EQ(state->turns().front().text, "+a3");
    state = built({});
    EXPECT_EQ(state->turns().front().text, "@a3");
    state = play(state, {"@a3", "@a4"});
    EXPECT_EQ(state->turns().front().text, "a3-b2xa3");
}

TEST(Quivive, EveryLegalTurnIsReadAsItself) {
    StatePtr state = start("quivive", {{"players", "3"}});
    for (int turn = 0; turn < 24; ++turn) {
        const std::vector<Turn> turns = state->turns();
        ASSERT_FALSE(turns.empty());
        for (const Turn& each : turns) EXPECT_EQ(state->turn(each.text).value(), each);
        state = *state->play(turns[turns.size() / 2].text);
    }
}

// Every text made of a step, with or without a removal, is a legal turn or refused.
TEST(Quivive, NothingButTheLegalTurnsIsRead) {
    const StatePtr state = play(built({}), {"@d4", "@d5", "d4-c3xe3", "d5-d4xe4"});
    const Names legal = legalTurns(state);
    std::size_t read = 0;
    const auto& places = roundOutline().places;
    for (const Place& from : places)
        for (const Place& to : places) {
            read += state->turn(from.name + '-' + to.name).has_value();
            for (const Place& taken : places)
                read += state->turn(from.name + '-' + to.name + 'x' + taken.name).has_value();
        }
    EXPECT_EQ(read, legal.size());
}

TEST(Quivive, OnlyTheNotationOfATurnIsRead) {
    const StatePtr begun = play(built({}), {"@d4", "@d6"});
    for (const StatePtr& state : {start("quivive"), built({}), begun})
        for (const std::string text :
             {"", "+", "+d", "+d44", "d4", "d4-d5x", "d4-d5xd6 ", "d4xd5xd6", "d4^d5", "--",
              "d4-d5-d6", "d4+d5", "*d4", "RESIGN"})
            EXPECT_EQ(refusal(state, text), (Error{Fault::UnreadableTurn, {text}})) << text;
}

TEST(Quivive, CellsThatTheBoardHasNotAreNamed) {
    EXPECT_EQ(refusal(start("quivive"), "+a1"), (Error{Fault::NoSuchCell, {"a1"}}));
    EXPECT_EQ(refusal(built({}), "@g7"), (Error{Fault::NoSuchCell, {"g7"}}));
    const StatePtr state = play(built({}), {"@d4", "@d6"});
    EXPECT_EQ(refusal(state, "a1-d5xd3"), (Error{Fault::NoSuchCell, {"a1"}}));
    EXPECT_EQ(refusal(state, "d4-b1xd3"), (Error{Fault::NoSuchCell, {"b1"}}));
    EXPECT_EQ(refusal(state, "d4-d5xh4"), (Error{Fault::NoSuchCell, {"h4"}}));
}

TEST(Quivive, ResignAndTimeoutAreReadButNeverListed) {
    for (const StatePtr& state : {start("quivive"), built({})})
        for (const std::string_view turn : {kResign, kTimeout}) {
            EXPECT_TRUE(state->turn(turn).has_value());
            EXPECT_FALSE(isLegal(state, turn));
        }
}

TEST(Quivive, TheBoardAsTextShowsHeightsAndPawns) {
    const StatePtr state = play(built({}), {"@d4", "@c1", "d4-e5xa3"});
    EXPECT_EQ(state->text(), R"(7          1   2   1
6      1   1   2   1   1
5  1   1   1   3   1/1 1   1
4  1   1   2   3   2   1   1
3  .   1   1   3   1   1   1
2      1   1   2   1   1
1          2/1 2   1
   a   b   c   d   e   f   g
)");
}

TEST(Quivive, TheTextTellsWhatIsStillToBePlaced) {
    const StatePtr building = play(start("quivive"), {"+d1", "+d2"});
    EXPECT_NE(building->text().find("discs to put on height 1: 7, on height 2: 3\n"),
              std::string::npos);
    const StatePtr placing = play(built({{"pawns", "2"}}), {"@d4"});
    EXPECT_NE(placing->text().find("pawns to place: seat 1: 1, seat 2: 2\n"), std::string::npos);
}

} // namespace
} // namespace clockwise
