// SPDX-License-Identifier: MIT
#include "settings.h"

#include "language.h"
#include "look/look.h"
#include "words.h"

#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace clockwise::app::settings {
namespace {

constexpr int kMostRecent = 10;
const QString kRecent = QStringLiteral("recent");
const QStringList kClockUses{QStringLiteral("off"), QStringLiteral("same"), QStringLiteral("each")};

QString keyFor(const Game& game, const QString& what) {
    return QStringLiteral("setup/%1/%2").arg(fromUtf8(game.id()), what);
}

QString boardKey(const Game& game, const QString& what) {
    return QStringLiteral("board/%1/%2").arg(fromUtf8(game.id()), what);
}

QString seatKey(Seat seat) {
    return QStringLiteral("seat%1").arg(seat.number());
}

QString colourKey(Seat seat) {
    return seatKey(seat) + QStringLiteral("_colour");
}

std::vector<Seat> everySeat() {
    return SeatSet::firstSeats(Seat::kMost).toVector();
}

QString read(const QString& key, const QString& fallback = {}) {
    return QSettings().value(key, fallback).toString();
}

void writeRecent(const QList<RecentGame>& games) {
    QSettings store;
    store.remove(kRecent);
    store.beginWriteArray(kRecent, static_cast<int>(games.size()));
    for (qsizetype i = 0; i < games.size(); ++i) {
        store.setArrayIndex(static_cast<int>(i));
        store.setValue(QStringLiteral("file"), games[i].path);
        store.setValue(QStringLiteral("game"), games[i].gameId);
    }
    store.endArray();
}

} // namespace

Options lastOptions(const Game& game) {
    Options options;
    for (const OptionSpec& spec : game.optionSpecs()) {
        const std::string value = toUtf8(read(keyFor(game, fromUtf8(spec.id))));
        if (spec.allows(value)) options.set(std::string(spec.id), value);
    }
    return game.start(options) ? options : Options{};
}

QString lastSeatName(const Game& game, Seat seat) {
    return read(keyFor(game, seatKey(seat)));
}

SeatLooks lastLooks(const Game& game) {
    SeatLooks looks;
    for (const Seat seat : everySeat())
        for (const Seat look : everySeat())
            if (read(keyFor(game, colourKey(seat))) == fromUtf8(lookId(look)))
                looks.give(seat, look);
    return looks;
}

QString lastOpening(const Game& game) {
    return read(keyFor(game, QStringLiteral("opening")));
}

void rememberSetup(const Game& game, const Options& options, const PerSeat<QString>& names,
                   const SeatLooks& looks, const QString& opening) {
    QSettings store;
    store.setValue(QStringLiteral("game"), fromUtf8(game.id()));
    for (const auto& [id, value] : options.values())
        store.setValue(keyFor(game, fromUtf8(id)), fromUtf8(value));
    for (const Seat seat : everySeat()) {
        store.setValue(keyFor(game, seatKey(seat)), names[seat]);
        store.setValue(keyFor(game, colourKey(seat)), fromUtf8(lookId(looks[seat])));
    }
    store.setValue(keyFor(game, QStringLiteral("opening")), opening);
}

TimeControls ClockChoice::controls() const {
    TimeControls controls;
    if (use == ClockUse::Each) controls = own;
    if (use == ClockUse::Same)
        for (const Seat seat : everySeat()) controls[seat] = all;
    return controls;
}

ClockChoice lastClock(const Game& game) {
    ClockChoice choice;
    const auto use = kClockUses.indexOf(read(keyFor(game, QStringLiteral("clock"))));
    if (use >= 0) choice.use = static_cast<ClockUse>(use);
    const auto times = [&game](const QString& key) {
        return readTimeControls(toUtf8(read(keyFor(game, key))), Seat::kMost);
    };
    if (const auto all = times(QStringLiteral("clock_all")); all && (*all)[Seat(1)])
        choice.all = *(*all)[Seat(1)];
    choice.own = times(QStringLiteral("clock_each")).value_or(TimeControls{});
    return choice;
}

void rememberClock(const Game& game, const ClockChoice& choice) {
    QSettings store;
    const auto rememberTimes = [&](const QString& key, const TimeControls& controls) {
        store.setValue(keyFor(game, key), fromUtf8(timeControlsText(controls, Seat::kMost)));
    };
    ClockChoice same = choice;
    same.use = ClockUse::Same;
    rememberTimes(QStringLiteral("clock_all"), same.controls());
    rememberTimes(QStringLiteral("clock_each"), choice.own);
    store.setValue(keyFor(game, QStringLiteral("clock")),
                   kClockUses[static_cast<qsizetype>(choice.use)]);
}

GameRecord lastGame() {
    const Game* last = findGame(toUtf8(read(QStringLiteral("game"))));
    return lastGame(last != nullptr ? *last : *allGames().front());
}

GameRecord lastGame(const Game& game) {
    GameRecord record = GameRecord::begin(game, lastOptions(game)).value();
    for (const Seat seat : SeatSet::firstSeats(record.seats()).toVector())
        record.seat(seat).name = toUtf8(lastSeatName(game, seat));
    setLooks(record, lastLooks(game));
    record.setClocks(lastClock(game).controls());
    return record;
}

