// SPDX-License-Identifier: MIT
// The keys of the menus: told apart, shown on a page, and none of them in the board's way.
#include "app/language.h"
#include "app/shortcuts_window.h"
#include "app/usual_text.h"
#include "hands.h"
#include "window_test.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <QTextBrowser>

#include <map>
#include <set>

namespace clockwise::app {
namespace {

using Shortcuts = WindowTest;

std::string plain(QString words) {
    return words.remove(QLatin1Char('&')).toStdString();
}

// A menu and those in it.
void eachMenu(const QList<QAction*>& actions, const std::function<void(QMenu&)>& visit) {
    for (QAction* action : actions) {
        if (action->menu() == nullptr) continue;
        visit(*action->menu());
        eachMenu(action->menu()->actions(), visit);
    }
}

TEST_F(Shortcuts, AreEachThatOfOneActionAlone) {
    Driver driver("pivit", {});
    std::map<QKeySequence, std::string> taken;
    for (QAction* action : driver.window().findChildren<QAction*>())
        for (const QKeySequence& key : action->shortcuts()) {
            const auto [other, isNew] = taken.try_emplace(key, plain(action->text()));
            EXPECT_TRUE(isNew) << key.toString().toStdString() << ": " << other->second << " and "
                               << plain(action->text());
        }
    EXPECT_GT(taken.size(), 20U);
}

TEST_F(Shortcuts, LeaveTheBoardItsLetters) {
    Driver driver("pivit", {});
    for (QAction* action : driver.window().findChildren<QAction*>())
        for (const QKeySequence& key : action->shortcuts()) {
            const auto first = key[0];
            const bool letter = first.key() >= Qt::Key_A && first.key() <= Qt::Key_Z;
            const bool alone = (first.keyboardModifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
            EXPECT_FALSE(letter && alone) << plain(action->text());
        }
}

void expectDifferentLetters(const QList<QAction*>& actions, const std::string& where) {
    std::map<QString, std::string> taken;
    for (const QAction* action : actions) {
        const QKeySequence letter = QKeySequence::mnemonic(action->text());
        if (letter.isEmpty() || !action->isVisible()) continue;
        const auto [other, isNew] = taken.try_emplace(letter.toString(), plain(action->text()));
        EXPECT_TRUE(isNew) << where << ": " << letter.toString().toStdString() << " is of "
                           << other->second << " and " << plain(action->text());
    }
}

TEST_F(Shortcuts, GiveEachLineOfAMenuItsOwnLetter) {
    GameRecord record = newGame("pivit", {});
    TimeControls clocks;
    for (const Seat seat : SeatSet::firstSeats(2).toVector())
        clocks[seat] = TimeControl{std::chrono::minutes(5), {}};
    record.setClocks(clocks);
    Driver driver(std::move(record));
    driver.play("b1-b2");
    driver.choose("back");
    const QList<QAction*> top = driver.window().menuBar()->actions();
    expectDifferentLetters(top, "the menus");
    eachMenu(top, [](QMenu& menu) { expectDifferentLetters(menu.actions(), plain(menu.title())); });
}

ShortcutsWindow& shown(Driver& driver) {
    driver.key(Qt::Key_F1, Qt::ShiftModifier);
    return driver.child<ShortcutsWindow>("shortcuts_window");
}

QString textOf(ShortcutsWindow& page) {
    // Without the signs that only tell where a line may be broken.
    return page.findChild<QTextBrowser*>()->toPlainText().remove(QChar(0x200b));
}

TEST_F(Shortcuts, StandOnAPageWithAllThatTheMenusHave) {
    Driver driver("pivit", {});
    ShortcutsWindow& page = shown(driver);
    EXPECT_TRUE(page.isVisible());
    EXPECT_FALSE(page.isModal());
    const QString text = textOf(page);
    int found = 0;
    eachMenu(driver.window().menuBar()->actions(), [&](QMenu& menu) {
        for (QAction* action : menu.actions())
            for (const QKeySequence& key : action->shortcuts()) {
                if (!action->isVisible()) continue;
                ++found;
                EXPECT_TRUE(text.contains(QString::fromStdString(plain(usualText(*action)))));
                EXPECT_TRUE(text.contains(key.toString(QKeySequence::NativeText)))
                    << key.toString().toStdString();
            }
    });
    EXPECT_GT(found, 20);
    EXPECT_TRUE(text.contains(QStringLiteral("Shift+Left")));
}

TEST_F(Shortcuts, AreCalledWhatTheyAlwaysAre) {
    Driver driver("pivit", {{"board", "6"}});
    ShortcutsWindow& page = shown(driver);
    const QString before = textOf(page);
    driver.window().activateWindow();
    driver.play("b1-b4");
    page.activateWindow();
    QTest::qWait(50);
    EXPECT_EQ(textOf(page).toStdString(), before.toStdString())
        << "whatever undo would take back at the moment";
    EXPECT_FALSE(before.contains(QStringLiteral("Return")));
    EXPECT_TRUE(before.contains(QStringLiteral("Enter")));
}

TEST_F(Shortcuts, AreShownInTheLanguageThatIsChosen) {
    Driver driver("pivit", {});
    ShortcutsWindow& page = shown(driver);
    const QString before = textOf(page);
    Language::ofProgram().choose(QStringLiteral("es"));
    const QString spanish = textOf(page);
    Language::ofProgram().choose(QStringLiteral("en"));
    EXPECT_NE(spanish, before);
    EXPECT_TRUE(spanish.contains(QStringLiteral("Deshacer")));
    EXPECT_EQ(textOf(page), before);
}

TEST_F(Shortcuts, GoWithEscapeAndLeaveTheGameInPlay) {
    Driver driver("pivit", {{"board", "6"}});
    ShortcutsWindow& page = shown(driver);
    driver.play("b1-b4");
    EXPECT_EQ(driver.session().last(), 1U) << "one plays on beside it";
    page.activateWindow();
    QTest::keyClick(&page, Qt::Key_Escape);
    EXPECT_FALSE(page.isVisible());
}

TEST_F(Shortcuts, OfTheListOfTurnsGoUpAndDownThroughTheRounds) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play({"b6-b3", "a5-d5", "b3xa3"});
    auto& list = driver.child<QAbstractItemView>("turns");
    list.setFocus();
    press(Qt::Key_Up);
    EXPECT_EQ(driver.session().shown(), 1U);
    press(Qt::Key_Up);
    EXPECT_EQ(driver.session().shown(), 1U) << "there is no round before the first";
    press(Qt::Key_Down);
    EXPECT_EQ(driver.session().shown(), 3U);
    press(Qt::Key_Left);
    EXPECT_EQ(driver.session().shown(), 2U);
}

} // namespace
} // namespace clockwise::app
