// SPDX-License-Identifier: MIT
// Games that were left behind by a crash, and how the window offers them.
#include "app/files/autosave.h"
#include "app/files/lost_game.h"
#include "app/language.h"
#include "app/widgets/notice_bar.h"
#include "seen_text.h"
#include "window_test.h"

#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class Recoveries : public WindowTest {
  protected:
    static QStringList autosaves(const QString& folder = autosaveFolder()) {
        const QDir place(folder);
        QStringList paths;
        for (const QString& name : place.entryList({QStringLiteral("*.clockwise")}, QDir::Files))
            paths << place.filePath(name);
        return paths;
    }
    static QStringList setAside() {
        return autosaves(autosaveFolder() + QStringLiteral("/damaged"));
    }
    static std::string contentOfOnly(const QStringList& files) {
        EXPECT_EQ(files.size(), 1);
        return contentOf(files.value(0)).toStdString();
    }
    // Leaves a game behind as a crash would; its autosave.
    static QString leave(std::initializer_list<std::string_view> turns, const QString& file = {}) {
        const QStringList before = autosaves();
        Document document(newGame("pivit", {{"board", "6"}}));
        document.adopt(newGame("pivit", {{"board", "6"}}), file);
        Autosave autosave(document);
        for (const std::string_view turn : turns) EXPECT_TRUE(document.session().submit(turn));
        autosave.wait();
        for (const QString& path : autosaves())
            if (!before.contains(path)) return path;
        return {};
    }

    static bool offers(Driver& driver) { return driver.child<NoticeBar>("lost_games").isVisible(); }
    static std::string notice(Driver& driver) {
        return driver.child<NoticeBar>("lost_games")
            .findChild<QLabel*>(QStringLiteral("notice"))
            ->text()
            .toStdString();
    }
    static void choose(Driver& driver, const char* button) {
        QTest::mouseClick(&driver.child<QPushButton>(button), Qt::LeftButton);
    }
};

TEST_F(Recoveries, AreNotOfferedWhenNothingWasLost) {
    Driver driver("sputnik", {});
    driver.window().keepSafe();
    EXPECT_FALSE(offers(driver));
}

TEST_F(Recoveries, AreOfferedWithoutBeingInTheWay) {
    leave({"b1-b4", "c1-c2"});
    Driver driver("sputnik", {});
    driver.window().keepSafe();
    ASSERT_TRUE(offers(driver));
    EXPECT_THAT(notice(driver), StartsWith("Pivit"));
    EXPECT_THAT(notice(driver), HasSubstr("a game of 2 turns was left unsaved ("));
    EXPECT_FALSE(driver.window().isWindowModified());
    driver.play("a1-b2xd4");
    EXPECT_TRUE(offers(driver));
}

// One of them throws a game away.
TEST_F(Recoveries, AreOfferedWithKeysOfTheirOwn) {
    for (const QString& language : Language::ids().mid(1)) {
        Language::ofProgram().choose(language);
        leave({"b1-b4"});
        Driver driver("pivit", {});
        driver.window().keepSafe();
        driver.choose("first_game_pivit"); // whose card has buttons too
        ASSERT_TRUE(offers(driver));
        QString keys = keysOf(driver.window());
        std::ranges::sort(keys);
        EXPECT_EQ(std::ranges::adjacent_find(keys), keys.end()) << keys.toStdString();
        choose(driver, "notice_discard");
        driver.choose("start");
    }
    Language::ofProgram().choose(QStringLiteral("en"));
}

TEST_F(Recoveries, GoOnWithTheGameWhereItWas) {
    leave({"b1-b4", "c1-c2"});
    Driver driver("sputnik", {});
    driver.window().keepSafe();
    choose(driver, "notice_continue");
    EXPECT_FALSE(offers(driver));
    EXPECT_EQ(driver.place(), "2 / 2");
    EXPECT_TRUE(driver.window().isWindowModified());
    expectInStep(driver);
    driver.play("b6-b5");
    ASSERT_TRUE(QTest::qWaitFor([] {
        return contentOfOnly(autosaves()).find("3. b6-b5") != std::string::npos;
    })) << "it is kept safe from now on";
}

