// SPDX-License-Identifier: MIT
#include "samples.h"

#include <algorithm>
#include <random>

namespace clockwise {
namespace {

// Reads what was written and expects the same text again.
GameRecord readBack(const GameRecord& record) {
    const std::string text = writeRecord(record);
    ReadResult read = readRecord(text);
    EXPECT_TRUE(read.whole()) << text;
    EXPECT_TRUE(read.problems.empty()) << describe(read.problems.front(), text);
    EXPECT_EQ(writeRecord(*read.record), text);
    return std::move(*read.record);
}

std::string commentAfterReadingBack(const std::string& comment) {
    GameRecord record = pivit();
    const NodeId turn = playAll(record, kRoot, {"b1-b2"});
    record.comments(turn).push_back(comment);
    const GameRecord back = readBack(record);
    const auto& comments = back.node(back.lineThrough(kRoot)[0]).comments;
    return comments.size() == 1 ? comments[0] : "not one comment";
}

int longestLine(const std::string& text) {
    std::size_t longest = 0;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = text.find('\n', start);
        longest = std::max(longest, end - start);
        start = end + 1;
    }
    return static_cast<int>(longest);
}

TEST(Writer, ACanonicalFileIsWrittenBackByteForByte) {
    for (const char* name : {"study.clockwise", "agreed.clockwise", "pivit_pass.clockwise"}) {
        const std::string text = sampleFile(name);
        EXPECT_EQ(writeRecord(*readRecord(text).record), text) << name;
    }
}

TEST(Writer, ATolerantlyReadFileIsWrittenCanonically) {
    const ReadResult read = readRecord(sampleFile("tolerant.clockwise"));
    ASSERT_TRUE(read.whole());
    EXPECT_TRUE(read.problems.empty());
    EXPECT_EQ(writeRecord(*read.record), R"([Format "Clockwise 1"]
[Game "pivit"]
[Players "2"]
[Board "6"]
[Extra "kept"]
[Result "*"]
[Termination "unfinished"]

1. b6-b5 $1 (1. b6-b3 {mir gefällt}) 2. f5-e5 {so far} *
)");
    readBack(*read.record);
}

TEST(Writer, TagsComeInAFixedOrder) {
    GameRecord record = pivit({{"players", "3"}, {"noprogress", "0"}});
    record.seat(Seat(1)).colour = "teal";
    record.seat(Seat(3)) = {"Eva", "computer 2", ""};
    record.tags() = {{"Zeta", "z"},          {"Annotator", "me"}, {"Event", "Fair"},
                     {"Date", "2026.11.29"}, {"Alpha", "a"},      {"Event", "twice"},
                     {"Game", "reserved"},   {"no key", "x"}};
    EXPECT_EQ(writeRecord(record), R"([Format "Clockwise 1"]
[Game "pivit"]
[Players "3"]
[NoProgress "0"]
[Seat1Colour "teal"]
[Seat3 "Eva"]
[Seat3Type "computer 2"]
[Date "2026.11.29"]
[Event "Fair"]
[Annotator "me"]
[Zeta "z"]
[Alpha "a"]
[Result "*"]
[Termination "unfinished"]

*
)");
    readBack(record);
}

TEST(Writer, TagValuesSurviveWithAllTheirSigns) {
    GameRecord record = pivit();
    record.seat(Seat(1)).name = R"(a "b" \c\\ [d] ; {e} %)";
    EXPECT_EQ(readBack(record).seat(Seat(1)).name, record.seat(Seat(1)).name);
}

TEST(Writer, WhatIsNotTextIsReplaced) {
    GameRecord record = pivit();
    record.seat(Seat(1)).name = "a\nb\xFFz";
    record.comments(kRoot).push_back(std::string("x\0\r\ny", 5));
    const GameRecord back = readBack(record);
    EXPECT_EQ(back.seat(Seat(1)).name, "a b\xEF\xBF\xBDz");
    EXPECT_EQ(back.node(kRoot).comments[0], "x\xEF\xBF\xBD\ny");
}

TEST(Writer, CommentsSurviveWithAllTheirSigns) {
    for (const std::string comment :
         {"", " padded ", "a } b", "}", "} ", "{", "; x", "two\nlines", "two }\nlines", "}\n\n",
          "\n}", "a\n% not a note", "[%clk 0:05:00]", "ends in \\", "\\}", "(1. b1-b2) *"})
        EXPECT_EQ(commentAfterReadingBack(comment), comment);
}

TEST(Writer, CommentsWithBracesDoNotRunTogether) {
    GameRecord record = pivit();
    const std::vector<std::string> comments{"a}", "b}", "c", "d}\ne", "f}"};
    record.comments(kRoot) = comments;
    const NodeId turn = playAll(record, kRoot, {"b1-b2"});
    const NodeId other = playAll(record, kRoot, {"d1-d2"});
    record.comments(turn) = comments;
    record.comments(other) = comments;
    const GameRecord back = readBack(record);
    for (const NodeId id : {kRoot, turn, other}) EXPECT_EQ(back.node(id).comments, comments);
}

TEST(Writer, GlyphsAreNumbers) {
    GameRecord record = pivit();
    const NodeId turn = playAll(record, kRoot, {"b1-b2"});
    record.glyphs(turn) = {1, 0, 255, 300, -1};
    EXPECT_NE(writeRecord(record).find("1. b1-b2 $1 $0 $255 *\n"), std::string::npos);
    readBack(record);
}

TEST(Writer, LinesEndByColumnAHundredUnlessAWordIsLonger) {
    GameRecord record = pivit({{"repetition", "off"}});
    playAll(record, kRoot, walkInCircles(90));
    EXPECT_LE(longestLine(writeRecord(record)), 100);
    EXPECT_GT(longestLine(writeRecord(record)), 85);
    record.comments(record.lineThrough(kRoot)[40]).push_back(std::string(150, 'w'));
    EXPECT_EQ(longestLine(writeRecord(record)), 152);
    readBack(record);
}

TEST(Writer, ADrawAgreedOnIsWritten) {
    GameRecord record = pivit();
    playAll(record, kRoot, {"b1-b2"});
    record.setAgreedDraw(true);
    const std::string text = writeRecord(record);
    EXPECT_NE(text.find("[Result \"draw\"]\n[Termination \"agreed\"]\n"), std::string::npos);
    EXPECT_TRUE(text.ends_with("1. b1-b2 draw\n"));
    EXPECT_TRUE(readBack(record).agreedDraw());
}

TEST(Writer, AHouseRuleEndsTheGameInTheFileToo) {
    GameRecord record = pivit();
    playAll(record, kRoot, walkInCircles(18));
    EXPECT_NE(writeRecord(record).find("[Termination \"repetition\"]"), std::string::npos);
    readBack(record);
}

// A tree in which each variation has a variation of its own, as deep as a record lets them lie.
TEST(Writer, TheDeepestVariationsThereCanBeAreReadBack) {
    GameRecord record = pivit({{"repetition", "off"}, {"noprogress", "0"}});
    NodeId at = kRoot;
    for (int depth = 0; depth <= kDeepestVariation; ++depth) {
        const auto legal = record.node(at).standing.state->turns();
        playAll(record, at, {legal[0].text});
        const auto variation = record.play(at, legal[1].text);
        ASSERT_EQ(variation.has_value(), depth < kDeepestVariation);
        if (variation)
            at = *variation;
        else
            EXPECT_EQ(variation.error().fault, Fault::VariationTooDeep);
    }
    readBack(record);
}

// Trees grown at random from seeds, with comments and glyphs strewn over them.
class RandomTree : public testing::TestWithParam<unsigned> {};

TEST_P(RandomTree, IsWrittenReadAndWrittenTheSame) {
    std::mt19937 random(GetParam());
    const auto upTo = [&](std::size_t most) { return static_cast<std::size_t>(random()) % most; };
    const std::vector<std::string> remarks{"plain", "two\nlines", "brace } here",
                                           " ",     "\\",         "a [%clk 0:01:02.5] b"};
    for (const Game* game : allGames()) {
        const std::vector<Options> setups = allSetups(*game);
        GameRecord record = *GameRecord::begin(*game, setups[upTo(setups.size())]);
        TimeControls clocks;
        for (int i = 0; i < record.seats(); ++i)
            if (upTo(2) == 0) clocks[Seat::fromIndex(i)] = {std::chrono::minutes(5), {}};
        record.setClocks(clocks);
        std::vector<NodeId> nodes{kRoot};
        for (int i = 0; i < 150; ++i) {
            const NodeId at = upTo(3) == 0 ? nodes[upTo(nodes.size())] : nodes.back();
            if (record.node(at).standing.outcome.over()) continue;
            const auto legal = record.node(at).standing.state->turns();
            const auto next = record.play(at, legal[upTo(legal.size())].text);
            ASSERT_TRUE(next) << describe(next.error());
            nodes.push_back(*next);
            if (upTo(4) == 0) record.comments(*next).push_back(remarks[upTo(remarks.size())]);
            if (upTo(4) == 0) record.setTimeLeft(*next, std::chrono::milliseconds(upTo(400'000)));
            if (upTo(6) == 0) record.glyphs(*next).push_back(static_cast<int>(upTo(140)));
        }
        EXPECT_EQ(mainLine(readBack(record)), mainLine(record));
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomTree, testing::Range(1U, 13U));

} // namespace
} // namespace clockwise
