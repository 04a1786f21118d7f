// SPDX-License-Identifier: MIT
// Move, then take: rule 3.6, and the shared pawns of rule 3.5.
#include "quivive_drawing.h"

namespace clockwise {
namespace {

using namespace test;

constexpr auto kSparse = R"(
                 .    .    .
            .    .    .    .    .
       .    .    .    .    .    .    .
       .    .    .    .    .    .    3
       .    .    .    .    .    .    2/1
            3    1/1  .    .    .
                 1    .    .      )";

TEST(Quivive, APawnMovesToAnAdjacentCellWithADiscAndNoPawnWhateverTheHeights) {
    const StatePtr state = asState(drawnQuivive(2, kSparse));
    EXPECT_EQ(legalTurns(state),
              (Names{"c2-b2xc1", "c2-b2xc2", "c2-b2xg4", "c2-c1xb2", "c2-c1xc2", "c2-c1xg4"}));
    EXPECT_EQ(refusal(state, "c2-c3xc1"), (Error{Fault::NothingToStandOn, {"c3"}}));
    EXPECT_EQ(refusal(state, "c2-g4xc1"), (Error{Fault::NotAdjacent, {"c2", "g4"}}));
}

TEST(Quivive, APawnNeverMovesOntoAPawn) {
    const StatePtr state = play(built({}), {"@d4", "@d5"});
    EXPECT_EQ(refusal(state, "d4-d5xd6"), (Error{Fault::CellOccupied, {"d5"}}));
}

TEST(Quivive, TheTopDiscOfAnyCellWithoutAPawnIsTaken) {
    const StatePtr before = asState(drawnQuivive(2, kSparse));
    const StatePtr state = play(before, {"c2-c1xb2"});
    EXPECT_EQ(std::ranges::count(cellsWith(state, "disc"), "b2"), 2);
    EXPECT_EQ(refusal(before, "c2-c1xg3"), (Error{Fault::CellOccupied, {"g3"}}));
    EXPECT_EQ(refusal(before, "c2-c1xc1"), (Error{Fault::CellOccupied, {"c1"}}));
    EXPECT_EQ(refusal(before, "c2-c1xd4"), (Error{Fault::NothingToTake, {"d4"}}));
}

TEST(Quivive, TheDiscJustLeftMayBeTakenSoThereAlwaysIsOne) {
    const StatePtr state = asState(drawnQuivive(2, R"(
                 .    .    .
            .    .    .    .    .
       .    .    .    .    .    .    .
       .    .    .    .    .    .    .
       .    .    .    .    .    .    2/1
            .    1/1  .    .    .
                 1    .    .      )"));
    EXPECT_EQ(legalTurns(state), Names{"c2-c1xc2"});
}

TEST(Quivive, ADiscHasToBeTaken) {
    const StatePtr state = play(built({}), {"@d4", "@d6"});
    EXPECT_EQ(refusal(state, "d4-d5"), (Error{Fault::MustTake, {"d4-d5"}}));
}

TEST(Quivive, ACellIsGoneOnlyWithItsLastDisc) {
    const StatePtr low = play(asState(drawnQuivive(2, kSparse)), {"c2-c1xb2", "g3-g4xb2"});
    EXPECT_TRUE(isLegal(low, "c1-b2xc2"));
    const StatePtr gone = play(low, {"c1-c2xb2", "g4-g3xg4"});
    EXPECT_EQ(refusal(gone, "c2-b2xg4"), (Error{Fault::NothingToStandOn, {"b2"}}));
}

TEST(Quivive, PlayBeginsWithSeat1) {
    // Twelve discs and five pawns: without the rule seat 3 would be next.
    const StatePtr state = play(built({{"players", "5"}}), {"@a3", "@a4", "@a5", "@g3", "@g4"});
    EXPECT_EQ(state->toMove(), Seat(1));
}

TEST(Quivive, ASeatMovesOnlyItsOwnPawns) {
    const StatePtr state = play(built({{"pawns", "2"}}), {"@a3", "@g3", "@a5", "@g5"});
    EXPECT_TRUE(isLegal(state, "a3-b3xd4"));
    EXPECT_TRUE(isLegal(state, "a5-b5xd4"));
    EXPECT_EQ(refusal(state, "g3-f3xd4"), (Error{Fault::NotYourPiece, {"g3", "2", "1"}}));
    EXPECT_EQ(refusal(state, "d4-d5xd6"), (Error{Fault::NoPieceThere, {"d4"}}));
}

TEST(Quivive, WithoutTeamsFourSeatsMoveOnePawnEach) {
    const StatePtr state = play(built({{"players", "4"}}), {"@a3", "@g3", "@a5", "@g5"});
    EXPECT_EQ(refusal(state, "a5-b5xd4"), (Error{Fault::NotYourPiece, {"a5", "3", "1"}}));
}

TEST(Quivive, InATeamASeatMovesEitherPawnOfItsTeam) {
    const StatePtr state =
        play(built({{"players", "4"}, {"teams", "1"}}), {"@a3", "@g3", "@a5", "@g5"});
    EXPECT_TRUE(isLegal(state, "a3-b3xd4"));
    EXPECT_EQ(refusal(state, "g5-f5xd4"), (Error{Fault::NotYourPiece, {"g5", "4", "1"}}));
    const StatePtr next = play(state, {"a5-b5xd4"});
    EXPECT_EQ(cellsWith(next, "pawn", Seat(3)), Names{"b5"});
    EXPECT_EQ(cellsWith(next, "pawn", Seat(1)), Names{"a3"});
    EXPECT_EQ(next->toMove(), Seat(2));
}

} // namespace
} // namespace clockwise
