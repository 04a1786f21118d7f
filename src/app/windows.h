// SPDX-License-Identifier: MIT
// Several windows of one program.
#pragma once

#include <QString>

namespace clockwise::app {

class MainWindow;

// Another window with the game played last, set up anew, beside the one in use. It lives until it
// is closed.
MainWindow& openWindow();

// A window of its own for a saved game; it does not stay when the game cannot be opened.
void openInNewWindow(const QString& path);

// Closes all windows; none when the player wants to keep one of the games not saved yet.
void quitProgram();

} // namespace clockwise::app