QString lastFolder() {
    return read(QStringLiteral("folder"),
                QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
}

void rememberFolder(const QString& folder) {
    QSettings().setValue(QStringLiteral("folder"), folder);
}

QList<RecentGame> recentGames() {
    QList<RecentGame> games;
    QSettings store;
    // Whatever number stands there: nobody waits for entries that do not exist.
    const int count = std::min(store.beginReadArray(kRecent), kMostRecent);
    for (int i = 0; i < count; ++i) {
        store.setArrayIndex(i);
        const QString path = store.value(QStringLiteral("file")).toString();
        if (!path.isEmpty())
            games << RecentGame{path, store.value(QStringLiteral("game")).toString()};
    }
    return games;
}

void rememberRecentGame(const RecentGame& game) {
    QList<RecentGame> games = recentGames();
    games.removeIf([&game](const RecentGame& known) { return known.path == game.path; });
    games.prepend(game);
    writeRecent(games.mid(0, kMostRecent));
}

void forgetRecentGame(const QString& path) {
    QList<RecentGame> games = recentGames();
    games.removeIf([&path](const RecentGame& known) { return known.path == path; });
    writeRecent(games);
}

void forgetRecentGames() {
    writeRecent({});
}

ExportHabit exportHabit() {
    const QSettings store;
    return {store.value(QStringLiteral("export/folder"), lastFolder()).toString(),
            store.value(QStringLiteral("export/kind")).toString(),
            store.value(QStringLiteral("export/size")).toInt(),
            store.value(QStringLiteral("export/last_turn"), true).toBool(),
            store.value(QStringLiteral("export/look")).toString()};
}

void rememberExportHabit(const ExportHabit& habit) {
    QSettings store;
    store.setValue(QStringLiteral("export/folder"), habit.folder);
    store.setValue(QStringLiteral("export/kind"), habit.kind);
    store.setValue(QStringLiteral("export/size"), habit.size);
    store.setValue(QStringLiteral("export/last_turn"), habit.marksLastTurn);
    store.setValue(QStringLiteral("export/look"), habit.look);
}

QByteArray windowGeometry() {
    return QSettings().value(QStringLiteral("window/geometry")).toByteArray();
}

QByteArray splitterState() {
    return QSettings().value(QStringLiteral("window/splitter")).toByteArray();
}

QByteArray rulesWindowGeometry() {
    return QSettings().value(QStringLiteral("rules/geometry")).toByteArray();
}

void rememberRulesWindow(const QByteArray& geometry) {
    QSettings().setValue(QStringLiteral("rules/geometry"), geometry);
}

void rememberWindow(const QByteArray& geometry, const QByteArray& splitter) {
    QSettings store;
    store.setValue(QStringLiteral("window/geometry"), geometry);
    store.setValue(QStringLiteral("window/splitter"), splitter);
}

QString animationSpeed() {
    static const QStringList known{QStringLiteral("desktop"), QStringLiteral("off"),
                                   QStringLiteral("fast"), QStringLiteral("normal"),
                                   QStringLiteral("slow")};
    const QString id = read(QStringLiteral("animation"));
    return known.contains(id) ? id : QStringLiteral("desktop");
}

void rememberAnimationSpeed(const QString& id) {
    QSettings().setValue(QStringLiteral("animation"), id);
}

QString soundVolume() {
    static const QStringList known{QStringLiteral("off"), QStringLiteral("quiet"),
                                   QStringLiteral("normal"), QStringLiteral("loud")};
    const QString id = read(QStringLiteral("sound"));
    return known.contains(id) ? id : QStringLiteral("normal");
}

void rememberSoundVolume(const QString& id) {
    QSettings().setValue(QStringLiteral("sound"), id);
}

int turnTime() {
    return QSettings().value(QStringLiteral("replay/turn"), kUsualTurnTime).toInt();
}

void rememberTurnTime(int time) {
    QSettings().setValue(QStringLiteral("replay/turn"), time);
}

BoardTurn boardTurn(const Game& game) {
    const QSettings store;
    constexpr int kMost = 5; // sixths
    const int steps = store.value(boardKey(game, QStringLiteral("turn"))).toInt();
    return {std::clamp(steps, 0, kMost),
            store.value(boardKey(game, QStringLiteral("follows"))).toBool()};
}

void rememberBoardTurn(const Game& game, const BoardTurn& turn) {
    QSettings store;
    store.setValue(boardKey(game, QStringLiteral("turn")), turn.steps);
    store.setValue(boardKey(game, QStringLiteral("follows")), turn.followsSeats);
}

bool marksLastTurns() {
    return QSettings().value(QStringLiteral("board/last_turns"), true).toBool();
}

void rememberMarksLastTurns(bool marked) {
    QSettings().setValue(QStringLiteral("board/last_turns"), marked);
}

bool showsCoordinates() {
    return QSettings().value(QStringLiteral("board/coordinates"), true).toBool();
}

void rememberCoordinates(bool shown) {
    QSettings().setValue(QStringLiteral("board/coordinates"), shown);
}

QString look() {
    const QString id = read(QStringLiteral("look"));
    return isLook(id) ? id : QStringLiteral("system");
}

void rememberLook(const QString& id) {
    QSettings().setValue(QStringLiteral("look"), id);
}

QString language() {
    const QString id = read(QStringLiteral("language"));
    return Language::isKnown(id) ? id : QStringLiteral("system");
}

void rememberLanguage(const QString& id) {
    QSettings().setValue(QStringLiteral("language"), id);
}

} // namespace clockwise::app::settings
