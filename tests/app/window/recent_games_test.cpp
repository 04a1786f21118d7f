// SPDX-License-Identifier: MIT
// The submenu of recent games, and what it remembers.
#include "app/settings.h"
#include "app/words.h"
#include "window_test.h"

#include <QMenu>
#include <QMessageBox>
#include <QTest>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

const QByteArray kPivit = "[Format \"Clockwise 1\"]\n[Game \"pivit\"]\n[Players \"2\"]\n"
                          "[Board \"6\"]\n\n1. b1-b4 *\n";
const QByteArray kSputnik =
    "[Format \"Clockwise 1\"]\n[Game \"sputnik\"]\n[Players \"2\"]\n\n1. a1-b2xd4 *\n";
const std::string kEnd = "&Clear the list";

class RecentGamesMenu : public WindowTest {
  protected:
    // The menu as it opens; the games' entries come first.
    static QMenu& opened(Driver& driver) {
        auto& menu = driver.child<QMenu>("recent");
        menu.popup(driver.window().pos());
        menu.hide();
        return menu;
    }
    static std::vector<std::string> entries(Driver& driver) {
        std::vector<std::string> texts;
        for (const QAction* action : opened(driver).actions())
            if (!action->isSeparator()) texts.push_back(action->text().toStdString());
        return texts;
    }
    // By the mouse, in the open menu.
    static void chooseEntry(Driver& driver, int place) {
        auto& menu = driver.child<QMenu>("recent");
        menu.popup(driver.window().pos());
        QTest::mouseClick(&menu, Qt::LeftButton, {},
                          menu.actionGeometry(menu.actions().at(place)).center());
    }
};

TEST_F(RecentGamesMenu, IsEmptyAtFirst) {
    Driver driver("pivit", {});
    EXPECT_THAT(entries(driver), ElementsAre("No games yet", kEnd));
    for (const QAction* action : opened(driver).actions())
        EXPECT_TRUE(action->isSeparator() || !action->isEnabled());
}

TEST_F(RecentGamesMenu, HasTheGamesWithTheirKindsTheNewestFirst) {
    Driver driver("pivit", {});
    const QString first = write(QStringLiteral("first.clockwise"), kPivit);
    const QString second = write(QStringLiteral("Ana & 棋.clockwise"), kSputnik);
    ASSERT_TRUE(driver.window().openFile(first));
    ASSERT_TRUE(driver.window().openFile(second));
    EXPECT_THAT(entries(driver),
                ElementsAre("Ana && 棋.clockwise — Sputnik", "first.clockwise — Pivit", kEnd));
    EXPECT_EQ(opened(driver).actions().constFirst()->toolTip(), plainToolTip(second));
    ASSERT_TRUE(driver.window().openFile(first));
    EXPECT_THAT(entries(driver),
                ElementsAre("first.clockwise — Pivit", "Ana && 棋.clockwise — Sputnik", kEnd))
        << "no game is there twice";
}

TEST_F(RecentGamesMenu, ASavedGameIsAmongThem) {
    Driver driver("quivive", {});
    driver.play("+d4");
    answerFileDialog(path(QStringLiteral("evening")));
    driver.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_THAT(entries(driver), ElementsAre("evening.clockwise — Quivive", kEnd));
}

TEST_F(RecentGamesMenu, KeepsTen) {
    Driver driver("pivit", {});
    for (int i = 1; i <= 12; ++i) {
        const QString name = QStringLiteral("%1.clockwise").arg(i);
        ASSERT_TRUE(driver.window().openFile(write(name, kPivit)));
    }
    const auto texts = entries(driver);
    ASSERT_THAT(texts, SizeIs(11));
    EXPECT_EQ(texts.front(), "12.clockwise — Pivit");
    EXPECT_EQ(texts[9], "3.clockwise — Pivit");
}

TEST_F(RecentGamesMenu, IsTheSameInEveryWindowAndTheNextTime) {
    {
        Driver driver("pivit", {});
        Driver beside("pivit", {});
        const QString file = write(QStringLiteral("a.clockwise"), kPivit);
        ASSERT_TRUE(driver.window().openFile(file));
        EXPECT_THAT(entries(beside), ElementsAre("a.clockwise — Pivit", kEnd));
    }
    Driver later("sputnik", {});
    EXPECT_THAT(entries(later), ElementsAre("a.clockwise — Pivit", kEnd));
}

TEST_F(RecentGamesMenu, OpensTheGameChosenAfterTheUsualQuestion) {
    Driver driver("pivit", {{"board", "6"}});
    const QString file = write(QStringLiteral("game.clockwise"), kSputnik);
    settings::rememberRecentGame({file, QStringLiteral("sputnik")});
    driver.play("b1-b4");
    answerBox(QMessageBox::Cancel);
    chooseEntry(driver, 0);
    EXPECT_EQ(driver.news(), "Vermilion played b1-b4.");
    answerBox(QMessageBox::Discard);
    chooseEntry(driver, 0);
    EXPECT_EQ(driver.news(), "Vermilion played a1-b2xd4.");
    EXPECT_EQ(driver.window().document().path(), file);
}

TEST_F(RecentGamesMenu, SaysThatAFileHasGoneAndDropsIt) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    const QString file = write(QStringLiteral("gone.clockwise"), kPivit);
    settings::rememberRecentGame({file, QStringLiteral("pivit")});
    ASSERT_TRUE(QFile::remove(file));
    std::string told;
    answerBox(QMessageBox::Ok, &told);
    chooseEntry(driver, 0);
    EXPECT_THAT(told, HasSubstr(file.toStdString() + " is not there any more."));
    EXPECT_THAT(entries(driver), ElementsAre("No games yet", kEnd));
    EXPECT_EQ(driver.news(), "Vermilion played b1-b4.");
}

TEST_F(RecentGamesMenu, IsAsBeforeWhenAFileDoesNotOpen) {
    Driver driver("pivit", {});
    const QString good = write(QStringLiteral("good.clockwise"), kPivit);
    const QString other = write(QStringLiteral("other.clockwise"), kPivit);
    ASSERT_TRUE(driver.window().openFile(other));
    ASSERT_TRUE(driver.window().openFile(good));
    const auto before = entries(driver);
    write(QStringLiteral("other.clockwise"), "nonsense");
    answerBox(QMessageBox::Ok);
    chooseEntry(driver, 1);
    EXPECT_EQ(entries(driver), before);
    answerBox(QMessageBox::Ok);
    EXPECT_FALSE(driver.window().openFile(path(QStringLiteral("never.clockwise"))));
    EXPECT_EQ(entries(driver), before);
}

TEST_F(RecentGamesMenu, IsCleared) {
    Driver driver("pivit", {});
    ASSERT_TRUE(driver.window().openFile(write(QStringLiteral("a.clockwise"), kPivit)));
    opened(driver);
    driver.choose("recent_clear");
    EXPECT_THAT(entries(driver), ElementsAre("No games yet", kEnd));
}

} // namespace
} // namespace clockwise::app
