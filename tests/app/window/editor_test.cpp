// SPDX-License-Identifier: MIT
// Positions are drawn, told what is wrong with them, mended, and played on from.
#include "app/set_up/option_editor.h"
#include "editor_hand.h"
#include "window_test.h"

#include <QClipboard>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

const std::string kAllRight = "Nothing is wrong: the game can begin, and Vermilion is on turn.";

class Editor : public WindowTest {
  protected:
    // Saves the game, opens it again and takes every turn back.
    void expectKept(Driver& driver, const std::string& start) {
        const std::string end = driver.state().text();
        const QString file = path(QStringLiteral("drawn.clockwise"));
        ASSERT_TRUE(driver.window().document().save(file));
        EXPECT_THAT(contentOf(file).toStdString(), HasSubstr("[Position \"" + start + "\"]"));
        ASSERT_TRUE(driver.window().openFile(file));
        EXPECT_EQ(driver.state().text(), end);
        while (driver.isOffered("undo")) driver.choose("undo");
        const Game& game = driver.session().record().game();
        EXPECT_EQ(diagramText(game.kit(driver.session().record().options()).value(),
                              game.diagram(driver.state())),
                  start);
        expectInStep(driver);
        expectLikeFresh(driver);
    }
};

TEST_F(Editor, APositionOfPivitIsBuiltMendedAndPlayed) {
    Driver driver("pivit", {{"board", "6"}});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    EXPECT_TRUE(hand.isSeen());
    EXPECT_THAT(hand.faults(), ElementsAre(kAllRight));
    hand.press("editor_clear");
    EXPECT_THAT(hand.faults(), ElementsAre("Nobody has a piece on the board."));
    EXPECT_FALSE(hand.canStart());
    EXPECT_EQ(hand.reason(), "1 thing to mend");

    hand.press("tool_minion1");
    hand.click({"a6", "c3"});
    EXPECT_THAT(hand.faults(), ElementsAre("A minion on the corner a6 would have become a master.",
                                           "No more than one side is left, so the game is over."));
    hand.click({"a6"}, Qt::RightButton);
    hand.click({"c3"}); // turns
    hand.press("tool_master2");
    hand.click({"e5"});
    EXPECT_THAT(hand.faults(),
                ElementsAre("Seat 2 has a master, so it must be among those that promoted."));
    hand.seat("note_promotions", 2);
    hand.seat("on_turn", 2);
    EXPECT_THAT(hand.faults(),
                ElementsAre("Nothing is wrong: the game can begin, and Blue is on turn."));
    EXPECT_EQ(hand.reason(), "");
    EXPECT_EQ(hand.text(), "....../....2I./....../..1-.../....../...... 2 2");

    hand.press("editor_start");
    EXPECT_FALSE(hand.isSeen());
    EXPECT_TRUE(driver.window().isWindowModified()) << "drawing it was work";
    EXPECT_THAT(driver.title(), HasSubstr("from a drawn position"));
    driver.play({"e5-e4", "c3-d3"});
    expectKept(driver, "....../....2I./....../..1-.../....../...... 2 2");
}

TEST_F(Editor, APositionOfSputnikIsBuiltMendedAndPlayed) {
    Driver driver("sputnik", {});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    hand.press("editor_clear");
    hand.press("tool_rocket1");
    hand.click({"d2"});
    EXPECT_THAT(hand.faults(), ElementsAre("The piece on d2 stands on nothing.",
                                           "No more than one side is left, so the game is over."));
    hand.press("tool_galaxy");
    hand.click({"d2"}); // beneath it
    hand.drag({hand.at("d3"), hand.at("d4"), hand.at("d5")});
    hand.click({"d3"});
    EXPECT_THAT(hand.faults().front(), "The stack on d3 is 2 high; it may be no higher than 1.");
    hand.key(Qt::Key_Z, Qt::ControlModifier);
    hand.press("tool_pad2");
    hand.click({"g4", "e5"});
    EXPECT_THAT(hand.faults(), testing::Contains("Launch pads lie on the corners; e5 is none."));
    hand.click({"e5"}, Qt::RightButton);
    hand.press("tool_rocket2");
    hand.click({"g4"});
    EXPECT_THAT(hand.faults(), ElementsAre(kAllRight));
    EXPECT_EQ(hand.text(), "p2@2!.../...../....../.1@1111../....../...../.... 1");
    hand.click({"g4"}); // it has left its pad before
    EXPECT_EQ(hand.text(), "p2@2.../...../....../.1@1111../....../...../.... 1");
    hand.press("editor_start");
    driver.play("d2-d3xd5");
    expectKept(driver, "p2@2.../...../....../.1@1111../....../...../.... 1");
}

