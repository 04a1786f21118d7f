// SPDX-License-Identifier: MIT
// replay, check and fmt: what judges a record as the table would.
#include "program.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace clockwise::cli {
namespace {

using Json = nlohmann::json;

Json replayed(const std::vector<std::string>& words) {
    std::vector<std::string> all{"replay", "--json"};
    all.insert(all.end(), words.begin(), words.end());
    return Json::parse(run(all).out);
}

TEST(Replay, TellsWhatBecameOfTheGame) {
    const Ran ran = run({"replay", sample("finished.clockwise"), "--json"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(ran.err, "");
    const Json answer = Json::parse(ran.out);
    std::vector<std::string> keys;
    for (const auto& [key, value] : answer.items()) keys.push_back(key);
    EXPECT_EQ(keys, (std::vector<std::string>{"game", "over", "position", "problems", "reason",
                                              "to_move", "turns", "winners"}));
    EXPECT_EQ(answer["game"], "pivit");
    EXPECT_EQ(answer["turns"], 41);
    EXPECT_EQ(answer["to_move"], nullptr);
    EXPECT_EQ(answer["over"], true);
    EXPECT_EQ(answer["reason"], "last-player");
    EXPECT_EQ(answer["winners"], Json{1});
    EXPECT_EQ(answer["problems"], Json::array());
}

TEST(Replay, TellsTheClocksWhenThereAreAny) {
    EXPECT_EQ(replayed({sample("clocks.clockwise")})["clocks"], Json::parse(R"([
        {"seat": 1, "main": 600, "increment": 5, "left": 582},
        {"seat": 2, "main": 5400, "increment": 0, "left": 5352}])"));
    const Json begun = replayed({sample("clocks.clockwise"), "--ply", "1"});
    EXPECT_EQ(begun["clocks"][0]["left"], 601);
    EXPECT_EQ(begun["clocks"][1]["left"], 5400);
    EXPECT_NE(run({"replay", sample("clocks.clockwise")})
                  .out.find("\nclock of seat 1: 0:09:42\nclock of seat 2: 1:29:12\n6 "),
              std::string::npos);
}

TEST(Replay, StopsAfterSoManyTurns) {
    const Json answer = replayed({"--ply", "1", sample("finished.clockwise")});
    EXPECT_EQ(answer["turns"], 1);
    EXPECT_EQ(answer["to_move"], 2);
    EXPECT_EQ(answer["over"], false);
    EXPECT_EQ(answer["reason"], "");
    EXPECT_EQ(answer["winners"], Json::array());
    EXPECT_EQ(answer["position"], "6 .  1| 2| 1| 2| . \n"
                                  "5 2- .  .  .  .  2-\n"
                                  "4 1- .  .  .  1| . \n"
                                  "3 2- .  .  .  .  2-\n"
                                  "2 1- .  .  .  .  1-\n"
                                  "1 .  1| 2| 1| 2| . \n"
                                  "  a  b  c  d  e  f \n");
    EXPECT_EQ(replayed({"--ply", "0", sample("finished.clockwise")})["to_move"], 1);
    EXPECT_EQ(replayed({"--ply", "41", sample("finished.clockwise")})["over"], true);
}

TEST(Replay, APlyOutOfRangeIsTheInputsFault) {
    for (const char* ply : {"42", "-1"}) {
        const Ran ran = run({"replay", sample("finished.clockwise"), "--ply", ply});
        EXPECT_EQ(ran.exit, 1);
        EXPECT_NE(ran.err.find(std::string("0 to 41, not ") + ply), std::string::npos) << ran.err;
    }
}

TEST(Replay, PrintsForPeopleWithoutJson) {
    const Ran ran = run({"replay", sample("finished.clockwise")});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(ran.out.find("game: pivit\nturns: 41\nover: last-player\nwinners: 1\n6 "), 0U);
    const Ran begun = run({"replay", sample("finished.clockwise"), "--ply", "3"});
    EXPECT_EQ(begun.out.find("game: pivit\nturns: 3\nto move: seat 2\n6 "), 0U);
}

TEST(Replay, ADrawAgreedOnEndsTheGameAfterItsLastTurnOnly) {
    const Json end = replayed({sample("agreed.clockwise")});
    EXPECT_EQ(end["reason"], "agreed");
    EXPECT_EQ(end["over"], true);
    EXPECT_EQ(end["winners"], Json::array());
    EXPECT_EQ(replayed({sample("agreed.clockwise"), "--ply", "0"})["over"], false);
    EXPECT_NE(run({"replay", sample("agreed.clockwise")}).out.find("winners: none\n"),
              std::string::npos);
}

TEST(Replay, ShowsTheLegalPartOfAFaultyFile) {
    const std::string file = sample("illegal_turn.clockwise");
    const Ran ran = run({"replay", "--json", file});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_EQ(ran.err, file + ":6:1: warning: This is turn 1, not 5.\n" + file +
                           ":6:22: There is no piece on c4.\n");
    const Json answer = Json::parse(ran.out);
    EXPECT_EQ(answer["turns"], 2);
    EXPECT_EQ(answer["problems"], Json::parse(R"([
        {"line": 6, "column": 1, "message": "This is turn 1, not 5.", "weight": "warning"},
        {"line": 6, "column": 22, "message": "There is no piece on c4.", "weight": "fault"}])"));
}

TEST(Replay, AnswersForAFileWhoseTagsAreAtFaultToo) {
    const Ran ran = run({"replay", "--json", sample("newer_format.clockwise")});
    EXPECT_EQ(ran.exit, 1);
    const Json answer = Json::parse(ran.out);
    EXPECT_EQ(answer["game"], nullptr);
    EXPECT_EQ(answer["turns"], 0);
    EXPECT_EQ(answer["position"], "");
    EXPECT_EQ(answer["problems"].size(), 1U);
    EXPECT_EQ(run({"replay", sample("newer_format.clockwise")}).out, "");
}

TEST(Replay, AWarningIsNoFault) {
    const Ran ran = run({"replay", sample("contradiction.clockwise")});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_NE(ran.err.find(":5:10: warning: "), std::string::npos) << ran.err;
}

TEST(Check, IsSilentWhenEveryFileIsFine) {
    const Ran ran = run({"check", sample("study.clockwise"), sample("clocks.clockwise"),
                         sample("tolerant.clockwise"), sample("finished.clockwise"),
                         sample("agreed.clockwise")});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(ran.out + ran.err, "");
}

TEST(Check, SaysEveryProblemOfEveryFile) {
    const Ran ran = run({"check", sample("contradiction.clockwise"), sample("study.clockwise"),
                         sample("newer_format.clockwise"), sample("no_such_file")});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err.find(sample("contradiction.clockwise") + ":5:10: warning: "), 0U);
    EXPECT_NE(ran.err.find('\n' + sample("newer_format.clockwise") + ":1:1: "), std::string::npos);
    EXPECT_NE(ran.err.find('\n' + sample("no_such_file") + ": "), std::string::npos);
    EXPECT_EQ(ran.err.find("study"), std::string::npos);
}

TEST(Check, AWarningAloneIsAProblemForScripts) {
    const Ran ran = run({"check", "--json", sample("contradiction.clockwise")});
    EXPECT_EQ(ran.exit, 1);
    const Json answer = Json::parse(ran.out);
    EXPECT_EQ(answer["fine"], false);
    EXPECT_EQ(answer["files"][0]["problems"][0]["weight"], "warning");
}

TEST(Fmt, ACanonicalFileComesOutByteForByte) {
    for (const char* name :
         {"study.clockwise", "finished.clockwise", "agreed.clockwise", "clocks.clockwise"}) {
        const Ran ran = run({"fmt", sample(name)});
        EXPECT_EQ(ran.exit, 0);
        EXPECT_EQ(ran.out, contentOf(sample(name)));
    }
    const Json answer = Json::parse(run({"fmt", "--json", sample("study.clockwise")}).out);
    EXPECT_EQ(answer["text"], contentOf(sample("study.clockwise")));
}

TEST(Fmt, HalfAGameIsNotPrinted) {
    const Ran ran = run({"fmt", sample("illegal_turn.clockwise")});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_NE(ran.err.find(":6:22: "), std::string::npos);
}

} // namespace
} // namespace clockwise::cli
