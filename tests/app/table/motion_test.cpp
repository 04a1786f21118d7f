// SPDX-License-Identifier: MIT
#include "app/table/board_scene.h"
#include "app/table/board_view.h"
#include "table_scenes.h"

#include <QTest>

#include <gtest/gtest.h>

namespace clockwise::app {
namespace {

class Pictures : public testing::Test {
  protected:
    Pictures() {
        m_view.resize(500, 500);
        m_view.show();
    }
    void show(const Table& table, const Scene& scene, bool animate) {
        if (m_game != table.game) m_view.setGame(m_game = table.game);
        m_view.showScene(scene, {}, animate);
    }
    bool moving() const { return m_view.boardScene().isMoving(); }
    void waitForRest() {
        EXPECT_TRUE(QTest::qWaitFor([this] { return !moving(); }, 20000));
    }
    // The same scene shown at once by another view.
    QImage expected(const Table& table, const Scene& scene) {
        BoardView other;
        other.resize(m_view.size());
        other.setGame(table.game);
        other.showScene(scene, {}, false);
        other.show();
        return other.grab().toImage();
    }
    void expectShown(const Table& table, const Scene& scene) {
        EXPECT_EQ(m_view.grab().toImage(), expected(table, scene));
    }

    BoardView m_view;
    QString m_game;
};

const Table kPivit = allTables()[0];
const Table kSputnik = allTables()[2];

Scene duel() {
    Scene scene = emptyScene(kPivit);
    scene.sprites = {piece(scene, 1, "minion", "b1", Seat(1)),
                     piece(scene, 2, "minion", "b4", Seat(2), 1)};
    return scene;
}

Scene afterTheCapture() {
    Scene scene = emptyScene(kPivit);
    scene.sprites = {piece(scene, 1, "minion", "b4", Seat(1), 1)};
    return scene;
}

Scene afterAPromotion() {
    Scene scene = emptyScene(kPivit);
    scene.sprites = {piece(scene, 1, "master", "a1", Seat(1), 1),
                     piece(scene, 2, "minion", "b4", Seat(2), 1)};
    return scene;
}

Scene rocketOnItsPad() {
    Scene scene = emptyScene(kSputnik);
    Sprite pad = tile(scene, 1, "pad", "a1");
    pad.owner = Seat(1);
    Sprite rocket = piece(scene, 2, "rocket", "b2", Seat(1));
    rocket.level = 1;
    scene.sprites = {pad, tile(scene, 3, "galaxy", "b2"), rocket};
    return scene;
}

Scene afterTheRescue() {
    Scene scene = emptyScene(kSputnik);
    Sprite rocket = piece(scene, 2, "rocket", "c3", Seat(1));
    rocket.level = 1;
    scene.sprites = {tile(scene, 1, "galaxy", "c3"), tile(scene, 3, "galaxy", "b2"), rocket};
    return scene;
}

TEST_F(Pictures, ShowEverySpriteWhereTheSceneHasIt) {
    const Scene scene = duel();
    show(kPivit, scene, false);
    for (const Sprite& sprite : scene.sprites) {
        const SpriteItem* item = m_view.boardScene().itemOf(sprite.id);
        ASSERT_TRUE(item);
        EXPECT_LT((item->pos() - QPointF(m_view.viewportPoint(sprite.cell))).manhattanLength(), 2);
        EXPECT_DOUBLE_EQ(item->pose().angle, 90 * sprite.quarterTurns);
        EXPECT_TRUE(item->looksLike(sprite));
    }
}

TEST_F(Pictures, ChangeAtOnceWhenMotionIsOff) {
    m_view.setSpeed(BoardView::Speed::Off);
    show(kPivit, duel(), true);
    show(kPivit, afterTheCapture(), true);
    EXPECT_FALSE(moving());
    expectShown(kPivit, afterTheCapture());
}

TEST_F(Pictures, MoveToTheNextOneAndThenRest) {
    show(kPivit, duel(), false);
    show(kPivit, afterTheCapture(), true);
    EXPECT_TRUE(moving());
    waitForRest();
    expectShown(kPivit, afterTheCapture());
    EXPECT_EQ(m_view.boardScene().itemOf(2), nullptr);
}

TEST_F(Pictures, TurnPiecesOver) {
    show(kPivit, duel(), false);
    show(kPivit, afterAPromotion(), true);
    waitForRest();
    expectShown(kPivit, afterAPromotion());
}

TEST_F(Pictures, FlyAPadToItsNewPlace) {
    show(kSputnik, rocketOnItsPad(), false);
    show(kSputnik, afterTheRescue(), true);
    waitForRest();
    expectShown(kSputnik, afterTheRescue());
    show(kSputnik, rocketOnItsPad(), true);
    waitForRest();
    expectShown(kSputnik, rocketOnItsPad());
}

// What has arrived is not painted again while something else is still on its way.
TEST_F(Pictures, LetWhatHasArrivedRest) {
    const Scene before = rocketOnItsPad();
    Scene after = before;
    std::erase_if(after.sprites, [](const Sprite& sprite) { return sprite.id == 2; });
    after.sprites.front().cell = cellOf(after, "c3");
    show(kSputnik, before, false);
    m_view.setSpeed(BoardView::Speed::Slow);
    show(kSputnik, after, true);
    EXPECT_TRUE(m_view.boardScene().movesApart());
    EXPECT_TRUE(QTest::qWaitFor([this] { return !m_view.boardScene().movesApart(); }, 20'000));
    EXPECT_TRUE(moving());
    waitForRest();
    expectShown(kSputnik, after);
}

TEST_F(Pictures, LeadOnFromWhereTheLastOneWasOnItsWay) {
    show(kPivit, duel(), false);
    show(kPivit, afterTheCapture(), true);
    QTest::qWait(60);
    show(kPivit, duel(), true); // taken back half way: the captured piece comes back
    QTest::qWait(30);
    show(kPivit, afterAPromotion(), true);
    waitForRest();
    expectShown(kPivit, afterAPromotion());
}

TEST_F(Pictures, OfAnotherGameTakeThePlaceOfOneThatMoves) {
    show(kPivit, duel(), false);
    show(kPivit, afterTheCapture(), true);
    QTest::qWait(40);
    show(kSputnik, rocketOnItsPad(), true);
    EXPECT_FALSE(moving());
    expectShown(kSputnik, rocketOnItsPad());
}

TEST_F(Pictures, FollowTheSizeOfTheWindowWhileTheyMove) {
    show(kPivit, duel(), false);
    show(kPivit, afterTheCapture(), true);
    QTest::qWait(40);
    m_view.resize(320, 610);
    waitForRest();
    expectShown(kPivit, afterTheCapture());
}

TEST_F(Pictures, ArrivesAtOnceWhenMotionIsSwitchedOff) {
    show(kPivit, duel(), false);
    show(kPivit, afterTheCapture(), true);
    m_view.setSpeed(BoardView::Speed::Off);
    EXPECT_FALSE(moving());
    expectShown(kPivit, afterTheCapture());
}

TEST_F(Pictures, OfHigherStacksDifferFromLowerOnes) {
    const Table quivive = allTables()[3];
    Scene low = emptyScene(quivive);
    low.sprites = {tile(low, 1, "disc", "d4")};
    Scene high = low;
    high.sprites.push_back(tile(high, 2, "disc", "d4", 1));
    show(quivive, low, false);
    const QImage single = m_view.grab().toImage();
    show(quivive, high, false);
    EXPECT_NE(m_view.grab().toImage(), single);
    EXPECT_EQ(m_view.boardScene().stackHeight(cellOf(high, "d4")), 2);
}

} // namespace
} // namespace clockwise::app