TEST_F(Recoveries, NeverOverwriteThePlayersOwnFileUnasked) {
    const QString file = write(QStringLiteral("evening.clockwise"), "the player's own");
    leave({"b1-b4", "c1-c2"}, file);
    Driver driver("sputnik", {});
    driver.window().keepSafe();
    EXPECT_THAT(
        notice(driver),
        HasSubstr("a game of 2 turns was left with changes that are not in evening.clockwise"));
    choose(driver, "notice_continue");
    driver.play("b6-b5");
    EXPECT_EQ(driver.window().document().path(), QString());
    EXPECT_EQ(contentOf(file), "the player's own");

    // The dialog proposes that file, and asks before it is replaced.
    m_modals.answer<QFileDialog>([&](QFileDialog& dialog) {
        EXPECT_EQ(dialog.selectedFiles(), QStringList{file});
        m_modals.answer<QMessageBox>([&dialog](QMessageBox& box) {
            box.button(QMessageBox::No)->click();
            QMetaObject::invokeMethod(&dialog, &QDialog::reject, Qt::QueuedConnection);
        });
        typeInto(dialog, file);
    });
    driver.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(contentOf(file), "the player's own");
    EXPECT_TRUE(driver.window().isWindowModified());
}

TEST_F(Recoveries, AreNotOfferedWhenTheFileHasItAll) {
    const QString file = path(QStringLiteral("evening.clockwise"));
    const QByteArray kept = contentOf(leave({"b1-b4"}, file));
    write(QStringLiteral("evening.clockwise"), kept.left(kept.lastIndexOf('%')));
    Driver driver("sputnik", {});
    driver.window().keepSafe();
    EXPECT_FALSE(offers(driver));
    EXPECT_TRUE(autosaves().isEmpty());
}

TEST_F(Recoveries, GetAWindowOfTheirOwnWhereAnotherGameCouldBeLost) {
    leave({"b1-b4", "c1-c2"});
    Driver driver("sputnik", {});
    driver.window().keepSafe();
    driver.play("a1-b2xd4");
    choose(driver, "notice_continue");
    EXPECT_EQ(driver.news(), "Vermilion played a1-b2xd4.");
    EXPECT_FALSE(offers(driver));
    MainWindow* other = nullptr;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<MainWindow*>(widget); window && window != &driver.window())
            other = window;
    ASSERT_NE(other, nullptr);
    EXPECT_EQ(other->document().session().last(), 2U);
    EXPECT_TRUE(other->isWindowModified());
    EXPECT_TRUE(other->table().isVisible());
    other->closeUnasked();
}

TEST_F(Recoveries, AreDiscardedOnlyWhenAskedTo) {
    leave({"b1-b4"});
    {
        Driver driver("sputnik", {});
        driver.window().keepSafe();
        choose(driver, "notice_later");
        EXPECT_FALSE(offers(driver));
        EXPECT_EQ(autosaves().size(), 1);
        driver.window().close();
    }
    Driver driver("sputnik", {});
    driver.window().keepSafe();
    ASSERT_TRUE(offers(driver)) << "later is now";
    choose(driver, "notice_discard");
    EXPECT_FALSE(offers(driver));
    EXPECT_TRUE(autosaves().isEmpty());
}

TEST_F(Recoveries, ComeOneAfterTheOther) {
    leave({"b1-b4"});
    leave({"b1-b4", "c1-c2"});
    Driver driver("sputnik", {});
    driver.window().keepSafe();
    const std::string first = notice(driver);
    choose(driver, "notice_later");
    ASSERT_TRUE(offers(driver));
    EXPECT_NE(notice(driver), first);
    choose(driver, "notice_continue");
    EXPECT_FALSE(offers(driver));
    EXPECT_EQ(autosaves().size(), 2);
}

