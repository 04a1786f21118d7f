// SPDX-License-Identifier: MIT
#include "command.h"

#include "clockwise/game.h"

#include <iostream>

namespace clockwise::cli {
namespace {

std::string rangeOf(const OptionSpec& spec) {
    if (spec.choices.empty()) return std::to_string(spec.least) + ".." + std::to_string(spec.most);
    std::string range;
    for (const std::string_view choice : spec.choices) {
        if (!range.empty()) range += '|';
        range += choice;
    }
    return range;
}

Json asJson(const OptionSpec& spec) {
    Json option{{"key", spec.id}, {"tag", spec.tag}, {"default", spec.fallback}};
    if (spec.choices.empty()) {
        option["least"] = spec.least;
        option["most"] = spec.most;
    } else {
        option["choices"] = spec.choices;
    }
    option["house_rule"] = spec.houseRule;
    return option;
}

Exit run(const Request& request) {
    Json games = Json::array();
    for (const Game* game : allGames()) {
        Json options = Json::array();
        if (!request.json) std::cout << game->id() << '\n';
        for (const OptionSpec& spec : game->optionSpecs()) {
            options.push_back(asJson(spec));
            if (request.json) continue;
            std::cout << "  " << spec.id << '=' << rangeOf(spec) << " (" << spec.fallback << ')'
                      << (spec.houseRule ? " house rule" : "") << '\n';
        }
        games.push_back({{"game", game->id()}, {"options", std::move(options)}});
    }
    if (request.json) print({{"games", std::move(games)}});
    return Exit::Fine;
}

} // namespace

void addGames(CLI::App& app, Request& request) {
    CLI::App* command = app.add_subcommand("games", "List the games, their options and defaults");
    command->callback([&request] { request.run = [&request] { return run(request); }; });
}

} // namespace clockwise::cli
