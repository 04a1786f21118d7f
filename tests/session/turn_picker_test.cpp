// SPDX-License-Identifier: MIT
#include "clockwise/turn_picker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clockwise {
namespace {

using enum Pick::Role;
using Effect = TurnPicker::Effect;

constexpr Cell kA{0}, kB{1}, kC{2}, kD{3}, kE{4};

Turn turn(std::string text, std::vector<Pick> picks) {
    return {std::move(text), std::move(picks)};
}

Scene oneRocketOn(Cell cell) {
    Sprite rocket;
    rocket.id = 1;
    rocket.cell = cell;
    rocket.art = "rocket";
    return {&hexagonOutline(), {rocket}};
}

// Two pieces, on a and e; a steps to b or c and then takes d or what it left.
TurnPicker twoPieces() {
    return TurnPicker({turn("a-bxa", {{Piece, kA}, {Step, kB}, {Removal, kA}}),
                       turn("a-bxd", {{Piece, kA}, {Step, kB}, {Removal, kD}}),
                       turn("a-cxd", {{Piece, kA}, {Step, kC}, {Removal, kD}}),
                       turn("e^b", {{Piece, kE}, {Rescue, kB}})},
                      oneRocketOn(kA));
}

TEST(TurnPicker, AsksForAPieceFirst) {
    const TurnPicker picker = twoPieces();
    EXPECT_THAT(std::vector(picker.choices().begin(), picker.choices().end()),
                ::testing::UnorderedElementsAre(Pick{Piece, kA}, Pick{Piece, kE}));
    EXPECT_FALSE(picker.pieceInHand());
}

TEST(TurnPicker, GoesThroughATurnInThreePicks) {
    TurnPicker picker = twoPieces();
    EXPECT_EQ(picker.point(kA), Effect::Picked);
    EXPECT_EQ(picker.pieceInHand(), kA);
    EXPECT_EQ(picker.point(kB), Effect::Picked);
    EXPECT_EQ(picker.pieceInHand(), kB);
    EXPECT_EQ(picker.scene().sprites.front().cell, kB);
    EXPECT_EQ(picker.point(kA), Effect::Complete);
    EXPECT_EQ(picker.complete(), "a-bxa");
}

TEST(TurnPicker, PointingAtThePieceAgainTakesTheStepBackAndThenPutsItDown) {
    TurnPicker picker = twoPieces();
    picker.point(kA);
    picker.point(kB);
    EXPECT_EQ(picker.point(kB), Effect::TakenBack);
    EXPECT_EQ(picker.scene().sprites.front().cell, kA);
    EXPECT_EQ(picker.pieceInHand(), kA);
    EXPECT_EQ(picker.point(kA), Effect::TakenBack);
    EXPECT_FALSE(picker.pieceInHand());
    EXPECT_EQ(picker.back(), Effect::Nothing);
}

TEST(TurnPicker, PointingAtAnotherPieceTakesUpThatOne) {
    TurnPicker picker = twoPieces();
    picker.point(kA);
    EXPECT_EQ(picker.point(kE), Effect::Picked);
    EXPECT_EQ(picker.pieceInHand(), kE);
    EXPECT_EQ(picker.point(kB), Effect::Complete);
    EXPECT_EQ(picker.complete(), "e^b");
}

TEST(TurnPicker, AfterTheStepNoOtherPieceIsTakenUp) {
    TurnPicker picker = twoPieces();
    picker.point(kA);
    picker.point(kC);
    EXPECT_EQ(picker.point(kE), Effect::Nothing);
    EXPECT_EQ(picker.pieceInHand(), kC);
}

TEST(TurnPicker, PointingElsewhereDoesNothing) {
    TurnPicker picker = twoPieces();
    EXPECT_EQ(picker.point(kD), Effect::Nothing);
    picker.point(kA);
    EXPECT_EQ(picker.point(kD), Effect::Nothing);
    EXPECT_EQ(picker.pieceInHand(), kA);
}

TEST(TurnPicker, TheOnlyPieceThatCanMoveIsTakenUpByItself) {
    TurnPicker picker(
        {turn("a-b", {{Piece, kA}, {Step, kB}}), turn("a-c", {{Piece, kA}, {Step, kC}})},
        oneRocketOn(kA));
    EXPECT_EQ(picker.pieceInHand(), kA);
    EXPECT_EQ(picker.point(kA), Effect::Nothing);
    EXPECT_EQ(picker.pieceInHand(), kA);
    EXPECT_EQ(picker.point(kB), Effect::Complete);
}

TEST(TurnPicker, APieceThatSteppedOnAStackStandsOnItsTop) {
    Scene scene = oneRocketOn(kA);
    Sprite tile;
    tile.layer = Sprite::Layer::Tile;
    tile.cell = kB;
    for (tile.level = 0; tile.level < 3; ++tile.level) {
        tile.id = 10 + tile.level;
        scene.sprites.insert(scene.sprites.begin() + tile.level, tile);
    }
    TurnPicker picker({turn("a-bxd", {{Piece, kA}, {Step, kB}, {Removal, kD}}),
                       turn("a-cxd", {{Piece, kA}, {Step, kC}, {Removal, kD}})},
                      scene);
    picker.point(kB);
    EXPECT_EQ(picker.scene().sprites.back().cell, kB);
    EXPECT_EQ(picker.scene().sprites.back().level, 3);
    picker.back();
    EXPECT_EQ(picker.scene().sprites.back().level, 0);
}

TEST(TurnPicker, KnowsAForcedPass) {
    EXPECT_TRUE(TurnPicker({turn("--", {{Pass, std::nullopt}})}, oneRocketOn(kA)).mustPass());
    EXPECT_FALSE(twoPieces().mustPass());
    EXPECT_FALSE(TurnPicker({}, oneRocketOn(kA)).mustPass());
}

} // namespace
} // namespace clockwise