TEST_F(Editor, APositionOfQuiviveIsBuiltMendedAndPlayed) {
    Driver driver("quivive", {});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    EXPECT_THAT(hand.faults(), ElementsAre(kAllRight)) << "the building begins";
    hand.press("editor_clear");
    hand.press("tool_disc");
    hand.click({"c4", "c4", "c4", "c4", "d4", "e4", "d5"});
    hand.press("tool_pawn1");
    hand.click({"c4"});
    hand.press("tool_pawn2");
    hand.click({"e4"});
    EXPECT_THAT(hand.faults(),
                ElementsAre("The stack on c4 is 4 high; it may be no higher than 3."));
    hand.press("tool_eraser");
    hand.click({"c4", "c4"});
    hand.press("tool_pawn1");
    hand.click({"c4"});
    EXPECT_THAT(hand.faults(), ElementsAre(kAllRight));
    hand.choose("note_stage", "place");
    EXPECT_FALSE(hand.canStart());
    hand.choose("note_stage", "play");
    hand.press("editor_start");
    driver.play("c4-d4xc4");
    expectKept(driver, ".../...../...1.../..3@111@2../......./...../... 1 play -");
}

TEST_F(Editor, CancelLeavesTheTableAsItWas) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    const std::string before = driver.state().text();
    driver.choose("edit_position");
    EditorHand hand(driver);
    EXPECT_FALSE(driver.isOffered("set_up_position") && !hand.isSeen());
    hand.press("editor_clear");
    hand.press("editor_cancel");
    EXPECT_FALSE(hand.isSeen());
    EXPECT_EQ(driver.state().text(), before);
    EXPECT_EQ(driver.session().last(), 1U);
    driver.play("c1-c2");
    expectInStep(driver);
}

TEST_F(Editor, WhatWasDrawnIsThereWhenOneComesBack) {
    Driver driver("pivit", {{"board", "6"}});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    hand.press("editor_clear");
    const std::string drawn = hand.text();
    hand.press("editor_cancel");
    driver.choose("set_up_position");
    EXPECT_EQ(hand.text(), drawn);
    hand.press("editor_cancel");
    driver.choose("edit_position");
    EXPECT_NE(hand.text(), drawn) << "now it is what the table shows";
    hand.press("editor_undo");
    EXPECT_EQ(hand.text(), drawn);
}

TEST_F(Editor, TheStartPageComesBackAfterCancel) {
    Driver driver("pivit", {});
    driver.window().showStartPage();
    EXPECT_TRUE(driver.isOffered("set_up_position"));
    driver.choose("set_up_position");
    EditorHand hand(driver);
    hand.press("editor_cancel");
    EXPECT_FALSE(driver.board().isVisible());
    EXPECT_FALSE(hand.isSeen());
}

TEST_F(Editor, AnUnsavedGameIsAskedForOnlyWhenAnotherBegins) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    driver.choose("edit_position");
    EditorHand hand(driver);
    answerBox(QMessageBox::Cancel);
    hand.press("editor_start");
    EXPECT_TRUE(hand.isSeen());
    EXPECT_EQ(driver.session().last(), 1U);
    answerBox(QMessageBox::Discard);
    hand.press("editor_start");
    EXPECT_FALSE(hand.isSeen());
    EXPECT_EQ(driver.session().last(), 0U);
    EXPECT_NE(driver.session().record().position(), "");
}