TEST_F(Recoveries, OfADamagedGameSetItAsideAndSayWhy) {
    const QString file = leave({"b1-b4", "c1-c2"});
    QByteArray damaged = contentOf(file);
    damaged.replace("c1-c2", "c1-c9");
    QFile autosave(file);
    ASSERT_TRUE(autosave.open(QIODevice::WriteOnly));
    autosave.write(damaged);
    autosave.close();

    Driver driver("sputnik", {});
    driver.window().keepSafe();
    ASSERT_TRUE(offers(driver));
    EXPECT_THAT(notice(driver), StartsWith("An autosaved game is damaged. " + file.toStdString()));
    EXPECT_THAT(notice(driver), HasSubstr("line 8, column 13"));
    EXPECT_EQ(contentOfOnly(setAside()), damaged.toStdString());
    EXPECT_THAT(notice(driver),
                HasSubstr("It was set aside as " + setAside().value(0).toStdString()));

    choose(driver, "notice_continue");
    EXPECT_EQ(driver.place(), "1 / 1");
    EXPECT_TRUE(driver.window().isWindowModified());
    EXPECT_EQ(contentOfOnly(setAside()), damaged.toStdString());
}

TEST_F(Recoveries, OfNonsenseGoOnToTheNext) {
    leave({"b1-b4"});
    QTest::qWait(20); // so that the next one is newer
    QFile nonsense(leave({"b1-b4"}));
    ASSERT_TRUE(nonsense.open(QIODevice::WriteOnly));
    nonsense.write(QByteArray(1000, '\0'));
    nonsense.close();
    Driver driver("sputnik", {});
    driver.window().keepSafe();
    EXPECT_THAT(notice(driver), StartsWith("An autosaved game is damaged."));
    EXPECT_EQ(driver.window().findChild<QPushButton*>(QStringLiteral("notice_continue")), nullptr);
    choose(driver, "notice_close");
    EXPECT_THAT(notice(driver), StartsWith("Pivit"));
    EXPECT_EQ(setAside().size(), 1);
}

TEST_F(Recoveries, AreNotForGamesPlayedInAnotherWindow) {
    Driver first("pivit", {{"board", "6"}});
    first.window().keepSafe();
    first.play("b1-b4");
    Driver second("sputnik", {});
    second.window().keepSafe();
    EXPECT_FALSE(offers(second));
    second.play("a1-b2xd4");
    ASSERT_TRUE(QTest::qWaitFor([] { return autosaves().size() == 2; }));
}

TEST_F(Recoveries, AreNotNeededAfterTheGameWasLetGo) {
    Driver driver("pivit", {{"board", "6"}});
    driver.window().keepSafe();
    driver.play("b1-b4");
    ASSERT_TRUE(QTest::qWaitFor([] { return autosaves().size() == 1; }));
    answerBox(QMessageBox::Cancel);
    driver.key(Qt::Key_Q, Qt::ControlModifier);
    EXPECT_EQ(autosaves().size(), 1);
    answerBox(QMessageBox::Discard);
    driver.key(Qt::Key_Q, Qt::ControlModifier);
    EXPECT_TRUE(autosaves().isEmpty());
}

TEST_F(Recoveries, ThatCannotBePromisedAreToldOnceAndNotInABox) {
    const QDir state(QFileInfo(autosaveFolder()).path());
    QDir(state).removeRecursively();
    QFile inTheWay(state.path());
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    inTheWay.close();
    Driver driver("pivit", {{"board", "6"}});
    driver.window().keepSafe();
    driver.play("b1-b4");
    auto& trouble = driver.child<NoticeBar>("trouble");
    ASSERT_TRUE(QTest::qWaitFor([&] { return trouble.isVisible(); }));
    EXPECT_THAT(trouble.findChild<QLabel*>(QStringLiteral("notice"))->text().toStdString(),
                HasSubstr("cannot be autosaved in " + autosaveFolder().toStdString()));
    choose(driver, "notice_close");
    EXPECT_FALSE(trouble.isVisible());
    driver.play("c1-c2");
    QTest::qWait(50);
    EXPECT_FALSE(trouble.isVisible()) << "once is enough";
    ASSERT_TRUE(inTheWay.remove());
    driver.play("b6-b5");
    EXPECT_TRUE(QTest::qWaitFor([] { return autosaves().size() == 1; }));
}

} // namespace
} // namespace clockwise::app
