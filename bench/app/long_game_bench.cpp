// SPDX-License-Identifier: MIT
// How long the window lets one wait in a game of 10,000 turns beside one of 100:
// docs/benchmarks.md.
#include "app/language.h"
#include "app/main_window.h"
#include "app/settings.h"
#include "app/table_widget.h"

#include "clockwise/record_text.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <benchmark/benchmark.h>
#include <chrono>
#include <functional>
#include <memory>

namespace {

using namespace clockwise;
using namespace clockwise::app;

// A piece of each seat walks around a square for ever.
GameRecord longGame(std::size_t turns) {
    static constexpr std::array<const char*, 8> round{"b2-c2", "f7-g7", "c2-c3", "g7-g6",
                                                      "c3-b3", "g6-f6", "b3-b2", "f6-f7"};
    GameRecord record =
        GameRecord::begin(*findGame("pivit"), {{"repetition", "off"}, {"noprogress", "0"}}).value();
    NodeId at = record.play(kRoot, "b1-b2").value();
    at = record.play(at, "f8-f7").value();
    for (std::size_t turn = 2; turn < turns; ++turn)
        at = record.play(at, round[(turn - 2) % round.size()]).value();
    return record;
}

void showEverything() {
    QApplication::sendPostedEvents();
    QApplication::processEvents();
}

// A window with such a game, saved and kept safe as a player's.
class Table {
  public:
    explicit Table(std::size_t turns)
        : m_file(m_folder.filePath(QStringLiteral("long.clockwise"))), m_window(longGame(turns)) {
        m_window.show();
        m_window.keepSafe();
        save();
        showEverything();
    }

    Document& document() { return m_window.document(); }
    Session& session() { return document().session(); }
    void save() {
        if (!document().save(m_file)) qFatal("The game cannot be saved.");
    }
    void open() {
        if (!document().open(m_file)) qFatal("The game cannot be opened.");
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&m_window, key, modifiers);
    }
    // The turn that goes on with the walk, by clicks.
    void play() {
        const std::size_t before = session().last();
        const auto round = session().record().node(session().line()[before - 7]).turn;
        for (const Pick& pick : round.picks)
            QTest::mouseClick(m_window.table().board().viewport(), Qt::LeftButton, {},
                              m_window.table().board().viewportPoint(*pick.cell));
        if (session().last() != before + 1) qFatal("The clicks have played nothing.");
    }
    void type() {
        m_window.findChild<QPlainTextEdit*>(QStringLiteral("comment"))
            ->insertPlainText(QStringLiteral("x"));
    }

  private:
    QTemporaryDir m_folder;
    QString m_file;
    MainWindow m_window;
};

struct Measure {
    const char* name;
    std::function<void(Table&)> prepare; // not measured
    std::function<void(Table&)> run;
};

const std::array kMeasures{
    Measure{"open", [](Table&) {}, [](Table& table) { table.open(); }},
    Measure{"step", [](Table&) {}, [](Table& table) { table.press(Qt::Key_Left); }},
    // A held key: thirty steps with nothing between them.
    Measure{"thirty_steps", [](Table& table) { table.press(Qt::Key_End); },
            [](Table& table) {
                for (int i = 0; i < 30; ++i) {
                    table.press(Qt::Key_Left);
                    showEverything();
                }
            }},
    Measure{"jump", [](Table&) {},
            [](Table& table) {
                table.press(table.session().shown() > 0 ? Qt::Key_Home : Qt::Key_End);
            }},
    Measure{"play", [](Table& table) { table.press(Qt::Key_End); },
            [](Table& table) { table.play(); }},
    Measure{"undo",
            [](Table& table) {
                table.press(Qt::Key_End);
                table.play();
            },
            [](Table& table) { table.press(Qt::Key_Z, Qt::ControlModifier); }},
    Measure{"comment", [](Table& table) { table.type(); },
            [](Table& table) { table.document().settle(); }},
    Measure{"save", [](Table& table) { table.type(); }, [](Table& table) { table.save(); }},
};

// Until everything is drawn. What a step before left to be done, an autosave on its way to the disk
// among it, is over when the clock starts: a player's hand is slower.
void measure(benchmark::State& state, const Measure& what, std::size_t turns) {
    Table table(turns);
    for (auto _ : state) {
        what.prepare(table);
        QTest::qWait(100);
        const auto start = std::chrono::steady_clock::now();
        what.run(table);
        showEverything();
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
        state.SetIterationTime(taken.count());
    }
}

} // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir scratch;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, scratch.path());
    qputenv("XDG_STATE_HOME", QFile::encodeName(scratch.path()));
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("clockwise"));
    QApplication::setApplicationName(QStringLiteral("clockwise"));
    Language::ofProgram().choose(QStringLiteral("en"));
    for (const Measure& what : kMeasures)
        for (const std::size_t turns : {std::size_t{100}, std::size_t{10'000}}) {
            const std::string name = std::string(what.name) + '/' + std::to_string(turns);
            benchmark::RegisterBenchmark(
                name.c_str(),
                [&what, turns](benchmark::State& state) { measure(state, what, turns); })
                ->Unit(benchmark::kMillisecond)
                ->UseManualTime()
                ->Iterations(1);
        }
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
}
