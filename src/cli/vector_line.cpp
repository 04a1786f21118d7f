// SPDX-License-Identifier: MIT
#include "vector_line.h"

#include "position.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace clockwise::cli {
namespace {

using Json = nlohmann::json;
using Difference = std::optional<std::string>;

bool isOptionOfSomeGame(const std::string& key) {
    return std::ranges::any_of(allGames(), [&](const Game* game) {
        const auto& specs = game->optionSpecs();
        return std::ranges::find(specs, key, &OptionSpec::id) != specs.end();
    });
}

Options optionsIn(const Json& vector) {
    Options options;
    for (const auto& [key, value] : vector.items())
        if (isOptionOfSomeGame(key))
            options.set(key, value.is_string() ? value.get<std::string>() : value.dump());
    return options;
}

// Compares what a key promises, when it is there, with what the rules say.
Difference differs(const Json& vector, const char* key, const Json& found) {
    if (!vector.contains(key) || vector[key] == found) return std::nullopt;
    return std::string(key) + " is " + found.dump() + ", not " + vector[key].dump();
}

Difference listDiffers(const Json& vector, const std::vector<Turn>& turns) {
    if (!vector.contains("legal_moves")) return std::nullopt;
    std::vector<std::string> texts;
    for (const Turn& turn : turns) texts.push_back(turn.text);
    const auto expected = vector["legal_moves"].get<std::vector<std::string>>();
    const auto [mine, theirs] = std::ranges::mismatch(texts, expected);
    if (mine == texts.end() && theirs == expected.end()) return std::nullopt;
    const auto named = [](auto at, auto end) { return at == end ? "the end" : '"' + *at + '"'; };
    return "legal_moves has " + named(mine, texts.end()) + " where " +
           named(theirs, expected.end()) + " is expected";
}

Difference perftDiffers(const Json& vector, const State& state) {
    if (!vector.contains("perft")) return std::nullopt;
    int depth = 0;
    for (const Json& expected : vector["perft"]) {
        const std::uint64_t leaves = state.perft(++depth);
        if (expected != leaves)
            return "perft " + std::to_string(depth) + " is " + std::to_string(leaves) + ", not " +
                   expected.dump();
    }
    return std::nullopt;
}

Difference outcomeDiffers(const Json& vector, const State& state) {
    const Outcome outcome = state.outcome();
    Json winners = Json::array();
    for (const Seat seat : outcome.winners.toVector()) winners.push_back(seat.number());
    if (auto found = differs(vector, "over", outcome.over())) return found;
    const std::string_view reason = outcome.over() ? reasonId(outcome.reason) : "";
    if (auto found = differs(vector, "reason", reason)) return found;
    if (auto found = differs(vector, "winners", winners)) return found;
    if (outcome.over()) return std::nullopt;
    return differs(vector, "to_move", state.toMove().number());
}

Difference compare(const Json& vector) {
    const Game* game = findGame(vector.at("game").get<std::string>());
    if (!game) return "there is no game " + vector["game"].dump();
    const auto moves = vector.value("moves", std::vector<std::string>{});
    const auto state = positionAfter(*game, optionsIn(vector), moves);
    if (!state) return state.error();
    if (auto found = outcomeDiffers(vector, **state)) return found;
    const std::vector<Turn> turns = (*state)->turns();
    if (auto found = listDiffers(vector, turns)) return found;
    if (auto found = differs(vector, "legal", turns.size())) return found;
    return perftDiffers(vector, **state);
}

// A vector is an object of lists. Deeper ones are left out, which the comparison then finds, since
// the library goes through values by recursion.
bool refuseDepth(int depth, Json::parse_event_t, Json&) {
    constexpr int deepest = 3;
    return depth <= deepest;
}

} // namespace

std::optional<std::string> differenceIn(const std::string& line) {
    try {
        return compare(Json::parse(line, refuseDepth));
    } catch (const Json::exception& problem) {
        return std::string("not a vector: ") + problem.what();
    }
}

} // namespace clockwise::cli
