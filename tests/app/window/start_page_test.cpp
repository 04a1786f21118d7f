// SPDX-License-Identifier: MIT
// The first minute: a game is a click away, and whatever was played before.
#include "app/set_up/new_game_dialog.h"
#include "app/settings.h"
#include "app/start_page.h"
#include "app/widgets/picture_button.h"
#include "window_test.h"

#include <QAction>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTest>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

class TheStartPage : public WindowTest {
  protected:
    static void start(Driver& driver) { driver.window().showStartPage(); }
    static bool isSeen(Driver& driver) { return driver.child<StartPage>("start_page").isVisible(); }
    static void press(Driver& driver, const char* name) {
        QTest::mouseClick(&driver.child<QAbstractButton>(name), Qt::LeftButton);
    }
};

TEST_F(TheStartPage, EachGameIsAClickAwayFromPlay) {
    for (const char* game : {"pivit", "sputnik", "quivive"}) {
        Driver driver("pivit", {});
        start(driver);
        EXPECT_EQ(driver.title(), "Clockwise");
        press(driver, (std::string("start_") + game).c_str());
        EXPECT_FALSE(isSeen(driver));
        EXPECT_EQ(driver.session().record().game().id(), game);
        EXPECT_FALSE(driver.session().isModified());
    }
}

TEST_F(TheStartPage, AGameIsSetUpAsLastTime) {
    const Game& quivive = *findGame("quivive");
    PerSeat<QString> names;
    names[Seat(3)] = QStringLiteral("Chloé");
    settings::rememberSetup(quivive, {{"players", "3"}}, names, {}, QStringLiteral("symmetrical"));
    Driver driver("pivit", {});
    start(driver);
    EXPECT_EQ(driver.child<PictureButton>("start_quivive").accessibleName().toStdString(),
              "Quivive, 3 players");
    press(driver, "start_quivive");
    EXPECT_EQ(driver.session().record().seats(), 3);
    EXPECT_EQ(driver.session().record().seat(Seat(3)).name, "Chloé");
    EXPECT_GT(driver.session().last(), 0U) << "the opening is played";
}

TEST_F(TheStartPage, ItsPicturesGrowWithTheWindowAndStaySharp) {
    Driver driver("pivit", {});
    driver.window().resize(800, 600);
    start(driver);
    auto& card = driver.child<PictureButton>("start_sputnik");
    ASSERT_TRUE(QTest::qWaitFor([&] { return card.isSharp(); }));
    const int small = card.pictureSize().width();
    driver.window().resize(2560, 1440);
    EXPECT_TRUE(QTest::qWaitFor([&] { return card.pictureSize().width() > 2 * small; }));
    EXPECT_TRUE(QTest::qWaitFor([&] { return card.isSharp(); }));
}

TEST_F(TheStartPage, OptionsOpenTheDialog) {
    Driver driver("pivit", {});
    start(driver);
    m_modals.answer<NewGameDialog>([](NewGameDialog& dialog) {
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("start")), Qt::LeftButton);
    });
    press(driver, "options_sputnik");
    EXPECT_EQ(driver.session().record().game().id(), "sputnik");
    EXPECT_FALSE(isSeen(driver));
}

TEST_F(TheStartPage, LeadsToTheFirstGameOfEach) {
    for (const char* game : {"pivit", "sputnik", "quivive"}) {
        Driver driver("pivit", {});
        start(driver);
        press(driver, (std::string("learn_") + game).c_str());
        EXPECT_FALSE(isSeen(driver));
        EXPECT_TRUE(driver.child<QWidget>("lesson").isVisible());
        EXPECT_EQ(driver.session().record().game().id(), game);
    }
}

TEST_F(TheStartPage, AGameThatLiesOnTheTableIsContinued) {
    Driver driver("pivit", {{"board", "6"}});
    start(driver);
    EXPECT_FALSE(driver.child<QPushButton>("continue_game").isVisible());
    press(driver, "start_pivit");
    driver.window().document().begin(newGame("pivit", {{"board", "6"}}));
    driver.play({"b1-b4", "c1-c4"});
    driver.choose("start");
    EXPECT_TRUE(isSeen(driver));
    ASSERT_TRUE(driver.child<QPushButton>("continue_game").isVisible());
    press(driver, "continue_game");
    EXPECT_FALSE(isSeen(driver));
    EXPECT_EQ(driver.session().last(), 2U);
    driver.play("b4xc4");
}

