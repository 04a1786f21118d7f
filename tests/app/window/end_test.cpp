// SPDX-License-Identifier: MIT
// What the table offers when a game has ended.
#include "app/clock/table_clock.h"
#include "app/language.h"
#include "app/rematch.h"
#include "app/seats/end_banner.h"
#include "app/set_up/set_up.h"
#include "app/settings.h"
#include "app/side_panel.h"
#include "app/widgets/elided_label.h"
#include "kinds.h"
#include "window_test.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class Ends : public WindowTest {
  protected:
    static EndBanner& banner(Driver& driver) { return driver.child<EndBanner>("end_banner"); }
    static void click(Driver& driver, const char* button) {
        QTest::mouseClick(&driver.child<QAbstractButton>(button), Qt::LeftButton);
    }
    static std::string text(Driver& driver, const std::string& label) {
        return driver.child<ElidedLabel>(label.c_str()).text().toStdString();
    }
    static std::string news(Driver& driver) {
        return driver.child<QLabel>("news").text().toStdString();
    }
    static void name(Driver& driver, const std::vector<std::string>& names) {
        driver.session().edit([&](GameRecord& record) {
            for (std::size_t i = 0; i < names.size(); ++i)
                record.seat(Seat::fromIndex(static_cast<int>(i))).name = names[i];
        });
    }
    static std::vector<std::string> names(const GameRecord& record) {
        std::vector<std::string> names;
        for (const Seat seat : SeatSet::firstSeats(record.seats()).toVector())
            names.push_back(record.seat(seat).name);
        return names;
    }
};

TEST_F(Ends, AreToldWithThePlacesAndWhatBecameOfEverybody) {
    Driver driver("pivit", {{"players", "3"}});
    name(driver, {"Ana", "Bruno", "Carla"});
    EXPECT_FALSE(banner(driver).isVisible());
    driver.play("b1-b2");
    driver.choose("resign");
    EXPECT_FALSE(banner(driver).isVisible());
    driver.choose("resign");
    EXPECT_TRUE(banner(driver).isVisible());
    EXPECT_THAT(news(driver), HasSubstr("Ana wins — all others are out."));
    EXPECT_EQ(text(driver, "end_name_1"), "Ana");
    EXPECT_EQ(text(driver, "end_fate_1"), "8 minions");
    EXPECT_EQ(text(driver, "end_name_2"), "Carla");
    EXPECT_EQ(text(driver, "end_fate_2"), "resigned in turn 3");
    EXPECT_EQ(text(driver, "end_name_3"), "Bruno");
    EXPECT_EQ(text(driver, "end_fate_3"), "resigned in turn 2");
}

TEST_F(Ends, OfAWholeGameSayWhoWasOutWhen) {
    const Kind kind{"SputnikTwo", "sputnik", {}};
    Driver driver(played(kind));
    EXPECT_TRUE(banner(driver).isVisible());
    EXPECT_THAT(text(driver, "end_fate_2"), HasSubstr("out in turn "));
}

TEST_F(Ends, BlockNeitherUndoNorLookingBackAndComeAgain) {
    Driver driver("pivit", {});
    driver.play("b1-b2");
    driver.choose("resign");
    EXPECT_TRUE(banner(driver).isVisible());
    driver.choose("back");
    EXPECT_FALSE(banner(driver).isVisible());
    driver.choose("last");
    EXPECT_TRUE(banner(driver).isVisible());
    driver.choose("undo");
    EXPECT_FALSE(banner(driver).isVisible());
    driver.choose("redo");
    EXPECT_TRUE(banner(driver).isVisible());
}

TEST_F(Ends, OnceClosedStayAwayUntilTheEndIsComeToAgain) {
    Driver driver("pivit", {});
    driver.choose("resign");
    click(driver, "end_close");
    EXPECT_FALSE(banner(driver).isVisible());
    driver.window().resize(900, 700);
    EXPECT_FALSE(banner(driver).isVisible());
    driver.choose("first");
    driver.choose("last");
    EXPECT_TRUE(banner(driver).isVisible());
}

