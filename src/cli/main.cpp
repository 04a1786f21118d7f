// SPDX-License-Identifier: MIT
#include "command.h"

#include <algorithm>
#include <iostream>

namespace clockwise::cli {
namespace {

Exit runCommand(int argc, const char* const* argv) {
    CLI::App app("Rules, records and checks of Clockwise without its window.", "clockwise-cli");
    Request request;
    app.set_version_flag("--version", "clockwise-cli " CLOCKWISE_VERSION);
    app.require_subcommand(0, 1); // so that a word that is none is named
    app.fallthrough();
    app.add_flag("--json", request.json, "Print one JSON object");
    for (const auto add : {addGames, addLegal, addPerft, addReplay, addCheck, addFmt, addVectors})
        add(app, request);
    try {
        app.parse(argc, argv);
        if (app.get_subcommands().empty()) throw CLI::RequiredError("A subcommand");
    } catch (const CLI::ParseError& problem) {
        // --help comes this way too, with the code for success.
        if (app.exit(problem) == 0) return Exit::Fine;
        // What was wrong may have come before the flag, so the words are asked.
        const bool json = std::find(argv, argv + argc, std::string_view("--json")) != argv + argc;
        if (json) print({{"error", problem.what()}});
        return Exit::BadUsage;
    }
    return request.run();
}

} // namespace
} // namespace clockwise::cli

int main(int argc, char** argv) {
    using namespace clockwise::cli;
    Exit exit = runCommand(argc, argv);
    if (!std::cout.flush()) {
        complain("The answer could not be written.");
        exit = Exit::BadInput;
    }
    return static_cast<int>(exit);
}
