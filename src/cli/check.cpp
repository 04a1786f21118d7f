// SPDX-License-Identifier: MIT
#include "command.h"
#include "files.h"

namespace clockwise::cli {
namespace {

Exit run(const Request& request, const std::vector<std::string>& paths) {
    Json files = Json::array();
    bool fine = true;
    for (const std::string& path : paths) {
        const FileRead read = readGame(path);
        Json file{{"file", path}, {"problems", asJson(read.result.problems)}};
        if (!read.refusal.empty()) file["error"] = read.refusal;
        files.push_back(std::move(file));
        fine = fine && read.refusal.empty() && read.result.problems.empty();
    }
    if (request.json) print({{"fine", fine}, {"files", std::move(files)}});
    return fine ? Exit::Fine : Exit::BadInput;
}

} // namespace

void addCheck(CLI::App& app, Request& request) {
    CLI::App* command = app.add_subcommand("check", "Say every problem of saved games");
    const auto paths = std::make_shared<std::vector<std::string>>();
    command->add_option("FILE", *paths, "Saved games")->required();
    command->callback(
        [&request, paths] { request.run = [&request, paths] { return run(request, *paths); }; });
}

} // namespace clockwise::cli
