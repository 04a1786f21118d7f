// SPDX-License-Identifier: MIT
// What is told about a game: its rules in short, and a first game that teaches them. Data; the
// boards in it are records and turns, which the library judges like any others.
#pragma once

#include "clockwise/record.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clockwise::app {

using TurnTexts = std::vector<std::string>;

// A turn, and what is said once it has been made.
struct ShownTurn {
    std::string turn;
    QString told;
};

// A little board to try things on.
struct HelpBoard {
    Options options = {};
    TurnTexts before = {}; // lead to the picture one begins with
    QString ask = {};
    std::vector<ShownTurn> turns = {}; // that a button plays, one after the other
};

struct HelpSection {
    QString title;
    QStringList rules; // the numbers in docs/rules of what is told here
    QStringList paragraphs;
    std::optional<HelpBoard> board = {};
};

struct LessonStep {
    // What leads to the position this step begins with; without it, it goes on from the last one.
    std::optional<TurnTexts> from = {};
    QString ask;
    TurnTexts wanted = {};  // any of them goes on; none: there is only something to read
    bool anyTurn = false;   // every legal turn goes on; the next step has a position of its own
    QString otherwise = {}; // about a legal turn that is not wanted
    TurnTexts cells = {};   // pointed at while there is only something to read
    TurnTexts answers = {}; // turns of the other seats, after the wanted one
    QString praise = {};
};

struct Lesson {
    Options options = {};
    std::vector<LessonStep> steps;
};

struct GameHelp {
    std::vector<HelpSection> rules;
    Lesson lesson;
};

// In the language of the moment; nothing when there is no help for that game.
std::optional<GameHelp> gameHelp(std::string_view gameId);
bool hasHelp(std::string_view gameId);

// "a4-b4 e6-e3" as turns.
TurnTexts turnTexts(std::string_view line);
// A game with these turns played; they are legal.
GameRecord recordOf(const Game& game, const Options& options, const TurnTexts& turns);
// The turns that lead to the place shown.
TurnTexts turnsShown(const GameRecord& record, NodeId at);

} // namespace clockwise::app
