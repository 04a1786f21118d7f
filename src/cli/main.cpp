// SPDX-License-Identifier: MIT
#include "command.h"

#include <iostream>

namespace clockwise::cli {
namespace {

Exit runCommand(int argc, const char* const* argv) {
    CLI::App app("Rules, records and checks of Clockwise without its window.", "clockwise-cli");
    Request request;
    app.require_subcommand(1);
    app.fallthrough();
    app.add_flag("--json", request.json, "Print one JSON object");
    for (const auto add : {addGames, addLegal, addPerft, addReplay, addCheck, addFmt, addVectors})
        add(app, request);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& problem) {
        // --help comes this way too, with the code for success.
        const bool fine = app.exit(problem) == 0;
        return fine ? Exit::Fine : Exit::BadUsage;
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
