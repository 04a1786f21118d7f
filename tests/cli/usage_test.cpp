// SPDX-License-Identifier: MIT
#include "program.h"

#include <gtest/gtest.h>

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

TEST(Usage, WrongUsageIsTwoAndSaysWhy) {
    const std::vector<std::vector<std::string>> wrong{
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
        {"perft", "pivit", "2", "3"},
        {"replay"},
        {"replay", "file", "--ply"},
        {"replay", "file", "--ply", "two"},
        {"replay", "file", "another"},
        {"check"},
        {"fmt"},
        {"vectors"},
    };
    for (const auto& words : wrong) {
        const Ran ran = run(words);
        EXPECT_EQ(ran.exit, 2) << testing::PrintToString(words);
        EXPECT_FALSE(ran.err.empty()) << testing::PrintToString(words);
        EXPECT_EQ(ran.out, "") << testing::PrintToString(words);
    }
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
