// SPDX-License-Identifier: MIT
#include "kinds.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace clockwise::app {
namespace {

using nlohmann::json;

std::string wordOf(const json& value) {
    return value.is_string() ? value.get<std::string>() : value.dump();
}

bool isOfKind(const json& line, const Kind& kind) {
    if (line.at("game") != kind.game) return false;
    for (const OptionSpec& spec : findGame(kind.game)->optionSpecs()) {
        if (spec.houseRule) continue;
        const std::string id(spec.id);
        const std::string usual(spec.fallback);
        const std::string wanted = kind.options.has(id) ? kind.options.value(id) : usual;
        if (wanted != (line.contains(id) ? wordOf(line.at(id)) : usual)) return false;
    }
    return true;
}

} // namespace

WholeGame wholeGame(const Kind& kind) {
    std::ifstream in(CLOCKWISE_SOURCE_DIR "/tests/data/vectors/games.jsonl");
    for (std::string text; std::getline(in, text);) {
        const json line = json::parse(text);
        if (isOfKind(line, kind))
            return {line.at("moves").get<std::vector<std::string>>(), line.at("reason"),
                    line.at("winners").get<std::vector<int>>()};
    }
    throw std::runtime_error("there is no game of this kind: " + kind.name);
}

GameRecord played(const Kind& kind) {
    GameRecord record = GameRecord::begin(*findGame(kind.game), withoutHouseRules(kind)).value();
    NodeId at = kRoot;
    for (const std::string& turn : wholeGame(kind).turns) at = record.play(at, turn).value();
    return record;
}

Options withoutHouseRules(const Kind& kind) {
    Options options = kind.options;
    for (const OptionSpec& spec : findGame(kind.game)->optionSpecs())
        if (spec.houseRule) options.set(std::string(spec.id), spec.choices.empty() ? "0" : "off");
    return options;
}

} // namespace clockwise::app
