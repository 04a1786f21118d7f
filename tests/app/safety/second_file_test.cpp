// SPDX-License-Identifier: MIT
// A file opened over another game, whatever was done to that one, looks and is saved as in a
// program that never held anything else.
#include "safety_test.h"

#include "clockwise/record_text.h"

#include <QProcess>

#include <random>

namespace clockwise::app {
namespace {

constexpr unsigned kPairs = 20;
constexpr int kOpenerPatience = 120'000; // milliseconds, for a busy machine

class SecondFile : public SafetyTest {
  protected:
    SecondFile() { qputenv("XDG_CONFIG_HOME", QFile::encodeName(path(QStringLiteral("config")))); }

    // Any game in any set-up, played on for a while, with lines beside it and words about it.
    static GameRecord anyGame(unsigned seed) {
        std::mt19937 random(seed);
        const auto below = [&random](std::size_t bound) { return random() % bound; };
        const Game& game = *allGames()[seed % allGames().size()];
        const std::vector<Options> setups = allSetups(game);
        GameRecord record = GameRecord::begin(game, setups[below(setups.size())]).value();
        for (const Seat seat : SeatSet::firstSeats(record.seats()).toVector())
            if (below(2) == 0) record.seat(seat).name = "Player " + std::to_string(below(100));
        if (below(3) == 0) record.tags().push_back({"Event", "a tournament"});
        const auto playOn = [&](NodeId at, std::size_t turns) {
            for (; turns > 0 && !record.node(at).standing.outcome.over(); --turns) {
                const auto all = record.node(at).standing.state->turns();
                at = record.play(at, all[below(all.size())].text).value();
                if (below(6) == 0) record.comments(at).push_back("word " + std::to_string(turns));
                if (below(6) == 0) record.glyphs(at).push_back(1 + static_cast<int>(below(6)));
            }
            return at;
        };
        const NodeId end = playOn(kRoot, below(5) == 0 ? 1000 : below(70));
        const std::vector<NodeId> line = record.pathTo(end);
        for (std::size_t i = below(4); i > 0 && !line.empty(); --i)
            playOn(record.node(line[below(line.size())]).parent, 1 + below(8));
        if (!record.node(end).standing.outcome.over() && below(4) == 0) record.setAgreedDraw(true);
        return record;
    }

    QString written(const QString& name, unsigned seed) {
        write(path(name), QByteArray::fromStdString(writeRecord(anyGame(seed))));
        return path(name);
    }

    // What there is to see after the last of the files, and what is saved.
    QByteArray opened(const QStringList& files) {
        const QString out = path(QStringLiteral("out.clockwise"));
        QProcess opener;
        opener.start(QStringLiteral(CLOCKWISE_OPENER), QStringList(out) + files);
        EXPECT_TRUE(opener.waitForFinished(kOpenerPatience)) << opener.errorString().toStdString();
        EXPECT_EQ(opener.exitStatus(), QProcess::NormalExit);
        EXPECT_EQ(opener.exitCode(), 0) << opener.readAllStandardError().toStdString();
        return opener.readAllStandardOutput() + contentOf(out);
    }
};

TEST_F(SecondFile, IsAsInAProgramThatOpenedNothingElse) {
    for (unsigned pair = 1; pair <= kPairs && !HasFailure(); ++pair) {
        SCOPED_TRACE("pair " + std::to_string(pair));
        const QString first = written(QStringLiteral("first.clockwise"), 1000 + 7 * pair);
        const QString second = written(QStringLiteral("second.clockwise"), 2000 + 5 * pair);
        const QByteArray over = opened({first, second});
        const QByteArray alone = opened({second});
        ASSERT_FALSE(alone.isEmpty());
        const QList<QByteArray> mine = over.split('\n');
        const QList<QByteArray> theirs = alone.split('\n');
        for (qsizetype i = 0; i < std::max(mine.size(), theirs.size()) && !HasFailure(); ++i)
            EXPECT_EQ(mine.value(i).toStdString(), theirs.value(i).toStdString());
        EXPECT_TRUE(alone.endsWith(contentOf(second))) << "saved otherwise than it was";
    }
}

} // namespace
} // namespace clockwise::app
