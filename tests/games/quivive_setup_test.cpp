// SPDX-License-Identifier: MIT
// Quivive's board, parts and seats: rules 3.1, 3.2, 3.5.
#include "quivive_drawing.h"

#include <cmath>

namespace clockwise {
namespace {

using namespace test;

Names neighbours(std::string_view name) {
    Names names;
    const auto cell = static_cast<std::size_t>(roundOutline().find(name)->index());
    forEachBit(quivive::kNear[cell], [&](int near) { names.push_back(quivive::nameOf(near)); });
    std::ranges::sort(names);
    return names;
}

// 3.1

TEST(Quivive, TheBoardIsASevenBySevenGridWithItsCornersCut) {
    Names names;
    for (const Place& place : roundOutline().places) names.push_back(place.name);
    const Names expected{"c1", "d1", "e1", "b2", "c2", "d2", "e2", "f2", "a3", "b3",
                         "c3", "d3", "e3", "f3", "g3", "a4", "b4", "c4", "d4", "e4",
                         "f4", "g4", "a5", "b5", "c5", "d5", "e5", "f5", "g5", "b6",
                         "c6", "d6", "e6", "f6", "c7", "d7", "e7"};
    EXPECT_EQ(names, expected);
}

TEST(Quivive, ACellTouchesAllEightNeighbours) {
    EXPECT_EQ(neighbours("d4"), (Names{"c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"}));
    EXPECT_EQ(neighbours("c1"), (Names{"b2", "c2", "d1", "d2"}));
    EXPECT_EQ(neighbours("a3"), (Names{"a4", "b2", "b3", "b4"}));
}

TEST(Quivive, CellsTouchWhenTheyLieSideBySideOrCornerToCorner) {
    const Outline& board = roundOutline();
    for (int a = 0; a < quivive::kCells; ++a)
        for (int b = 0; b < quivive::kCells; ++b) {
            const Point from = board[Cell(a)].centre;
            const Point to = board[Cell(b)].centre;
            const double distance = std::hypot(from.x - to.x, from.y - to.y);
            const bool touch = (quivive::kNear[static_cast<std::size_t>(a)] & bit(b)) != 0;
            EXPECT_EQ(touch, a != b && distance < 1.5)
                << quivive::nameOf(a) << ' ' << quivive::nameOf(b);
        }
}

// 3.2

TEST(Quivive, OneDiscLiesOnEveryCellAtTheStartAndNoPawn) {
    const StatePtr state = start("quivive");
    Names names;
    for (const Place& place : roundOutline().places) names.push_back(place.name);
    std::ranges::sort(names);
    EXPECT_EQ(cellsWith(state, "disc"), names);
    EXPECT_TRUE(cellsWith(state, "pawn").empty());
}

TEST(Quivive, Has49DiscsAndUpToFivePawns) {
    StatePtr state = built({{"players", "5"}});
    EXPECT_EQ(cellsWith(state, "disc").size(), 49U);
    state = play(state, {"@a3", "@a4", "@a5", "@g3", "@g4"});
    EXPECT_EQ(cellsWith(state, "pawn").size(), 5U);
}

// 3.5

TEST(Quivive, SeatsTwoToFiveWithOnePawnEach) {
    for (int seats = 2; seats <= 5; ++seats) {
        const StatePtr state = start("quivive", {{"players", std::to_string(seats)}});
        EXPECT_EQ(state->seats(), seats);
        for (int i = 0; i < seats; ++i)
            EXPECT_EQ(state->holdings(Seat::fromIndex(i)),
                      (std::vector<Holding>{{"discs_to_place", 12 / seats + (i < 12 % seats)},
                                            {"pawns_to_place", 1}}));
    }
    EXPECT_EQ(setupRefusal("quivive", {{"players", "1"}}).fault, Fault::BadOptionValue);
    EXPECT_EQ(setupRefusal("quivive", {{"players", "6"}}).fault, Fault::BadOptionValue);
}

TEST(Quivive, TwoSeatsMayHaveTwoPawnsEachAndNoOthers) {
    EXPECT_EQ(start("quivive", {{"pawns", "2"}})->holdings(Seat(2)),
              (std::vector<Holding>{{"discs_to_place", 6}, {"pawns_to_place", 2}}));
    for (const auto* players : {"3", "4", "5"})
        EXPECT_EQ(setupRefusal("quivive", {{"players", players}, {"pawns", "2"}}),
                  (Error{Fault::TwoPawnsSeatTwo, {players}}));
}

TEST(Quivive, TeamsAreForFourSeats) {
    for (const auto* players : {"2", "3", "5"})
        EXPECT_EQ(setupRefusal("quivive", {{"players", players}, {"teams", "1"}}),
                  (Error{Fault::TeamsSeatFour, {players}}));
}

TEST(Quivive, InTeamsSeats1And3PlayAgainst2And4) {
    const StatePtr state = start("quivive", {{"players", "4"}, {"teams", "1"}});
    EXPECT_EQ(state->side(Seat(3)), (SeatSet{Seat(1), Seat(3)}));
    EXPECT_EQ(state->side(Seat(2)), (SeatSet{Seat(2), Seat(4)}));
    EXPECT_EQ(start("quivive", {{"players", "4"}})->side(Seat(3)), SeatSet{Seat(3)});
}

} // namespace
} // namespace clockwise
