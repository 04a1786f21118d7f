// SPDX-License-Identifier: MIT
#include "command.h"
#include "files.h"

#include <iostream>
#include <optional>

namespace clockwise::cli {
namespace {

struct Words {
    std::string file;
    std::optional<long long> ply;
};

// The clocks of the seats that have one, with the seconds left after that turn.
Json clocksAt(const GameRecord& record, NodeId at) {
    Json clocks = Json::array();
    const TimesLeft left = record.timesLeft(at);
    for (const Seat seat : SeatSet::firstSeats(record.seats()).toVector()) {
        const auto& control = record.clocks()[seat];
        if (!control) continue;
        clocks.push_back({{"seat", seat.number()},
                          {"main", control->main.count()},
                          {"increment", control->increment.count()},
                          {"left", std::chrono::ceil<std::chrono::seconds>(*left[seat]).count()}});
    }
    return clocks;
}

// How things stand after a number of turns of the main line.
Json standingAfter(const GameRecord& record, const std::vector<NodeId>& line, std::size_t ply) {
    const NodeId at = ply == 0 ? kRoot : line[ply - 1];
    const Standing& standing = record.node(at).standing;
    // An agreement ends the game where its turns end.
    const Outcome outcome = ply == line.size() ? record.result() : standing.outcome;
    Json winners = Json::array();
    for (const Seat seat : outcome.winners.toVector()) winners.push_back(seat.number());
    Json answer{{"game", record.game().id()},
                {"turns", ply},
                {"to_move", outcome.over() ? Json() : Json(standing.state->toMove().number())},
                {"over", outcome.over()},
                {"reason", outcome.over() ? reasonId(outcome.reason) : ""},
                {"winners", std::move(winners)},
                {"position", standing.state->text()}};
    if (record.hasClocks()) answer["clocks"] = clocksAt(record, at);
    return answer;
}

// What is told of a file whose tags do not even say which game it is.
Json noStanding() {
    return {{"game", nullptr}, {"turns", 0},   {"to_move", nullptr},
            {"over", false},   {"reason", ""}, {"winners", Json::array()},
            {"position", ""}};
}

void printAsText(const Json& standing) {
    const auto value = [&](const char* key) { return standing[key].get<std::string>(); };
    std::cout << "game: " << value("game") << "\nturns: " << standing["turns"] << '\n';
    if (!standing["over"].get<bool>()) {
        std::cout << "to move: seat " << standing["to_move"] << '\n';
    } else {
        std::cout << "over: " << value("reason") << '\n';
        std::cout << "winners:" << (standing["winners"].empty() ? " none" : "");
        for (const Json& seat : standing["winners"]) std::cout << ' ' << seat;
        std::cout << '\n';
    }
    if (standing.contains("clocks"))
        for (const Json& clock : standing["clocks"])
            std::cout << "clock of seat " << clock["seat"] << ": "
                      << clockText(std::chrono::seconds(clock["left"].get<int>())) << '\n';
    std::cout << value("position");
}

Exit run(const Request& request, const Words& words) {
    const FileRead read = readGame(words.file);
    if (!read.refusal.empty()) {
        if (request.json) print({{"error", read.refusal}});
        return Exit::BadInput;
    }
    Json answer = noStanding();
    if (read.result.record) {
        const GameRecord& record = *read.result.record;
        const std::vector<NodeId> line = record.lineThrough(kRoot);
        const auto turns = static_cast<long long>(line.size());
        const long long ply = words.ply.value_or(turns);
        if (ply < 0 || ply > turns)
            return refuseInput(request, words.file + ": --ply can be 0 to " +
                                            std::to_string(turns) + ", not " + std::to_string(ply) +
                                            '.');
        answer = standingAfter(record, line, static_cast<std::size_t>(ply));
        if (!request.json) printAsText(answer);
    }
    answer["problems"] = asJson(read.result.problems);
    if (request.json) print(answer);
    return read.result.whole() ? Exit::Fine : Exit::BadInput;
}

} // namespace

void addReplay(CLI::App& app, Request& request) {
    CLI::App* command = app.add_subcommand("replay", "Tell what became of a saved game");
    const auto words = std::make_shared<Words>();
    command->add_option("FILE", words->file, "A saved game")->required();
    command->add_option("--ply", words->ply, "Stop after so many turns")
        ->type_name("N")
        ->check(wholeNumber());
    command->callback(
        [&request, words] { request.run = [&request, words] { return run(request, *words); }; });
}

} // namespace clockwise::cli
