// SPDX-License-Identifier: MIT
// Other lines: playing while looking back, promoting, deleting, writing, playing on.
#include "app/replay/turn_table_model.h"
#include "kinds.h"
#include "modals.h"
#include "window_test.h"

#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class Tree : public WindowTest {
  protected:
    // 1. b1-b4 2. c1-c2 (2. c1-c4 3. d1-d2) 3. d1-d4
    static std::unique_ptr<Driver> branched() {
        auto driver = std::make_unique<Driver>("pivit", Options{{"board", "6"}});
        driver->play({"b1-b4", "c1-c2", "d1-d4"});
        driver->choose("first");
        driver->choose("forward");
        driver->play({"c1-c4", "d1-d2"});
        return driver;
    }

    // The list as one reads it: "1: b1-b4 c1-c2", variations with a > for each nesting.
    static std::vector<std::string> list(Driver& driver) {
        const auto* model = driver.child<QTableView>("turns").model();
        std::vector<std::string> rows;
        for (int row = 0; row < model->rowCount(); ++row) {
            const int nested =
                model->headerData(row, Qt::Vertical, TurnTableModel::VariationRole).toInt();
            std::string text(static_cast<std::size_t>(nested), '>');
            text += model->headerData(row, Qt::Vertical).toString().toStdString() + ":";
            for (int column = 0; column < model->columnCount(); ++column) {
                const std::string turn = model->index(row, column).data().toString().toStdString();
                text += ' ' + (turn.empty() ? "-" : turn);
            }
            rows.push_back(text);
        }
        return rows;
    }

    static QPoint placeOf(QTableView& list, const std::string& turn) {
        for (int row = 0; row < list.model()->rowCount(); ++row)
            for (int column = 0; column < list.model()->columnCount(); ++column) {
                const QModelIndex index = list.model()->index(row, column);
                if (index.data().toString().toStdString() != turn) continue;
                list.scrollTo(index);
                return list.visualRect(index).center();
            }
        throw std::runtime_error("no " + turn + " in the list");
    }
    static void clickTurn(Driver& driver, const std::string& turn) {
        auto& list = driver.child<QTableView>("turns");
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, placeOf(list, turn));
    }
    static std::string shownTurn(Driver& driver) {
        return driver.session().record().node(driver.session().at()).turn.text;
    }
    static QPlainTextEdit& comment(Driver& driver) {
        return driver.child<QPlainTextEdit>("comment");
    }
    static void type(Driver& driver, const char* text) {
        comment(driver).setFocus();
        // As an input method does it: QTest has no keys for other scripts.
        QInputMethodEvent event;
        event.setCommitString(QString::fromUtf8(text));
        QApplication::sendEvent(&comment(driver), &event);
    }
};

TEST_F(Tree, ATurnPlayedWhileLookingBackStartsAVariationBeneathItsRound) {
    const auto driver = branched();
    EXPECT_THAT(list(*driver),
                ElementsAre("1: b1-b4 c1-c2", ">2: - c1-c4", ">3: d1-d2 -", "3: d1-d4 -"));
    EXPECT_EQ(driver->place(), "3 / 3");
    EXPECT_THAT(driver->hint(), StartsWith("In a variation."));
    expectInStep(*driver);
}

TEST_F(Tree, AnExistingTurnIsFollowedNotDoubled) {
    const auto driver = branched();
    driver->choose("first");
    driver->play({"b1-b4", "c1-c2"});
    EXPECT_EQ(list(*driver).size(), 4U);
    EXPECT_EQ(driver->place(), "2 / 3");
    driver->choose("back");
    driver->play("c1-c4");
    EXPECT_EQ(list(*driver).size(), 4U);
}

TEST_F(Tree, VariationsNestInVariations) {
    const auto driver = branched();
    driver->choose("back");
    driver->play("d1-d4");
    EXPECT_THAT(list(*driver), ElementsAre("1: b1-b4 c1-c2", ">2: - c1-c4", ">3: d1-d2 -",
                                           ">>3: d1-d4 -", "3: d1-d4 -"));
}

