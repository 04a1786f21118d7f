// SPDX-License-Identifier: MIT
// Falling, winning, giving up: rule 3.7.
#include "quivive_drawing.h"

namespace clockwise {
namespace {

using namespace test;

TEST(Quivive, ASeatThatCannotMoveOnItsTurnIsOutAndTheDiscsStay) {
    const StatePtr state = play(asState(drawnQuivive(3, R"(
                 .    .    .
            .    .    .    .    .
       3/1  1    .    .    .    .    .
       .    .    .    .    .    1    .
       .    .    .    .    .    .    2/2
            1    1/1  .    .    .
                 1    .    .      )")),
                                {"c2-c1xf4"});
    EXPECT_TRUE(isOut(state, 2));
    EXPECT_TRUE(cellsWith(state, "pawn", Seat(2)).empty());
    EXPECT_EQ(std::ranges::count(cellsWith(state, "disc"), "g3"), 2);
    EXPECT_EQ(state->toMove(), Seat(3));
}

TEST(Quivive, SeveralSeatsCanFallInARow) {
    const StatePtr state = play(asState(drawnQuivive(4, R"(
                 .    3/1  .
            .    .    .    .    .
       4/1  1    .    .    .    .    .
       .    .    .    .    .    1    .
       .    .    .    .    .    .    2/2
            1    1/1  .    .    .
                 1    .    .      )")),
                                {"c2-c1xf4"});
    EXPECT_TRUE(isOut(state, 2));
    EXPECT_TRUE(isOut(state, 3));
    EXPECT_EQ(state->toMove(), Seat(4));
    EXPECT_FALSE(state->outcome().over());
}

TEST(Quivive, TheLastSideWinsEvenIfItCouldNotMoveItself) {
    const StatePtr state = play(asState(drawnQuivive(3, R"(
                 .    3/1  .
            .    .    .    .    .
       .    .    .    .    .    .    .
       .    .    .    .    .    .    .
       .    .    .    .    .    .    2/2
            .    1/1  .    .    .
                 1    .    .      )")),
                                {"c2-c1xc2"});
    EXPECT_EQ(state->outcome(), wonBy({Seat(1)}));
    EXPECT_TRUE(state->turns().empty());
    EXPECT_EQ(state->perft(1), 0U);
    EXPECT_EQ(refusal(state, "c1-c2xd4").fault, Fault::GameIsOver);
}

TEST(Quivive, WithTwoPawnsABlockedOneStaysUntilNoneCanMove) {
    const StatePtr state = play(asState(drawnQuivive(2, R"(
                 .    .    .
            .    .    .    .    .
       2/1  1    .    .    .    .    .
       .    .    .    .    .    1    .
       .    .    .    .    .    .    2/2
            1    1/1  .    .    .
                 1    .    .      )")),
                                {"c2-c1xf4"});
    EXPECT_FALSE(isOut(state, 2));
    EXPECT_EQ(cellsWith(state, "pawn", Seat(2)), (Names{"a5", "g3"}));
    const StatePtr last = play(state, {"a5-b5xa5", "c1-c2xc1"});
    EXPECT_EQ(last->outcome(), wonBy({Seat(1)}));
    EXPECT_EQ(cellsWith(last, "pawn"), Names{"c2"});
}

TEST(Quivive, ATeamFallsAsAWholeWhenTheSeatOnTurnCanMoveNoneOfItsPawns) {
    quivive::Position p = drawnQuivive(4, R"(
                 .    4/1  .
            .    .    .    .    .
       3/1  1    .    .    .    .    .
       .    .    .    .    .    1    .
       .    .    .    .    .    .    2/2
            1    1/1  .    .    .
                 1    .    .      )");
    p.teams = true;
    const StatePtr state = play(asState(p), {"c2-c1xf4"});
    EXPECT_TRUE(isOut(state, 2));
    EXPECT_TRUE(isOut(state, 4));
    EXPECT_EQ(state->outcome(), wonBy({Seat(1), Seat(3)}));
}

TEST(Quivive, ATeamStandsAsLongAsOneOfItsPawnsCanMove) {
    quivive::Position p = drawnQuivive(4, R"(
                 1    4/1  .
            .    .    .    .    .
       3/1  1    .    .    .    .    .
       .    .    .    .    .    1    .
       .    .    .    .    .    .    2/2
            1    1/1  .    .    .
                 1    .    .      )");
    p.teams = true;
    const StatePtr state = play(asState(p), {"c2-c1xf4"});
    EXPECT_FALSE(isOut(state, 2));
    EXPECT_EQ(state->toMove(), Seat(2));
    for (const std::string& turn : legalTurns(state)) EXPECT_EQ(turn.substr(0, 2), "d7");
}

TEST(Quivive, WhoResignsOrRunsOutOfTimeIsOut) {
    const StatePtr begun = play(built({{"players", "3"}}), {"@a3", "@g3", "@d7"});
    for (const std::string_view turn : {kResign, kTimeout}) {
        const StatePtr state = play(begun, {turn});
        EXPECT_TRUE(isOut(state, 1));
        EXPECT_EQ(cellsWith(state, "pawn"), (Names{"d7", "g3"}));
        EXPECT_EQ(cellsWith(state, "disc").size(), 49U);
        EXPECT_EQ(state->toMove(), Seat(2));
        EXPECT_EQ(play(state, {turn})->outcome(), wonBy({Seat(3)}));
    }
}

TEST(Quivive, WithTwoPawnsGivingUpTakesBoth) {
    const StatePtr state = play(built({{"pawns", "2"}}), {"@a3", "@g3", "@a5", "@g5", "resign"});
    EXPECT_EQ(cellsWith(state, "pawn"), (Names{"g3", "g5"}));
    EXPECT_EQ(state->outcome(), wonBy({Seat(2)}));
}

TEST(Quivive, InTeamsAResigningSeatTakesItsOwnPawnAndItsPartnerPlaysOn) {
    const StatePtr state = play(built({{"players", "4"}, {"teams", "1"}}),
                                {"@a3", "@g3", "@a5", "@g5", "resign", "g3-f3xd4"});
    EXPECT_TRUE(isOut(state, 1));
    EXPECT_EQ(cellsWith(state, "pawn"), (Names{"a5", "f3", "g5"}));
    EXPECT_EQ(state->toMove(), Seat(3));
    // Seat 4 may move the pawn of its partner, seat 3 only its own; then seat 1 is skipped.
    const StatePtr later = play(state, {"a5-b5xd4", "f3-e3xd4"});
    EXPECT_EQ(later->toMove(), Seat(2));
    EXPECT_EQ(play(state, {"timeout"})->outcome(), wonBy({Seat(2), Seat(4)}));
}

TEST(Quivive, WhenASeatGivesUpThoseAfterItWhoCannotMoveFallAtOnce) {
    const StatePtr state = play(asState(drawnQuivive(4, R"(
                 .    3/1  1
            .    .    .    .    .
       4/1  1    .    .    .    .    .
       .    .    .    .    .    .    .
       .    .    .    .    .    .    2/2
            1    1/1  .    .    .
                 1    .    .      )")),
                                {"resign"});
    EXPECT_TRUE(isOut(state, 1));
    EXPECT_TRUE(isOut(state, 2));
    EXPECT_EQ(state->toMove(), Seat(3));
}

TEST(Quivive, ASeatThatIsNotOnTurnCanLeaveAndAPartnerItLeavesStuckFalls) {
    quivive::Position p = drawnQuivive(4, R"(
                 .    4/1  1
            .    .    .    .    .
       3/1  1    .    .    .    .    .
       .    .    .    .    .    .    .
       .    .    .    .    .    .    2/2
            .    1/1  .    .    .
                 .    .    .      )");
    p.teams = true;
    const quivive::Position still = quivive::Rules::withdraw(p, Seat(4));
    EXPECT_EQ(quivive::Rules::toMove(still), Seat(1));
    EXPECT_EQ(quivive::Rules::outcome(still), Outcome{});
    const quivive::Position stuck = quivive::Rules::withdraw(p, Seat(3));
    EXPECT_EQ(quivive::Rules::outcome(stuck), wonBy({Seat(2), Seat(4)}));
}

} // namespace
} // namespace clockwise
