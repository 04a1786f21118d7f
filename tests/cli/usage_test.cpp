// SPDX-License-Identifier: MIT
#include "program.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace clockwise::cli {
namespace {

TEST(Usage, HelpIsNoFault) {
    const Ran help = run({"--help"});
    EXPECT_EQ(help.exit, 0);
    for (const char* command : {"games", "legal", "perft", "replay", "check", "fmt", "vectors"}) {
        EXPECT_NE(help.out.find(command), std::string::npos);
        EXPECT_EQ(run({command, "--help"}).exit, 0) << command;
    }
}

TEST(Usage, AWordThatIsNoCommandIsNamed) {
    const Ran wrong = run({"gamess"});
    EXPECT_NE(wrong.exit, 0);
    EXPECT_NE(wrong.err.find("gamess"), std::string::npos) << wrong.err;
}

TEST(Usage, TheVersionIsTold) {
    const Ran version = run({"--version"});
    EXPECT_EQ(version.exit, 0);
    EXPECT_EQ(version.out.rfind("clockwise-cli ", 0), 0) << version.out;
}

const std::vector<std::vector<std::string>>& wrongUses() {
    static const std::vector<std::vector<std::string>> wrong{
        {},
        {"bogus"},
        {"--bogus"},
        {"games", "--bogus"},
        {"games", "extra"},
        {"legal"},
        {"legal", "chess"},
        {"legal", "pivit", "extra"},
        {"legal", "pivit", "--set"},
        {"legal", "pivit", "--set", "board"},
        {"legal", "pivit", "--set", "board="},
        {"legal", "pivit", "--set", "=6"},
        {"legal", "pivit", "--set", "bored=6"},
        {"legal", "pivit", "--moves"},
        {"perft", "pivit"},
        {"perft", "pivit", "-1"},
        {"perft", "pivit", "two"},
        {"perft", "pivit", ""},
        {"perft", "pivit", "0x2"},
        {"perft", "pivit", "+2"},
        {"perft", "pivit", "2", "3"},
        {"replay"},
        {"replay", "file", "--ply"},
        {"replay", "file", "--ply", "two"},
        {"replay", "file", "--ply", ""},
        {"replay", "file", "--ply", "0x2"},
        {"replay", "file", "--ply", " 2"},
        {"replay", "file", "--ply", "99999999999999999999"},
        {"replay", "file", "another"},
        {"check"},
        {"fmt"},
        {"vectors"},
    };
    return wrong;
}

TEST(Usage, WrongUsageIsTwoAndSaysWhy) {
    for (const auto& words : wrongUses()) {
        const Ran ran = run(words);
        EXPECT_EQ(ran.exit, 2) << testing::PrintToString(words);
        EXPECT_FALSE(ran.err.empty()) << testing::PrintToString(words);
        EXPECT_EQ(ran.out, "") << testing::PrintToString(words);
    }
}

TEST(Usage, WrongUsageIsAnObjectToWhoeverAsksForOne) {
    for (std::vector<std::string> words : wrongUses()) {
        words.insert(words.begin(), "--json");
        const Ran ran = run(words);
        EXPECT_EQ(ran.exit, 2) << testing::PrintToString(words);
        EXPECT_FALSE(ran.err.empty()) << testing::PrintToString(words);
        const auto answer = nlohmann::json::parse(ran.out, nullptr, false);
        ASSERT_TRUE(answer.is_object()) << testing::PrintToString(words) << ran.out;
        EXPECT_FALSE(answer.at("error").get<std::string>().empty());
    }
    EXPECT_EQ(run({"games", "--bogus", "--json"}).out.find("{\"error\":"), 0U);
    EXPECT_EQ(run({"--json", "--help"}).exit, 0);
}

TEST(Usage, AFileThatCannotBeReadIsTheInputsFault) {
    const std::string missing = sample("no_such_file");
    const std::string folder = sample("");
    for (const char* command : {"replay", "check", "fmt", "vectors"})
        for (const std::string& path : {missing, folder}) {
            const Ran ran = run({command, path});
            EXPECT_EQ(ran.exit, 1) << command;
            EXPECT_EQ(ran.err.find(path + ": The file cannot be read: "), 0U) << ran.err;
        }
}

} // namespace
} // namespace clockwise::cli
