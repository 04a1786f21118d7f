// SPDX-License-Identifier: MIT
// What is heard at the table.
#include "app/settings.h"
#include "app/sound/pulse_output.h"
#include "app/sound/synth.h"
#include "app/windows.h"
#include "sound_recorder.h"
#include "timed_driver.h"
#include "window_test.h"

#include "clockwise/record_text.h"

#include <QMenu>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <gmock/gmock.h>

namespace clockwise::app {

void PrintTo(SoundId sound, std::ostream* out) {
    constexpr std::array kNames{"Step",    "Pivot",   "Placed",    "Rescue",
                                "Taken",   "Capture", "Promotion", "Eliminated",
                                "TimeOut", "GameEnd", "ClockLow"};
    *out << kNames.at(static_cast<std::size_t>(sound));
}

namespace {

using namespace std::chrono_literals;
using enum SoundId;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// --- Which sounds a turn has ---------------------------------------------------------------------

std::vector<SoundId> soundsOf(Session& session, std::size_t ply) {
    session.goTo(ply);
    std::vector<SoundId> sounds;
    for (const Cue& cue : cuesOf(session.standingAt(ply - 1).state->scene(),
                                 session.standingAt(ply).state->scene(), turnEnd(session)))
        sounds.push_back(cue.sound);
    return sounds;
}

Session playedSample(const char* name) {
    QFile file(QStringLiteral(CLOCKWISE_SOURCE_DIR "/tests/data/games/%1.clockwise")
                   .arg(QString::fromLatin1(name)));
    if (!file.open(QIODevice::ReadOnly)) throw std::runtime_error(name);
    return Session(readRecord(file.readAll().toStdString()).record.value());
}

Session played(std::string_view game, const Options& options,
               std::initializer_list<std::string_view> turns) {
    Session session(newGame(game, options));
    for (const std::string_view turn : turns)
        if (!session.submit(turn)) throw std::runtime_error(std::string(turn));
    return session;
}

TEST(SoundsOfTurns, PivitSlidesPivotsCapturesPromotesAndEnds) {
    Session session = playedSample("pivit_three");
    EXPECT_THAT(soundsOf(session, 1), ElementsAre(Step, Pivot));
    EXPECT_THAT(soundsOf(session, 4), ElementsAre(Step, Capture, Pivot));
    EXPECT_THAT(soundsOf(session, 77), ElementsAre(Step, Pivot, Promotion));
    EXPECT_THAT(soundsOf(session, 156), ElementsAre(Step, Capture, Pivot, GameEnd));
}

TEST(SoundsOfTurns, SputnikTakesGalaxiesRescuesAndEliminates) {
    Session session = playedSample("sputnik_four");
    EXPECT_THAT(soundsOf(session, 1), ElementsAre(Step, Taken));
    EXPECT_THAT(soundsOf(session, 21), ElementsAre(Rescue, Step));
    EXPECT_THAT(soundsOf(session, 31), ElementsAre(Step, Taken, Eliminated));
    EXPECT_THAT(soundsOf(session, 40), ElementsAre(Step, Taken, GameEnd));
}

TEST(SoundsOfTurns, QuiviveIsBuiltThenTakenApart) {
    Session session = playedSample("quivive_two_pawns");
    EXPECT_THAT(soundsOf(session, 1), ElementsAre(Placed));
    EXPECT_THAT(soundsOf(session, 13), ElementsAre(Placed)) << "a pawn";
    EXPECT_THAT(soundsOf(session, 17), ElementsAre(Step, Taken));
    EXPECT_THAT(soundsOf(session, 55), ElementsAre(Step, Taken, GameEnd));
}

TEST(SoundsOfTurns, GivingUpAndRunningOutOfTime) {
    Session resigned = played("pivit", {{"players", "3"}}, {"resign"});
    EXPECT_THAT(soundsOf(resigned, 1), ElementsAre(Eliminated));
    Session late = played("pivit", {{"players", "3"}}, {"timeout"});
    EXPECT_THAT(soundsOf(late, 1), ElementsAre(TimeOut));
    Session lost = played("pivit", {}, {"timeout"});
    EXPECT_THAT(soundsOf(lost, 1), ElementsAre(TimeOut, GameEnd));
}

TEST(SoundsOfTurns, EachComesWhenTheBoardShowsIt) {
    Session session = playedSample("pivit_three");
    const auto cues =
        cuesOf(session.standingAt(76).state->scene(), session.standingAt(77).state->scene(), {});
    EXPECT_TRUE(std::ranges::is_sorted(cues, {}, &Cue::at));
    EXPECT_LT(cues.front().at, cues.back().at);
}

// --- What the samples are like -------------------------------------------------------------------

TEST(Samples, AreShortAudibleQuietAndWithoutClicks) {
    for (const SoundId sound : kAllSounds) {
        SCOPED_TRACE(testing::PrintToString(sound));
        const auto samples = samplesOf(sound);
        EXPECT_LT(samples.size(), static_cast<std::size_t>(1.2 * kSampleRate));
        const auto [low, high] = std::ranges::minmax(samples);
        const int peak = std::max(-low, +high);
        EXPECT_GT(peak, 5'000);
        EXPECT_LT(peak, 20'000) << "the loudest setting must not clip";
        EXPECT_LT(std::abs(samples.front()), 200);
        EXPECT_LT(std::abs(samples.back()), 200);
    }
}

// --- At the table --------------------------------------------------------------------------------

class TableIsHeard : public WindowTest {
  protected:
    SoundRecorder m_sounds;
};

TEST_F(TableIsHeard, HalfATurnIsHeardWhenItIsMadeAndNotAgain) {
    settings::rememberAnimationSpeed(QStringLiteral("fast"));
    Driver driver("sputnik", {});
    driver.click("b2");
    EXPECT_THAT(m_sounds.takeHeard(), ElementsAre(Step));
    const std::string turn = driver.state().turns().front().text;
    const auto last = driver.picker().choices().front();
    driver.click(
        driver.picker().scene().outline->places[static_cast<std::size_t>(last.cell->index())].name);
    EXPECT_EQ(driver.session().last(), 1U);
    EXPECT_THAT(m_sounds.takeHeard(), ElementsAre(Taken));
}

TEST_F(TableIsHeard, AMovingBoardGivesEachSoundItsTime) {
    settings::rememberAnimationSpeed(QStringLiteral("fast"));
    Driver driver("pivit", {});
    driver.play("b1-b4");
    std::vector<SoundId> heard;
    EXPECT_TRUE(QTest::qWaitFor([&] {
        for (const SoundId sound : m_sounds.takeHeard()) heard.push_back(sound);
        return heard.size() == 2;
    }));
    EXPECT_THAT(heard, ElementsAre(Step, Pivot));
}

TEST_F(TableIsHeard, WhatIsThereAtOnceSoundsAsOne) {
    Driver driver("pivit", {});
    driver.play("b1-b4");
    EXPECT_THAT(m_sounds.takeHeard(), ElementsAre(Pivot));
}

TEST_F(TableIsHeard, StepsBackAndJumpsAreOneStepWhileRedoSoundsLikeTheTurn) {
    Driver driver("pivit", {});
    driver.play({"b1-b4", "f8-f7", "b4-c4"});
    m_sounds.takeHeard();
    driver.choose("undo");
    EXPECT_THAT(m_sounds.takeHeard(), ElementsAre(Step));
    driver.choose("redo");
    EXPECT_THAT(m_sounds.takeHeard(), ElementsAre(Pivot));
    driver.key(Qt::Key_Home);
    EXPECT_THAT(m_sounds.takeHeard(), ElementsAre(Step));
    driver.key(Qt::Key_End);
    EXPECT_THAT(m_sounds.takeHeard(), ElementsAre(Step));
    driver.choose("back");
    driver.choose("forward");
    EXPECT_THAT(m_sounds.takeHeard(), ElementsAre(Step, Pivot));
}

TEST_F(TableIsHeard, OneStepAfterTheOtherCutsOffWhatWasStillToCome) {
    settings::rememberAnimationSpeed(QStringLiteral("slow"));
    Driver driver("pivit", {});
    driver.play({"b1-b4", "f8-f7", "b4-c4"});
    EXPECT_THAT(m_sounds.takeHeard(), ElementsAre(Step, Step, Step)) << "no pivots pile up";
}

TEST_F(TableIsHeard, NotesMarksAndOtherGamesMakeNoSound) {
    Driver driver("pivit", {});
    driver.play("b1-b4");
    m_sounds.takeHeard();
    driver.choose("last_turns");
    driver.choose("coordinates");
    driver.session().write(driver.session().at(), {{"well"}, {1}});
    driver.window().document().begin(newGame("sputnik", {}));
    driver.window().document().begin(newGame("pivit", {}));
    EXPECT_THAT(m_sounds.takeHeard(), IsEmpty());
}

TEST_F(TableIsHeard, OffOpensNothingAndOnWithTheFirstSound) {
    settings::rememberSoundVolume(QStringLiteral("off"));
    Driver driver("pivit", {});
    QCoreApplication::processEvents();
    driver.play({"b1-b4", "f8-f7"});
    driver.choose("undo");
    EXPECT_EQ(m_sounds.timesOpened(), 0);
    EXPECT_EQ(settings::soundVolume(), QStringLiteral("off"));
    driver.choose("sound_quiet");
    EXPECT_THAT(m_sounds.takeHeard(), ElementsAre(Placed)) << "to hear how loud it is";
    const double quiet = m_sounds.loudness();
    driver.choose("sound_loud");
    EXPECT_GT(m_sounds.loudness(), quiet);
    EXPECT_EQ(m_sounds.timesOpened(), 1);
    driver.choose("sound_off");
    driver.choose("redo");
    EXPECT_THAT(m_sounds.takeHeard(), ElementsAre(Placed));
    EXPECT_EQ(m_sounds.timesOpened(), 1);
}

TEST_F(TableIsHeard, StartingTheProgramOpensNothing) {
    MainWindow& window = openWindow();
    QCoreApplication::processEvents();
    EXPECT_EQ(m_sounds.timesOpened(), 0);
    window.close();
}

TEST_F(TableIsHeard, IsReadyBeforeTheFirstTurn) {
    Driver driver("pivit", {});
    QCoreApplication::processEvents();
    EXPECT_EQ(m_sounds.timesOpened(), 1);
    driver.play({"b1-b4"});
    driver.window().document().begin(newGame("sputnik", {}));
    QCoreApplication::processEvents();
    EXPECT_EQ(m_sounds.timesOpened(), 1);
}

TEST_F(TableIsHeard, TheMenuShowsWhatWasChosenInAnotherWindow) {
    Driver one("pivit", {});
    Driver two("pivit", {});
    one.choose("sound_off");
    auto* menu = qobject_cast<QMenu*>(two.child<QAction>("sound_off").parent());
    ASSERT_NE(menu, nullptr);
    emit menu->aboutToShow();
    EXPECT_TRUE(two.child<QAction>("sound_off").isChecked());
    EXPECT_FALSE(two.child<QAction>("sound_normal").isChecked());
}

TEST_F(TableIsHeard, ALowClockIsHeardOnceAndRunningOutOfTime) {
    TimedDriver driver(timed("pivit", {{"players", "3"}}, "60+0"));
    driver.choose("clock");
    driver.wait(39s);
    EXPECT_THAT(m_sounds.takeHeard(), IsEmpty());
    driver.wait(2s);
    EXPECT_THAT(m_sounds.takeHeard(), ElementsAre(ClockLow));
    driver.wait(5s);
    EXPECT_THAT(m_sounds.takeHeard(), IsEmpty());
    driver.wait(30s);
    EXPECT_THAT(m_sounds.takeHeard(), ElementsAre(TimeOut));
}

// --- Without a device ----------------------------------------------------------------------------

TEST(PulseOutputs, WithoutAServerThereIsSilenceAndNoWord) {
    qputenv("PULSE_SERVER", "unix:/nonexistent/server");
    testing::internal::CaptureStderr();
    testing::internal::CaptureStdout();
    {
        PulseOutput output;
        for (const SoundId sound : kAllSounds) output.play(sound, 1);
        QTest::qWait(50); // until it has been refused
        output.play(Step, 1);
    }
    { const PulseOutput unused; }
    qunsetenv("PULSE_SERVER");
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
    EXPECT_EQ(testing::internal::GetCapturedStdout(), "");
}

} // namespace
} // namespace clockwise::app
