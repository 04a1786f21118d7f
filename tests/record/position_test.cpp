// SPDX-License-Identifier: MIT
// Games that begin at a drawn position: the tag Position of docs/file-format.md.
#include "samples.h"

namespace clockwise {
namespace {

const std::string kPosition = "...2|../....../1=...../..1|.../....2-./...... 2 1";

std::string game(const std::string& position, const std::string& turns = "*") {
    return "[Format \"Clockwise 2\"]\n[Game \"pivit\"]\n[Players \"2\"]\n[Board \"6\"]\n[Position "
           "\"" +
           position + "\"]\n\n" + turns + '\n';
}

GameRecord begun(const std::string& position, const Options& options) {
    const Game& pivitGame = *findGame("pivit");
    return GameRecord::beginAt(pivitGame, options,
                               readDiagram(pivitGame.kit(options).value(), position).value())
        .value();
}

TEST(Positions, AGameBeginsThere) {
    const ReadResult read = readRecord(game(kPosition, "1. e2-d2 2. c3-c4 *"));
    ASSERT_TRUE(read.whole()) << describe(*read.fault(), "f");
    const State& start = *read.record->node(kRoot).standing.state;
    EXPECT_EQ(start.toMove(), Seat(2));
    EXPECT_EQ(read.record->position(), kPosition);
    EXPECT_TRUE(read.record->tags().empty());
    EXPECT_EQ(read.record->lineThrough(kRoot).size(), 2U);
}

TEST(Positions, TheWriterWritesThemInTheFormatThatHasThem) {
    const GameRecord record = begun(kPosition, {{"board", "6"}});
    EXPECT_EQ(writeRecord(record), R"([Format "Clockwise 2"]
[Game "pivit"]
[Players "2"]
[Board "6"]
[Position ")" + kPosition + R"("]
[Result "*"]
[Termination "unfinished"]

*
)");
    EXPECT_EQ(writeRecord(pivit()).substr(0, 23), "[Format \"Clockwise 1\"]\n");
}

TEST(Positions, TheStandardStartIsNoPosition) {
    const GameRecord usual = pivit({{"board", "6"}});
    const Game& pivitGame = usual.game();
    const auto drawn = GameRecord::beginAt(pivitGame, usual.options(),
                                           pivitGame.diagram(*usual.node(kRoot).standing.state));
    ASSERT_TRUE(drawn);
    EXPECT_EQ(drawn->position(), "");
    EXPECT_EQ(writeRecord(*drawn), writeRecord(usual));
}

TEST(Positions, InTheFirstFormatTheKeyMeansNothing) {
    std::string text = game(kPosition, "1. b6-b5 *");
    text.replace(text.find('2'), 1, "1");
    const ReadResult read = readRecord(text);
    ASSERT_TRUE(read.whole());
    EXPECT_EQ(read.record->position(), "");
    EXPECT_EQ(read.record->tags(), (std::vector<Tag>{{"Position", kPosition}}));
    EXPECT_EQ(writeRecord(*readRecord(writeRecord(*read.record)).record),
              writeRecord(*read.record));
}

TEST(Positions, WhatCannotBeReadIsLocatedInTheText) {
    const auto expectFault = [](const std::string& position, Fault fault, int column) {
        const ReadResult read = readRecord(game(position));
        ASSERT_NE(read.fault(), nullptr) << position;
        EXPECT_FALSE(read.record);
        EXPECT_EQ(read.fault()->error.fault, fault) << describe(*read.fault(), "f");
        EXPECT_EQ(read.fault()->line, 5);
        EXPECT_EQ(read.fault()->column, column);
    };
    expectFault("...x../....../....../....../....../...... 1 -", Fault::PositionSign, 15);
    expectFault("", Fault::PositionRowLength, 12);
    expectFault("....../....../....../....../....../...... 1 - and more", Fault::PositionGoesOn,
                58);
    expectFault("...2|../....../1=...../..1|.../....2-./...... 2 -", Fault::MasterNotPromoted, 1);
    expectFault("....../....../....../....../....../...... 1 -", Fault::BoardIsEmpty, 1);
}

TEST(Positions, AFaultRepeatsNoMoreOfTheTextThanAMessageCanHave) {
    const ReadResult read =
        readRecord(game("....../....../....../....../....../...... 1 - " + std::string(5000, 'x')));
    ASSERT_NE(read.fault(), nullptr);
    EXPECT_LT(describe(read.fault()->error).size(), 200U);
}

TEST(Positions, TheHouseRulesCountFromThere) {
    const Options options{{"board", "6"}, {"noprogress", "4"}};
    GameRecord record = begun("....../1-...../....../....../.....2-/...... 1 -", options);
    const NodeId last = playAll(record, kRoot, {"a5-b5", "f2-e2", "b5-b4"});
    EXPECT_EQ(record.node(last).standing.quietTurns, 3);
    EXPECT_FALSE(record.node(last).standing.outcome.over());
    const NodeId end = playAll(record, last, {"e2-e3"});
    EXPECT_EQ(record.node(end).standing.outcome.reason, EndReason::NoProgress);
}

TEST(Positions, TheyAreTheFirstOfThreeOccurrences) {
    GameRecord record = begun("....../1-...../....../....../.....2-/...... 1 -", {{"board", "6"}});
    NodeId at = kRoot;
    // Both walk round a square, so that all stands as before after eight turns.
    const std::vector<std::string> round{"a5-b5", "f2-e2", "b5-b4", "e2-e3",
                                         "b4-a4", "e3-f3", "a4-a5", "f3-f2"};
    at = playAll(record, at, round);
    EXPECT_EQ(record.node(at).standing.occurrences, 2);
    at = playAll(record, at, round);
    EXPECT_EQ(record.node(at).standing.outcome.reason, EndReason::Repetition);
}

TEST(Positions, AGameTakenUpFromAPlaceBeginsWhereTheOtherDid) {
    GameRecord record = begun(kPosition, {{"board", "6"}});
    const NodeId at = playAll(record, kRoot, {"e2-d2"});
    const GameRecord again = record.upTo(at);
    EXPECT_EQ(again.position(), kPosition);
    EXPECT_EQ(writeRecord(again), writeRecord(record));
    EXPECT_EQ(record.upTo(kRoot).position(), kPosition);
}

TEST(Positions, ASetUpThatDoesNotExistHasNone) {
    const Game& pivitGame = *findGame("pivit");
    const auto diagram = pivitGame.diagram(*pivitGame.start({}).value());
    const auto begun = GameRecord::beginAt(pivitGame, {{"board", "6"}, {"players", "3"}}, diagram);
    ASSERT_FALSE(begun);
    EXPECT_EQ(begun.error().front().error.fault, Fault::SmallBoardSeatsTwo);
}

} // namespace
} // namespace clockwise