TEST_F(TheStartPage, LeadsBackToAGameThatIsOverToo) {
    Driver driver("pivit", {{"board", "6"}});
    driver.window().document().begin(newGame("pivit", {{"board", "6"}}));
    driver.choose("resign");
    driver.choose("start");
    EXPECT_TRUE(driver.child<QPushButton>("continue_game").isVisible());
    QTest::keyClick(&driver.child<StartPage>("start_page"), Qt::Key_Escape);
    EXPECT_FALSE(isSeen(driver));
    EXPECT_TRUE(driver.session().outcome().over());
}

TEST_F(TheStartPage, IsLedByTheKeyboard) {
    Driver driver("pivit", {});
    start(driver);
    driver.child<PictureButton>("start_quivive").setFocus(Qt::TabFocusReason);
    QTest::keyClick(&driver.child<PictureButton>("start_quivive"), Qt::Key_Return);
    EXPECT_FALSE(isSeen(driver));
    EXPECT_EQ(driver.session().record().game().id(), "quivive");
}

TEST_F(TheStartPage, IsAKeyAwayFromWhoeverWrites) {
    Driver driver("pivit", {});
    auto& comment = driver.child<QPlainTextEdit>("comment");
    comment.setFocus();
    QTest::keyClicks(&comment, QStringLiteral("well"));
    QTest::keyClick(&comment, Qt::Key_Home);
    EXPECT_EQ(comment.textCursor().position(), 0);
    QTest::keyClick(&comment, Qt::Key_Home, Qt::AltModifier);
    EXPECT_TRUE(isSeen(driver));
}

TEST_F(TheStartPage, AnUnsavedGameIsNotThrownAwayUnasked) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    start(driver);
    answerBox(QMessageBox::Cancel);
    press(driver, "start_sputnik");
    EXPECT_EQ(driver.session().record().game().id(), "pivit");
    EXPECT_EQ(driver.session().last(), 1U);
}

TEST_F(TheStartPage, GamesPlayedBeforeAreShownAndOpened) {
    const QString file =
        QStringLiteral(CLOCKWISE_SOURCE_DIR "/tests/data/games/sputnik_four.clockwise");
    settings::rememberRecentGame({path(QStringLiteral("gone.clockwise")), QStringLiteral("pivit")});
    settings::rememberRecentGame({file, QStringLiteral("sputnik")});
    Driver driver("pivit", {});
    start(driver);
    const auto buttons = driver.window().findChildren<PictureButton*>("recent_game");
    ASSERT_EQ(buttons.size(), 1) << "a file that has gone is not offered";
    EXPECT_TRUE(QTest::qWaitFor([&] { return buttons.front()->hasPicture(); }));
    QTest::mouseClick(buttons.front(), Qt::LeftButton);
    EXPECT_FALSE(isSeen(driver));
    EXPECT_EQ(driver.session().record().seats(), 4);
}

TEST_F(TheStartPage, TheKeysOfTheGameDoNothingWhileItIsNotSeen) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play({"b1-b4", "c1-c4"});
    start(driver);
    driver.key(Qt::Key_Left);
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(driver.session().shown(), 2U);
    EXPECT_EQ(driver.session().last(), 2U);
    press(driver, "continue_game");
    driver.key(Qt::Key_Left);
    EXPECT_EQ(driver.session().shown(), 1U);
}

TEST_F(TheStartPage, OffersNothingToSaveOrShareThatIsNotSeen) {
    Driver driver("pivit", {{"board", "6"}});
    const auto expectOffered = [&driver](bool offered) {
        for (const char* id :
             {"save", "save_as", "export", "print", "copy_turns", "copy_position", "copy_picture"})
            EXPECT_EQ(driver.child<QAction>(id).isEnabled(), offered) << id;
        for (const char* id : {"open", "paste_game", "new_pivit", "quit"})
            EXPECT_TRUE(driver.child<QAction>(id).isEnabled()) << id;
    };
    expectOffered(true);
    start(driver);
    expectOffered(false);
    press(driver, "continue_game");
    expectOffered(true);
    driver.choose("set_up_position");
    expectOffered(false);
}

} // namespace
} // namespace clockwise::app
