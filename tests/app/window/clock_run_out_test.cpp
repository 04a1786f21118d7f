// SPDX-License-Identifier: MIT
// Time that runs out, whatever is being done at the table.
#include "timed_driver.h"
#include "window_test.h"

#include <QPlainTextEdit>
#include <QTest>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using State = ClockFace::State;

class ClocksRunOut : public WindowTest {};

TEST_F(ClocksRunOut, WhoRunsOutOfTimeIsOutAndTheClockStops) {
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

TEST_F(ClocksRunOut, OfFourTheOthersPlayOn) {
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

TEST_F(ClocksRunOut, TimeRunsOutWithAPieceInHand) {
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

TEST_F(ClocksRunOut, TimeRunsOutWhileSomebodyLooksBack) {
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

TEST_F(ClocksRunOut, TimeRunsOutWhileAVariationIsTried) {
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

TEST_F(ClocksRunOut, WhatIsBeingWrittenIsKeptWhenTimeRunsOut) {
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

TEST_F(ClocksRunOut, AFileWithTimeRunOutEndsTheGameOnlyWhenItsClockIsStarted) {
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

TEST_F(ClocksRunOut, OneThatFellWhileTheProgramWasBusyIsNoticedOnce) {
    TimedDriver driver(timed("pivit", {{"players", "3"}}, "60+0"));
    driver.choose("clock");
    driver.pass(5min);
    driver.wait(0ms);
    driver.wait(0ms);
    EXPECT_EQ(driver.session().last(), 1U);
    EXPECT_EQ(driver.digits(2), "1:00");
}

TEST_F(ClocksRunOut, TheTimerPutsOutWhoeverRunsOutOfTime) {
    TimedDriver driver(timed("pivit", {}, "1+0"));
    driver.choose("clock");
    driver.pass(1s);
    // The timer was set for the next digit, by the clock of this machine.
    EXPECT_TRUE(QTest::qWaitFor([&driver] { return driver.session().last() == 1; }));
    EXPECT_EQ(driver.turnText(1), "timeout");
}

} // namespace
} // namespace clockwise::app
