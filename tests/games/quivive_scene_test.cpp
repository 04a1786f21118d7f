// SPDX-License-Identifier: MIT
// What the window is told of Quivive: picks, sprites and the same position.
#include "quivive_drawing.h"

#include "clockwise/scene_diff.h"

#include <set>

namespace clockwise {
namespace {

using namespace test;

Cell cell(std::string_view name) {
    return *roundOutline().find(name);
}

TEST(QuiviveScene, DiscsAndPawnsAreOnePickAndATurnIsThree) {
    EXPECT_EQ(start("quivive")->turn("+d4").value().picks,
              (std::vector<Pick>{{Pick::Role::Disc, cell("d4")}}));
    EXPECT_EQ(built({})->turn("@d4").value().picks,
              (std::vector<Pick>{{Pick::Role::Pawn, cell("d4")}}));
    EXPECT_EQ(play(built({}), {"@d4", "@c1"})->turn("d4-e5xd7").value().picks,
              (std::vector<Pick>{{Pick::Role::Piece, cell("d4")},
                                 {Pick::Role::Step, cell("e5")},
                                 {Pick::Role::Removal, cell("d7")}}));
}

TEST(QuiviveScene, TilesComeBeforePawnsAndLowerBeforeHigher) {
    const Scene scene = play(built({}), {"@d4", "@c1"})->scene();
    int level = 0;
    bool pieces = false;
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
    EXPECT_EQ(level, 2);
}

TEST(QuiviveScene, ADiscAppearsOnTopAndTheTopDiscVanishes) {
    const StatePtr before = start("quivive");
    const auto built1 = diff(before->scene(), play(before, {"+d4"})->scene());
    ASSERT_EQ(built1.size(), 1U);
    EXPECT_TRUE(built1[0].appears());
    EXPECT_EQ(built1[0].after->level, 1);

    const StatePtr begun = play(built({}), {"@c1", "@e1"});
    const auto turn = diff(begun->scene(), play(begun, {"c1-c2xd4"})->scene());
    ASSERT_EQ(turn.size(), 2U);
    EXPECT_TRUE(turn[0].vanishes());
    EXPECT_EQ(turn[0].before->level, 2);
    EXPECT_TRUE(turn[1].moves());
    EXPECT_EQ(turn[1].after->owner, Seat(1));
}

TEST(QuiviveScene, EverySpriteHasAnIdOfItsOwn) {
    StatePtr state = start("quivive", {{"pawns", "2"}});
    for (int turn = 0; turn < 60 && !state->outcome().over(); ++turn) {
        std::set<int> ids;
        for (const Sprite& sprite : state->scene().sprites) ids.insert(sprite.id);
        EXPECT_EQ(ids.size(), state->scene().sprites.size());
        state = *state->play(state->turns().back().text);
    }
}

TEST(QuiviveScene, APawnKeepsItsIdWhoeverMovesIt) {
    const auto idOf = [](const StatePtr& state, Seat owner) {
        for (const Sprite& sprite : state->scene().sprites)
            if (sprite.art == "pawn" && sprite.owner == owner) return sprite.id;
        return -1;
    };
    const StatePtr before =
        play(built({{"players", "4"}, {"teams", "1"}}), {"@a3", "@g3", "@a5", "@g5"});
    const StatePtr after = play(before, {"a5-b5xd4"});
    EXPECT_NE(idOf(before, Seat(3)), -1);
    EXPECT_EQ(idOf(after, Seat(3)), idOf(before, Seat(3)));
    EXPECT_EQ(idOf(after, Seat(1)), idOf(before, Seat(1)));
}

TEST(QuiviveScene, APawnStandsAboveTheDiscsOfItsCell) {
    for (const Sprite& sprite : play(built({}), {"@d4", "@c1"})->scene().sprites) {
        if (sprite.art != "pawn") continue;
        EXPECT_EQ(sprite.level, sprite.owner == Seat(1) ? 3 : 1);
    }
}

TEST(QuiviveScene, PawnsOfASeatAreAlike) {
    const StatePtr one = play(built({{"pawns", "2"}}), {"@a3", "@g3", "@a5", "@g5"});
    const StatePtr other = play(built({{"pawns", "2"}}), {"@a5", "@g5", "@a3", "@g3"});
    EXPECT_TRUE(one->samePosition(*other));
    EXPECT_EQ(one->key(), other->key());
    const StatePtr third = play(built({{"pawns", "2"}}), {"@a3", "@a5", "@g3", "@g5"});
    EXPECT_FALSE(one->samePosition(*third));
    EXPECT_NE(one->key(), third->key());
}

TEST(QuiviveScene, EveryTurnMakesProgress) {
    const StatePtr state = play(built({}), {"@d4", "@c1", "d4-e5xa3"});
    EXPECT_TRUE(state->madeProgress());
    EXPECT_TRUE(play(start("quivive"), {"+d4"})->madeProgress());
}

} // namespace
} // namespace clockwise
