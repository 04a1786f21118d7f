// SPDX-License-Identifier: MIT
// Every line of tests/data/vectors, made by an independent implementation of the rules.
#include "clockwise/game.h"

#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace clockwise {
namespace {

using nlohmann::json;

struct Vector {
    std::string where; // "perft.jsonl:12", for the messages
    std::string name;  // the same as a test's name
    json line;
};

std::vector<Vector> allVectors() {
    std::vector<Vector> vectors;
    for (const std::string file : {"perft", "legal", "games"}) {
        const std::string path = CLOCKWISE_SOURCE_DIR "/tests/data/vectors/" + file + ".jsonl";
        std::ifstream in(path);
        int number = 0;
        for (std::string text; std::getline(in, text);) {
            const std::string place = std::to_string(++number);
            json line = json::parse(text);
            const std::string name = file + '_' + line.at("game").get<std::string>() + '_' + place;
            vectors.push_back({file + ".jsonl:" + place, name, std::move(line)});
        }
    }
    return vectors;
}

Options optionsOf(const Game& game, const json& line) {
    Options options;
    for (const OptionSpec& spec : game.optionSpecs()) {
        const std::string id(spec.id);
        if (!line.contains(id)) continue;
        const json& value = line.at(id);
        options.set(id, value.is_string() ? value.get<std::string>() : value.dump());
    }
    return options;
}

std::vector<int> numbers(SeatSet seats) {
    std::vector<int> all;
    for (const Seat seat : seats.toVector()) all.push_back(seat.number());
    return all;
}

void PrintTo(const Vector& vector, std::ostream* out) {
    *out << vector.where;
}

class Vectors : public testing::TestWithParam<Vector> {
  protected:
    static StatePtr played(const json& line) {
        const Game* game = findGame(line.at("game").get<std::string>());
        if (game == nullptr) throw std::runtime_error("no such game");
        StatePtr state = game->start(optionsOf(*game, line)).value();
        for (const json& move : line.at("moves")) {
            const auto text = move.get<std::string>();
            auto next = state->play(text);
            if (!next) throw std::runtime_error(text + ": " + describe(next.error()));
            state = *next;
        }
        return state;
    }
};

void expectStanding(const State& state, const json& line) {
    const Outcome outcome = state.outcome();
    ASSERT_EQ(outcome.over(), line.at("over").get<bool>());
    if (!outcome.over()) {
        EXPECT_EQ(state.toMove().number(), line.at("to_move").get<int>());
        return;
    }
    EXPECT_EQ(reasonId(outcome.reason), line.at("reason").get<std::string>());
    EXPECT_EQ(numbers(outcome.winners), line.at("winners").get<std::vector<int>>());
}

void expectCounts(const State& state, const json& line) {
    EXPECT_EQ(state.turns().size(), line.at("legal").get<std::size_t>());
    const auto perft = line.at("perft").get<std::vector<std::uint64_t>>();
    for (std::size_t i = 0; i < perft.size(); ++i)
        EXPECT_EQ(state.perft(static_cast<int>(i) + 1), perft[i]) << "at depth " << i + 1;
}

void expectTurns(const State& state, const json& line) {
    std::vector<std::string> texts;
    for (const Turn& turn : state.turns()) texts.push_back(turn.text);
    EXPECT_EQ(texts, line.at("legal_moves").get<std::vector<std::string>>());
}

TEST_P(Vectors, AgreeWithAnIndependentImplementation) {
    const json& line = GetParam().line;
    SCOPED_TRACE(GetParam().where);
    const StatePtr state = played(line);
    if (line.contains("legal_moves")) {
        expectTurns(*state, line);
        return;
    }
    expectStanding(*state, line);
    expectCounts(*state, line);
}

std::string nameOf(const testing::TestParamInfo<Vector>& each) {
    return each.param.name;
}

INSTANTIATE_TEST_SUITE_P(All, Vectors, testing::ValuesIn(allVectors()), nameOf);

TEST(VectorFiles, AreFoundWithAllTheirLines) {
    EXPECT_EQ(allVectors().size(), 147U + 42U + 84U);
}

} // namespace
} // namespace clockwise
