// SPDX-License-Identifier: MIT
// The program is killed at any moment, and what was played is there.
#include "safety_test.h"
#include "seeded_play.h"

#include "clockwise/record_text.h"

#include <QProcess>
#include <QThread>

#include <algorithm>
#include <random>

namespace clockwise::app {
namespace {

constexpr int kPatience = 30'000; // milliseconds, for a busy machine

class Kill : public SafetyTest {
  protected:
    // Starts the player and kills it; the number of the last step it told.
    static int playAndKill(const QString& file, unsigned seed, unsigned long microseconds) {
        QProcess player;
        player.start(QStringLiteral(CLOCKWISE_PLAYER), {file, QString::number(seed)});
        EXPECT_TRUE(player.waitForReadyRead(kPatience)) << player.errorString().toStdString();
        QThread::usleep(microseconds);
        player.kill();
        EXPECT_TRUE(player.waitForFinished(kPatience));
        EXPECT_EQ(player.exitStatus(), QProcess::CrashExit) << "it was to be killed";
        const QByteArray told = player.readAllStandardOutput();
        return static_cast<int>(told.count('\n'));
    }

    // What the game's text is after each step.
    static std::vector<std::string> truth(unsigned seed, int steps) {
        SeededPlay player(seed);
        Session session(SeededPlay::start());
        std::vector<std::string> texts{session.text()};
        while (static_cast<int>(texts.size()) <= steps) {
            player.step(session);
            texts.push_back(session.text());
        }
        return texts;
    }

    static std::string textOf(const QString& file) {
        return QFile::exists(file) ? contentOf(file).toStdString() : std::string();
    }
};

TEST_F(Kill, AtAnyMomentTakesNoMoreThanOneTurn) {
    constexpr unsigned kKills = 200;
    constexpr unsigned kLongest = 60'000; // microseconds
    std::mt19937 moments(20'261'129);
    int withAutosave = 0;
    int mostSteps = 0;
    for (unsigned seed = 1; seed <= kKills; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const QString home = path(QString::number(seed));
        ASSERT_TRUE(QDir().mkpath(home));
        qputenv("XDG_STATE_HOME", QFile::encodeName(home));
        const QString file = QDir(home).filePath(QStringLiteral("game.clockwise"));
        const int told = playAndKill(file, seed, moments() % kLongest);
        ASSERT_GT(told, 0);
        mostSteps = std::max(mostSteps, told);
        const std::vector<std::string> texts = truth(seed, told + 1);
        const auto at = [&](int step) { return texts[static_cast<std::size_t>(step)]; };

        // The player's own file is the last one saved; right after a step that is followed by a
        // save it may be the one before.
        const std::string own = textOf(file);
        const int saved = told - told % SeededPlay::kStepsToSave;
        const auto savedAt = [&](int step) { return step > 0 ? at(step) : std::string(); };
        const bool isNew = own == savedAt(saved);
        const bool isOld =
            saved == told && saved > 0 && own == savedAt(saved - SeededPlay::kStepsToSave);
        EXPECT_TRUE(isNew || isOld) << told << " steps; the file:\n" << own;

        const auto found = AutosaveSlot::leftBehind();
        ASSERT_LE(found.size(), 1U);
        std::string kept = own;
        if (!found.empty()) {
            const LostGame lost = readLostGame(found.front());
            ASSERT_FALSE(lost.damage);
            // Until the first save is through the game has no file.
            const bool isFirst = told <= SeededPlay::kStepsToSave;
            EXPECT_TRUE(lost.file == file || (isFirst && lost.file.isEmpty()));
            kept = writeRecord(*lost.record);
            ++withAutosave;
        }
        if (kept.empty()) kept = at(0);
        EXPECT_TRUE(kept == at(told - 1) || kept == at(told) || kept == at(told + 1))
            << told << " steps; what was kept:\n"
            << kept;
    }
    // Else the moments were badly chosen.
    EXPECT_GT(withAutosave, static_cast<int>(kKills) / 4);
    EXPECT_GT(mostSteps, SeededPlay::kStepsToSave);
}

// The program itself, of which nobody asks more than to start.
TEST_F(Kill, IsFollowedByAStartThatLooksForLostGames) {
    ASSERT_TRUE(QDir().mkpath(autosaveFolder()));
    const QString name = QStringLiteral("0b2be2b1-2ad1-4a35-b8d3-d0a1f6f5a4a7.clockwise");
    write(QDir(autosaveFolder()).filePath(name), "nonsense");
    qputenv("XDG_CONFIG_HOME", QFile::encodeName(path(QStringLiteral("config"))));
    QProcess program;
    program.start(QStringLiteral(CLOCKWISE_PROGRAM), QStringList());
    ASSERT_TRUE(program.waitForStarted(kPatience)) << program.errorString().toStdString();
    const QDir aside(autosaveFolder() + QStringLiteral("/damaged"));
    for (int waited = 0; aside.isEmpty() && waited < kPatience; waited += 20) QThread::msleep(20);
    program.kill();
    EXPECT_TRUE(program.waitForFinished(kPatience));
    ASSERT_EQ(aside.entryList(QDir::Files).size(), 1);
    EXPECT_EQ(contentOf(aside.filePath(aside.entryList(QDir::Files).front())), "nonsense");
}

} // namespace
} // namespace clockwise::app
