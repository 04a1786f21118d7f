// SPDX-License-Identifier: MIT
// Looking back: the Go actions, their keys, clicks in the list of turns.
#include "app/widgets/fitting_font.h"
#include "kinds.h"
#include "window_test.h"

#include <QScrollBar>
#include <QTableView>
#include <QTest>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::StartsWith;

class Replay : public WindowTest {
  protected:
    static void clickTurn(Driver& driver, int row, int column) {
        auto& list = driver.child<QTableView>("turns");
        const QModelIndex index = list.model()->index(row, column);
        list.scrollTo(index);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(index).center());
    }
    static std::string turnIn(Driver& driver, int row, int column) {
        // Without the sign that somebody fell by it.
        const auto* model = driver.child<QTableView>("turns").model();
        return model->index(row, column)
            .data()
            .toString()
            .remove(QStringLiteral("†"))
            .toStdString();
    }
    // As the list writes it: with a sign when somebody fell by it.
    static std::string listed(const TurnNews& news) {
        return news.text + (news.fallen.empty() ? "" : "†");
    }
};

const Kind kThree{"SputnikThree", "sputnik", {{"players", "3"}}};

// A game that was just loaded shows its end.
TEST_F(Replay, TheKeysGoWhereTheActionsGo) {
    Driver driver(played(kThree));
    const std::size_t last = driver.session().last();
    EXPECT_EQ(driver.session().shown(), last);
    driver.key(Qt::Key_Home);
    EXPECT_EQ(driver.session().shown(), 0U);
    driver.key(Qt::Key_Left);
    EXPECT_EQ(driver.session().shown(), 0U);
    driver.key(Qt::Key_Right);
    driver.key(Qt::Key_Right);
    EXPECT_EQ(driver.session().shown(), 2U);
    driver.key(Qt::Key_Left);
    EXPECT_EQ(driver.session().shown(), 1U);
    EXPECT_EQ(driver.place(), "1 / " + std::to_string(last));
    driver.key(Qt::Key_End);
    driver.key(Qt::Key_Right);
    EXPECT_EQ(driver.session().shown(), last);
    expectInStep(driver);
}

TEST_F(Replay, AClickInTheListGoesToItsTurn) {
    Driver driver(played(kThree));
    EXPECT_EQ(turnIn(driver, 0, 0), wholeGame(kThree).turns[0]);
    clickTurn(driver, 2, 1);
    EXPECT_EQ(driver.session().shown(), 8U);
    EXPECT_EQ(driver.session().news(8).text, turnIn(driver, 2, 1));
    clickTurn(driver, 0, 0);
    EXPECT_EQ(driver.session().shown(), 1U);
    expectInStep(driver);
}

TEST_F(Replay, EveryTurnOfTheListIsFoundByItsCell) {
    Driver driver(played(kThree));
    const auto* model = driver.child<QTableView>("turns").model();
    std::size_t turns = 0;
    for (int row = 0; row < model->rowCount(); ++row)
        for (int column = 0; column < model->columnCount(); ++column) {
            const std::string text = turnIn(driver, row, column);
            const std::size_t before = driver.session().shown();
            clickTurn(driver, row, column);
            if (text.empty()) {
                EXPECT_EQ(driver.session().shown(), before) << "nothing is there to go to";
                continue;
            }
            const TurnNews news = driver.session().news(driver.session().shown());
            EXPECT_EQ(driver.session().shown(), ++turns);
            EXPECT_EQ(news.text, text);
            EXPECT_EQ(news.seat, Seat::fromIndex(column)) << "a column a seat";
        }
    EXPECT_EQ(turns, driver.session().last());
}

TEST_F(Replay, InASmallWindowTheTurnsOfSixAreReadWhole) {
    Driver driver("sputnik", {{"players", "6"}});
    driver.window().resize(800, 600);
    for (int turn = 0; turn < 18; ++turn) driver.play(driver.state().turns().back().text);
    QCoreApplication::processEvents();
    const auto& list = driver.child<QTableView>("turns");
    EXPECT_EQ(list.horizontalScrollBar()->maximum(), 0);
    const int room = list.columnWidth(5) - 6; // between the style's margins
    const QString longest = QStringLiteral("a1-b2xd4†");
    EXPECT_LE(QFontMetrics(fittingFont(list.font(), longest, room)).horizontalAdvance(longest),
              room);
}

TEST_F(Replay, TheListShowsTheTurnThatIsLookedAt) {
    Driver driver(played(kThree));
    auto& list = driver.child<QTableView>("turns");
    driver.key(Qt::Key_Home);
    EXPECT_FALSE(list.currentIndex().isValid());
    for (std::size_t ply = 1; ply <= driver.session().last(); ++ply) {
        driver.key(Qt::Key_Right);
        EXPECT_EQ(list.currentIndex().data().toString().toStdString(),
                  listed(driver.session().news(ply)));
        EXPECT_TRUE(list.viewport()->rect().intersects(list.visualRect(list.currentIndex())));
    }
}

