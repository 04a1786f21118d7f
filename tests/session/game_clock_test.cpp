// SPDX-License-Identifier: MIT
#include "clockwise/game_clock.h"
#include "clockwise/record_text.h"
#include "clockwise/session.h"

#include <gtest/gtest.h>

namespace clockwise {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

// A game on the table with a clock beside it, and a time that passes when the test says so.
class Table {
  public:
    explicit Table(const Options& options, const std::string& clock) : m_session(begin(options)) {
        const auto controls = readTimeControls(clock, m_session.record().seats());
        m_session.edit([&](GameRecord& record) { record.setClocks(controls.value()); });
        m_clock = std::make_unique<GameClock>(m_session.record());
        m_session.setTimekeeper([this](auto turn) { return m_clock->played(turn, m_now); });
        m_session.onChange([this] { m_clock->follow(m_session.record(), m_now); });
    }

    Session& session() { return m_session; }
    GameClock& clock() { return *m_clock; }

    void wait(milliseconds time) { m_now += time; }
    void start() { m_clock->start(m_now); }
    void pause() { m_clock->pause(m_now); }
    void hold() { m_clock->hold(m_now); }
    void release() { m_clock->release(m_now); }
    bool hasFallen() { return m_clock->hasFallen(m_now); }
    std::optional<milliseconds> left(int seat) { return m_clock->left(Seat(seat), m_now); }

    void play(std::string_view turn) {
        const auto played = m_session.submit(turn);
        EXPECT_TRUE(played) << describe(played.error());
    }
    // Any turn, after some thought.
    void play(milliseconds thought) {
        wait(thought);
        play(m_session.standing().state->turns().front().text);
    }
    std::optional<milliseconds> written() {
        return m_session.record().node(m_session.at()).timeLeft;
    }

  private:
    static GameRecord begin(const Options& options) {
        return GameRecord::begin(*findGame("pivit"), options).value();
    }

