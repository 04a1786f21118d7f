// SPDX-License-Identifier: MIT
#include "recent_games.h"

#include "file_dialogs.h"
#include "language.h"
#include "settings.h"
#include "words.h"

#include <QDir>
#include <QFileInfo>

namespace clockwise::app {
namespace {

constexpr int kLongestName = 60;

// "evening.clockwise — Sputnik"
QString entryOf(const settings::RecentGame& game) {
    QString name = QFileInfo(game.path).fileName();
    if (name.size() > kLongestName) name = name.left(kLongestName) + QChar(0x2026);
    // Menus take an ampersand for the mark of a key.
    name.replace(QLatin1Char('&'), QStringLiteral("&&"));
    return RecentGames::tr("%1 — %2").arg(name, gameName(toUtf8(game.gameId)));
}

} // namespace

RecentGames::RecentGames(QWidget* parent) : QMenu(parent) {
    worded(this, [] { return tr("&Recent games"); });
    setObjectName(QStringLiteral("recent"));
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &RecentGames::fill);
}

void RecentGames::fill() {
    clear();
    const QList<settings::RecentGame> games = settings::recentGames();
    for (const settings::RecentGame& game : games) {
        QAction* action = addAction(entryOf(game), this, [this, game] { choose(game.path); });
        action->setToolTip(plainToolTip(QDir::toNativeSeparators(game.path)));
    }
    if (games.isEmpty()) addAction(tr("No games yet"))->setEnabled(false);
    addSeparator();
    QAction* clearing = addAction(tr("&Clear the list"), this, &settings::forgetRecentGames);
    clearing->setObjectName(QStringLiteral("recent_clear"));
    clearing->setEnabled(!games.isEmpty());
}

void RecentGames::choose(const QString& path) {
    if (QFileInfo::exists(path)) {
        emit chosen(path);
        return;
    }
    settings::forgetRecentGame(path);
    tellProblem(parentWidget(), tr("The game has gone"),
                tr("%1 is not there any more. It is taken off the list of recent games.")
                    .arg(QDir::toNativeSeparators(path)));
}

} // namespace clockwise::app
