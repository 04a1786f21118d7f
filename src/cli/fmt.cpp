// SPDX-License-Identifier: MIT
#include "command.h"
#include "files.h"

#include <iostream>

namespace clockwise::cli {
namespace {

Exit run(const Request& request, const std::string& path) {
    const FileRead read = readGame(path);
    if (!read.refusal.empty()) {
        if (request.json) print({{"error", read.refusal}});
        return Exit::BadInput;
    }
    // Half a game in canonical form would look like a whole one.
    const bool whole = read.result.whole();
    const std::string text = whole ? writeRecord(*read.result.record) : std::string();
    if (request.json)
        print({{"text", whole ? Json(text) : Json()}, {"problems", asJson(read.result.problems)}});
    else
        std::cout << text;
    return whole ? Exit::Fine : Exit::BadInput;
}

} // namespace

void addFmt(CLI::App& app, Request& request) {
    CLI::App* command = app.add_subcommand("fmt", "Print a saved game in canonical form");
    const auto path = std::make_shared<std::string>();
    command->add_option("FILE", *path, "A saved game")->required();
    command->callback(
        [&request, path] { request.run = [&request, path] { return run(request, *path); }; });
}

} // namespace clockwise::cli
