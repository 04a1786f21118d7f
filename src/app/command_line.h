// SPDX-License-Identifier: MIT
// What the program can be told at its start.
#pragma once

#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>

class QCommandLineParser;

namespace clockwise::app {

// The exit statuses other than 0: the input is at fault, or the way the program was called.
inline constexpr int kFault = 1;
inline constexpr int kWrongUsage = 2;

void addOptions(QCommandLineParser& parser);

// Whether no window will come of these words, so that no display is needed. Asked before there is
// an application.
bool needsNoDisplay(int argc, char** argv);
// Whether there is nothing a window could be shown on.
bool lacksDisplay();
// Draws into memory, unless another platform is asked for. Standard error is left to what there is
// to say about the input: that some part of a desktop is missing is no fault then.
void doWithoutDisplay();

// What --language says, before anything is worded; empty when it is not given.
QString languageGiven(const QStringList& arguments);

// A line on standard error.
void complain(const QString& message);

// What --ply says: nothing when it is not given. No answer at all when it is no number, which is
// said.
std::optional<std::optional<std::size_t>> plyOf(const QCommandLineParser& parser);

} // namespace clockwise::app
