// SPDX-License-Identifier: MIT
// Building and placing: rules 3.3 and 3.4.
#include "quivive_drawing.h"

namespace clockwise {
namespace {

using namespace test;

// 3.3

TEST(Quivive, TheFirstNineDiscsGoOnCellsOfHeightOne) {
    StatePtr state = start("quivive");
    EXPECT_EQ(state->turns().size(), 37U);
    state = play(state, {"+d1", "+d2"});
    EXPECT_EQ(refusal(state, "+d1"), (Error{Fault::WrongHeight, {"1", "d1", "2"}}));
    EXPECT_EQ(state->turns().size(), 35U);
}

TEST(Quivive, ThenThreeGoOnCellsOfHeightTwo) {
    StatePtr state =
        play(start("quivive"), {"+d1", "+d2", "+d3", "+d4", "+d5", "+d6", "+d7", "+c4", "+e4"});
    EXPECT_EQ(legalTurns(state),
              (Names{"+c4", "+d1", "+d2", "+d3", "+d4", "+d5", "+d6", "+d7", "+e4"}));
    EXPECT_EQ(refusal(state, "+a3"), (Error{Fault::WrongHeight, {"2", "a3", "1"}}));
    state = play(state, {"+d4"});
    EXPECT_EQ(refusal(state, "+d4"), (Error{Fault::WrongHeight, {"2", "d4", "3"}}));
}

TEST(Quivive, NoCellIsHigherThanThree) {
    for (const Sprite& disc : built({})->scene().sprites) EXPECT_LT(disc.level, 3);
}

TEST(Quivive, BuildingGoesInSeatOrderFromSeat1AndOnForTheLastThree) {
    StatePtr state = start("quivive", {{"players", "4"}});
    const std::vector<std::string_view> discs{"+d1", "+d2", "+d3", "+d4", "+d5", "+d6",
                                              "+d7", "+c4", "+e4", "+d3", "+d4", "+d5"};
    for (std::size_t i = 0; i < discs.size(); ++i) {
        EXPECT_EQ(state->toMove().index(), static_cast<int>(i % 4));
        state = play(state, {discs[i]});
    }
}

TEST(Quivive, WhileBuildingNothingElseIsDone) {
    const StatePtr state = start("quivive");
    EXPECT_EQ(refusal(state, "@d4").fault, Fault::StillBuilding);
    EXPECT_EQ(refusal(state, "d4-d5xd6").fault, Fault::StillBuilding);
}

// 3.4

TEST(Quivive, PawnsArePlacedBeginningAgainWithSeat1) {
    // Twelve discs among five seats: seat 2 put the last one.
    StatePtr state = built({{"players", "5"}});
    for (const std::string_view turn : {"@a3", "@a4", "@a5", "@g3", "@g4"}) {
        const Seat seat = state->toMove();
        state = play(state, {turn});
        EXPECT_EQ(cellsWith(state, "pawn", seat), Names{std::string(turn.substr(1))});
    }
    EXPECT_EQ(cellsWith(state, "pawn", Seat(1)), Names{"a3"});
    EXPECT_EQ(cellsWith(state, "pawn", Seat(5)), Names{"g4"});
}

TEST(Quivive, WithTwoPawnsEachTheSeatsPlaceInTurn) {
    StatePtr state = built({{"pawns", "2"}});
    for (const int seat : {1, 2, 1, 2}) {
        EXPECT_EQ(state->toMove(), Seat(seat));
        state = play(state, {state->turns().front().text});
    }
    EXPECT_EQ(cellsWith(state, "pawn", Seat(1)).size(), 2U);
    EXPECT_EQ(cellsWith(state, "pawn", Seat(2)).size(), 2U);
}

TEST(Quivive, APawnIsPutOnAnyCellWithoutAPawn) {
    const StatePtr state = built({});
    EXPECT_EQ(state->turns().size(), 37U);
    const StatePtr next = play(state, {"@d4"});
    EXPECT_EQ(next->turns().size(), 36U);
    EXPECT_EQ(refusal(next, "@d4"), (Error{Fault::CellOccupied, {"d4"}}));
    EXPECT_EQ(next->holdings(Seat(1)), (std::vector<Holding>{{"pawns", 1}, {"pawns_to_place", 0}}));
}

TEST(Quivive, WhilePlacingNothingElseIsDone) {
    const StatePtr state = play(built({}), {"@d4"});
    EXPECT_EQ(refusal(state, "+a3").fault, Fault::BuildingIsOver);
    EXPECT_EQ(refusal(state, "d4-d5xd6").fault, Fault::StillPlacing);
}

TEST(Quivive, OnceAllIsPlacedNothingIsPutOnTheBoardAnyMore) {
    const StatePtr state = play(built({}), {"@d4", "@d6"});
    EXPECT_EQ(state->toMove(), Seat(1));
    EXPECT_EQ(refusal(state, "+a3").fault, Fault::BuildingIsOver);
    EXPECT_EQ(refusal(state, "@a3").fault, Fault::NotPlacingNow);
    EXPECT_EQ(state->holdings(Seat(1)), (std::vector<Holding>{{"pawns", 1}}));
}

TEST(Quivive, ASurroundedPawnOnC1FallsAtTheStart) {
    const StatePtr state = play(built({{"players", "5"}}), {"@c1", "@b2", "@c2", "@d2", "@d1"});
    EXPECT_TRUE(isOut(state, 1));
    EXPECT_EQ(cellsWith(state, "pawn"), (Names{"b2", "c2", "d1", "d2"}));
    EXPECT_EQ(state->toMove(), Seat(2));
    EXPECT_FALSE(state->outcome().over());
}

// Giving up before the first step.

TEST(Quivive, WhoGivesUpWhileBuildingIsSkippedFromThenOn) {
    StatePtr state = play(start("quivive", {{"players", "3"}}), {"+d1", "resign", "+d2"});
    EXPECT_TRUE(isOut(state, 2));
    EXPECT_FALSE(isOut(state, 1));
    EXPECT_EQ(state->toMove(), Seat(1));
    EXPECT_FALSE(state->outcome().over());
    EXPECT_EQ(state->holdings(Seat(2)),
              (std::vector<Holding>{{"discs_to_place", 0}, {"pawns_to_place", 0}}));
    EXPECT_EQ(state->holdings(Seat(1)),
              (std::vector<Holding>{{"discs_to_place", 5}, {"pawns_to_place", 1}}));
}

TEST(Quivive, TheDiscsStayNineAndThreeWhenSomebodyGaveUp) {
    StatePtr state = play(start("quivive", {{"players", "3"}}),
                          {"timeout", "+d1", "+d2", "+d3", "+d4", "+d5", "+d6", "+d7", "+c4", "+e4",
                           "+d3", "+d4", "+d5"});
    // Placing begins with the first seat that is left.
    EXPECT_EQ(state->toMove(), Seat(2));
    state = play(state, {"@a3", "@a4"});
    EXPECT_EQ(cellsWith(state, "pawn"), (Names{"a3", "a4"}));
    EXPECT_EQ(state->toMove(), Seat(2));
    EXPECT_TRUE(isLegal(state, "a3-b3xd4"));
}

TEST(Quivive, WhoGivesUpWhilePlacingPlacesNoMore) {
    const StatePtr state = play(built({{"players", "3"}}), {"@a3", "resign"});
    EXPECT_TRUE(isOut(state, 2));
    EXPECT_EQ(state->toMove(), Seat(3));
    EXPECT_EQ(play(state, {"@g3"})->toMove(), Seat(1));
    // The last to place gives up: the turns begin.
    const StatePtr begun = play(built({{"players", "3"}}), {"@a3", "@g3", "resign"});
    EXPECT_EQ(begun->toMove(), Seat(1));
    EXPECT_TRUE(isLegal(begun, "a3-b3xd4"));
}

TEST(Quivive, TheLastSideWinsEvenBeforeAPawnIsPlaced) {
    EXPECT_EQ(play(start("quivive"), {"resign"})->outcome(), wonBy({Seat(2)}));
    EXPECT_EQ(play(built({}), {"@d4", "timeout"})->outcome(), wonBy({Seat(1)}));
    const StatePtr teams = start("quivive", {{"players", "4"}, {"teams", "1"}});
    EXPECT_EQ(play(teams, {"+d1", "resign", "+d2", "resign"})->outcome(),
              wonBy({Seat(1), Seat(3)}));
    EXPECT_FALSE(play(teams, {"resign", "resign"})->outcome().over());
    EXPECT_TRUE(play(start("quivive"), {"resign"})->turns().empty());
}

TEST(Quivive, NobodyIsOutOnlyForHavingNoPawnYet) {
    const StatePtr state = start("quivive", {{"players", "5"}});
    for (int seat = 1; seat <= 5; ++seat) EXPECT_FALSE(isOut(state, seat));
}

} // namespace
} // namespace clockwise