TEST_F(Tree, AClickGoesToAnyTurnAndTheKeysFollowItsLine) {
    const auto driver = branched();
    clickTurn(*driver, "c1-c2");
    EXPECT_EQ(shownTurn(*driver), "c1-c2");
    driver->key(Qt::Key_Right);
    EXPECT_EQ(shownTurn(*driver), "d1-d4");
    clickTurn(*driver, "c1-c4");
    driver->key(Qt::Key_Right);
    EXPECT_EQ(shownTurn(*driver), "d1-d2");
    driver->key(Qt::Key_Home);
    driver->key(Qt::Key_End);
    EXPECT_EQ(shownTurn(*driver), "d1-d2") << "the line stays the one being looked at";
    expectInStep(*driver);
}

TEST_F(Tree, TheKeysGoFromVariationToVariation) {
    const auto driver = branched();
    clickTurn(*driver, "c1-c2");
    driver->key(Qt::Key_Down, Qt::ControlModifier);
    EXPECT_EQ(shownTurn(*driver), "c1-c4");
    EXPECT_FALSE(driver->isOffered("next_variation"));
    driver->key(Qt::Key_Up, Qt::ControlModifier);
    EXPECT_EQ(shownTurn(*driver), "c1-c2");
    EXPECT_FALSE(driver->isOffered("previous_variation"));
}

TEST_F(Tree, PromotingMakesTheVariationTheGameAndUndoTakesThatBack) {
    const auto driver = branched();
    const auto before = list(*driver);
    EXPECT_EQ(driver->child<QAction>("promote").text().toStdString(), "&Promote 2. c1-c4");
    driver->choose("promote");
    EXPECT_THAT(list(*driver),
                ElementsAre("1: b1-b4 c1-c4", ">2: - c1-c2", ">3: d1-d4 -", "3: d1-d2 -"));
    EXPECT_FALSE(driver->isOffered("promote"));
    driver->choose("demote");
    EXPECT_EQ(list(*driver), before);
    EXPECT_EQ(driver->child<QAction>("undo").text().toStdString(),
              "&Undo the new order of 2. c1-c4");
    driver->choose("undo");
    driver->choose("undo");
    EXPECT_EQ(list(*driver), before);
    expectInStep(*driver);
}

TEST_F(Tree, AVariationIsDeletedAsAWholeAndATurnWithWhatFollows) {
    const auto driver = branched();
    const auto before = list(*driver);
    driver->choose("remove_variation");
    EXPECT_THAT(list(*driver), ElementsAre("1: b1-b4 c1-c2", "3: d1-d4 -"));
    driver->choose("undo");
    EXPECT_EQ(list(*driver), before);
    clickTurn(*driver, "c1-c2");
    driver->choose("remove_rest");
    EXPECT_THAT(list(*driver), ElementsAre("1: b1-b4 c1-c4", "3: d1-d2 -"));
    EXPECT_EQ(shownTurn(*driver), "b1-b4");
    driver->choose("undo");
    EXPECT_EQ(list(*driver), before);
    EXPECT_EQ(shownTurn(*driver), "c1-c2");
    expectInStep(*driver);
}

TEST_F(Tree, TheRightButtonOffersWhatCanBeDoneWithATurn) {
    const auto driver = branched();
    auto& turns = driver->child<QTableView>("turns");
    const QPoint at = placeOf(turns, "c1-c4");
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, turns.viewport()->mapToGlobal(at));
    QApplication::sendEvent(turns.viewport(), &event);
    EXPECT_EQ(shownTurn(*driver), "c1-c4");
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(menu, nullptr);
    EXPECT_TRUE(menu->actions().contains(&driver->child<QAction>("promote")));
    menu->close();
}

TEST_F(Tree, AClickBesideTheTurnsChangesNothing) {
    const auto driver = branched();
    auto& turns = driver->child<QTableView>("turns");
    QTest::mouseClick(turns.viewport(), Qt::LeftButton, {}, {5, turns.viewport()->height() - 3});
    EXPECT_EQ(shownTurn(*driver), "d1-d2");
    EXPECT_EQ(turns.currentIndex().data().toString().toStdString(), "d1-d2");
}

