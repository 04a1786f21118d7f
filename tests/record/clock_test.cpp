// SPDX-License-Identifier: MIT
// Clocks in the record and in its file.
#include "samples.h"

#include <algorithm>

namespace clockwise {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

std::string clocked(std::string_view clock, std::string_view turns) {
    std::string text = smallGame(turns);
    const std::string tag = "[Clock \"" + std::string(clock) + "\"]\n";
    return text.insert(text.find("\n\n") + 1, tag);
}

GameRecord read(const std::string& text) {
    ReadResult result = readRecord(text);
    EXPECT_TRUE(result.whole()) << text;
    for (const Problem& problem : result.problems)
        EXPECT_EQ(problem.error.fault, Fault::ResultMissing) << describe(problem, text);
    // What is written stays as it is.
    const std::string written = writeRecord(*result.record);
    EXPECT_EQ(writeRecord(*readRecord(written).record), written);
    return std::move(*result.record);
}

std::string turnsOf(const GameRecord& record) {
    std::string text = writeRecord(record);
    text.erase(0, text.find("\n\n") + 2).pop_back();
    std::ranges::replace(text, '\n', ' ');
    return text;
}

// What becomes of the first turn's comments in a game with clocks.
std::string rewritten(const std::string& comments) {
    const std::string turns = turnsOf(read(clocked("600+5", "1. b6-b5 " + comments + "\n*\n")));
    return turns.substr(0, turns.rfind(" *"));
}

TimeControl control(std::chrono::seconds main, std::chrono::seconds increment) {
    return {main, increment};
}

TEST(ClockTag, OneEntryIsForAllSeats) {
    const auto controls = readTimeControls("600+5", 3);
    ASSERT_TRUE(controls);
    for (const int seat : {1, 2, 3}) EXPECT_EQ((*controls)[Seat(seat)], control(600s, 5s));
    EXPECT_FALSE((*controls)[Seat(4)]);
    EXPECT_EQ(timeControlsText(*controls, 3), "600+5");
}

TEST(ClockTag, SeatsCanHaveTheirOwn) {
    const auto controls = readTimeControls("600+5 300 -", 3);
    ASSERT_TRUE(controls);
    EXPECT_EQ((*controls)[Seat(1)], control(600s, 5s));
    EXPECT_EQ((*controls)[Seat(2)], control(300s, 0s));
    EXPECT_FALSE((*controls)[Seat(3)]);
    EXPECT_EQ(timeControlsText(*controls, 3), "600+5 300+0 -");
}

TEST(ClockTag, IsWrittenInTheShortestWay) {
    const std::vector<std::pair<std::string, std::string>> ways{
        {"600", "600+0"},        {"060+05", "60+5"}, {"60+5 60+5", "60+5"},
        {" 60+5  - ", "60+5 -"}, {"1", "1+0"},       {"86400+3600", "86400+3600"}};
    for (const auto& [given, canonical] : ways) {
        const GameRecord record = read(clocked(given, "*\n"));
        EXPECT_NE(writeRecord(record).find("[Clock \"" + canonical + "\"]\n"), std::string::npos)
            << given;
    }
}

TEST(ClockTag, OneOfAnotherMeaningIsKeptAsItIs) {
    for (const std::string other :
         {"", "W/0:05:00", "-", "- -", "600+", "+5", "0+5", "600+5 300+5 -", "86401+0", "1+3601",
          "99999999999999999999+1", "600 + 5", "-600+5", "600+-5", "40/7200"}) {
        const std::string text = clocked(other, "1. b6-b5 {[%clk 0:05:00]} *\n");
        const ReadResult result = readRecord(text);
        ASSERT_TRUE(result.whole() && result.problems.empty()) << other;
        EXPECT_FALSE(result.record->hasClocks()) << other;
        EXPECT_EQ(result.record->tags(), (std::vector<Tag>{{"Clock", other}}));
        EXPECT_EQ(turnsOf(*result.record), "1. b6-b5 {[%clk 0:05:00]} *");
        EXPECT_NE(writeRecord(*result.record).find("[Clock \"" + other + "\"]\n"),
                  std::string::npos);
    }
}

TEST(ClockTag, StandsBetweenSiteAndAnnotator) {
    GameRecord record = pivit({{"players", "3"}});
    record.tags() = {{"Annotator", "me"}, {"Site", "Rome"}, {"Clock", "another"}};
    TimeControls controls;
    controls[Seat(2)] = control(90s, 1s);
    record.setClocks(controls);
    EXPECT_NE(writeRecord(record).find(
                  "[Site \"Rome\"]\n[Clock \"- 90+1 -\"]\n[Annotator \"me\"]\n[Result"),
              std::string::npos)
        << writeRecord(record);
}

TEST(ClockTag, SetByHandAmongTheTagsItIsWrittenAsItWillBeRead) {
    GameRecord record = pivit();
    record.tags() = {{"Clock", "600"}};
    const NodeId turn = playAll(record, kRoot, {"b1-b2"});
    record.comments(turn) = {"fine [%clk 0:09:00] so far", "[%clk 0:01:00]"};
    const GameRecord back = read(writeRecord(record));
    EXPECT_EQ(writeRecord(back), writeRecord(record));
    EXPECT_EQ(turnsOf(back), "1. b1-b2 {[%clk 0:09:00]} {fine so far} {[%clk 0:01:00]} *");
}

TEST(Clocks, ControlsOutOfBoundsAreBroughtBack) {
    GameRecord record = pivit();
    TimeControls controls;
    controls[Seat(1)] = control(0s, -1s);
    controls[Seat(2)] = control(48h, 2h);
    controls[Seat(3)] = control(60s, 0s);
    record.setClocks(controls);
    EXPECT_EQ(record.clocks()[Seat(1)], control(1s, 0s));
    EXPECT_EQ(record.clocks()[Seat(2)], control(24h, 1h));
    EXPECT_FALSE(record.clocks()[Seat(3)]) << "there is no third seat";
}

TEST(Clocks, TheTimeAfterATurnStandsRightAfterItsGlyphs) {
    GameRecord record = read(clocked("600+5", "1. b6-b5 2. f5-e5 *\n"));
    const auto line = record.lineThrough(kRoot);
    record.setTimeLeft(line[0], 9min + 59s);
    record.setTimeLeft(line[1], 1h + 2min + 3s);
    record.glyphs(line[0]).push_back(1);
    record.comments(line[0]).emplace_back("bold");
    EXPECT_EQ(turnsOf(record), "1. b6-b5 $1 {[%clk 0:09:59]} {bold} 2. f5-e5 {[%clk 1:02:03]} *");
    const GameRecord back = read(writeRecord(record));
    EXPECT_EQ(back.node(line[0]).timeLeft, 9min + 59s);
    EXPECT_EQ(back.node(line[0]).comments, std::vector<std::string>{"bold"});
    EXPECT_TRUE(back.node(line[1]).comments.empty());
}

TEST(Clocks, ATimeIsReadFromAnyCommentOfTheTurn) {
    const std::string taken = "1. b6-b5 {[%clk 0:04:59]}";
    EXPECT_EQ(rewritten("{[%clk 0:04:59]}"), taken);
    EXPECT_EQ(rewritten("{ [%clk  0:04:59 ] }"), taken);
    EXPECT_EQ(rewritten("; [%clk 0:04:59]"), taken);
    EXPECT_EQ(rewritten("{first} {[%clk 0:04:59]} {last}"), taken + " {first} {last}");
    EXPECT_EQ(rewritten("{[%clk 0:04:59] good}"), taken + " {good}");
    EXPECT_EQ(rewritten("{good [%clk 0:04:59]}"), taken + " {good}");
    EXPECT_EQ(rewritten("{a [%clk 0:04:59] b}"), taken + " {a b}");
    EXPECT_EQ(rewritten("{a[%clk 0:04:59]b}"), taken + " {ab}");
    EXPECT_EQ(rewritten("{[%eval 0.3] [%clk 0:04:59]}"), taken + " {[%eval 0.3]}");
    EXPECT_EQ(rewritten("; a } [%clk 0:04:59]"), taken + " ; a }");
}

TEST(Clocks, FractionsOfASecondAreReadAndRoundedUp) {
    EXPECT_EQ(rewritten("{[%clk 0:04:59.5]}"), "1. b6-b5 {[%clk 0:05:00]}");
    EXPECT_EQ(rewritten("{[%clk 0:59:59.001]}"), "1. b6-b5 {[%clk 1:00:00]}");
    EXPECT_EQ(rewritten("{[%clk 0:00:00.0]}"), "1. b6-b5 {[%clk 0:00:00]}");
    const GameRecord record = read(clocked("9+0", "1. b6-b5 {[%clk 0:00:07.25]} *\n"));
    EXPECT_EQ(record.node(record.lineThrough(kRoot)[0]).timeLeft, milliseconds(7250));
}

TEST(Clocks, WhatCannotBeReadAsATimeStaysAComment) {
    for (const std::string odd :
         {"{[%clk]}", "{[%clk 5:00]}", "{[%clk 0:60:00]}", "{[%clk 0:00:60]}", "{[%clk 0:0:1]}",
          "{[%clk 0:04:59}", "{[%clk0:04:59]}", "{[%CLK 0:04:59]}", "{[%clk 0:04:59.]}",
          "{[%clk 1001:00:00]}", "{[%clk 99999999999:00:00]}", "{[%clk -0:04:59]}",
          "{[%clk 0:04:59 left]}", "{clk 0:04:59}", "{[% clk 0:04:59]}"})
        EXPECT_EQ(rewritten(odd), "1. b6-b5 " + odd);
}

TEST(Clocks, ASecondTimeOfATurnIsAComment) {
    EXPECT_EQ(rewritten("{[%clk bad] [%clk 0:00:03] [%clk 0:00:02]}"),
              "1. b6-b5 {[%clk 0:00:03]} {[%clk bad] [%clk 0:00:02]}");
    EXPECT_EQ(rewritten("{[%clk 0:00:03]} {[%clk 0:00:02]}"),
              "1. b6-b5 {[%clk 0:00:03]} {[%clk 0:00:02]}");
}

TEST(Clocks, TimesInVariationsBelongToTheirTurns) {
    const std::string turns = "1. b6-b5 {[%clk 0:09:00]} ({[%clk 0:08:00] else} 1. b6-b3) "
                              "({[%clk 0:07:00]}) 2. f5-e5 * {[%clk 0:06:00]}\n";
    EXPECT_EQ(turnsOf(read(clocked("600+0", turns))),
              "1. b6-b5 {[%clk 0:09:00]} {[%clk 0:07:00]} (1. b6-b3 {[%clk 0:08:00]} {else}) "
              "2. f5-e5 {[%clk 0:06:00]} *");
}

TEST(Clocks, BeforeTheFirstTurnThereIsNobodysTime) {
    const std::string turns = "{[%clk 0:09:00]} 1. b6-b5 *";
    EXPECT_EQ(turnsOf(read(clocked("600+0", turns))), turns);
}

TEST(Clocks, ASeatWithoutOneHasWordsOnly) {
    const std::string turns = "1. b6-b5 {a [%clk 0:09:00]} 2. f5-e5 {a [%clk 0:09:00]} *";
    EXPECT_EQ(turnsOf(read(clocked("- 600+0", turns))),
              "1. b6-b5 {a [%clk 0:09:00]} 2. f5-e5 {[%clk 0:09:00]} {a} *");
    EXPECT_EQ(turnsOf(read(smallGame(turns))), turns) << "without clocks nothing changes";
}

TEST(Clocks, OpeningsOfTimesWithoutEndAreReadInNoTime) {
    std::string many;
    while (many.size() < (1U << 20)) many += "[%clk";
    EXPECT_TRUE(rewritten("{" + many + "]}") == "1. b6-b5 {" + many + "]}");
}

TEST(Clocks, ASeatHasWhatItsLastTurnOnTheLineLeftIt) {
    GameRecord record = pivit({{"players", "3"}});
    TimeControls controls;
    controls[Seat(1)] = control(60s, 0s);
    controls[Seat(3)] = control(90s, 0s);
    record.setClocks(controls);
    const NodeId first = playAll(record, kRoot, {"b1-b2"});
    const auto legal = record.node(first).standing.state->turns();
    const NodeId second = playAll(record, first, {legal[0].text});
    const NodeId other = playAll(record, first, {legal[1].text});
    record.setTimeLeft(first, 50s);
    EXPECT_EQ(record.timesLeft(kRoot)[Seat(1)], 60s);
    for (const NodeId at : {first, second, other}) {
        EXPECT_EQ(record.timesLeft(at)[Seat(1)], 50s);
        EXPECT_FALSE(record.timesLeft(at)[Seat(2)]);
        EXPECT_EQ(record.timesLeft(at)[Seat(3)], 90s) << "has not moved";
    }
    EXPECT_FALSE(record.timesLeft(second)[Seat(4)]);
}

TEST(Clocks, ATimeIsNeitherLessThanNothingNorWithoutEnd) {
    GameRecord record = pivit();
    const NodeId turn = playAll(record, kRoot, {"b1-b2"});
    record.setTimeLeft(turn, -5s);
    EXPECT_EQ(record.node(turn).timeLeft, 0ms);
    record.setTimeLeft(turn, 2000h);
    EXPECT_EQ(record.node(turn).timeLeft, 1000h);
}

} // namespace
} // namespace clockwise
