// SPDX-License-Identifier: MIT
#include "command.h"
#include "position.h"

#include <iostream>

namespace clockwise::cli {
namespace {

Exit run(const Request& request, const PositionWords& words) {
    const auto state = positionFrom(words);
    if (!state) return refuseInput(request, state.error());
    std::vector<std::string> texts;
    for (Turn& turn : (*state)->turns()) texts.push_back(std::move(turn.text));
    if (!request.json) {
        for (const std::string& text : texts) std::cout << text << '\n';
        return Exit::Fine;
    }
    const bool over = (*state)->outcome().over();
    print({{"game", words.game},
           {"to_move", over ? Json() : Json((*state)->toMove().number())},
           {"over", over},
           {"legal", texts.size()},
           {"legal_moves", texts}});
    return Exit::Fine;
}

} // namespace

void addLegal(CLI::App& app, Request& request) {
    CLI::App* command = app.add_subcommand("legal", "List the legal turns of a position");
    const auto words = std::make_shared<PositionWords>();
    words->addTo(*command);
    command->callback(
        [&request, words] { request.run = [&request, words] { return run(request, *words); }; });
}

} // namespace clockwise::cli
