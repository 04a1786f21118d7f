// SPDX-License-Identifier: MIT
// Games with clocks, in a time that passes when the test says so.
#include "app/autosave.h"
#include "app/clock_face.h"
#include "app/clock_view.h"
#include "app/new_game_dialog.h"
#include "app/settings.h"
#include "app/table_clock.h"
#include "window_test.h"

#include <QCheckBox>
#include <QGroupBox>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;
using ::testing::ElementsAre;
using State = ClockFace::State;

GameRecord timed(std::string_view game, const Options& options, std::string_view clock) {
    GameRecord record = newGame(game, options);
    record.setClocks(readTimeControls(clock, record.seats()).value());
    return record;
}

// A window whose clock goes by the test's time.
class TimedDriver : public Driver {
  public:
    explicit TimedDriver(GameRecord first) : Driver(std::move(first)) {
        clock().setTimeSource([this] { return m_now; });
    }

    TableClock& clock() { return window().document().clock(); }
    const ClockFace& face(int seat) { return view(seat).face(); }
    std::string digits(int seat) { return face(seat).digits.toStdString(); }
    ClockView& view(int seat) { return child<ClockView>(("clock" + std::to_string(seat)).c_str()); }

    // What the timer would do whenever it wakes.
    void wait(milliseconds time) {
        m_now += time;
        clock().look();
    }
    // Time that passes without anybody looking.
    void pass(milliseconds time) { m_now += time; }
    std::string turnText(std::size_t ply) { return session().news(ply).text; }

  private:
    GameClock::Time m_now{};
};

class Clocks : public WindowTest {};

TEST(ClockDigits, CountWhatIsBegunAsWhole) {
    const std::vector<std::pair<milliseconds, const char*>> times{
        {0ms, "0.0"},     {1ms, "0.1"},       {9900ms, "9.9"},          {9901ms, "0:10"},
        {10s, "0:10"},    {10'001ms, "0:11"}, {59'001ms, "1:00"},       {10min, "10:00"},
        {59min, "59:00"}, {1h, "1:00:00"},    {3'599'001ms, "1:00:00"}, {25h + 61s, "25:01:01"}};
    for (const auto& [left, digits] : times)
        EXPECT_EQ(clockDigits(left).toStdString(), digits) << left.count();
}

TEST(ClockDigits, ChangeWhenTheClockWakesAndNotBefore) {
    for (milliseconds left = 12'345ms; left > 0ms;) {
        const milliseconds wait = untilDigitsChange(left);
        ASSERT_GT(wait, 0ms) << left.count();
        EXPECT_EQ(clockDigits(left), clockDigits(left - wait + 1ms)) << left.count();
        EXPECT_NE(clockDigits(left), clockDigits(left - wait)) << left.count();
        left -= wait;
    }
    EXPECT_EQ(untilDigitsChange(0ms), 0ms);
}

