// SPDX-License-Identifier: MIT
// What the window asks and tells about files.
#pragma once

#include "clockwise/record.h"

#include <QString>
#include <QStringList>

#include <optional>

class QWidget;

namespace clockwise::app {

// Nothing when the player thought better of it.
std::optional<QString> askWhatToOpen(QWidget* parent);
// `path` is the proposal; empty for a game without a file.
std::optional<QString> askWhereToSave(QWidget* parent, const GameRecord& record,
                                      const QString& path);

// A name to propose for a game without a file, without extension: "Pivit Ana, Bruno".
QString proposedName(const GameRecord& record);
// The path with the extension where a file dialog of the desktop has left it out; nothing when that
// would overwrite a file the player was not asked about and does not want to lose.
std::optional<QString> withExtension(const QString& path, const QString& extension,
                                     QWidget* parent);

// A name in the same folder that no file has: "game 2.clockwise" for "game.clockwise".
QString freeNameLike(const QString& path);

enum class Leave { Save, Discard, Stay };
// What to do with a game that is not saved; `path` is its file, if any.
Leave askBeforeLosing(QWidget* parent, const QString& path);

void tellProblem(QWidget* parent, const QString& title, const QString& text);
// Tells why a game is not whole; whether the turns before its fault shall be opened.
bool offerLegalPart(QWidget* parent, const QString& title, const QString& why,
                    const GameRecord& legalPart);
// What was odd about a file that was opened all the same.
void tellOddities(QWidget* parent, const QStringList& oddities);

} // namespace clockwise::app
