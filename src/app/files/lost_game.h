// SPDX-License-Identifier: MIT
#pragma once

#include "autosave_slot.h"
#include "language.h"

#include "clockwise/record.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace clockwise::app {

// What an autosave holds: the text of a saved game, and a last line that says which file the game
// belongs to. That line is a note to a reader of games, and without it an autosave is not whole.
std::string lostGameText(std::string_view game, const QString& file);

// A game that was left behind.
struct LostGame {
    std::optional<GameRecord> record; // all of it, or what comes before the damage
    QString file;                     // it belongs to; empty when it never had one
    QDateTime when;
    Wording damage;       // a sentence; none when the game is whole
    bool isSaved = false; // its file holds all of it
};

LostGame readLostGame(const AutosaveSlot& slot);

} // namespace clockwise::app
