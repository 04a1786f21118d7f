// SPDX-License-Identifier: MIT
#include "command.h"
#include "position.h"

#include <chrono>
#include <iostream>

namespace clockwise::cli {
namespace {

constexpr int kDeepest = 99;

struct Words {
    PositionWords position;
    bool divide = false;
    int depth = 0;
};

Exit run(const Request& request, const Words& words) {
    const auto state = positionFrom(words.position);
    if (!state) return refuseInput(request, state.error());

    const auto before = std::chrono::steady_clock::now();
    Json byTurn = Json::object();
    std::uint64_t leaves = 0;
    if (words.divide && words.depth > 0) {
        for (const Turn& turn : (*state)->turns()) {
            const std::uint64_t count = (*(*state)->play(turn.text))->perft(words.depth - 1);
            byTurn[turn.text] = count;
            leaves += count;
        }
    } else {
        leaves = (*state)->perft(words.depth);
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - before;
    const double speed = took.count() > 0 ? static_cast<double>(leaves) / took.count() : 0;

    if (request.json) {
        Json answer{{"game", words.position.game}, {"depth", words.depth}, {"leaves", leaves}};
        if (words.divide) answer["divide"] = std::move(byTurn);
        answer["seconds"] = took.count();
        print(answer);
    } else {
        for (const auto& [turn, count] : byTurn.items()) std::cout << turn << ' ' << count << '\n';
        std::cout << leaves << '\n';
    }
    std::cerr << took.count() << " s, " << static_cast<std::uint64_t>(speed) << " leaves/s\n";
    return Exit::Fine;
}

} // namespace

void addPerft(CLI::App& app, Request& request) {
    CLI::App* command = app.add_subcommand("perft", "Count the turn sequences of a length");
    const auto words = std::make_shared<Words>();
    words->position.addTo(*command);
    command->add_flag("--divide", words->divide, "Count for each first turn");
    command->add_option("DEPTH", words->depth, "How many turns")
        ->required()
        ->check(wholeNumber())
        ->check(CLI::Range(0, kDeepest));
    command->callback(
        [&request, words] { request.run = [&request, words] { return run(request, *words); }; });
}

} // namespace clockwise::cli
