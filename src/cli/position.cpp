// SPDX-License-Identifier: MIT
#include "position.h"

#include <algorithm>
#include <sstream>

namespace clockwise::cli {
namespace {

struct Setting {
    std::string key;
    std::string value;
};

Setting split(const std::string& setting) {
    const std::size_t sign = setting.find('=');
    return {setting.substr(0, sign), setting.substr(sign + 1)};
}

std::string checkGame(const std::string& id) {
    if (findGame(id)) return {};
    std::string known;
    for (const Game* game : allGames()) known += ' ' + std::string(game->id());
    return "There is no game \"" + id + "\"; there is:" + known;
}

void checkSettings(const PositionWords& words) {
    const Game& game = *findGame(words.game);
    for (const std::string& setting : words.settings) {
        const std::string key = split(setting).key;
        const auto& specs = game.optionSpecs();
        if (std::ranges::find(specs, key, &OptionSpec::id) == specs.end())
            throw CLI::ValidationError("--set", describe(Error{Fault::UnknownOption, {key}}));
    }
}

std::string checkSetting(const std::string& setting) {
    const std::size_t sign = setting.find('=');
    const bool sound = sign != std::string::npos && sign > 0 && sign + 1 < setting.size();
    return sound ? std::string() : "\"" + setting + "\" is not KEY=VALUE";
}

} // namespace

void PositionWords::addTo(CLI::App& command) {
    command.add_option("GAME", game, "The game's id, as `games` lists it")
        ->required()
        ->check(CLI::Validator(checkGame, ""));
    command.add_option("--set", settings, "An option of the game")
        ->type_name("KEY=VALUE")
        ->allow_extra_args(false)
        ->check(CLI::Validator(checkSetting, ""));
    command.add_option("--moves", turns, "Turns to play first, with blanks between them")
        ->type_name("TURNS");
    command.parse_complete_callback([this] { checkSettings(*this); });
}

tl::expected<StatePtr, std::string> positionFrom(const PositionWords& words) {
    Options options;
    for (const std::string& setting : words.settings) {
        auto [key, value] = split(setting);
        options.set(std::move(key), std::move(value));
    }
    return positionAfter(*findGame(words.game), options, wordsOf(words.turns));
}

tl::expected<StatePtr, std::string> positionAfter(const Game& game, const Options& options,
                                                  const std::vector<std::string>& turns) {
    auto state = game.start(options);
    if (!state) return tl::unexpected(describe(state.error()));
    for (std::size_t i = 0; i < turns.size(); ++i) {
        auto next = (*state)->play(turns[i]);
        if (!next)
            return tl::unexpected("turn " + std::to_string(i + 1) + " \"" + turns[i] +
                                  "\": " + describe(next.error()));
        state = std::move(next);
    }
    return *state;
}

std::vector<std::string> wordsOf(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

} // namespace clockwise::cli
