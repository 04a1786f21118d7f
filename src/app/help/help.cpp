// SPDX-License-Identifier: MIT
#include "help.h"

#include "games.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

namespace clockwise::app {
namespace {

using Telling = GameHelp (*)();
constexpr std::array<std::pair<std::string_view, Telling>, 3> kGames{
    {{"pivit", pivitHelp}, {"sputnik", sputnikHelp}, {"quivive", quiviveHelp}}};

const auto* find(std::string_view gameId) {
    return std::ranges::find(kGames, gameId, [](const auto& game) { return game.first; });
}

} // namespace

std::optional<GameHelp> gameHelp(std::string_view gameId) {
    if (!hasHelp(gameId)) return std::nullopt;
    return find(gameId)->second();
}

bool hasHelp(std::string_view gameId) {
    return find(gameId) != kGames.end();
}

TurnTexts turnTexts(std::string_view line) {
    std::istringstream words{std::string(line)};
    TurnTexts turns;
    for (std::string turn; words >> turn;) turns.push_back(std::move(turn));
    return turns;
}

GameRecord recordOf(const Game& game, const Options& options, const TurnTexts& turns) {
    GameRecord record = GameRecord::begin(game, options).value();
    NodeId at = kRoot;
    for (const std::string& turn : turns) at = record.play(at, turn).value();
    return record;
}

TurnTexts turnsShown(const GameRecord& record, NodeId at) {
    TurnTexts turns;
    for (const NodeId id : record.pathTo(at)) turns.push_back(record.node(id).turn.text);
    return turns;
}

} // namespace clockwise::app
