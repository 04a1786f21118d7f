// SPDX-License-Identifier: MIT
#pragma once

#include "table/seat_looks.h"

#include "clockwise/clock.h"
#include "clockwise/game.h"
#include "clockwise/record.h"

#include <QByteArray>
#include <QList>
#include <QString>

// What the program remembers between two runs; values are ids, never translated words.
namespace clockwise::app::settings {

// The last set-up of a game. Options that do not exist any more are dropped.
Options lastOptions(const Game& game);
QString lastSeatName(const Game& game, Seat seat);
SeatLooks lastLooks(const Game& game);
QString lastOpening(const Game& game);
void rememberSetup(const Game& game, const Options& options, const PerSeat<QString>& names,
                   const SeatLooks& looks, const QString& opening);

// How the clocks of a game were set: not at all, the same for all seats, or each its own. The times
// that were not used are remembered as well.
enum class ClockUse { Off, Same, Each };
struct ClockChoice {
    ClockUse use = ClockUse::Off;
    TimeControl all{std::chrono::minutes(10), std::chrono::seconds(5)};
    TimeControls own;

    TimeControls controls() const;
};
ClockChoice lastClock(const Game& game);
void rememberClock(const Game& game, const ClockChoice& choice);

// A game to begin with: as it was set up last, before its opening; the one played last.
GameRecord lastGame(const Game& game);
GameRecord lastGame();

QString lastFolder();
void rememberFolder(const QString& folder);

// The files opened and saved last, the newest first; not many.
struct RecentGame {
    QString path;
    QString gameId;
};
QList<RecentGame> recentGames();
void rememberRecentGame(const RecentGame& game);
void forgetRecentGame(const QString& path);
void forgetRecentGames();

// How a game was exported last. The kind is an id, empty at first.
struct ExportHabit {
    QString folder;
    QString kind;
    int size = 0;
    bool marksLastTurn = true;
    QString look; // that of the window without
};
ExportHabit exportHabit();
void rememberExportHabit(const ExportHabit& habit);

QByteArray windowGeometry();
QByteArray splitterState();
QByteArray rulesWindowGeometry();
void rememberRulesWindow(const QByteArray& geometry);
void rememberWindow(const QByteArray& geometry, const QByteArray& splitter);

// Ids as in the View menu.
QString animationSpeed();
void rememberAnimationSpeed(const QString& id);

// How loud the table is: "off", "quiet", "normal" or "loud".
QString soundVolume();
void rememberSoundVolume(const QString& id);

// How long the play button shows each turn, in milliseconds.
inline constexpr int kUsualTurnTime = 1000;
int turnTime();
void rememberTurnTime(int time);

// How the board of a game lies: turned by so many steps, or always towards the seat on move.
struct BoardTurn {
    int steps = 0;
    bool followsSeats = false;
};
BoardTurn boardTurn(const Game& game);
void rememberBoardTurn(const Game& game, const BoardTurn& turn);

bool marksLastTurns();
void rememberMarksLastTurns(bool marked);
bool showsCoordinates();
void rememberCoordinates(bool shown);

QString look();
void rememberLook(const QString& id);
QString language();
void rememberLanguage(const QString& id);

} // namespace clockwise::app::settings
