// SPDX-License-Identifier: MIT
// games, legal, perft and vectors: what knows positions only.
#include "program.h"

#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace clockwise::cli {
namespace {

using Json = nlohmann::json;

TEST(Games, EveryGameIsListedWithItsOptions) {
    const Ran ran = run({"games"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_NE(ran.out.find("pivit\n  board=6|8 (8)\n  players=2..4 (2)\n"), std::string::npos);
}

TEST(Games, AsJsonTheyAreAnObject) {
    const Json answer = Json::parse(run({"games", "--json"}).out);
    const Json& pivit = answer["games"][0];
    EXPECT_EQ(pivit["game"], "pivit");
    EXPECT_EQ(pivit["options"][0], (Json{{"key", "board"},
                                         {"tag", "Board"},
                                         {"default", "8"},
                                         {"choices", {"6", "8"}},
                                         {"house_rule", false}}));
    EXPECT_EQ(pivit["options"][1]["least"], 2);
    EXPECT_EQ(pivit["options"][1]["most"], 4);
}

TEST(Legal, TheTurnsAreListedInBytewiseOrder) {
    const Ran ran = run({"legal", "pivit", "--set", "board=6"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(ran.out, "a2-b2\na2-d2\na4-b4\na4-d4\nb1-b2\nb1-b4\nb6-b3\nb6-b5\nd1-d2\nd1-d4\n"
                       "d6-d3\nd6-d5\nf2-c2\nf2-e2\nf4-c4\nf4-e4\n");
    EXPECT_EQ(ran.err, "");
}

TEST(Legal, SettingsAndTurnsComeInAnyOrder) {
    const Ran one = run(
        {"legal", "pivit", "--set", "board=8", "--set", "players=4", "--moves", " b1-b2  c1-c2 "});
    const Ran other =
        run({"--json", "legal", "--moves", "b1-b2 c1-c2", "--set", "players=4", "pivit"});
    EXPECT_EQ(one.exit, 0);
    EXPECT_EQ(other.exit, 0) << other.err;
    const Json answer = Json::parse(other.out);
    std::string lines;
    for (const Json& turn : answer["legal_moves"]) lines += turn.get<std::string>() + '\n';
    EXPECT_EQ(one.out, lines);
    EXPECT_EQ(answer["to_move"], 3);
    EXPECT_EQ(answer["legal"], answer["legal_moves"].size());
}

TEST(Legal, ADrawnPositionIsPlayedFrom) {
    const std::string position = "...2|../....../1=...../..1|.../....2-./...... 2 1";
    const Ran ran =
        run({"legal", "pivit", "--set", "board=6", "--position", position, "--moves", "e2-d2"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_EQ(ran.out, "a4-b4\na4-c4\na4-d4\na4-e4\na4-f4\nc3-c2\nc3-c4\nc3-c6\n");
}

TEST(Legal, APositionThatIsNoneIsRefusedWithEveryReason) {
    const Ran none = run({"legal", "pivit", "--set", "board=6", "--position",
                          "1|...../....../....../....../....../...... 2 -"});
    EXPECT_EQ(none.exit, 1);
    EXPECT_EQ(none.err, "A minion on the corner a6 would have become a master. Seat 2 cannot be on "
                        "turn: it has no piece on the board. No more than one side is left, so the "
                        "game is over.\n");
    const Ran unread = run({"legal", "pivit", "--position", "..x"});
    EXPECT_EQ(unread.err,
              "--position, character 3: \"x\" is nothing that can lie on a cell here.\n");
}

// Seat 1 has walled itself in along the first rank (rule 1.7).
const char* const kWalledIn =
    "f2-e2 a3-d3 e2xe1 c6-c5 a2-f2 d3-d4 f2-f1=M d4xa4 f4-c4 a4-a1=M c4xc1 a1xb1 b6xb1 a5-b5 "
    "d1-d4 f5-e5 d4-a4 b5-b6 a4-a1=M e5-e4 d6-d1 c5-b5";

TEST(Legal, AForcedPassIsTheOnlyTurnAndCountsAsOne) {
    EXPECT_EQ(run({"legal", "pivit", "--set", "board=6", "--moves", kWalledIn}).out, "--\n");
    EXPECT_EQ(run({"perft", "pivit", "--set", "board=6", "--moves", kWalledIn, "1"}).out, "1\n");
    const std::string passed = std::string(kWalledIn) + " --";
    EXPECT_EQ(run({"perft", "pivit", "--set", "board=6", "--moves", kWalledIn, "2"}).out,
              run({"perft", "pivit", "--set", "board=6", "--moves", passed, "1"}).out);
    const Ran refused =
        run({"legal", "pivit", "--set", "board=6", "--moves", std::string(kWalledIn) + " a1-a2"});
    EXPECT_EQ(refused.exit, 1);
    EXPECT_NE(refused.err.find("has no legal move and has to pass"), std::string::npos);
}

TEST(Legal, NothingIsPrintedWhenTheGameIsOver) {
    for (const char* last : {"resign", "timeout"}) {
        const Ran ran = run({"legal", "pivit", "--moves", last});
        EXPECT_EQ(ran.exit, 0);
        EXPECT_EQ(ran.out, "");
    }
    const Json answer = Json::parse(run({"legal", "pivit", "--moves", "resign", "--json"}).out);
    EXPECT_EQ(answer["over"], true);
    EXPECT_EQ(answer["to_move"], nullptr);
    EXPECT_EQ(answer["legal_moves"], Json::array());
}

TEST(Legal, ASetUpThatDoesNotExistIsTheInputsFault) {
    EXPECT_EQ(run({"legal", "pivit", "--set", "players=5"}).exit, 1);
    const Ran ran = run({"legal", "pivit", "--set", "board=6", "--set", "players=3"});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_EQ(ran.err, "The 6×6 board seats two players, not 3.\n");
}

TEST(Legal, AnIllegalTurnIsNamedWithItsNumberAndReason) {
    const Ran ran = run({"legal", "pivit", "--moves", "b1-b2 c1-c4 d1-d3"});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_EQ(ran.err, "turn 3 \"d1-d3\": A minion moves an odd number of squares; from d1 to d3 "
                       "it is even.\n");
    EXPECT_EQ(ran.out, "");
    const Ran pass = run({"legal", "pivit", "--moves", "--", "--json"});
    EXPECT_EQ(pass.exit, 1);
    EXPECT_EQ(Json::parse(pass.out)["error"],
              "turn 1 \"--\": Seat 1 can move, so it may not pass.");
}

TEST(Legal, WordsThatAreNotTextDoNotBreakTheAnswer) {
    const Ran ran = run({"legal", "pivit", "--json", "--moves", "b1\xFF"});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_TRUE(Json::parse(ran.out).contains("error"));
}

TEST(Perft, TheNumberStandsAlone) {
    const Ran ran = run({"perft", "pivit", "--set", "board=6", "3"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(ran.out, "3576\n");
    EXPECT_NE(ran.err.find(" leaves/s\n"), std::string::npos);
    EXPECT_EQ(run({"perft", "pivit", "0"}).out, "1\n");
    EXPECT_EQ(run({"perft", "pivit", "--moves", "resign", "2"}).out, "0\n");
}

TEST(Perft, DividedItCountsByFirstTurn) {
    const Ran ran = run({"perft", "pivit", "--divide", "--set", "board=6", "2"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(ran.out.find("a2-b2 16\na2-d2 16\n"), 0U);
    EXPECT_TRUE(ran.out.ends_with("f4-e4 15\n248\n")) << ran.out;
    EXPECT_EQ(run({"perft", "pivit", "--divide", "--moves", "resign", "2"}).out, "0\n");
}

TEST(Perft, AsJsonItIsAnObject) {
    const Json answer =
        Json::parse(run({"perft", "pivit", "--divide", "--set", "board=6", "2", "--json"}).out);
    EXPECT_EQ(answer["leaves"], 248);
    EXPECT_EQ(answer["depth"], 2);
    EXPECT_EQ(answer["divide"]["b6-b3"], 15);
}

TEST(Vectors, RightLinesPass) {
    const Ran ran = run({"vectors", sample("right.jsonl"), sample("right.jsonl")});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(ran.out, "10 passed, 0 failed\n");
}

TEST(Vectors, EveryWrongLineIsNamed) {
    const std::string file = sample("wrong.jsonl");
    const Ran ran = run({"vectors", file});
    EXPECT_EQ(ran.exit, 1);
    for (const char* line :
         {":2: to_move is 1, not 2\n", ":3: legal is 16, not 15\n",
          ":4: perft 3 is 3576, not 3577\n", ":5: over is false, not true\n",
          ":6: reason is \"last-player\", not \"no-minions\"\n", ":7: winners is [2], not [1]\n",
          ":8: legal_moves has \"a2-d2\" where the end is expected\n",
          ":9: The 6×6 board seats two players, not 3.\n",
          ":10: turn 1 \"b1-b3\": ", ":11: there is no game \"chess\"\n", ":12: not a vector: ",
          ":13: not a vector: ", ":14: not a vector: ", ":16: not a vector: "})
        EXPECT_NE(ran.out.find(file + line), std::string::npos) << line;
    EXPECT_TRUE(ran.out.ends_with("\n1 passed, 14 failed\n")) << ran.out;
}

TEST(Vectors, ADeepLineIsWrongAndNothingElse) {
    const std::string file = testing::TempDir() + "deep.jsonl";
    const std::string deep(200'000, '[');
    std::ofstream(file) << "{\"game\":\"pivit\",\"over\":" << deep << std::string(deep.size(), ']')
                        << "}\n";
    const Ran ran = run({"vectors", file});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_NE(ran.out.find("0 passed, 1 failed"), std::string::npos) << ran.out;
}

TEST(Vectors, AsJsonTheyAreAnObject) {
    const Ran ran = run({"vectors", "--json", sample("wrong.jsonl")});
    const Json answer = Json::parse(ran.out);
    EXPECT_EQ(ran.exit, 1);
    EXPECT_EQ(answer["passed"], 1);
    EXPECT_EQ(answer["failed"], 14);
    EXPECT_EQ(answer["failures"][0]["line"], 2);
    EXPECT_EQ(answer["failures"][0]["message"], "to_move is 1, not 2");
}

} // namespace
} // namespace clockwise::cli
