// SPDX-License-Identifier: MIT
// From the dialog of a new game to a board on which its start is drawn.
#include "app/settings.h"
#include "dialog_hand.h"
#include "editor_hand.h"
#include "window_test.h"

#include <QMessageBox>

#include <algorithm>
#include <functional>
#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::HasSubstr;

class EditorFromDialog : public WindowTest {
  protected:
    void answer(const std::function<void(DialogHand&)>& how) {
        m_modals.answer<NewGameDialog>([how](NewGameDialog& dialog) {
            DialogHand hand(dialog);
            how(hand);
        });
    }
};

TEST_F(EditorFromDialog, ItHasThatGameWithItsOptionsPlayersAndClock) {
    SeatLooks looks;
    looks.give(Seat(1), Seat(4));
    settings::rememberSetup(*findGame("pivit"), {}, {}, looks, {});
    settings::ClockChoice clock;
    clock.use = settings::ClockUse::Same;
    settings::rememberClock(*findGame("pivit"), clock);
    Driver driver("sputnik", {});
    answer([](DialogHand& dialog) {
        dialog.choose("board", "6");
        dialog.type("name2", "Bruno");
        dialog.press("position");
    });
    driver.choose("new_pivit");
    EditorHand hand(driver);
    EXPECT_TRUE(hand.isSeen());
    EXPECT_EQ(driver.window().focusWidget(), &hand.board());
    EXPECT_EQ(driver.session().record().game().id(), "sputnik") << "the table is left alone";
    EXPECT_EQ(hand.text(), ".1|2|1|2|./2-....2-/1-....1-/2-....2-/1-....1-/.1|2|1|2|. 1 -");
    EXPECT_FALSE(hand.child<QAbstractButton>("editor_undo").isEnabled());
    hand.press("tool_eraser");
    hand.click({"b1"});
    hand.press("editor_start");
    const GameRecord& begun = driver.session().record();
    EXPECT_THAT(driver.title(), HasSubstr("Pivit · 6×6 · 2 players · from a drawn position"));
    EXPECT_EQ(begun.seat(Seat(2)).name, "Bruno");
    EXPECT_EQ(looksOf(begun)[Seat(1)], Seat(4));
    EXPECT_EQ(timeControlsText(begun.clocks(), 2), "600+5");
    expectInStep(driver);
}

TEST_F(EditorFromDialog, StartIsStillWhatEnterDoes) {
    Driver driver("sputnik", {});
    answer([](DialogHand& dialog) {
        EXPECT_TRUE(dialog.child<QPushButton>("start").isDefault());
        EXPECT_FALSE(dialog.child<QPushButton>("position").autoDefault());
        QTest::keyClick(&dialog.child<QLineEdit>("name1"), Qt::Key_Return);
    });
    driver.choose("new_pivit");
    EXPECT_EQ(driver.session().record().game().id(), "pivit");
    EXPECT_EQ(driver.window().findChild<EditorPage*>(), nullptr);
}

TEST_F(EditorFromDialog, ThereIsNoneForASetUpThatDoesNotExist) {
    NewGameDialog dialog(*findGame("pivit"));
    DialogHand hand(dialog);
    hand.choose("board", "6");
    EXPECT_TRUE(hand.child<QPushButton>("position").isEnabled());
    hand.choose("players", "3");
    EXPECT_FALSE(hand.child<QPushButton>("position").isEnabled());
}

TEST_F(EditorFromDialog, ABoardThatIsBuiltAlreadyIsThere) {
    Driver driver("pivit", {});
    std::vector<Sprite> promised;
    answer([&](DialogHand& dialog) {
        dialog.choose("opening", "random");
        promised = dialog.picture().sprites;
        dialog.press("position");
    });
    driver.choose("new_quivive");
    EditorHand hand(driver);
    const auto& drawn = hand.board().boardScene().picture().sprites;
    ASSERT_EQ(drawn.size(), promised.size());
    for (const Sprite& sprite : promised)
        EXPECT_TRUE(std::ranges::any_of(drawn, [&](const Sprite& other) {
            return other.cell == sprite.cell && other.art == sprite.art &&
                   other.owner == sprite.owner && other.level == sprite.level;
        }));
    EXPECT_TRUE(hand.canStart());
    hand.press("editor_start");
    EXPECT_TRUE(driver.session().record().tags().empty()) << "nobody built it by an opening";
}

TEST_F(EditorFromDialog, AGameThatIsNotSavedIsAskedForWhenAnotherBegins) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    answer([](DialogHand& dialog) { dialog.press("position"); });
    driver.choose("new_sputnik");
    EditorHand hand(driver);
    answerBox(QMessageBox::Cancel);
    hand.press("editor_start");
    EXPECT_TRUE(hand.isSeen());
    hand.press("editor_cancel");
    EXPECT_FALSE(hand.isSeen());
    EXPECT_EQ(driver.news(), "Vermilion played b1-b4.");
    driver.play("c1-c2");
}

TEST_F(EditorFromDialog, WhatWasTypedIsProposedAgain) {
    Driver driver("pivit", {});
    driver.window().showStartPage();
    answer([](DialogHand& dialog) {
        dialog.choose("players", "3");
        dialog.type("name3", "Carla");
        dialog.press("position");
    });
    driver.choose("new_sputnik");
    EditorHand hand(driver);
    hand.press("editor_cancel");
    EXPECT_FALSE(driver.board().isVisible()) << "the start page is there again";
    answer([](DialogHand& dialog) {
        EXPECT_EQ(dialog.names(3), (std::vector<std::string>{"", "", "Carla"}));
        dialog.cancel();
    });
    driver.choose("new_sputnik");
}

TEST_F(EditorFromDialog, WhatWasDrawnBeforeComesBackByUndo) {
    Driver driver("quivive", {});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    hand.press("editor_clear");
    const std::string drawn = hand.text();
    answer([](DialogHand& dialog) { dialog.press("position"); });
    driver.choose("new_pivit");
    EXPECT_EQ(hand.page().sketch().game().id(), "pivit");
    hand.press("editor_undo");
    EXPECT_EQ(hand.text(), drawn);
    EXPECT_EQ(hand.page().sketch().game().id(), "quivive");
}

} // namespace
} // namespace clockwise::app
