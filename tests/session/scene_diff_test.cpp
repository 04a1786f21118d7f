// SPDX-License-Identifier: MIT
#include "clockwise/game.h"
#include "clockwise/scene_diff.h"

#include <gtest/gtest.h>

namespace clockwise {
namespace {

TEST(SceneDiff, AMovedPieceSlidesAndTurnsAndNothingElseChanges) {
    const StatePtr before = findGame("pivit")->start({}).value();
    const auto changes = diff(before->scene(), before->play("b1-b4").value()->scene());
    ASSERT_EQ(changes.size(), 1U);
    EXPECT_TRUE(changes[0].moves());
    EXPECT_TRUE(changes[0].turns());
    EXPECT_FALSE(changes[0].flips());
}

// After these turns seat 1 can capture on a5.
StatePtr beforeACapture() {
    StatePtr state = findGame("pivit")->start({{"board", "6"}}).value();
    for (const char* turn : {"b6-b5", "f5-e5"}) state = state->play(turn).value();
    return state;
}

TEST(SceneDiff, ACapturedPieceVanishes) {
    const StatePtr before = beforeACapture();
    const auto changes = diff(before->scene(), before->play("b5xa5").value()->scene());
    ASSERT_EQ(changes.size(), 2U);
    EXPECT_NE(changes[0].vanishes(), changes[1].vanishes());
}

TEST(SceneDiff, BackwardsAVanishedPieceAppears) {
    const StatePtr before = beforeACapture();
    const auto changes = diff(before->play("b5xa5").value()->scene(), before->scene());
    ASSERT_EQ(changes.size(), 2U);
    EXPECT_NE(changes[0].appears(), changes[1].appears());
}

TEST(SceneDiff, EqualPicturesDoNotDiffer) {
    const StatePtr state = findGame("pivit")->start({}).value();
    EXPECT_TRUE(diff(state->scene(), state->scene()).empty());
}

} // namespace
} // namespace clockwise
