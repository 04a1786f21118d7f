// SPDX-License-Identifier: MIT
// A button that is let go where the board does not hear of it, a board that becomes another one in
// the midst of a drag: nothing is left in the hand.
#include "app/set_up/new_game_dialog.h"
#include "app/table/board_scene.h"
#include "editor_hand.h"
#include "window_test.h"

#include <QMouseEvent>
#include <QTest>

namespace clockwise::app {
namespace {

class LostGrip : public WindowTest {
  protected:
    static void send(QWidget& view, QEvent::Type type, QPoint at, Qt::MouseButton button,
                     Qt::MouseButtons held) {
        QMouseEvent event(type, at, view.mapToGlobal(at), button, held, {});
        QApplication::sendEvent(&view, &event);
    }
    static void press(BoardView& board, QPoint at) {
        send(*board.viewport(), QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
    }
    static void pull(BoardView& board, QPoint at, Qt::MouseButtons held = Qt::LeftButton) {
        send(*board.viewport(), QEvent::MouseMove, at, Qt::NoButton, held);
    }
    static void letGo(BoardView& board, QPoint at) {
        send(*board.viewport(), QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
    }
    static bool isHeld(BoardView& board) {
        return board.viewport()->cursor().shape() == Qt::ClosedHandCursor;
    }
    // Picks the piece on b1 up and holds it over another cell.
    static QPoint hold(Driver& driver) {
        const QPoint from = driver.board().viewportPoint(driver.cell("b1"));
        const QPoint over = driver.board().viewportPoint(driver.cell("b4"));
        press(driver.board(), from);
        pull(driver.board(), over);
        EXPECT_TRUE(isHeld(driver.board()));
        return over;
    }
    static void expectNothingHeld(Driver& driver, QPoint over) {
        pull(driver.board(), over + QPoint(3, 3), Qt::NoButton);
        EXPECT_FALSE(isHeld(driver.board()));
        letGo(driver.board(), over);
        EXPECT_EQ(driver.session().shown(), 0U) << "nobody has dropped it";
        expectLikeFresh(driver);
        driver.play("b1-b4");
    }
    // The editor with a large board that was a small one before.
    static EditorHand grownBoard(Driver& driver) {
        driver.choose("set_up_position");
        EditorHand hand(driver);
        for (const char* size : {"6", "8"}) {
            Options options = hand.page().sketch().options();
            options.set("board", size);
            hand.page().sketch().setOptions(options);
        }
        return hand;
    }
};

TEST_F(LostGrip, APieceGoesBackWhenADialogComesBetween) {
    Driver driver("pivit", {});
    const QPoint over = hold(driver);
    m_modals.answer<NewGameDialog>([](NewGameDialog& dialog) { dialog.reject(); });
    driver.choose("new_pivit");
    expectNothingHeld(driver, over);
}

TEST_F(LostGrip, APieceGoesBackWhenAnotherPageIsShown) {
    Driver driver("pivit", {});
    const QPoint over = hold(driver);
    driver.choose("set_up_position");
    EditorHand(driver).press("editor_cancel");
    expectNothingHeld(driver, over);
}

TEST_F(LostGrip, APieceGoesBackOnceTheMouseMovesWithoutItsButton) {
    Driver driver("pivit", {});
    const QPoint over = hold(driver);
    expectNothingHeld(driver, over);
}

TEST_F(LostGrip, WhatIsHeldInTheEditorStaysWhereItWas) {
    Driver driver("pivit", {});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    const std::string before = hand.text();
    const QPoint over = hand.at("d4");
    const auto take = [&] {
        press(hand.board(), hand.at("b1"));
        pull(hand.board(), over);
        EXPECT_TRUE(isHeld(hand.board()));
    };
    take();
    hand.press("editor_cancel");
    driver.choose("set_up_position");
    letGo(hand.board(), over);
    EXPECT_EQ(hand.text(), before);
    take();
    pull(hand.board(), over + QPoint(3, 3), Qt::NoButton);
    letGo(hand.board(), over);
    EXPECT_EQ(hand.text(), before);
    take();
    letGo(hand.board(), over);
    EXPECT_NE(hand.text(), before) << "the next one is moved as ever";
}

TEST_F(LostGrip, ASecondButtonDoesNotDropWhatTheFirstOneHolds) {
    Driver driver("pivit", {});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    const std::string before = hand.text();
    const QPoint over = hand.at("d4");
    press(hand.board(), hand.at("b1"));
    pull(hand.board(), over);
    send(*hand.board().viewport(), QEvent::MouseButtonPress, over, Qt::RightButton,
         Qt::LeftButton | Qt::RightButton);
    send(*hand.board().viewport(), QEvent::MouseButtonRelease, over, Qt::RightButton,
         Qt::LeftButton);
    EXPECT_EQ(hand.text(), before);
    EXPECT_TRUE(isHeld(hand.board()));
    letGo(hand.board(), over);
    EXPECT_NE(hand.text(), before);
}

TEST_F(LostGrip, AnUndoTakesTheBoardFromUnderWhatIsHeld) {
    for (const bool pulled : {false, true}) {
        Driver driver("pivit", {});
        EditorHand hand = grownBoard(driver);
        const QPoint from = hand.at("e7");
        const QPoint over = hand.at("e6");
        if (hand.page().sketch().thingsOn(Cell(0)).empty()) hand.click({"e7"});
        press(hand.board(), from);
        if (pulled) pull(hand.board(), over);
        while (hand.page().sketch().diagram().cells.size() == 64)
            hand.key(Qt::Key_Z, Qt::ControlModifier);
        const std::string before = hand.text();
        pull(hand.board(), over);
        letGo(hand.board(), over);
        EXPECT_EQ(hand.text(), before);
    }
}

TEST_F(LostGrip, TheCursorLeavesABoardThatHasNoSuchCell) {
    Driver driver("pivit", {});
    EditorHand hand = grownBoard(driver);
    hand.board().putCursor(hand.page().sketch().kit().outline->find("h8").value());
    hand.key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_EQ(hand.page().sketch().diagram().cells.size(), 36U);
    EXPECT_EQ(hand.board().cursorCell(), std::nullopt);
    hand.key(Qt::Key_Left);
    hand.key(Qt::Key_Up);
    EXPECT_TRUE(hand.board().cursorCell());
    hand.page().grab();
}

TEST_F(LostGrip, AStrokeThatAnUndoCutShortCanBeUndone) {
    Driver driver("sputnik", {});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    hand.press("editor_clear");
    hand.press("tool_galaxy");
    const std::string empty = hand.text();
    press(hand.board(), hand.at("d3"));
    hand.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(hand.text(), empty);
    pull(hand.board(), hand.at("d4"));
    letGo(hand.board(), hand.at("d4"));
    EXPECT_NE(hand.text(), empty);
    hand.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(hand.text(), empty);
}

} // namespace
} // namespace clockwise::app
