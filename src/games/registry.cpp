// SPDX-License-Identifier: MIT
#include "clockwise/game.h"

#include <algorithm>
#include <array>

namespace clockwise {

#define GAME(id)                                                                                   \
    namespace id {                                                                                 \
    const Game& game();                                                                            \
    }
#include "games/games.def"
#undef GAME

std::span<const Game* const> allGames() {
    static const std::array games{
#define GAME(id) &id::game(),
#include "games/games.def"
#undef GAME
    };
    return games;
}

const Game* findGame(std::string_view id) {
    const auto games = allGames();
    const auto found = std::ranges::find(games, id, &Game::id);
    return found == games.end() ? nullptr : *found;
}

std::vector<Options> allSetups(const Game& game) {
    std::vector<Options> setups{Options{}};
    for (const OptionSpec& spec : game.optionSpecs()) {
        if (spec.houseRule) continue;
        std::vector<std::string> values(spec.choices.begin(), spec.choices.end());
        for (int n = spec.least; spec.choices.empty() && n <= spec.most; ++n)
            values.push_back(std::to_string(n));
        std::vector<Options> wider;
        for (const Options& setup : setups)
            for (const std::string& value : values) {
                wider.push_back(setup);
                wider.back().set(std::string(spec.id), value);
            }
        setups = std::move(wider);
    }
    std::erase_if(setups, [&](const Options& setup) { return !game.start(setup); });
    return setups;
}

} // namespace clockwise
