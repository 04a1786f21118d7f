// SPDX-License-Identifier: MIT
// Sputnik's board, tiles and seats: rules 2.1 to 2.5.
#include "games/sputnik/rules.h"
#include "table.h"

#include <cmath>

namespace clockwise {
namespace {

using namespace test;

Names namesOf(Bits cells) {
    Names names;
    forEachBit(cells, [&](int cell) { names.push_back(sputnik::nameOf(cell)); });
    return names;
}

Bits near(std::string_view cell) {
    return sputnik::kNear[static_cast<std::size_t>(hexagonOutline().find(cell)->index())];
}

// 2.1

TEST(Sputnik, TheBoardHas37CellsInSevenRowsWhoseNumbersAreTheDiagonals) {
    Names names;
    for (const Place& place : hexagonOutline().places) names.push_back(place.name);
    const Names expected{"a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "b5", "c1",
                         "c2", "c3", "c4", "c5", "c6", "d1", "d2", "d3", "d4", "d5",
                         "d6", "d7", "e2", "e3", "e4", "e5", "e6", "e7", "f3", "f4",
                         "f5", "f6", "f7", "g4", "g5", "g6", "g7"};
    EXPECT_EQ(names, expected);
}

TEST(Sputnik, ACellTouchesItsNeighboursInTheRowAndOnBothDiagonals) {
    EXPECT_EQ(namesOf(near("d4")), (Names{"c3", "c4", "d3", "d5", "e4", "e5"}));
    EXPECT_EQ(namesOf(near("b1")), (Names{"a1", "b2", "c1", "c2"}));
}

TEST(Sputnik, CellsTouchWhenTheyLieSideBySideOnTheTable) {
    const Outline& board = hexagonOutline();
    for (int a = 0; a < sputnik::kCells; ++a)
        for (int b = 0; b < sputnik::kCells; ++b) {
            const Point from = board[Cell(a)].centre;
            const Point to = board[Cell(b)].centre;
            const double distance = std::hypot(from.x - to.x, from.y - to.y);
            const bool touch = (sputnik::kNear[static_cast<std::size_t>(a)] & bit(b)) != 0;
            EXPECT_EQ(touch, a != b && distance < 1.1)
                << sputnik::nameOf(a) << ' ' << sputnik::nameOf(b);
        }
}

TEST(Sputnik, TheSixCornersTouchThreeCells) {
    Names corners;
    for (int cell = 0; cell < sputnik::kCells; ++cell)
        if (sizeOf(sputnik::kNear[static_cast<std::size_t>(cell)]) == 3)
            corners.push_back(sputnik::nameOf(cell));
    EXPECT_EQ(corners, (Names{"a1", "a4", "d1", "d7", "g4", "g7"}));
}

// 2.2

TEST(Sputnik, There34GalaxiesSixLaunchPadsAndSixRockets) {
    const StatePtr state = start("sputnik", {{"players", "6"}});
    EXPECT_EQ(cellsWith(state, "galaxy").size(), 34U);
    EXPECT_EQ(cellsWith(state, "pad"), (Names{"a1", "a4", "d1", "d7", "g4", "g7"}));
    EXPECT_EQ(cellsWith(state, "rocket"), (Names{"a1", "a4", "d1", "d7", "g4", "g7"}));
}

TEST(Sputnik, TheCentreIsAStackOfFourAndEveryOtherCellHasOneTile) {
    const StatePtr state = start("sputnik", {{"players", "6"}});
    const Names galaxies = cellsWith(state, "galaxy");
    for (const Place& place : hexagonOutline().places) {
        const bool pad = std::ranges::count(cellsWith(state, "pad"), place.name) == 1;
        const int expected = place.name == "d4" ? 4 : pad ? 0 : 1;
        EXPECT_EQ(std::ranges::count(galaxies, place.name), expected) << place.name;
    }
}

TEST(Sputnik, RemovingFromTheStackTakesItsTopTile) {
    const StatePtr before = start("sputnik");
    const StatePtr after = play(before, {"a1-b2xd4"});
    EXPECT_EQ(std::ranges::count(cellsWith(after, "galaxy"), "d4"), 3);
    for (const Sprite& sprite : after->scene().sprites) EXPECT_LT(sprite.level, 3);
    const StatePtr empty = play(after, {"g7-f6xd4", "b2-b3xd4", "f6-f5xd4"});
    EXPECT_EQ(std::ranges::count(cellsWith(empty, "galaxy"), "d4"), 0);
    EXPECT_EQ(refusal(empty, "b3-b4xd4"), (Error{Fault::NothingToTake, {"d4"}}));
}

// 2.3, 2.4

struct Table {
    std::string players;
    std::string rockets;
    std::vector<Names> padsBySeat;
};

class SputnikSetUps : public testing::TestWithParam<Table> {};

TEST_P(SputnikSetUps, GiveEachSeatItsRocketsOnTheirOwnPads) {
    const Table& table = GetParam();
    const StatePtr state =
        start("sputnik", {{"players", table.players}, {"rockets", table.rockets}});
    ASSERT_EQ(state->seats(), static_cast<int>(table.padsBySeat.size()));
    std::size_t pads = 0;
    for (int i = 0; i < state->seats(); ++i) {
        Names expected = table.padsBySeat[static_cast<std::size_t>(i)];
        std::ranges::sort(expected);
        EXPECT_EQ(cellsWith(state, "pad", Seat::fromIndex(i)), expected);
        EXPECT_EQ(cellsWith(state, "rocket", Seat::fromIndex(i)), expected);
        pads += expected.size();
    }
    // The pads not in use are ordinary galaxies: 31 cells, three more on the centre, six corners.
    EXPECT_EQ(cellsWith(state, "galaxy").size(), 34U + 6U - pads);
    EXPECT_EQ(state->toMove(), Seat(1));
}

INSTANTIATE_TEST_SUITE_P(
    AllSeats, SputnikSetUps,
    testing::Values(Table{"2", "1", {{"a1"}, {"g7"}}}, Table{"3", "1", {{"a1"}, {"g4"}, {"d7"}}},
                    Table{"4", "1", {{"a1"}, {"g4"}, {"g7"}, {"a4"}}},
                    Table{"5", "1", {{"a1"}, {"d1"}, {"g4"}, {"g7"}, {"d7"}}},
                    Table{"6", "1", {{"a1"}, {"d1"}, {"g4"}, {"g7"}, {"d7"}, {"a4"}}},
                    Table{"2", "2", {{"a1", "g7"}, {"g4", "a4"}}},
                    Table{"2", "3", {{"a1", "g4", "d7"}, {"d1", "g7", "a4"}}},
                    Table{"3", "2", {{"a1", "g7"}, {"d1", "d7"}, {"g4", "a4"}}}));

TEST(Sputnik, AnUnusedPadIsAnOrdinaryGalaxy) {
    const StatePtr state = play(start("sputnik"), {"a1-b2xd1"});
    EXPECT_EQ(std::ranges::count(cellsWith(state, "galaxy"), "d1"), 0);
    EXPECT_EQ(std::ranges::count(cellsWith(state, "galaxy"), "a4"), 1);
}

TEST(Sputnik, MoreRocketsThanLaunchPadsAreRefused) {
    EXPECT_EQ(setupRefusal("sputnik", {{"players", "3"}, {"rockets", "3"}}),
              (Error{Fault::TooManyRockets, {"3", "3"}}));
    for (const auto* players : {"4", "5", "6"})
        for (const auto* rockets : {"2", "3"})
            EXPECT_EQ(setupRefusal("sputnik", {{"players", players}, {"rockets", rockets}}).fault,
                      Fault::TooManyRockets);
}

TEST(Sputnik, SeatsTwoToSix) {
    EXPECT_EQ(setupRefusal("sputnik", {{"players", "1"}}).fault, Fault::BadOptionValue);
    EXPECT_EQ(setupRefusal("sputnik", {{"players", "7"}}).fault, Fault::BadOptionValue);
    EXPECT_EQ(start("sputnik")->seats(), 2);
}

TEST(Sputnik, ATurnMovesOneOfTheSeatsRocketsWhicheverItLikes) {
    const StatePtr state = start("sputnik", {{"rockets", "2"}});
    EXPECT_TRUE(isLegal(state, "a1-b2xd4"));
    EXPECT_TRUE(isLegal(state, "g7-f6xd4"));
    const StatePtr next = play(state, {"g7-f6xd4"});
    EXPECT_EQ(cellsWith(next, "rocket", Seat(1)), (Names{"a1", "f6"}));
    EXPECT_EQ(next->toMove(), Seat(2));
}

// 2.5

TEST(Sputnik, InTeamsSeats1And3PlayAgainst2And4) {
    const StatePtr state = start("sputnik", {{"players", "4"}, {"teams", "1"}});
    EXPECT_EQ(state->side(Seat(1)), (SeatSet{Seat(1), Seat(3)}));
    EXPECT_EQ(state->side(Seat(3)), (SeatSet{Seat(1), Seat(3)}));
    EXPECT_EQ(state->side(Seat(2)), (SeatSet{Seat(2), Seat(4)}));
    EXPECT_EQ(state->side(Seat(4)), (SeatSet{Seat(2), Seat(4)}));
}

TEST(Sputnik, WithoutTeamsEachSeatIsASide) {
    const StatePtr state = start("sputnik", {{"players", "4"}});
    EXPECT_EQ(state->side(Seat(3)), SeatSet{Seat(3)});
}

TEST(Sputnik, InATeamEachStillMovesOnlyItsOwnRocket) {
    const StatePtr state = start("sputnik", {{"players", "4"}, {"teams", "1"}});
    EXPECT_EQ(refusal(state, "g7-f6xd4"), (Error{Fault::NotYourPiece, {"g7", "3", "1"}}));
}

TEST(Sputnik, TeamsAreForFourSeats) {
    for (const auto* players : {"2", "3", "5", "6"})
        EXPECT_EQ(setupRefusal("sputnik", {{"players", players}, {"teams", "1"}}),
                  (Error{Fault::TeamsSeatFour, {players}}));
}

} // namespace
} // namespace clockwise
