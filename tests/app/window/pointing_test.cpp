// SPDX-License-Identifier: MIT
// What the table tells before and after a piece is moved: by pointing, dropping, and in words.
#include "app/settings.h"
#include "app/table/board_scene.h"
#include "kinds.h"
#include "window_test.h"

#include <QAbstractItemView>
#include <QTest>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using testing::HasSubstr;

class Pointing : public WindowTest {
  protected:
    static void pointAt(Driver& driver, std::string_view cell) { driver.invites(cell); }
    static void pointAway(Driver& driver) {
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(driver.board().viewport(), &leave);
    }
    static double liftOf(Driver& driver, std::string_view cell) {
        for (const Sprite& sprite : driver.board().boardScene().picture().sprites)
            if (sprite.cell == driver.cell(cell) && sprite.layer == Sprite::Layer::Piece)
                return driver.board().boardScene().itemOf(sprite.id)->pose().lift;
        return -1;
    }
    static QImage cellPicture(Driver& driver, std::string_view cell) {
        QRect around(0, 0, 30, 30);
        around.moveCenter(driver.board().viewportPoint(driver.cell(cell)));
        return driver.board().viewport()->grab(around).toImage();
    }
    static void drag(Driver& driver, std::string_view from, std::string_view to) {
        QWidget* board = driver.board().viewport();
        const QPoint start = driver.board().viewportPoint(driver.cell(from));
        const QPoint end = driver.board().viewportPoint(driver.cell(to));
        QTest::mousePress(board, Qt::LeftButton, {}, start);
        for (const QPoint at : {(start + end) / 2, end}) {
            QMouseEvent move(QEvent::MouseMove, at, board->mapToGlobal(at), Qt::NoButton,
                             Qt::LeftButton, {});
            QApplication::sendEvent(board, &move);
        }
        QTest::mouseRelease(board, Qt::LeftButton, {}, end);
    }
};

TEST_F(Pointing, AtAPieceLiftsItAndShowsWhereItCouldGo) {
    Driver driver("pivit", {});
    const QImage before = cellPicture(driver, "b4");
    pointAt(driver, "b1");
    EXPECT_EQ(liftOf(driver, "b1"), 1);
    EXPECT_NE(cellPicture(driver, "b4"), before);
    EXPECT_TRUE(driver.picker().picked().empty()) << "nothing is taken up yet";
    pointAt(driver, "d4");
    EXPECT_EQ(liftOf(driver, "b1"), 0);
    EXPECT_EQ(cellPicture(driver, "b4"), before);
}

TEST_F(Pointing, AtAPieceGoesAwayWithTheMouse) {
    Driver driver("pivit", {});
    pointAt(driver, "b1");
    pointAway(driver);
    EXPECT_EQ(liftOf(driver, "b1"), 0);
    expectLikeFresh(driver);
}

TEST_F(Pointing, AtSomebodyElsesPieceLiftsNothing) {
    Driver driver("pivit", {});
    pointAt(driver, "c1");
    EXPECT_EQ(liftOf(driver, "c1"), 0);
}

TEST_F(Pointing, ShowsNothingMoreWhileAPieceIsInHandOrWhileLookingBack) {
    Driver driver("pivit", {});
    driver.click("b1");
    pointAt(driver, "e1");
    EXPECT_EQ(liftOf(driver, "e1"), 0);
    driver.play("b1-b4");
    driver.choose("back");
    pointAt(driver, "b1");
    EXPECT_EQ(liftOf(driver, "b1"), 0);
}

TEST_F(Pointing, ADropWhereAPieceCannotGoSaysWhyAndKeepsThePieceInHand) {
    Driver driver("pivit", {});
    drag(driver, "b1", "b3");
    EXPECT_EQ(driver.hint(), "A minion moves an odd number of squares; from b1 to b3 it is even.");
    EXPECT_EQ(driver.session().last(), 0U);
    drag(driver, "b1", "d4");
    EXPECT_EQ(driver.hint(), "The arrows of the piece on b1 do not point to d4.");
    drag(driver, "b1", "b4");
    EXPECT_EQ(driver.session().last(), 1U);
}

// In words.

TEST_F(Pointing, APromotionIsTold) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play(
        {"b6-b5", "f5-e5", "b5xa5", "c1-c2", "d6-d5", "c2xf2", "a2xf2", "e1-e2", "a5-a6=M"});
    EXPECT_EQ(driver.news(), "Vermilion played a5-a6=M and has a new master.");
}

TEST_F(Pointing, AnEliminationIsSignedInTheListOfTurns) {
    Driver driver("pivit", {{"players", "3"}});
    driver.play("b1-b2");
    driver.choose("resign");
    const auto* model = driver.child<QAbstractItemView>("turns").model();
    EXPECT_EQ(model->index(0, 0).data().toString(), QStringLiteral("b1-b2"));
    EXPECT_EQ(model->index(0, 1).data().toString(), QStringLiteral("resign†"));
    EXPECT_THAT(model->index(0, 1).data(Qt::ToolTipRole).toString().toStdString(),
                HasSubstr("Blue resigned."));
}

TEST_F(Pointing, ARescueIsTold) {
    Driver driver(played({"SputnikTwo", "sputnik", {}}));
    for (std::size_t ply = 1; ply <= driver.session().last(); ++ply) {
        const std::string text = driver.session().news(ply).text;
        driver.session().goTo(ply);
        if (text.find('^') == std::string::npos || ply == driver.session().last()) continue;
        EXPECT_THAT(driver.news(), HasSubstr(text + ": the launch pad came to the rescue."));
        return;
    }
    FAIL() << "that game has no rescue";
}

// What may be taken swells.

TEST_F(Pointing, AfterTheStepWhatMayBeTakenSwellsOnceAndThenStands) {
    settings::rememberAnimationSpeed(QStringLiteral("fast"));
    Driver driver("sputnik", {});
    driver.click("b2");
    const BoardScene& scene = driver.board().boardScene();
    EXPECT_TRUE(scene.isSwelling());
    EXPECT_TRUE(QTest::qWaitFor([&] { return !scene.isSwelling(); }, 20'000));
    driver.click("b2");
    EXPECT_FALSE(scene.isSwelling()) << "nothing may be taken any more";
    expectLikeFresh(driver);
}

TEST_F(Pointing, NothingSwellsWhereNothingMoves) {
    Driver driver("sputnik", {});
    driver.click("b2");
    EXPECT_FALSE(driver.board().boardScene().isSwelling());
}

} // namespace
} // namespace clockwise::app
