// SPDX-License-Identifier: MIT
// What the editor calls the things and notes of the games.
#pragma once

#include "clockwise/diagram.h"
#include "clockwise/record.h"

#include <QString>
#include <QStringList>

namespace clockwise::app {

// "Rocket of Ana", of who sits there in that game.
QString thingName(const GameRecord& record, const Thing& thing);
// What its picture does not tell, and words for a cell do not: "number 2" where it is numbered, and
// "has not left its launch pad yet".
QStringList thingDetails(const Thing& thing, bool numbered);
// Sentences as one text, with a full stop after each that goes on.
QString oneAfterTheOther(const QStringList& sentences);
QString noteLabel(std::string_view noteId);
QString noteHelp(std::string_view noteId);
QString noteChoice(std::string_view noteId, std::string_view choice);

} // namespace clockwise::app