TEST_F(Tree, ACommentIsWrittenInPlace) {
    const auto driver = branched();
    type(*driver, "Ça va: «zu früh» 手");
    driver->window().document().settle();
    EXPECT_THAT(driver->session().record().node(driver->session().at()).comments,
                ElementsAre("Ça va: «zu früh» 手"));
    EXPECT_TRUE(driver->session().isModified());
    driver->choose("back");
    EXPECT_TRUE(comment(*driver).toPlainText().isEmpty());
    driver->choose("forward");
    EXPECT_EQ(comment(*driver).toPlainText().toStdString(), "Ça va: «zu früh» 手");
    EXPECT_EQ(driver->child<QAction>("undo").text().toStdString(), "&Undo the comment on 3. d1-d2");
    driver->choose("undo");
    EXPECT_TRUE(comment(*driver).toPlainText().isEmpty());
}

TEST_F(Tree, WhatIsBeingWrittenStaysWithItsTurn) {
    const auto driver = branched();
    type(*driver, "here");
    clickTurn(*driver, "c1-c2");
    EXPECT_TRUE(comment(*driver).toPlainText().isEmpty());
    clickTurn(*driver, "d1-d2");
    EXPECT_EQ(comment(*driver).toPlainText().toStdString(), "here");
}

TEST_F(Tree, KeysInTheCommentAreTheWritersNotTheReplays) {
    const auto driver = branched();
    type(*driver, "abc");
    QTest::keyClick(&comment(*driver), Qt::Key_Left);
    QTest::keyClick(&comment(*driver), Qt::Key_Home);
    EXPECT_EQ(driver->place(), "3 / 3");
    QTest::keyClick(&comment(*driver), Qt::Key_Escape);
    EXPECT_FALSE(comment(*driver).hasFocus());
    driver->key(Qt::Key_Left);
    EXPECT_EQ(driver->place(), "2 / 3");
}

TEST_F(Tree, AnUnfinishedSentenceIsSavedToo) {
    const auto driver = branched();
    type(*driver, "unfinished");
    ASSERT_TRUE(driver->window().document().save(path("game.clockwise")));
    Driver other("pivit", {});
    ASSERT_TRUE(other.window().openFile(path("game.clockwise")));
    EXPECT_THAT(list(other),
                ElementsAre("1: b1-b4 c1-c2", ">2: - c1-c4", ">3: d1-d2 -", "3: d1-d4 -"));
    clickTurn(other, "d1-d2");
    EXPECT_EQ(comment(other).toPlainText().toStdString(), "unfinished");
}

TEST_F(Tree, AJudgementStandsBehindItsTurnAndASecondClickTakesItBack) {
    const auto driver = branched();
    QTest::mouseClick(&driver->child<QToolButton>("judgement_3"), Qt::LeftButton);
    EXPECT_EQ(list(*driver)[2], ">3: d1-d2!! -");
    QTest::mouseClick(&driver->child<QToolButton>("judgement_6"), Qt::LeftButton);
    EXPECT_EQ(list(*driver)[2], ">3: d1-d2?! -");
    QTest::mouseClick(&driver->child<QToolButton>("judgement_6"), Qt::LeftButton);
    EXPECT_EQ(list(*driver)[2], ">3: d1-d2 -");
}