TEST_F(Editor, TheSeatsOfTheTableKeepTheirNames) {
    GameRecord record = newGame("pivit", {{"board", "6"}});
    record.seat(Seat(2)).name = "Bruno";
    Driver driver(std::move(record));
    driver.choose("edit_position");
    EditorHand hand(driver);
    hand.press("tool_eraser");
    hand.click({"b1"});
    hand.press("editor_start");
    EXPECT_EQ(driver.session().record().seat(Seat(2)).name, "Bruno");
}

TEST_F(Editor, AFaultThatIsClickedPointsAtItsCell) {
    Driver driver("pivit", {{"board", "6"}});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    hand.press("tool_minion1");
    hand.click({"f6"});
    auto& list = hand.child<QListWidget>("editor_faults");
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                      list.visualItemRect(list.item(0)).center());
    EXPECT_EQ(hand.board().cursorCell(), hand.page().sketch().kit().outline->find("f6"));
    hand.key(Qt::Key_Delete);
    EXPECT_THAT(hand.faults(), ElementsAre(kAllRight));
}

TEST_F(Editor, TheKeyboardDoesItAll) {
    Driver driver("pivit", {{"board", "6"}});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    hand.press("editor_clear");
    hand.board().putCursor(*hand.page().sketch().kit().outline->find("c3"));
    hand.key(Qt::Key_1);
    hand.key(Qt::Key_Return);
    hand.key(Qt::Key_Right);
    hand.key(Qt::Key_2);
    hand.key(Qt::Key_Return);
    hand.key(Qt::Key_Return); // turns
    EXPECT_EQ(hand.text(), "....../....../....../..1|2-../....../...... 1 -");
    hand.key(Qt::Key_0);
    hand.key(Qt::Key_Return);
    EXPECT_EQ(hand.text(), "....../....../....../..1|.../....../...... 1 -");
    hand.key(Qt::Key_Z, Qt::ControlModifier);
    hand.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(hand.text(), "....../....../....../..1|2|../....../...... 1 -");
    hand.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(hand.text(), "....../....../....../..1|2-../....../...... 1 -");
    EXPECT_EQ(driver.session().last(), 0U) << "undo is the editor's";
}

TEST_F(Editor, PiecesAreDraggedAndDroppedBesideTheBoard) {
    Driver driver("pivit", {{"board", "6"}});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    hand.press("editor_clear");
    hand.press("tool_minion1");
    hand.click({"b2", "d2"});
    hand.drag({hand.at("b2"), hand.at("c3"), hand.at("d4")});
    EXPECT_EQ(hand.text(), "....../....../...1|../....../...1|../...... 1 -");
    hand.drag({hand.at("d2"), hand.at("d4")});
    EXPECT_EQ(hand.text(), "....../....../...1|../....../....../...... 1 -");
    hand.drag({hand.at("d4"), QPoint(2, 2)});
    EXPECT_EQ(hand.text(), "....../....../....../....../....../...... 1 -");
    hand.press("editor_undo");
    EXPECT_EQ(hand.text(), "....../....../...1|../....../....../...... 1 -");
}

TEST_F(Editor, AStrokeIsOneStep) {
    Driver driver("quivive", {});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    hand.press("editor_clear");
    const std::string clear = hand.text();
    hand.press("tool_disc");
    hand.drag({hand.at("c4"), hand.at("d4"), hand.at("e4")});
    EXPECT_THAT(hand.text(), HasSubstr("/..111../"));
    hand.press("editor_undo");
    EXPECT_EQ(hand.text(), clear);
    hand.press("editor_redo");
    EXPECT_THAT(hand.text(), HasSubstr("/..111../"));
}