TEST_F(Replay, LookingBackTheTableInvitesNobodyUntilAPieceIsTouched) {
    Driver driver("sputnik", {});
    driver.play({"a1-b2xd4", "g7-g6xc3"});
    driver.key(Qt::Key_Home);
    EXPECT_THAT(driver.hint(), StartsWith("Turn 0 of 2, "));
    EXPECT_FALSE(driver.invites("b2"));
    driver.click("b2");
    EXPECT_FALSE(driver.picker().hasArrived()) << "a stray click plays nothing";
    EXPECT_TRUE(driver.invites("b2"));
    driver.click("b2");
    EXPECT_TRUE(driver.picker().hasArrived());
}

TEST_F(Replay, AStepTooFarLeavesTheArrowKeysWhereTheyAre) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play({"b1-b4", "c1-c2"});
    driver.board().setFocus(Qt::MouseFocusReason);
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&driver.board(), key, modifiers);
    };
    press(Qt::Key_Home);
    press(Qt::Key_Left);
    press(Qt::Key_Down, Qt::ControlModifier);
    press(Qt::Key_Right);
    EXPECT_EQ(driver.session().shown(), 1U);
}

TEST_F(Replay, LookingBackPutsAHalfMadeTurnDown) {
    Driver driver("sputnik", {});
    driver.play({"a1-b2xd4", "g7-g6xc3"});
    driver.click("c2");
    EXPECT_EQ(driver.picker().picked().size(), 2U);
    driver.key(Qt::Key_Left);
    driver.key(Qt::Key_Right);
    EXPECT_EQ(driver.session().last(), 2U);
    EXPECT_EQ(driver.picker().picked().size(), 1U);
    expectInStep(driver);
}

TEST_F(Replay, UndoWhileLookingBackTakesTheLastTurnAndReturnsToTheGame) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play({"b1-b4", "c1-c2", "d1-d2"});
    driver.key(Qt::Key_Home);
    driver.choose("undo");
    EXPECT_EQ(driver.place(), "2 / 2");
    EXPECT_EQ(driver.news(), "Blue played c1-c2.");
    EXPECT_EQ(turnIn(driver, 1, 0), "");
    driver.key(Qt::Key_Home);
    driver.choose("redo");
    EXPECT_EQ(driver.place(), "3 / 3");
    EXPECT_EQ(turnIn(driver, 1, 0), "d1-d2");
}

TEST_F(Replay, LookingBackDoesNotModifyTheGame) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play({"b1-b4", "c1-c2"});
    ASSERT_TRUE(driver.window().document().save(path(QStringLiteral("game.clockwise"))));
    for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Right, Qt::Key_End}) {
        driver.key(key);
        EXPECT_FALSE(driver.window().isWindowModified());
    }
}

TEST_F(Replay, TheArrowsAreTheBoardsWhileItsCursorIsShown) {
    Driver driver(played(kThree));
    driver.board().clearFocus();
    driver.board().setFocus(Qt::TabFocusReason);
    QTest::keyClick(&driver.board(), Qt::Key_Left);
    EXPECT_EQ(driver.session().shown(), driver.session().last());
    QTest::mouseClick(driver.board().viewport(), Qt::LeftButton, {}, {2, 2});
    QTest::keyClick(&driver.board(), Qt::Key_Left);
    EXPECT_EQ(driver.session().shown(), driver.session().last() - 1);
}

class HeldKeys : public Replay, public testing::WithParamInterface<Kind> {};

TEST_P(HeldKeys, EndWhereAFreshLookIs) {
    Driver driver(played(GetParam()));
    driver.child<QAction>("animation_normal").trigger();
    for (int i = 0; i < 200; ++i) {
        driver.key(Qt::Key_Left);
        if (i % 20 == 0) QTest::qWait(5);
    }
    EXPECT_EQ(driver.session().shown(),
              driver.session().last() > 200 ? driver.session().last() - 200 : 0U);
    expectInStep(driver);
    for (int i = 0; i < 100; ++i) {
        driver.key(i % 10 == 9 ? Qt::Key_Left : Qt::Key_Right);
        if (i % 7 == 0) QTest::qWait(3);
    }
    expectInStep(driver);
    for (int i = 0; i < 60; ++i) {
        driver.key(i % 5 == 4 ? Qt::Key_PageDown : Qt::Key_PageUp);
        if (i % 7 == 0) QTest::qWait(3);
    }
    expectInStep(driver);
    expectLikeFresh(driver);
}

INSTANTIATE_TEST_SUITE_P(OfEveryGame, HeldKeys,
                         testing::Values(Kind{"Pivit", "pivit", {{"players", "3"}}}, kThree,
                                         Kind{"Quivive", "quivive", {{"players", "3"}}}),
                         [](const auto& each) { return each.param.name; });

} // namespace
} // namespace clockwise::app
