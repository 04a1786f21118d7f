// SPDX-License-Identifier: MIT
#pragma once

class QCommandLineParser;

namespace clockwise::app {

class MainWindow;

// `clockwise --screenshot OUT [--ply N] [--size WxH] [FILE]`: a picture of the whole window; the
// program's exit status.
int takeScreenshot(const QCommandLineParser& parser, MainWindow& window);

} // namespace clockwise::app