TEST_F(Editor, APositionIsTypedCopiedAndPasted) {
    Driver driver("pivit", {{"board", "6"}});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    const std::string drawn = "....../....2I./....../..1-.../....../...... 2 2";
    hand.type("....../....2I./");
    EXPECT_EQ(hand.faults().front(), "Row 3 from the top has 6 cells.");
    EXPECT_FALSE(hand.canStart()) << "the board shows something else";
    hand.type(drawn.c_str());
    EXPECT_EQ(hand.text(), drawn);
    EXPECT_TRUE(hand.canStart());

    hand.board().setFocus();
    hand.key(Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QGuiApplication::clipboard()->text().toStdString(), drawn);
    hand.press("editor_clear");
    hand.key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(hand.text(), drawn);
    QGuiApplication::clipboard()->setText(QString::fromLatin1(
        "[Format \"Clockwise 1\"]\n[Game \"quivive\"]\n[Players \"3\"]\n\n1. +d4 *\n"));
    hand.key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(hand.text(), "111/11111/1111111/1112111/1111111/11111/111 2 build -");
    EXPECT_EQ(hand.page().sketch().game().id(), "quivive");
    EXPECT_EQ(driver.session().record().game().id(), "pivit") << "the table is left alone";
}

TEST_F(Editor, OptionsChangeTheBoardAndKeepWhatIsDrawn) {
    Driver driver("pivit", {{"board", "6"}});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    hand.press("editor_clear");
    hand.press("tool_minion2");
    hand.click({"c3"});
    hand.choose("edited_players", "3");
    EXPECT_THAT(hand.faults(), ElementsAre("The 6×6 board seats two players, not 3."));
    hand.choose("edited_board", "8");
    EXPECT_EQ(hand.text(),
              "......../......../......../......../......../..2|...../......../........ 1 -");
    hand.press("tool_minion3");
    hand.click({"h7"});
    hand.choose("edited_players", "2");
    EXPECT_EQ(hand.faults().front(), "Seat 3 has something on h7, but only 2 play.");
    for (int i = 0; i < 4; ++i) hand.press("editor_undo");
    EXPECT_EQ(hand.text(), "....../....../....../..2|.../....../...... 1 -");
    EXPECT_EQ(hand.child<OptionEditor>("edited_players").value(), "2");
    EXPECT_EQ(hand.child<OptionEditor>("edited_board").value(), "6");
}

TEST_F(Editor, AnotherGameCanBeDrawn) {
    Driver driver("pivit", {{"board", "6"}});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    hand.choose("edited_game", "sputnik");
    EXPECT_EQ(hand.text(), "111p2@2!/11111/111111/1114111/111111/11111/p1@1!111 1");
    EXPECT_THAT(hand.faults(), ElementsAre(kAllRight));
    hand.press("tool_eraser");
    hand.click({"d4"});
    hand.press("editor_start");
    EXPECT_EQ(driver.session().record().game().id(), "sputnik");
    driver.play("a1-a2xd4");
}

TEST_F(Editor, TheRocketsOfASeatAreToldApart) {
    Driver driver("sputnik", {{"rockets", "2"}});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    hand.press("editor_clear");
    hand.press("tool_galaxy");
    hand.drag({hand.at("d2"), hand.at("d3"), hand.at("d4"), hand.at("d5"), hand.at("d6")});
    hand.press("tool_rocket1");
    hand.click({"d2", "d4"});
    EXPECT_EQ(hand.text(), "..../...../....../.1@111@1b11./....../...../.... 1");
    hand.click({"d2"});
    EXPECT_THAT(hand.faults(), testing::Contains("The rocket on d4 is on the board twice."));
    hand.click({"d2"});
    EXPECT_EQ(hand.text(), "..../...../....../.1@111@1b11./....../...../.... 1");
}

TEST_F(Editor, OpeningAFileLeavesTheEditor) {
    Driver driver("pivit", {{"board", "6"}});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    ASSERT_TRUE(driver.window().openFile(sample(QStringLiteral("study.clockwise"))));
    EXPECT_FALSE(hand.isSeen());
    EXPECT_TRUE(driver.board().isVisible());
    expectInStep(driver);
}

} // namespace
} // namespace clockwise::app
