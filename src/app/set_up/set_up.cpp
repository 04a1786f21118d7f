// SPDX-License-Identifier: MIT
#include "set_up.h"

#include "settings.h"
#include "words.h"

#include <QRandomGenerator>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr int kMostSeeds = 10'000; // short enough to read out across a table

} // namespace

unsigned randomSeed() {
    return static_cast<unsigned>(QRandomGenerator::global()->bounded(1, kMostSeeds));
}

void playOpening(GameRecord& record, const QString& opening, unsigned seed) {
    const Game& game = record.game();
    const std::vector<std::string_view> openings = game.openings();
    const std::string id = toUtf8(opening);
    // The first one is that of the players, who make its turns themselves.
    if (std::find(openings.begin() + 1, openings.end(), id) == openings.end()) return;
    const State& start = *record.node(kRoot).standing.state;
    NodeId at = kRoot;
    for (const std::string& turn : game.openingTurns(start, id, seed))
        at = record.play(at, turn).value();
    record.tags().push_back(
        {std::string(kOpeningTag), id == kRandomOpening ? id + ' ' + std::to_string(seed) : id});
}

GameRecord setUpAsLast(const Game& game) {
    GameRecord record = settings::lastGame(game);
    playOpening(record, settings::lastOpening(game), randomSeed());
    return record;
}

} // namespace clockwise::app
