// SPDX-License-Identifier: MIT
// Games with clocks, in a time that passes when the test says so.
#include "app/files/autosave.h"
#include "app/set_up/new_game_dialog.h"
#include "timed_driver.h"
#include "window_test.h"

#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using namespace std::chrono_literals;
using State = ClockFace::State;

class Clocks : public WindowTest {};

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
    EXPECT_TRUE(driver.child<SeatBadge>("seat1").rect().contains(before));
    driver.choose("clock");
    driver.wait(595s);
    EXPECT_EQ(driver.digits(1), "5.0");
    EXPECT_EQ(driver.view(1).geometry(), before);
    EXPECT_EQ(driver.view(1).sizeHint(), before.size());
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

TEST_F(Clocks, TheRunningClockOfAnotherGameIsForgotten) {
    TimedDriver driver(timed("pivit", {}, "60+0"));
    driver.choose("clock");
    driver.wait(10s);
    driver.window().document().begin(timed("sputnik", {}, "90+0"));
    EXPECT_EQ(driver.digits(1), "1:30");
    EXPECT_FALSE(driver.clock().isAwake());
    EXPECT_EQ(driver.face(1).state, State::Paused);
}

} // namespace
} // namespace clockwise::app
