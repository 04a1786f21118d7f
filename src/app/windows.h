// SPDX-License-Identifier: MIT
// Several windows of one program.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

class QWidget;

namespace clockwise::app {

class MainWindow;

// Where a window was last time, and as large, if the screens still have the room.
void restorePlace(QWidget& window, const QByteArray& geometry);

// Another window with the game played last, set up anew, beside the one in use. It lives until it
// is closed.
MainWindow& openWindow();

// A window of its own for a saved game; it does not stay when the game cannot be opened.
void openInNewWindow(const QString& path);

// Brings to the front what windows other than that one have open of these files; the rest come
// back.
QStringList withoutThoseOpen(const QStringList& paths, const MainWindow& window);

// Closes all windows; none when the player wants to keep one of the games not saved yet.
void quitProgram();

} // namespace clockwise::app