TEST_F(Ends, AreReachedAndClosedByTheKeyboard) {
    Driver driver("pivit", {});
    driver.choose("resign");
    EXPECT_FALSE(banner(driver).isAncestorOf(QApplication::focusWidget()))
        << "nothing is taken from the board";
    for (int tabs = 0; tabs < 40 && !banner(driver).isAncestorOf(QApplication::focusWidget());
         ++tabs)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    ASSERT_TRUE(banner(driver).isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    EXPECT_FALSE(banner(driver).isVisible());
}

TEST_F(Ends, OfADrawHaveNoPlaces) {
    Driver driver("quivive", {});
    driver.play("+d4");
    driver.choose("agree");
    EXPECT_EQ(news(driver), "A draw — agreed.");
    EXPECT_EQ(text(driver, "end_name_1"), "Vermilion");
    EXPECT_EQ(text(driver, "end_name_2"), "Blue");
}

TEST_F(Ends, WaitForWhatLedToThem) {
    settings::rememberAnimationSpeed(QStringLiteral("slow"));
    Driver driver("pivit", {});
    driver.choose("resign");
    EXPECT_FALSE(banner(driver).isVisible());
    EXPECT_TRUE(QTest::qWaitFor([&] { return banner(driver).isVisible(); }, 20'000));
}

// In the window's coordinates.
QRect placeOf(Driver& driver, const QWidget& widget) {
    return {widget.mapTo(&driver.window(), QPoint()), widget.size()};
}

TEST_F(Ends, LeaveTheBoardWhereItIsAndInSight) {
    for (const char* language : {"en", "es", "fr"})
        for (const QSize size : {QSize(800, 600), QSize(1280, 800), QSize(600, 900)}) {
            SCOPED_TRACE(testing::Message() << language << ' ' << size.width());
            Language::ofProgram().choose(QString::fromLatin1(language));
            Driver driver("sputnik", {{"players", "6"}});
            name(driver, {"Ana", "B", std::string(60, 'W'), "D", "E", "F"});
            driver.window().resize(size);
            for (int i = 0; i < 4; ++i) driver.choose("resign");
            QCoreApplication::processEvents();
            const QRect before = placeOf(driver, driver.board());
            driver.choose("resign");
            QCoreApplication::processEvents();
            ASSERT_TRUE(banner(driver).isVisible());
            const QRect place = placeOf(driver, banner(driver));
            EXPECT_EQ(placeOf(driver, driver.board()), before);
            EXPECT_FALSE(placeOf(driver, driver.window().table()).intersects(place));
            EXPECT_TRUE(driver.window().rect().contains(place));
            EXPECT_GE(banner(driver).height(), banner(driver).minimumSizeHint().height());
            for (const char* id : {"end_rematch", "end_replay", "end_save"}) {
                const auto& button = driver.child<QPushButton>(id);
                EXPECT_GE(button.width(),
                          button.fontMetrics().size(Qt::TextShowMnemonic, button.text()).width())
                    << id;
            }
            const auto& turns = driver.child<QAbstractItemView>("turns");
            EXPECT_TRUE(turns.isHidden() || turns.viewport()->height() > 80);
        }
    Language::ofProgram().choose(QStringLiteral("en"));
}

TEST_F(Ends, BelowTheBoardTakeThePlaceOfTheTurnsUntilTheyAreClosed) {
    Driver driver("pivit", {});
    driver.window().resize(600, 900);
    driver.choose("resign");
    QCoreApplication::processEvents();
    EXPECT_FALSE(driver.child<QWidget>("turns").isVisible());
    click(driver, "end_close");
    EXPECT_TRUE(driver.child<QWidget>("turns").isVisible());
    driver.choose("first");
    driver.choose("last");
    EXPECT_FALSE(driver.child<QWidget>("turns").isVisible());
    driver.choose("back");
    EXPECT_TRUE(driver.child<QWidget>("turns").isVisible());
}

// Rematch, Replay, Save.

TEST_F(Ends, ARematchHasThePlayersOneSeatOnAndTheNextOneBegins) {
    Driver driver("sputnik", {{"players", "3"}, {"rescue", "stuck"}});
    name(driver, {"Ana", "Bruno", "Carla"});
    driver.choose("resign");
    driver.choose("resign");
    answerBox(QMessageBox::Discard);
    click(driver, "end_rematch");
    EXPECT_TRUE(m_modals.allAnswered());
    EXPECT_EQ(driver.session().last(), 0U);
    EXPECT_EQ(driver.session().record().options().value("rescue"), "stuck");
    EXPECT_THAT(names(driver.session().record()), ElementsAre("Bruno", "Carla", "Ana"));
    EXPECT_THAT(driver.hint(), HasSubstr("Bruno"));
    EXPECT_FALSE(banner(driver).isVisible());
    driver.choose("rematch");
    EXPECT_THAT(names(driver.session().record()), ElementsAre("Carla", "Ana", "Bruno"));
}

TEST_F(Ends, NoRematchIsBegunWhenTheGameIsNotToBeLost) {
    Driver driver("pivit", {});
    driver.choose("resign");
    answerBox(QMessageBox::Cancel);
    click(driver, "end_rematch");
    EXPECT_EQ(driver.session().last(), 1U);
}

TEST(Rematch, TakesTheClocksAlongWithThePlayers) {
    GameRecord record = newGame("pivit", {});
    TimeControls clocks;
    clocks[Seat(1)] = TimeControl{std::chrono::minutes(5), std::chrono::seconds(0)};
    record.setClocks(clocks);
    const GameRecord next = rematch(record);
    EXPECT_FALSE(next.clocks()[Seat(1)]);
    EXPECT_EQ(next.clocks()[Seat(2)], clocks[Seat(1)]);
}

TEST(Rematch, BuildsARandomOpeningFromAnotherSeedAndAFixedOneAsBefore) {
    GameRecord record = newGame("quivive", {});
    playOpening(record, QStringLiteral("symmetrical"), 1);
    const GameRecord next = rematch(record);
    EXPECT_EQ(next.lineThrough(kRoot).size(), record.lineThrough(kRoot).size());
    EXPECT_EQ(next.tags(), record.tags());
    GameRecord random = newGame("quivive", {});
    playOpening(random, QString::fromLatin1(kRandomOpening), 7);
    EXPECT_GT(rematch(random).lineThrough(kRoot).size(), 12U);
}

TEST_F(Ends, ReplayShowsTheGameFromTheStart) {
    Driver driver("pivit", {});
    driver.play({"b1-b2", "f8-f7"});
    driver.choose("resign");
    click(driver, "end_replay");
    EXPECT_EQ(driver.session().shown(), 0U);
    EXPECT_FALSE(banner(driver).isVisible());
    EXPECT_EQ(driver.child<QAction>("play").text(), QStringLiteral("&Pause"));
    driver.choose("play");
}

TEST_F(Ends, SaveSavesTheGame) {
    Driver driver("pivit", {});
    driver.choose("resign");
    const QString file = path(QStringLiteral("over.clockwise"));
    answerFileDialog(file);
    click(driver, "end_save");
    EXPECT_THAT(contentOf(file).toStdString(), HasSubstr("resign"));
    EXPECT_FALSE(driver.child<QPushButton>("end_save").isEnabled()) << "nothing is left to save";
    EXPECT_TRUE(banner(driver).isVisible());
}

TEST_F(Ends, OfALessonAreNoEnds) {
    Driver driver("pivit", {});
    driver.window().document().practise(played({"SputnikTwo", "sputnik", {}}));
    driver.session().goTo(driver.session().last());
    EXPECT_FALSE(banner(driver).isVisible());
    EXPECT_FALSE(driver.isOffered("rematch"));
}

} // namespace
} // namespace clockwise::app
