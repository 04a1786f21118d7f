// SPDX-License-Identifier: MIT
// Falling, winning, giving up: rule 2.8 and the last lines of section 4.
#include "sputnik_drawing.h"

namespace clockwise {
namespace {

using namespace test;

TEST(Sputnik, ASeatThatCanNeitherStepNorBeRescuedIsOutAndItsCellStays) {
    const StatePtr state = play(asState(drawn(3, R"(
              .    .    .    .
            .    .    .    o    2/o
          3/o  o    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            o    o    o    .    .
              1/o  .    .    .      )")),
                                {"a1-b1xf6"});
    EXPECT_TRUE(isOut(state, 2));
    EXPECT_TRUE(cellsWith(state, "rocket", Seat(2)).empty());
    EXPECT_EQ(std::ranges::count(cellsWith(state, "galaxy"), "f7"), 1);
    EXPECT_EQ(state->toMove(), Seat(3));
    EXPECT_FALSE(state->outcome().over());
}

TEST(Sputnik, APadOfASeatThatIsOutStaysAsAPadAndIsNobodysRescue) {
    sputnik::Position p = drawn(3, R"(
              p2   .    .    .
            2/o  o    .    .    .
          o    .    3/o  o    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            o    o    o    .    .
              1/o  .    .    .      )");
    const StatePtr state = play(asState(p), {"a1-b1xf4", "resign"});
    ASSERT_TRUE(isOut(state, 2));
    EXPECT_EQ(cellsWith(state, "pad", Seat(2)), Names{"g4"});
    EXPECT_EQ(state->holdings(Seat(2)), (std::vector<Holding>{{"rockets", 0}, {"rescues", 0}}));
    EXPECT_EQ(refusal(state, "e4^f4"), (Error{Fault::LaunchPadUsed, {"e4"}}));
    EXPECT_EQ(refusal(state, "e4-e5xg4"), (Error{Fault::LaunchPadStays, {"g4"}}));
}

TEST(Sputnik, ASeatThatCanOnlyBeRescuedIsNotOut) {
    const StatePtr state = play(asState(drawn(2, R"(
              .    .    .    .
            .    .    .    o    2/o
          p2   .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            o    o    o    .    .
              1/o  .    .    .      )")),
                                {"a1-b1xf6"});
    EXPECT_FALSE(isOut(state, 2));
    EXPECT_EQ(legalTurns(state), (Names{"f7^e6", "f7^e7", "f7^f6", "f7^g7"}));
}

TEST(Sputnik, ASeatFallsOnItsOwnTurnAlone) {
    // Seat 3 is walled in at once, but seat 2 stands in its way and steps aside in time.
    const StatePtr state = play(asState(drawn(3, R"(
              .    .    .    .
            .    .    o    2/o  3/o
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            o    o    o    .    .
              1/o  .    .    .      )")),
                                {"a1-b1xa1"});
    EXPECT_FALSE(isOut(state, 3));
    EXPECT_FALSE(isOut(play(state, {"f6-f5xb2"}), 3));
}

TEST(Sputnik, SeveralSeatsCanFallInARow) {
    const StatePtr state = play(asState(drawn(4, R"(
              4/o  o    .    .
            .    .    .    o    2/o
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    3/o
            o    o    o    .    .
              1/o  .    .    .      )")),
                                {"a1-b1xf6"});
    EXPECT_TRUE(isOut(state, 2));
    EXPECT_TRUE(isOut(state, 3));
    EXPECT_FALSE(isOut(state, 4));
    EXPECT_EQ(state->toMove(), Seat(4));
}

TEST(Sputnik, TheLastSideOnTheBoardWins) {
    const StatePtr state = play(asState(drawn(2, R"(
              .    .    .    .
            .    .    .    o    2/o
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            o    o    o    .    .
              1/o  .    .    .      )")),
                                {"a1-b1xf6"});
    EXPECT_EQ(state->outcome(), wonBy({Seat(1)}));
    EXPECT_TRUE(state->turns().empty());
    EXPECT_EQ(state->perft(1), 0U);
    EXPECT_EQ(refusal(state, "b1-b2xb3").fault, Fault::GameIsOver);
    EXPECT_EQ(refusal(state, "resign").fault, Fault::GameIsOver);
}

TEST(Sputnik, TheLastSideWinsEvenIfItCouldNotMoveItself) {
    const StatePtr state = play(asState(drawn(3, R"(
              .    .    .    .
            .    .    .    .    2/o
          3/o  .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            o    .    .    .    .
              1/o  .    .    .      )")),
                                {"a1-b1xa1"});
    // Seats 2 and 3 fall in turn; seat 1 sits on b1 with nothing around it.
    EXPECT_EQ(state->outcome(), wonBy({Seat(1)}));
    EXPECT_EQ(cellsWith(state, "galaxy"), (Names{"b1", "e2", "f7"}));
    EXPECT_EQ(cellsWith(state, "rocket"), Names{"b1"});
}

TEST(Sputnik, WithSeveralRocketsABlockedOneStaysUntilNoneCanMove) {
    const StatePtr state = play(asState(drawn(2, R"(
              .    .    .    .
            .    .    .    .    2/o
          .    .    .    .    .    .
        .    .    o    2/o  .    .    .
          .    .    .    .    .    .
            o    o    o    .    .
              1/o  .    .    1/o    )")),
                                {"a1-b1xa1"});
    EXPECT_FALSE(isOut(state, 2));
    EXPECT_EQ(cellsWith(state, "rocket", Seat(2)), (Names{"d4", "f7"}));
    for (const std::string& turn : legalTurns(state)) EXPECT_EQ(turn.substr(0, 2), "d4");
    const StatePtr alone = play(state, {"d4-d3xd4"});
    ASSERT_FALSE(alone->outcome().over());
    const StatePtr last = play(alone, {"b1-b2xb1"});
    EXPECT_EQ(last->outcome(), wonBy({Seat(1)}));
    EXPECT_TRUE(cellsWith(last, "rocket", Seat(2)).empty());
}

TEST(Sputnik, ATeamPlaysOnWhenOneOfItsSeatsIsOut) {
    sputnik::Position p = drawn(4, R"(
              4/o  o    .    .
            .    .    .    o    2/o
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    o    3/o
            o    o    o    .    .
              1/o  .    .    .      )");
    p.teams = true;
    const StatePtr state = play(asState(p), {"a1-b1xf6"});
    EXPECT_TRUE(isOut(state, 2));
    EXPECT_FALSE(isOut(state, 4));
    EXPECT_FALSE(state->outcome().over());
}

TEST(Sputnik, TheLastTeamOnTheBoardWinsTogetherWithItsFallenSeat) {
    sputnik::Position p = drawn(4, R"(
              4/o  o    .    .
            .    .    .    o    .
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            o    o    o    .    .
              1/o  .    .    .      )");
    p.teams = true;
    const StatePtr state = play(asState(p), {"a1-b1xg5"});
    EXPECT_EQ(state->outcome(), wonBy({Seat(1), Seat(3)}));
    EXPECT_TRUE(isOut(state, 3));
    EXPECT_FALSE(isOut(state, 1));
}

TEST(Sputnik, WhoResignsOrRunsOutOfTimeIsOut) {
    for (const std::string_view turn : {kResign, kTimeout}) {
        const StatePtr state = play(start("sputnik", {{"players", "3"}}), {turn});
        EXPECT_TRUE(isOut(state, 1));
        EXPECT_EQ(cellsWith(state, "rocket"), (Names{"d7", "g4"}));
        EXPECT_EQ(cellsWith(state, "pad"), (Names{"a1", "d7", "g4"}));
        EXPECT_EQ(state->toMove(), Seat(2));
        EXPECT_EQ(play(state, {turn})->outcome(), wonBy({Seat(3)}));
    }
}

TEST(Sputnik, ARocketThatIsOutProtectsNothing) {
    const StatePtr state = play(start("sputnik", {{"players", "3"}}), {"resign"});
    EXPECT_TRUE(isLegal(state, "g4-g5xb2"));
    EXPECT_EQ(refusal(state, "g4-g5xd6"), (Error{Fault::GalaxyProtected, {"d6", "d7"}}));
}

TEST(Sputnik, GivingUpTakesAllRocketsOfTheSeat) {
    const StatePtr state = start("sputnik", {{"players", "3"}, {"rockets", "2"}});
    EXPECT_EQ(cellsWith(play(state, {"resign"}), "rocket"), (Names{"a4", "d1", "d7", "g4"}));
}

TEST(Sputnik, InTeamsAResigningSeatLeavesItsPartnerInPlay) {
    const StatePtr state =
        play(start("sputnik", {{"players", "4"}, {"teams", "1"}}), {"resign", "g4-g5xd4"});
    EXPECT_EQ(state->toMove(), Seat(3));
    EXPECT_FALSE(state->outcome().over());
    EXPECT_EQ(play(state, {"timeout"})->outcome(), wonBy({Seat(2), Seat(4)}));
}

TEST(Sputnik, WhenASeatGivesUpThoseAfterItWhoCannotActFallAtOnce) {
    const StatePtr state = play(asState(drawn(4, R"(
              4/o  o    .    .
            .    .    .    .    2/o
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    o    3/o
            o    o    o    .    .
              1/o  .    .    .      )")),
                                {"resign"});
    EXPECT_TRUE(isOut(state, 1));
    EXPECT_TRUE(isOut(state, 2));
    EXPECT_EQ(state->toMove(), Seat(3));
}

TEST(Sputnik, ASeatThatIsNotOnTurnCanLeaveWithoutTakingTheTurnAway) {
    const sputnik::Position p = *sputnik::Rules::start(
        *completed(sputnik::Rules::optionSpecs(), Options{{"players", "3"}}));
    const sputnik::Position left = sputnik::Rules::withdraw(p, Seat(3));
    EXPECT_EQ(sputnik::Rules::toMove(left), Seat(1));
    EXPECT_TRUE(sputnik::Rules::isOut(left, Seat(3)));
}

} // namespace
} // namespace clockwise