    GameClock::Time m_now{};
    Session m_session;
    std::unique_ptr<GameClock> m_clock;
};

TEST(Clock, StandsUntilItIsStarted) {
    Table table({}, "60+5");
    table.wait(10s);
    EXPECT_TRUE(table.clock().isOffered());
    EXPECT_FALSE(table.clock().isTicking());
    EXPECT_EQ(table.left(1), 60s);
    table.start();
    table.wait(10s);
    EXPECT_TRUE(table.clock().isTicking());
    EXPECT_EQ(table.left(1), 50s);
    EXPECT_EQ(table.left(2), 60s);
}

TEST(Clock, ATurnEarnsTheIncrementAndSetsTheNextClockGoing) {
    Table table({}, "60+5");
    table.start();
    table.play(10s);
    EXPECT_EQ(table.written(), 55s);
    EXPECT_EQ(table.left(1), 55s);
    table.play(20s);
    EXPECT_EQ(table.written(), 45s);
    table.play(1ms);
    EXPECT_EQ(table.written(), 59s + 999ms);
}

TEST(Clock, AFirstTurnPlayedWhileItStandsCostsAndBringsNothing) {
    Table table({}, "60+5");
    table.play(10s);
    EXPECT_FALSE(table.written());
    EXPECT_EQ(table.left(1), 60s);
    EXPECT_TRUE(table.clock().isTicking());
    EXPECT_EQ(table.clock().onTurn(), Seat(2));
    table.wait(3s);
    EXPECT_EQ(table.left(2), 57s);
}

TEST(Clock, APauseTakesNoTime) {
    Table table({}, "60+5");
    table.start();
    table.wait(10s);
    table.pause();
    table.wait(1h);
    EXPECT_EQ(table.left(1), 50s);
    EXPECT_FALSE(table.hasFallen());
    table.start();
    table.wait(10s);
    table.pause();
    table.play(1h);
    EXPECT_EQ(table.written(), 45s) << "what was thought before the pause counts";
}

TEST(Clock, TheFlagFallsWhenTheTimeIsOver) {
    Table table({}, "60+5");
    table.start();
    table.wait(59s + 999ms);
    EXPECT_FALSE(table.hasFallen());
    EXPECT_EQ(table.left(1), 1ms);
    table.wait(1ms);
    EXPECT_TRUE(table.hasFallen());
    table.wait(1h);
    EXPECT_EQ(table.left(1), 0ms) << "never less than nothing";
}

TEST(Clock, RunningOutEndsAGameOfTwoAndStopsTheClock) {
    Table table({}, "60+5");
    table.start();
    table.wait(60s);
    table.play(kTimeout);
    EXPECT_EQ(table.written(), 0s) << "no increment any more";
    EXPECT_TRUE(table.session().outcome().winners.contains(Seat(2)));
    EXPECT_FALSE(table.clock().isOffered());
    EXPECT_FALSE(table.clock().isTicking());
    EXPECT_FALSE(table.hasFallen());
    table.start();
    EXPECT_FALSE(table.clock().isGoing()) << "over is over";
    table.wait(1h);
    EXPECT_EQ(table.left(2), 60s);
}

TEST(Clock, OfThreeSeatsTheOthersPlayOnWhenOneRunsOut) {
    Table table({{"players", "3"}}, "60+0 10+0 60+0");
    table.start();
    table.play(1s);
    table.wait(10s);
    ASSERT_TRUE(table.hasFallen());
    table.play(kTimeout);
    EXPECT_FALSE(table.hasFallen()) << "it falls once";
    EXPECT_EQ(table.clock().onTurn(), Seat(3));
    EXPECT_TRUE(table.clock().isTicking());
    table.play(2s);
    EXPECT_EQ(table.clock().onTurn(), Seat(1)) << "the second seat is out";
    table.wait(4s);
    EXPECT_EQ(table.left(1), 55s);
    EXPECT_EQ(table.left(2), 0s);
    EXPECT_EQ(table.left(3), 58s);
}

TEST(Clock, ASeatWithoutOneTakesItsTimeAndTheNextGoesOn) {
    Table table({{"players", "3"}}, "60+0 - 60+0");
    table.start();
    table.play(1s);
    EXPECT_TRUE(table.clock().isGoing());
    EXPECT_FALSE(table.clock().isTicking());
    EXPECT_FALSE(table.left(2));
    table.play(1h);
    EXPECT_FALSE(table.written());
    EXPECT_TRUE(table.clock().isTicking());
    table.wait(1s);
    EXPECT_EQ(table.left(3), 59s);
}

TEST(Clock, UndoGivesTheTimeBackAndLetsItStand) {
    Table table({}, "60+5");
    table.start();
    table.play(10s);
    table.play(20s);
    table.wait(7s);
    table.session().undo();
    EXPECT_FALSE(table.clock().isGoing());
    table.wait(1h);
    EXPECT_EQ(table.left(1), 55s);
    EXPECT_EQ(table.left(2), 60s);
    table.session().redo();
    EXPECT_FALSE(table.clock().isGoing());
    EXPECT_EQ(table.left(1), 55s);
    EXPECT_EQ(table.left(2), 45s);
}

TEST(Clock, ATurnPlayedAgainAfterUndoTakesItsNewTime) {
    Table table({}, "60+5");
    table.start();
    table.play(10s);
    const std::string again = table.session().record().node(table.session().at()).turn.text;
    table.session().undo();
    table.start();
    table.wait(30s);
    table.play(again);
    EXPECT_EQ(table.written(), 35s);
    EXPECT_TRUE(table.clock().isTicking());
}

TEST(Clock, LookingBackDoesNotStopIt) {
    Table table({}, "60+0");
    table.start();
    table.play(10s);
    table.play(10s);
    table.session().goTo(0);
    table.wait(5s);
    EXPECT_TRUE(table.clock().isTicking());
    EXPECT_EQ(table.left(1), 45s);
}

TEST(Clock, AVariationIsTriedWithoutAClockWhileTheGameGoesOn) {
    Table table({}, "60+0");
    table.start();
    table.play(10s);
    const NodeId end = table.session().at();
    table.session().goTo(0);
    table.play("d1-d2");
    ASSERT_FALSE(table.session().isMainLine());
    EXPECT_FALSE(table.written());
    table.play(5s);
    EXPECT_FALSE(table.written());
    EXPECT_EQ(table.clock().end(), end);
    EXPECT_EQ(table.clock().onTurn(), Seat(2));
    EXPECT_EQ(table.left(2), 55s);
}

TEST(Clock, AnotherMainLineLetsItStandWithThatLinesTimes) {
    Table table({}, "60+0");
    table.start();
    table.play(10s);
    table.session().goTo(0);
    table.play("d1-d2");
    ASSERT_TRUE(table.session().promote());
    EXPECT_FALSE(table.clock().isGoing());
    EXPECT_EQ(table.left(1), 60s);
}

TEST(Clock, NotesDoNotStopIt) {
    Table table({}, "60+0");
    table.start();
    table.play(10s);
    table.wait(5s);
    table.session().write(table.session().at(), {{"well"}, {}});
    table.session().undo();
    table.wait(5s);
    EXPECT_EQ(table.left(2), 50s);
}

TEST(Clock, AnAgreedDrawStopsItAndTakenBackItStands) {
    Table table({}, "60+0");
    table.start();
    table.play(10s);
    table.wait(5s);
    ASSERT_TRUE(table.session().agreeDraw());
    EXPECT_FALSE(table.clock().isOffered());
    table.wait(1h);
    table.session().undo();
    EXPECT_TRUE(table.clock().isOffered());
    EXPECT_FALSE(table.clock().isGoing());
    EXPECT_EQ(table.left(2), 55s);
}

TEST(Clock, WhoResignsEarnsNoIncrement) {
    Table table({{"players", "3"}}, "60+5");
    table.start();
    table.wait(10s);
    table.play(kResign);
    EXPECT_EQ(table.written(), 50s);
    EXPECT_EQ(table.clock().onTurn(), Seat(2));
    EXPECT_TRUE(table.clock().isTicking());
}

TEST(Clock, WhileItIsHeldNoTimePasses) {
    Table table({}, "60+0");
    table.start();
    table.wait(10s);
    table.hold();
    table.hold();
    table.wait(1h);
    table.release();
    table.wait(1h);
    EXPECT_FALSE(table.hasFallen());
    table.release();
    table.wait(10s);
    EXPECT_EQ(table.left(1), 40s);
    table.hold();
    table.pause();
    table.release();
    table.wait(10s);
    EXPECT_EQ(table.left(1), 40s) << "a pause outlasts what held the clock";
}

TEST(Clock, AGameThatWasReadStandsWhereItsTurnsLeftIt) {
    Table table({}, "60+5");
    table.start();
    table.play(10s);
    table.play(20s + 300ms);
    const ReadResult read = readRecord(writeRecord(table.session().record()));
    ASSERT_TRUE(read.whole());
    GameClock reopened(*read.record);
    EXPECT_FALSE(reopened.isGoing());
    EXPECT_EQ(reopened.onTurn(), Seat(1));
    EXPECT_EQ(reopened.left(Seat(1), {}), 55s);
    EXPECT_EQ(reopened.left(Seat(2), {}), 45s) << "rounded up by less than a second";
}

TEST(Clock, WithoutAControlThereIsNothingToStart) {
    GameRecord record = GameRecord::begin(*findGame("pivit"), {}).value();
    GameClock clock(record);
    clock.start({});
    EXPECT_FALSE(clock.isOffered());
    EXPECT_FALSE(clock.isGoing());
    EXPECT_FALSE(clock.left(Seat(1), {}));
}

TEST(Clock, RunningAloneChangesNothingInTheGame) {
    Table table({}, "60+5");
    table.start();
    table.play(10s);
    table.session().markSaved();
    const auto revision = table.session().revision();
    table.wait(10s);
    table.pause();
    table.start();
    EXPECT_FALSE(table.session().isModified());
    EXPECT_EQ(table.session().revision(), revision);
}

TEST(Clock, AGameUpToATurnKeepsItsTimes) {
    Table table({}, "60+5");
    table.start();
    table.play(10s);
    const GameRecord part = table.session().record().upTo(table.session().at());
    EXPECT_EQ(part.timesLeft(part.lineThrough(kRoot).back())[Seat(1)], 55s);
}

} // namespace
} // namespace clockwise
