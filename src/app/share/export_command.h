// SPDX-License-Identifier: MIT
#pragma once

class QCommandLineParser;

namespace clockwise::app {

// `clockwise --export OUT [--ply N] [--size PX] FILE`: a position or a game drawn without a window;
// the program's exit status. What is wrong is said on standard error.
int runExport(const QCommandLineParser& parser);

} // namespace clockwise::app
