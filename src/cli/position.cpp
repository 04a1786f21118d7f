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

// Every fault of a position, one after the other.
std::string describe(const DiagramFaults& faults) {
    std::string all;
    for (const DiagramFault& fault : faults)
        all += (all.empty() ? "" : " ") + clockwise::describe(fault.error);
    return all;
}

tl::expected<StatePtr, std::string> drawnStart(const Game& game, const Options& options,
                                               const std::string& text) {
    const auto kit = game.kit(options);
    if (!kit) return tl::unexpected(clockwise::describe(kit.error()));
    const auto diagram = readDiagram(*kit, text);
    if (!diagram)
        return tl::unexpected("--position, character " + std::to_string(diagram.error().at + 1) +
                              ": " + clockwise::describe(diagram.error().error));
    const auto start = game.startFrom(options, *diagram);
    if (!start) return tl::unexpected(describe(start.error()));
    return *start;
}

tl::expected<StatePtr, std::string> after(StatePtr state, const std::vector<std::string>& turns) {
    for (std::size_t i = 0; i < turns.size(); ++i) {
        auto next = state->play(turns[i]);
        if (!next)
            return tl::unexpected("turn " + std::to_string(i + 1) + " \"" + turns[i] +
                                  "\": " + clockwise::describe(next.error()));
        state = std::move(*next);
    }
    return state;
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
    command.add_option("--position", position, "Where to begin, as in a saved game's tag Position")
        ->type_name("TEXT");
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
    const Game& game = *findGame(words.game);
    const std::vector<std::string> turns = wordsOf(words.turns);
    if (words.position.empty()) return positionAfter(game, options, turns);
    return drawnStart(game, options, words.position).and_then([&](const StatePtr& start) {
        return after(start, turns);
    });
}

tl::expected<StatePtr, std::string> positionAfter(const Game& game, const Options& options,
                                                  const std::vector<std::string>& turns) {
    const auto start = game.start(options);
    if (!start) return tl::unexpected(clockwise::describe(start.error()));
    return after(*start, turns);
}

std::vector<std::string> wordsOf(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

} // namespace clockwise::cli