TEST_F(Tree, WhoeverWritesWithoutAPauseIsKeptToo) {
    const auto driver = branched();
    const auto isKept = [&] {
        type(*driver, "a");
        return !driver->session().record().node(driver->session().at()).comments.empty();
    };
    EXPECT_TRUE(QTest::qWaitFor(isKept, 20'000));
    EXPECT_TRUE(driver->window().isWindowModified());
}

TEST_F(Tree, TheFieldNamesTheTurnThatIsShown) {
    const auto driver = branched();
    for (const char* turn : {"c1-c2", "d1-d4", "b1-b4"}) {
        clickTurn(*driver, turn);
        EXPECT_EQ(comment(*driver).placeholderText().toStdString(),
                  std::string("Comment on ") + turn);
    }
}

TEST_F(Tree, ASaveTakesNoHalfMadeTurnBack) {
    Driver driver("sputnik", {});
    driver.play({"a1-b2xd4", "g7-g6xc3"});
    driver.click("c2");
    ASSERT_TRUE(driver.picker().hasArrived());
    ASSERT_TRUE(driver.window().document().save(path("game.clockwise")));
    EXPECT_TRUE(driver.picker().hasArrived());
    type(driver, "hm");
    driver.window().document().settle();
    EXPECT_TRUE(driver.picker().hasArrived());
    expectInStep(driver);
    driver.choose("undo");
    EXPECT_FALSE(driver.picker().hasArrived());
}

TEST_F(Tree, TheListTakesAnotherLookWhileItIsShown) {
    const auto driver = branched();
    auto& turns = driver->child<QTableView>("turns");
    const auto ground = [&turns] {
        const QImage list = turns.grab().toImage();
        return std::array{list.pixelColor(list.width() - 20, list.height() - 5).lightness(),
                          list.pixelColor(4, list.height() - 5).lightness(),
                          list.pixelColor(list.width() - 3, 5).lightness()};
    };
    driver->choose("look_dark");
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return std::ranges::all_of(ground(), [](int light) { return light < 80; }); }));
    driver->choose("look_light");
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return std::ranges::all_of(ground(), [](int light) { return light > 200; }); }));
    driver->choose("look_system");
}

TEST_F(Tree, ALongCommentHasAShortToolTip) {
    const auto driver = branched();
    const NodeId turn = driver->session().at();
    driver->session().write(turn, {{std::string(500'000, 'x')}, {}});
    const auto* model = driver->child<QTableView>("turns").model();
    EXPECT_LT(model->index(2, 0).data(Qt::ToolTipRole).toString().size(), 500);
}

TEST_F(Tree, PlayingOnFromHereIsANewGameAndTheOldFileStays) {
    const auto driver = branched();
    const QString file = path("game.clockwise");
    ASSERT_TRUE(driver->window().document().save(file));
    clickTurn(*driver, "c1-c4");
    driver->choose("play_on");
    EXPECT_THAT(list(*driver), ElementsAre("1: b1-b4 c1-c4"));
    EXPECT_TRUE(driver->window().document().path().isEmpty());
    EXPECT_EQ(driver->place(), "2 / 2");
    driver->play("d1-d2");
    EXPECT_TRUE(driver->session().isModified());
    Driver other("pivit", {});
    ASSERT_TRUE(other.window().openFile(file));
    EXPECT_EQ(list(other).size(), 4U);
}

TEST_F(Tree, PlayingOnAsksBeforeAnUnsavedGameGoes) {
    const auto driver = branched();
    answerBox(QMessageBox::Cancel);
    driver->choose("play_on");
    EXPECT_EQ(list(*driver).size(), 4U);
}

TEST_F(Tree, UndoAfterAVariationLeavesTheMainLine) {
    const auto driver = branched();
    driver->choose("undo");
    driver->choose("undo");
    EXPECT_THAT(list(*driver), ElementsAre("1: b1-b4 c1-c2", "3: d1-d4 -"));
    EXPECT_EQ(driver->place(), "1 / 3");
    driver->choose("redo");
    EXPECT_EQ(shownTurn(*driver), "c1-c4");
}

TEST_F(Tree, ADrawIsAgreedOnInTheMainLineOnly) {
    const auto driver = branched();
    EXPECT_FALSE(driver->isOffered("agree"));
    clickTurn(*driver, "c1-c2");
    driver->choose("agree");
    EXPECT_THAT(driver->news(), HasSubstr("agreed"));
    EXPECT_EQ(shownTurn(*driver), "d1-d4");
}

} // namespace
} // namespace clockwise::app
