// SPDX-License-Identifier: MIT
// The wording of the window: ids from the library in, sentences for people out.
#pragma once

#include "clockwise/record.h"
#include "clockwise/record_text.h"
#include "clockwise/session.h"

#include <QString>

#include <string_view>

namespace clockwise::app {

// Between the parts of a line such as "6 minions · 1 master".
inline const QString kBetweenParts = QStringLiteral(" · ");

QString fromUtf8(std::string_view text);
std::string toUtf8(const QString& text);

QString gameName(std::string_view gameId);
// "Pivit · 8×8 · 3 players"
QString gameLine(const GameRecord& record);
// "8×8 · 3 players"
QString setUpLine(const GameRecord& record);

// The name of the colour that a seat has of its own; a player without a name goes by that of
// theirs.
QString colourName(Seat look);
QString seatName(const GameRecord& record, Seat seat);
QString seatNames(const GameRecord& record, const std::vector<Seat>& seats);

QString optionLabel(std::string_view optionId);
QString optionValue(std::string_view optionId, std::string_view value);
QString openingLabel(std::string_view openingId);

// Plain text as a tooltip shows it, whatever markup it seems to hold.
QString plainToolTip(const QString& text);

// "6 minions · 1 master"
QString holdingsLine(const std::vector<Holding>& holdings);

QString faultText(const Error& error);
// The same at the table, where people have names and the library only knows numbers of seats.
QString refusalText(const GameRecord& record, const Error& error);
QString problemText(const Problem& problem, const QString& file);

// "Ana wins: all others are out."
QString resultLine(const GameRecord& record, const Outcome& outcome);
// A turn as the list of turns has it: the notation, but for what is no turn on the board.
QString turnLabel(std::string_view turn);
// "Bruno: g4-g5xf4", with who fell by it.
QString newsLine(const GameRecord& record, const TurnNews& news);
// What the seat on turn is asked to do next.
QString hintLine(const GameRecord& record, const State& state, const TurnPicker& picker);

} // namespace clockwise::app
