// SPDX-License-Identifier: MIT
// What the window is told of Sputnik: picks and sprites.
#include "sputnik_drawing.h"

#include "clockwise/scene_diff.h"

#include <set>

namespace clockwise {
namespace {

using namespace test;

Cell cell(std::string_view name) {
    return Cell(cellNamed(name));
}

const Sprite& only(const Scene& scene, std::string_view art, Cell where) {
    for (const Sprite& sprite : scene.sprites)
        if (sprite.art == art && sprite.cell == where) return sprite;
    throw std::runtime_error("no such sprite");
}

TEST(SputnikScene, ATurnIsPointedAtAsPieceStepAndRemoval) {
    const Turn turn = start("sputnik")->turn("a1-b2xd4").value();
    EXPECT_EQ(turn.picks, (std::vector<Pick>{{Pick::Role::Piece, cell("a1")},
                                             {Pick::Role::Step, cell("b2")},
                                             {Pick::Role::Removal, cell("d4")}}));
}

constexpr auto kBare = R"(
              .    .    .    2/p2
            .    .    .    .    o
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            1/o  .    .    .    .
              p1   .    .    .      )";

TEST(SputnikScene, AStepWithNothingToTakeAndARescueAreTwoPicks) {
    const StatePtr state = asState(drawn(2, kBare));
    EXPECT_EQ(
        state->turn("b1^c1").value().picks,
        (std::vector<Pick>{{Pick::Role::Piece, cell("b1")}, {Pick::Role::Rescue, cell("c1")}}));
    const StatePtr nothingToTake = asState(drawn(2, R"(
              .    .    .    2/p2
            .    .    .    .    .
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            .    .    .    .    .
              1/p1 p2   .    .      )"));
    EXPECT_EQ(nothingToTake->turn("a1-a2").value().picks,
              (std::vector<Pick>{{Pick::Role::Piece, cell("a1")}, {Pick::Role::Step, cell("a2")}}));
}

TEST(SputnikScene, TilesComeBeforeRocketsAndLowerBeforeHigher) {
    const Scene scene = start("sputnik")->scene();
    bool pieces = false;
    int level = 0;
    for (const Sprite& sprite : scene.sprites) {
        if (sprite.layer == Sprite::Layer::Piece) {
            pieces = true;
            continue;
        }
        EXPECT_FALSE(pieces);
        EXPECT_GE(sprite.level, level);
        level = sprite.level;
    }
    EXPECT_TRUE(pieces);
    EXPECT_EQ(level, 3);
}

TEST(SputnikScene, EverySpriteHasAnIdOfItsOwn) {
    StatePtr state = start("sputnik", {{"rockets", "3"}});
    for (int turn = 0; turn < 40 && !state->outcome().over(); ++turn) {
        std::set<int> ids;
        for (const Sprite& sprite : state->scene().sprites) ids.insert(sprite.id);
        EXPECT_EQ(ids.size(), state->scene().sprites.size());
        // The last turns in order are rescues whenever there are any.
        state = *state->play(state->turns().back().text);
    }
}

TEST(SputnikScene, AStepMovesOneRocketAndARemovalTakesOneGalaxyAway) {
    const StatePtr before = start("sputnik");
    const std::vector<SpriteChange> changes =
        diff(before->scene(), play(before, {"a1-b2xd4"})->scene());
    ASSERT_EQ(changes.size(), 2U);
    EXPECT_TRUE(changes[0].vanishes());
    EXPECT_EQ(changes[0].before->level, 3);
    EXPECT_TRUE(changes[1].moves());
    EXPECT_EQ(changes[1].after->art, "rocket");
}

TEST(SputnikScene, ARescueMovesThePadOverAndTurnsItIntoAGalaxy) {
    const StatePtr before = asState(drawn(2, kBare));
    const StatePtr after = play(before, {"b1^c1"});
    const std::vector<SpriteChange> changes = diff(before->scene(), after->scene());
    ASSERT_EQ(changes.size(), 2U);
    const SpriteChange& pad = changes[0];
    EXPECT_TRUE(pad.moves());
    EXPECT_TRUE(pad.flips());
    EXPECT_EQ(pad.before->art, "pad");
    EXPECT_EQ(pad.after->art, "galaxy");
    EXPECT_EQ(pad.after->cell, cell("c1"));
    EXPECT_FALSE(pad.after->owner.has_value());
    EXPECT_EQ(changes[1].after->art, "rocket");
}

TEST(SputnikScene, AFormerPadTakenOffTheBoardIsTheOneThatVanishes) {
    const StatePtr start = asState(drawn(2, R"(
              .    .    .    p2
            .    .    .    2/o  o
          .    .    .    .    .    .
        .    .    .    .    .    .    o
          .    .    .    .    .    .
            1/o  o    .    .    .
              p1   .    .    .      )"));
    const int pad = only(start->scene(), "pad", cell("a1")).id;
    const StatePtr before = play(start, {"b1^c1", "f6-f7xf6", "c1-b1xd7"});
    EXPECT_EQ(only(before->scene(), "galaxy", cell("c1")).id, pad);
    const std::vector<SpriteChange> changes =
        diff(before->scene(), play(before, {"f7-g7xc1"})->scene());
    ASSERT_EQ(changes.size(), 2U);
    EXPECT_TRUE(changes[0].vanishes());
    EXPECT_EQ(changes[0].before->id, pad);
}

TEST(SputnikScene, RocketsOfASeatKeepTheirIdsWhenTheyAreAlike) {
    const StatePtr before = asState(drawn(2, R"(
              .    .    .    2/p2
            .    .    .    .    .
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            o    o    .    .    .
              1/o  1/o  o    .      )"));
    const int first = only(before->scene(), "rocket", cell("a1")).id;
    const StatePtr after = play(before, {"a1-b2xb1"});
    EXPECT_EQ(only(after->scene(), "rocket", cell("b2")).id, first);
}

TEST(SputnikScene, ARocketStandsAboveTheTilesOfItsCell) {
    const StatePtr state =
        play(start("sputnik"), {"a1-b2xd1", "g7-f6xc1", "b2-c3xd7", "f6-f5xc2", "c3-d4xa4"});
    EXPECT_EQ(only(state->scene(), "rocket", cell("d4")).level, 4);
    EXPECT_EQ(only(state->scene(), "rocket", cell("f5")).level, 1);
}

TEST(SputnikScene, ThePadOfASeatThatIsOutStillShowsWhoseItWas) {
    const StatePtr state = play(start("sputnik", {{"players", "3"}}), {"resign"});
    EXPECT_EQ(only(state->scene(), "pad", cell("a1")).owner, Seat(1));
}

TEST(SputnikScene, ABadgeTellsRocketsAndRescues) {
    const StatePtr state = start("sputnik", {{"rockets", "3"}});
    EXPECT_EQ(state->holdings(Seat(1)), (std::vector<Holding>{{"rockets", 3}, {"rescues", 3}}));
    EXPECT_EQ(play(state, {"resign"})->holdings(Seat(1)),
              (std::vector<Holding>{{"rockets", 0}, {"rescues", 0}}));
}

} // namespace
} // namespace clockwise