TEST_F(Clocks, AGameIsPlayedByTheClock) {
    TimedDriver driver(timed("pivit", {}, "600+5"));
    EXPECT_EQ(driver.digits(1), "10:00");
    EXPECT_EQ(driver.face(1).state, State::Paused);
    EXPECT_EQ(driver.face(2).state, State::Dimmed);
    EXPECT_FALSE(driver.clock().isAwake());

    driver.choose("clock");
    EXPECT_EQ(driver.face(1).state, State::Running);
    EXPECT_EQ(driver.face(2).state, State::Waiting);
    EXPECT_TRUE(driver.clock().isAwake());
    driver.wait(61s);
    EXPECT_EQ(driver.digits(1), "8:59");
    driver.play("b1-b2");
    EXPECT_EQ(driver.digits(1), "9:04");
    EXPECT_EQ(driver.face(1).state, State::Waiting);
    EXPECT_EQ(driver.face(2).state, State::Running);
    driver.wait(580s);
    EXPECT_EQ(driver.digits(2), "0:20");
    EXPECT_TRUE(driver.face(2).low);
    driver.wait(10'100ms);
    EXPECT_EQ(driver.digits(2), "9.9");
    driver.play("f8-f7");
    EXPECT_FALSE(driver.face(2).low) << "it is not its turn";
    EXPECT_EQ(driver.session().record().node(driver.session().at()).timeLeft, 14'900ms);
}

TEST_F(Clocks, StartAndPauseByKeyButtonAndClick) {
    TimedDriver driver(timed("pivit", {}, "600+5"));
    driver.key(Qt::Key_F8);
    EXPECT_TRUE(driver.clock().isGoing());
    driver.key(Qt::Key_F8);
    EXPECT_FALSE(driver.clock().isGoing());
    auto& button = driver.child<QToolButton>("clock_button");
    EXPECT_EQ(button.text().toStdString(), "Start the clock");
    QTest::mouseClick(&button, Qt::LeftButton);
    EXPECT_TRUE(driver.clock().isGoing());
    EXPECT_EQ(button.text().toStdString(), "Pause the clock");
    QTest::mouseClick(&driver.view(2), Qt::LeftButton);
    EXPECT_FALSE(driver.clock().isGoing());
    EXPECT_FALSE(driver.clock().isAwake());
    QTest::mouseClick(&driver.view(1), Qt::LeftButton);
    EXPECT_TRUE(driver.clock().isGoing());
    EXPECT_EQ(driver.digits(1), "10:00");
}

TEST_F(Clocks, WithoutClocksNothingIsSeenOfThem) {
    TimedDriver driver(newGame("pivit", {}));
    EXPECT_EQ(driver.face(1).state, State::None);
    EXPECT_FALSE(driver.view(1).isVisible());
    EXPECT_FALSE(driver.child<QToolButton>("clock_button").isVisible());
    EXPECT_FALSE(driver.child<QAction>("clock").isVisible());
    driver.play("b1-b2");
    EXPECT_FALSE(driver.clock().isAwake());
}

TEST_F(Clocks, ASeatWithoutOneShowsNoneAndWakesNobody) {
    TimedDriver driver(timed("pivit", {}, "600+0 -"));
    driver.play("b1-b2");
    EXPECT_FALSE(driver.view(2).isVisible());
    EXPECT_TRUE(driver.clock().isGoing());
    EXPECT_FALSE(driver.clock().isAwake());
    driver.play("f8-f7");
    EXPECT_TRUE(driver.clock().isAwake());
}

TEST_F(Clocks, ASingleClockIsWideEnoughForAllItsDigits) {
    TimedDriver driver(timed("pivit", {}, "600+0"));
    const QRect before = driver.view(1).geometry();
    EXPECT_TRUE(driver.child<SeatCard>("seat1").rect().contains(before));
    driver.choose("clock");
    driver.wait(595s);
    EXPECT_EQ(driver.digits(1), "5.0");
    EXPECT_EQ(driver.view(1).geometry(), before);
    EXPECT_EQ(driver.view(1).sizeHint(), before.size());
}

TEST_F(Clocks, WhoRunsOutOfTimeIsOutAndTheClockStops) {
    TimedDriver driver(timed("pivit", {}, "60+5"));
    driver.choose("clock");
    driver.wait(60s);
    EXPECT_EQ(driver.session().last(), 1U);
    EXPECT_EQ(driver.turnText(1), "timeout");
    EXPECT_TRUE(driver.seat(1).out);
    EXPECT_TRUE(driver.seat(2).won);
    EXPECT_EQ(driver.digits(1), "0.0");
    EXPECT_EQ(driver.digits(2), "1:00");
    EXPECT_FALSE(driver.clock().isAwake());
    EXPECT_FALSE(driver.isOffered("clock"));
    driver.wait(1h);
    EXPECT_EQ(driver.session().last(), 1U) << "once is enough";
    expectInStep(driver);
}

TEST_F(Clocks, OfFourTheOthersPlayOn) {
    TimedDriver driver(timed("pivit", {{"players", "4"}}, "60+0 10+0 60+0 60+0"));
    driver.play("b1-b2");
    driver.wait(10s);
    EXPECT_EQ(driver.turnText(2), "timeout");
    EXPECT_TRUE(driver.seat(2).out);
    EXPECT_TRUE(driver.seat(3).onTurn);
    EXPECT_TRUE(driver.news().ends_with("ran out of time.")) << driver.news();
    EXPECT_EQ(driver.face(3).state, State::Running);
    driver.wait(61s);
    EXPECT_EQ(driver.turnText(3), "timeout");
    EXPECT_EQ(driver.digits(4), "1:00") << "its time began when the other's was noticed to be over";
}

TEST_F(Clocks, TimeRunsOutWithAPieceInHand) {
    TimedDriver driver(timed("sputnik", {{"players", "3"}}, "60+0"));
    driver.choose("clock");
    driver.click("b2");
    ASSERT_TRUE(driver.picker().hasArrived());
    driver.wait(60s);
    EXPECT_EQ(driver.turnText(1), "timeout");
    EXPECT_FALSE(driver.picker().hasArrived());
    EXPECT_TRUE(driver.seat(2).onTurn);
    expectInStep(driver);
    driver.choose("undo");
    EXPECT_TRUE(driver.seat(1).onTurn);
    EXPECT_EQ(driver.digits(1), "1:00");
}

TEST_F(Clocks, TimeRunsOutWhileSomebodyLooksBack) {
    TimedDriver driver(timed("pivit", {}, "60+0"));
    driver.play({"b1-b2", "f8-f7"});
    driver.wait(20s);
    driver.key(Qt::Key_Home);
    EXPECT_EQ(driver.face(1).state, State::Running) << "to be seen from everywhere";
    EXPECT_EQ(driver.digits(1), "0:40");
    EXPECT_EQ(driver.face(2).state, State::Dimmed);
    driver.wait(20s);
    EXPECT_EQ(driver.digits(1), "0:20");
    driver.wait(20s);
    EXPECT_EQ(driver.turnText(3), "timeout");
    EXPECT_EQ(driver.session().shown(), 3U) << "everybody is taken to where it happened";
}

TEST_F(Clocks, TimeRunsOutWhileAVariationIsTried) {
    TimedDriver driver(timed("pivit", {}, "60+0"));
    driver.play({"b1-b2", "f8-f7"});
    driver.session().goTo(0);
    ASSERT_TRUE(driver.session().submit("d1-d2"));
    ASSERT_FALSE(driver.session().isMainLine());
    EXPECT_TRUE(driver.clock().isAwake());
    driver.wait(60s);
    EXPECT_TRUE(driver.session().isMainLine());
    EXPECT_EQ(driver.turnText(3), "timeout");
}

TEST_F(Clocks, WhatIsBeingWrittenIsKeptWhenTimeRunsOut) {
    TimedDriver driver(timed("pivit", {{"players", "3"}}, "60+0"));
    driver.play("b1-b2");
    auto& comment = driver.child<QPlainTextEdit>("comment");
    comment.setFocus();
    QTest::keyClicks(&comment, QStringLiteral("a quick one"));
    driver.wait(60s);
    const auto line = driver.session().line();
    ASSERT_EQ(line.size(), 3U);
    EXPECT_THAT(driver.session().record().node(line[1]).comments, ElementsAre("a quick one"));
    EXPECT_TRUE(driver.session().record().node(line[2]).comments.empty());
}

TEST_F(Clocks, ARecoveredGameHasTheTimesOfItsLastTurnAndItsClockStands) {
    {
        Document document(timed("pivit", {}, "60+5"));
        GameClock::Time now{};
        document.clock().setTimeSource([&now] { return now; });
        Autosave autosave(document);
        document.clock().startOrPause();
        now += 20s;
        ASSERT_TRUE(document.session().submit("b1-b2"));
        now += 20s;
        autosave.wait();
    }
    TimedDriver driver(newGame("sputnik", {}));
    driver.window().keepSafe();
    QTest::mouseClick(&driver.child<QPushButton>("notice_continue"), Qt::LeftButton);
    EXPECT_EQ(driver.digits(1), "0:45");
    EXPECT_EQ(driver.digits(2), "1:00") << "the turn under way begins anew";
    EXPECT_FALSE(driver.clock().isAwake());
}

TEST_F(Clocks, LookingBackShowsTheTimesOfThatPlace) {
    TimedDriver driver(timed("pivit", {}, "60+0"));
    driver.choose("clock");
    driver.wait(10s);
    driver.play("b1-b2");
    driver.wait(20s);
    driver.play("f8-f7");
    driver.choose("clock");
    driver.key(Qt::Key_Left);
    EXPECT_EQ(driver.digits(1), "0:50");
    EXPECT_EQ(driver.digits(2), "1:00");
    EXPECT_EQ(driver.face(2).state, State::Dimmed);
    driver.key(Qt::Key_Left);
    EXPECT_EQ(driver.digits(1), "1:00");
    driver.key(Qt::Key_End);
    EXPECT_EQ(driver.digits(2), "0:40");
}

TEST_F(Clocks, UndoGivesTheTimeBackAndPauses) {
    TimedDriver driver(timed("pivit", {}, "60+0"));
    driver.choose("clock");
    driver.wait(10s);
    driver.play("b1-b2");
    driver.wait(5s);
    driver.choose("undo");
    EXPECT_EQ(driver.digits(1), "1:00");
    EXPECT_EQ(driver.digits(2), "1:00");
    EXPECT_EQ(driver.face(1).state, State::Paused);
    EXPECT_FALSE(driver.clock().isAwake());
    driver.choose("redo");
    EXPECT_EQ(driver.digits(1), "0:50");
    EXPECT_EQ(driver.face(2).state, State::Paused);
    EXPECT_FALSE(driver.clock().isAwake());
}

TEST_F(Clocks, ADialogLetsTheClockStand) {
    TimedDriver driver(timed("pivit", {}, "60+0"));
    driver.choose("clock");
    driver.wait(10s);
    m_modals.answer<NewGameDialog>([&driver](NewGameDialog& dialog) {
        EXPECT_FALSE(driver.clock().isAwake());
        EXPECT_EQ(driver.face(1).state, State::Paused);
        driver.wait(1h);
        EXPECT_EQ(driver.session().last(), 0U);
        dialog.reject();
    });
    driver.choose("new_pivit");
    EXPECT_TRUE(m_modals.allAnswered());
    EXPECT_EQ(driver.digits(1), "0:50");
    EXPECT_EQ(driver.face(1).state, State::Running);
    EXPECT_TRUE(driver.clock().isAwake());
}

TEST_F(Clocks, AQuestionLetsItStandAndTheGameGoWithIt) {
    TimedDriver driver(timed("pivit", {}, "60+0"));
    driver.play("b1-b2");
    m_modals.answer<NewGameDialog>([](NewGameDialog& dialog) { dialog.accept(); });
    answerBox(QMessageBox::Discard);
    driver.choose("new_pivit");
    EXPECT_EQ(driver.session().last(), 0U);
    EXPECT_FALSE(driver.clock().isAwake());
    driver.wait(1h);
    EXPECT_EQ(driver.session().last(), 0U);
}

TEST_F(Clocks, SavingAndReopeningBringsTheTimesBack) {
    TimedDriver driver(timed("pivit", {}, "60+5"));
    driver.choose("clock");
    driver.wait(10s);
    driver.play("b1-b2");
    driver.wait(20s + 400ms);
    driver.play("f8-f7");
    answerFileDialog(path("timed.clockwise"));
    driver.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(contentOf(path("timed.clockwise")).contains("{[%clk 0:00:45]}"));
    driver.wait(3s);
    driver.choose("clock");
    driver.choose("clock");
    EXPECT_FALSE(driver.window().isWindowModified()) << "time alone is no change";

    ASSERT_TRUE(driver.window().openFile(path("timed.clockwise")));
    EXPECT_FALSE(driver.clock().isAwake());
    driver.wait(1h);
    EXPECT_EQ(driver.digits(1), "0:55");
    EXPECT_EQ(driver.digits(2), "0:45");
    EXPECT_FALSE(driver.window().document().isReplay());
    driver.play("d1-d2");
    EXPECT_EQ(driver.digits(1), "0:55") << "its clock stood";
    EXPECT_EQ(driver.face(2).state, State::Running);
}

TEST_F(Clocks, AFileWithTimeRunOutEndsTheGameOnlyWhenItsClockIsStarted) {
    TimedDriver driver(newGame("pivit", {}));
    const QString file =
        write("late.clockwise", "[Format \"Clockwise 1\"]\n[Game \"pivit\"]\n[Players \"2\"]\n"
                                "[Clock \"60+0\"]\n[Result \"*\"]\n[Termination \"unfinished\"]\n\n"
                                "1. b1-b2 {[%clk 0:00:00]} 2. f8-f7 {[%clk 0:00:09]} *\n");
    ASSERT_TRUE(driver.window().openFile(file));
    EXPECT_EQ(driver.digits(1), "0.0");
    EXPECT_EQ(driver.digits(2), "9.0");
    driver.wait(1h);
    EXPECT_EQ(driver.session().last(), 2U);
    driver.choose("clock");
    EXPECT_EQ(driver.turnText(3), "timeout");
}

TEST_F(Clocks, TheRunningClockOfAnotherGameIsForgotten) {
    TimedDriver driver(timed("pivit", {}, "60+0"));
    driver.choose("clock");
    driver.wait(10s);
    driver.window().document().begin(timed("sputnik", {}, "90+0"));
    EXPECT_EQ(driver.digits(1), "1:30");
    EXPECT_FALSE(driver.clock().isAwake());
    EXPECT_EQ(driver.face(1).state, State::Paused);
}

TEST_F(Clocks, OneThatFellWhileTheProgramWasBusyIsNoticedOnce) {
    TimedDriver driver(timed("pivit", {{"players", "3"}}, "60+0"));
    driver.choose("clock");
    driver.pass(5min);
    driver.wait(0ms);
    driver.wait(0ms);
    EXPECT_EQ(driver.session().last(), 1U);
    EXPECT_EQ(driver.digits(2), "1:00");
}

TEST_F(Clocks, TheTimerPutsOutWhoeverRunsOutOfTime) {
    TimedDriver driver(timed("pivit", {}, "1+0"));
    driver.choose("clock");
    driver.pass(1s);
    // The timer was set for the next digit, by the clock of this machine.
    EXPECT_TRUE(QTest::qWaitFor([&driver] { return driver.session().last() == 1; }));
    EXPECT_EQ(driver.turnText(1), "timeout");
}

// A hand on the group for clocks.
struct ClockHand {
    NewGameDialog& dialog;

    template <class W>
    W& child(const char* name) {
        auto* found = dialog.findChild<W*>(QString::fromLatin1(name));
        if (found == nullptr) throw std::runtime_error(std::string("there is no ") + name);
        return *found;
    }
    void set(const char* name, int value) { child<QSpinBox>(name).setValue(value); }
    void start() { QTest::mouseClick(&child<QPushButton>("start"), Qt::LeftButton); }
};

TEST_F(Clocks, ANewGameHasNoneUnlessTheyAreChosen) {
    TimedDriver driver(newGame("pivit", {}));
    m_modals.answer<NewGameDialog>([](NewGameDialog& dialog) {
        ClockHand hand{dialog};
        EXPECT_FALSE(hand.child<QGroupBox>("clock_box").isChecked());
        hand.start();
    });
    driver.choose("new_pivit");
    EXPECT_FALSE(driver.session().record().hasClocks());
}

TEST_F(Clocks, ANewGameHasTheTimeThatWasChosenAndProposesItTheNextTime) {
    TimedDriver driver(newGame("pivit", {}));
    m_modals.answer<NewGameDialog>([](NewGameDialog& dialog) {
        ClockHand hand{dialog};
        hand.child<QGroupBox>("clock_box").setChecked(true);
        hand.set("minutes_all", 3);
        hand.set("seconds_all", 2);
        hand.start();
    });
    driver.choose("new_pivit");
    EXPECT_EQ(timeControlsText(driver.session().record().clocks(), 2), "180+2");
    EXPECT_EQ(driver.digits(1), "3:00");
    EXPECT_EQ(driver.face(1).state, State::Paused);
    EXPECT_FALSE(driver.window().isWindowModified());
    m_modals.answer<NewGameDialog>([](NewGameDialog& dialog) {
        ClockHand hand{dialog};
        EXPECT_TRUE(hand.child<QGroupBox>("clock_box").isChecked());
        EXPECT_EQ(hand.child<QSpinBox>("minutes_all").value(), 3);
        EXPECT_EQ(hand.child<QSpinBox>("seconds_all").value(), 2);
        dialog.reject();
    });
    driver.choose("new_pivit");
    EXPECT_EQ(timeControlsText(settings::lastGame().clocks(), 2), "180+2");
    m_modals.answer<NewGameDialog>([](NewGameDialog& dialog) {
        EXPECT_FALSE(ClockHand{dialog}.child<QGroupBox>("clock_box").isChecked());
        dialog.reject();
    });
    driver.choose("new_sputnik");
}

TEST_F(Clocks, EachSeatCanHaveItsOwn) {
    TimedDriver driver(newGame("pivit", {}));
    m_modals.answer<NewGameDialog>([](NewGameDialog& dialog) {
        ClockHand hand{dialog};
        hand.child<QGroupBox>("clock_box").setChecked(true);
        hand.set("minutes_all", 5);
        EXPECT_FALSE(hand.child<QSpinBox>("minutes_1").isVisible());
        hand.child<QCheckBox>("clock_each").click();
        EXPECT_TRUE(hand.child<QSpinBox>("minutes_2").isVisible());
        EXPECT_FALSE(hand.child<QSpinBox>("minutes_3").isVisible()) << "there are two seats";
        EXPECT_EQ(hand.child<QSpinBox>("minutes_1").value(), 5) << "as for all before";
        hand.set("minutes_1", 0);
        EXPECT_FALSE(hand.child<QSpinBox>("seconds_1").isEnabled());
        hand.set("minutes_2", 90);
        hand.set("seconds_2", 30);
        hand.start();
    });
    driver.choose("new_pivit");
    EXPECT_EQ(timeControlsText(driver.session().record().clocks(), 2), "- 5400+30");
    EXPECT_EQ(driver.face(1).state, State::None);
    EXPECT_EQ(driver.digits(2), "1:30:00");
    m_modals.answer<NewGameDialog>([](NewGameDialog& dialog) {
        ClockHand hand{dialog};
        EXPECT_TRUE(hand.child<QCheckBox>("clock_each").isChecked());
        EXPECT_EQ(hand.child<QSpinBox>("minutes_1").value(), 0);
        EXPECT_EQ(hand.child<QSpinBox>("minutes_2").value(), 90);
        EXPECT_EQ(hand.child<QSpinBox>("minutes_all").value(), 5) << "not forgotten";
        dialog.reject();
    });
    driver.choose("new_pivit");
}

} // namespace
} // namespace clockwise::app
