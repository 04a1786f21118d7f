// SPDX-License-Identifier: MIT
// Whatever words the program is given, it ends by itself, in one of the three ways it promises.
#include "program.h"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <random>

namespace clockwise::cli {
namespace {

using Json = nlohmann::json;
using namespace std::string_literals;

constexpr int kTries = 200; // each starts the program, which takes its time under sanitizers

// Right words and wrong ones. Numbers are small or absurd: a right perft of 9 would take years.
std::vector<std::string> anyWords() {
    return {"games",
            "legal",
            "perft",
            "replay",
            "check",
            "fmt",
            "vectors",
            "--json",
            "--help",
            "--set",
            "--moves",
            "--divide",
            "--ply",
            "--",
            "-",
            "",
            " ",
            "pivit",
            "sputnik",
            "quivive",
            "board=6",
            "players=0",
            "players=4",
            "players=-1",
            "players=99999999999999999999",
            "rockets=3",
            "teams=1",
            "board=",
            "=",
            "2",
            "1",
            "0",
            "-1",
            "100",
            "99999999999999999999",
            "1e9",
            "b6-b5",
            "b6-b5 f5-e5",
            "b1-b2 resign",
            "+d4 +d5",
            "a1-b2xd4",
            "--ply=1",
            "--set=board=6",
            "--moves=--",
            "\xFF\xC3",
            "é手",
            "%1 %s %n",
            std::string(5000, 'x'),
            sample("study.clockwise"),
            sample("illegal_turn.clockwise"),
            sample("right.jsonl"),
            sample(""),
            sample("no_such_file")};
}

TEST(CommandLine, AnyWordsEndInAnAnswer) {
    std::mt19937 random(20261130);
    const std::vector<std::string> all = anyWords();
    for (int i = 0; i < kTries; ++i) {
        std::vector<std::string> words;
        for (std::size_t n = random() % 7; n > 0; --n) words.push_back(all[random() % all.size()]);
        const Ran ran = run(words);
        EXPECT_TRUE(ran.exit >= 0 && ran.exit <= 2) << testing::PrintToString(words);
        if (ran.exit == 2) {
            EXPECT_FALSE(ran.err.empty()) << testing::PrintToString(words);
        }
        const bool json = std::ranges::count(words, "--json") > 0;
        if (json && ran.exit == 2) {
            EXPECT_TRUE(Json::parse(ran.out, nullptr, false).is_object())
                << testing::PrintToString(words) << ran.out;
        }
    }
}

// A change of any byte of a file of vectors spoils its line alone.
TEST(CommandLine, VectorsWithAnyByteChangedAreAnswered) {
    const std::string right = contentOf(sample("right.jsonl"));
    const std::string file = testing::TempDir() + "changed.jsonl";
    std::size_t lines = 0;
    std::ofstream out(file, std::ios::binary);
    for (std::size_t i = 0; i < right.size(); ++i) {
        const std::size_t begin = right.rfind('\n', i) + 1;
        const std::string line = right.substr(begin, right.find('\n', i) - begin);
        if (right[i] == '\n' || line.size() > 400) continue;
        for (const char other : "\0\"{}[],:-9x\xFF"s) {
            std::string changed = line;
            changed[i - begin] = other;
            out << changed << '\n';
            ++lines;
        }
    }
    out.close();
    const Ran ran = run({"vectors", file});
    EXPECT_EQ(ran.exit, 1);
    const std::string sum = ran.out.substr(ran.out.rfind('\n', ran.out.size() - 2) + 1);
    const auto passed = std::stoul(sum);
    const auto failed = std::stoul(sum.substr(sum.find(',') + 1));
    EXPECT_EQ(passed + failed, lines) << sum;
}

TEST(CommandLine, AnyTurnsAreJudged) {
    std::mt19937 random(4711);
    const std::string signs = "abcdefgh123456789-x^+@=M \t\n\xFF(){}";
    for (int i = 0; i < kTries / 4; ++i) {
        std::string turns = i % 2 == 0 ? "" : "b1-b2 ";
        for (std::size_t n = random() % 12; n > 0; --n) turns += signs[random() % signs.size()];
        for (const char* game : {"pivit", "sputnik", "quivive"}) {
            const Ran ran = run({"legal", game, "--moves", turns});
            EXPECT_TRUE(ran.exit == 0 || ran.exit == 1 || ran.exit == 2) << turns;
            EXPECT_EQ(ran.err.find("%1"), std::string::npos) << ran.err;
        }
    }
}

} // namespace
} // namespace clockwise::cli
