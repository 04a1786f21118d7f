// SPDX-License-Identifier: MIT
#include "samples.h"

#include <algorithm>

namespace clockwise {
namespace {

using Weight = Problem::Weight;

// What is wrong first, with its place.
std::string firstProblem(const ReadResult& read) {
    return read.problems.empty() ? "" : describe(read.problems.front(), "f");
}

GameRecord wholeGame(const std::string& text) {
    ReadResult read = readRecord(text);
    EXPECT_TRUE(read.whole()) << firstProblem(read);
    return std::move(*read.record);
}

void expectFault(const std::string& text, Fault fault, int line, int column) {
    const ReadResult read = readRecord(text);
    ASSERT_NE(read.fault(), nullptr) << text;
    EXPECT_EQ(read.fault()->error.fault, fault) << describe(*read.fault(), "f");
    EXPECT_EQ(read.fault()->line, line) << text;
    EXPECT_EQ(read.fault()->column, column) << text;
    EXPECT_FALSE(read.whole());
}

void expectWarning(const std::string& text, Fault fault, int line, int column) {
    const ReadResult read = readRecord(text);
    EXPECT_TRUE(read.whole()) << text;
    ASSERT_EQ(read.problems.size(), 1U) << firstProblem(read);
    EXPECT_EQ(read.problems[0].weight, Weight::Warning);
    EXPECT_EQ(read.problems[0].error.fault, fault);
    EXPECT_EQ(read.problems[0].line, line);
    EXPECT_EQ(read.problems[0].column, column);
}

TEST(Reader, ReadsTagsTurnsAndResult) {
    const ReadResult read = readRecord(sampleFile("study.clockwise"));
    ASSERT_TRUE(read.whole());
    EXPECT_TRUE(read.problems.empty()) << firstProblem(read);
    EXPECT_EQ(mainLine(*read.record), "b6-b5 f5-e5 b5xa5 c1-c2 resign");
    EXPECT_EQ(read.record->seat(Seat(1)).name, "Ana \"la reina\" Núñez");
    EXPECT_EQ(read.record->seat(Seat(2)).type, "computer 3");
    EXPECT_EQ(read.record->seat(Seat(2)).colour, "amber");
    EXPECT_EQ(read.record->result(), (Outcome{EndReason::LastPlayer, {Seat(2)}}));
}

TEST(Reader, OptionTagsSetTheGameUp) {
    const GameRecord record = wholeGame("[Format \"Clockwise 1\"]\n[Game \"pivit\"]\n"
                                        "[Players \"3\"]\n[Repetition \"off\"]\n"
                                        "[NoProgress \"7\"]\n\n*\n");
    EXPECT_EQ(record.seats(), 3);
    EXPECT_EQ(record.options().value("repetition"), "off");
    EXPECT_EQ(record.options().number("noprogress"), 7);
    EXPECT_EQ(record.options().value("board"), "8");
}

TEST(Reader, NumbersMayBeLeftOut) {
    EXPECT_EQ(mainLine(wholeGame(smallGame("b6-b5 f5-e5 b5xa5 *"))), "b6-b5 f5-e5 b5xa5");
    EXPECT_EQ(mainLine(wholeGame(smallGame("1.b6-b5 2...f5-e5 *"))), "b6-b5 f5-e5");
}

TEST(Reader, AWrongNumberIsAWarning) {
    expectWarning(smallGame("1. b6-b5 3. f5-e5 *"), Fault::WrongTurnNumber, 6, 10);
    expectWarning(smallGame("1. b6-b5\n99999999999999999999999. f5-e5 *"), Fault::WrongTurnNumber,
                  7, 1);
}

TEST(Reader, LineEndsBlanksAndAByteOrderMarkDoNotMatter) {
    std::string text = smallGame("1. b6-b5 {a\nb}  \n\t2. f5-e5   \n*\n\n");
    std::string foreign = "\xEF\xBB\xBF";
    for (const char c : text) foreign += c == '\n' ? std::string("\r\n") : std::string(1, c);
    EXPECT_EQ(writeRecord(wholeGame(foreign)), writeRecord(wholeGame(text)));
    std::ranges::replace(text, '\n', '\r');
    EXPECT_EQ(writeRecord(wholeGame(text)), writeRecord(wholeGame(foreign)));
}

TEST(Reader, ALineThatBeginsWithAPerCentSignIsSkipped) {
    EXPECT_EQ(mainLine(wholeGame("%!tool 7\n" + smallGame("1. b6-b5\n% f5-c5 )\n2. f5-e5 *"))),
              "b6-b5 f5-e5");
}

TEST(Reader, CommentsBelongToTheTurnBefore) {
    const GameRecord record =
        wholeGame(smallGame("{start} 1. b6-b5 {one} ; two \n2. f5-e5 * {end}"));
    const auto line = record.lineThrough(kRoot);
    EXPECT_EQ(record.node(kRoot).comments, std::vector<std::string>{"start"});
    EXPECT_EQ(record.node(line[0]).comments, (std::vector<std::string>{"one", "two "}));
    EXPECT_EQ(record.node(line[1]).comments, std::vector<std::string>{"end"});
}

TEST(Reader, CommentsToTheLineEndOnLinesInARowAreOne) {
    const GameRecord record = wholeGame(smallGame("1. b6-b5 ; a\n  ;b\n;\n\n; c\n*"));
    EXPECT_EQ(record.node(record.lineThrough(kRoot)[0]).comments,
              (std::vector<std::string>{"a\nb\n", "c"}));
}

TEST(Reader, GlyphsAreSignsOrNumbers) {
    const GameRecord record = wholeGame(smallGame("b6-b5! f5-e5?! $7 b5xa5 !? ?? c1-c2!!? *"));
    const auto line = record.lineThrough(kRoot);
    EXPECT_EQ(record.node(line[0]).glyphs, std::vector{1});
    EXPECT_EQ(record.node(line[1]).glyphs, (std::vector{6, 7}));
    EXPECT_EQ(record.node(line[2]).glyphs, (std::vector{5, 4}));
    EXPECT_EQ(record.node(line[3]).glyphs, (std::vector{3, 2}));
}

TEST(Reader, AVariationReplacesTheTurnBeforeIt) {
    const GameRecord record = wholeGame(
        smallGame("1. b6-b5 (1. b6-b3 2. f5-e5 (2. f5-c5)) (1. d6-d5) 2. f5-e5 (2. f5-c5) *"));
    EXPECT_EQ(mainLine(record), "b6-b5 f5-e5");
    const auto& first = record.node(kRoot).children;
    ASSERT_EQ(first.size(), 3U);
    EXPECT_EQ(record.node(first[1]).turn.text, "b6-b3");
    EXPECT_EQ(record.node(first[1]).children.size(), 2U);
    EXPECT_EQ(record.node(first[2]).turn.text, "d6-d5");
    EXPECT_EQ(record.node(first[0]).children.size(), 2U);
}

TEST(Reader, ACommentBeforeTheFirstTurnOfAVariationIsAboutThatTurn) {
    const GameRecord record = wholeGame(smallGame("b6-b5 ({why} b6-b3 {so}) *"));
    const NodeId other = record.node(kRoot).children.at(1);
    EXPECT_EQ(record.node(other).comments, (std::vector<std::string>{"why", "so"}));
}

TEST(Reader, AVariationThatBeginsLikeTheLineDoesNotTakeItsPlace) {
    const GameRecord record = wholeGame(smallGame("b6-b5 (b6-b5 f5-c5 (f5-e5 b5xa5)) f5-e5 *"));
    EXPECT_EQ(mainLine(record), "b6-b5 f5-e5 b5xa5");
    const NodeId first = record.lineThrough(kRoot)[0];
    ASSERT_EQ(record.node(first).children.size(), 2U);
    EXPECT_EQ(record.node(record.node(first).children[1]).turn.text, "f5-c5");
}

TEST(Reader, TheTurnsDecideAndAContradictionIsAWarning) {
    expectWarning(smallGame("b6-b5 1"), Fault::ResultContradicted, 6, 7);
    expectWarning(smallGame("resign *"), Fault::ResultContradicted, 6, 8);
    for (const char* odd : {"2 2", "02", "2 99999999999", "2 1"})
        EXPECT_FALSE(readRecord(smallGame(std::string("resign ") + odd)).problems.empty()) << odd;
    expectWarning("[Result \"1\"]\n" + smallGame("resign 2"), Fault::ResultContradicted, 1, 1);
    expectWarning("[Termination \"deadlock\"]\n" + smallGame("resign 2"),
                  Fault::TerminationContradicted, 1, 1);
    const ReadResult read = readRecord(smallGame("resign 1 2"));
    EXPECT_EQ(read.record->result(), (Outcome{EndReason::LastPlayer, {Seat(2)}}));
}

TEST(Reader, AMissingResultIsAWarning) {
    expectWarning(smallGame("b6-b5"), Fault::ResultMissing, 6, 6);
}

TEST(Reader, ADrawIsAgreedOnWhenTerminationSaysSo) {
    const GameRecord agreed =
        wholeGame("[Termination \"agreed\"]\n" + smallGame("b6-b5 f5-e5 draw"));
    EXPECT_TRUE(agreed.agreedDraw());
    EXPECT_EQ(agreed.result().reason, EndReason::Agreed);
    expectWarning(smallGame("b6-b5 draw"), Fault::ResultContradicted, 6, 7);
}

TEST(Reader, UnknownTagsAreKeptInTheirOrder) {
    const GameRecord record =
        wholeGame("[Zeta \"1\"]\n[Rockets \"2\"]\n[Seat3 \"nobody\"]\n[Date \"2026.11.29\"]\n" +
                  smallGame("*"));
    EXPECT_EQ(record.tags(),
              (std::vector<Tag>{
                  {"Zeta", "1"}, {"Rockets", "2"}, {"Seat3", "nobody"}, {"Date", "2026.11.29"}}));
}

TEST(Reader, AFormatAboveOursIsRefusedWithBothNumbers) {
    const ReadResult read = readRecord(sampleFile("newer_format.clockwise"));
    EXPECT_FALSE(read.record);
    EXPECT_EQ(firstProblem(read),
              "f:1:1: The file has format 27; this program reads formats up to 2.");
}

TEST(Reader, WhatIsNoSavedGameIsSaidToBeNone) {
    expectFault("", Fault::FormatMissing, 1, 1);
    expectFault("hello", Fault::FormatMissing, 1, 1);
    expectFault("[Event \"Chess\"]\n\n1. e4 e5 *\n", Fault::FormatMissing, 1, 1);
    expectFault("\xFF\xD8\xFF", Fault::FormatMissing, 1, 1);
    expectFault("\n[Format \"PGN\"]", Fault::FormatForeign, 2, 1);
    expectFault("[Format \"Clockwise 0\"]", Fault::FormatForeign, 1, 1);
    expectFault("[Format \"Clockwise 1.5\"]", Fault::FormatForeign, 1, 1);
}

TEST(Reader, FaultsInTagsAreLocatedAtTheTag) {
    const std::string format = "[Format \"Clockwise 1\"]\n";
    const std::string game = format + "[Game \"pivit\"]\n";
    expectFault(format + "*", Fault::TagMissing, 1, 1);
    expectFault(format + "[Game \"chess\"]", Fault::UnknownGame, 2, 1);
    expectFault(game + "*", Fault::TagMissing, 1, 1);
    expectFault(game + "[Players \"5\"]\n*", Fault::BadOptionValue, 3, 1);
    expectFault(game + "[Players \"3\"]\n[Board \"6\"]\n*", Fault::SmallBoardSeatsTwo, 4, 1);
    expectFault(game + "[Players \"2\"]\n [Players \"2\"]\n*", Fault::TagTwice, 4, 2);
    expectFault(game + "[Date \"x\"] [Date \"y\"]", Fault::TagTwice, 3, 12);
    expectFault(game + "[Players 2]", Fault::TagUnreadable, 3, 10);
    expectFault(game + "[Players \"2]\n*", Fault::TagUnreadable, 3, 13);
    expectFault(game + "[Players \"2\"\n*", Fault::TagUnreadable, 3, 13);
    expectFault(game + "[]", Fault::TagUnreadable, 3, 2);
}

TEST(Reader, AStrangeSeatTypeIsAWarning) {
    expectWarning("[Seat1Type \"robot\"]\n" + smallGame("*"), Fault::BadSeatType, 1, 1);
}

TEST(Reader, TheLegalPartBeforeTheFaultIsKept) {
    const ReadResult read = readRecord(sampleFile("illegal_turn.clockwise"));
    ASSERT_TRUE(read.record);
    EXPECT_EQ(mainLine(*read.record), "b6-b5 f5-e5");
    ASSERT_EQ(read.problems.size(), 2U);
    EXPECT_EQ(describe(read.problems[0], "f"), "f:6:1: warning: This is turn 1, not 5.");
    EXPECT_EQ(describe(read.problems[1], "f"), "f:6:22: There is no piece on c4.");
}

TEST(Reader, FaultsInTurnsAreLocatedAtTheWord) {
    expectFault(smallGame("1. b6-b5 2. b6-b5 *"), Fault::NoPieceThere, 6, 13);
    expectFault(smallGame("resign b6-b5 *"), Fault::GameIsOver, 6, 8);
    expectFault(smallGame("b6-b5 * f5-e5"), Fault::AfterTheResult, 6, 9);
    expectFault(smallGame("b6-b5 * 1"), Fault::AfterTheResult, 6, 9);
    expectFault(smallGame("b6-b5 1 draw"), Fault::AfterTheResult, 6, 9);
    expectFault(smallGame("b6-b5 * [Date \"x\"]"), Fault::AfterTheResult, 6, 9);
    expectFault(smallGame("b6-b5 [Date \"x\"]"), Fault::TagAfterTurns, 6, 7);
    expectFault(smallGame("(b6-b5) *"), Fault::NothingToReplace, 6, 1);
    expectFault(smallGame("b6-b5 ((b6-b3)) *"), Fault::NothingToReplace, 6, 8);
    expectFault(smallGame("b6-b5 ) *"), Fault::NoVariationOpen, 6, 7);
    expectFault(smallGame("b6-b5 (b6-b3 *"), Fault::OutOfPlace, 6, 14);
    expectFault(smallGame("b6-b5 (b6-b3 2) *"), Fault::OutOfPlace, 6, 14);
    expectFault(smallGame("b6-b5 (b6-b3"), Fault::VariationOpen, 6, 7);
    expectFault(smallGame("b6-b5 {so *"), Fault::CommentOpen, 6, 7);
    expectFault(smallGame("b6-b5 } *"), Fault::OutOfPlace, 6, 7);
    expectFault(smallGame("! b6-b5 *"), Fault::NothingToJudge, 6, 1);
    expectFault(smallGame("b6-b5 $x *"), Fault::BadGlyph, 6, 7);
    expectFault(smallGame("b6-b5 $256 *"), Fault::BadGlyph, 6, 7);
}

TEST(Reader, ColumnsCountCharacters) {
    expectFault(smallGame("b6-b5 {ñandú 🙂} xx *"), Fault::UnreadableTurn, 6, 17);
}

TEST(Reader, WhatIsNotTextIsAFaultAtItsPlace) {
    expectFault(smallGame("b6-b5 {\xFF} *"), Fault::NotText, 6, 8);
    expectFault(smallGame("b6-b5 {é\xC3} *"), Fault::NotText, 6, 9);
    expectFault(smallGame("b6-b5 f5-e\xED\xA0\x80 *"), Fault::NotText, 6, 11);
    expectFault(smallGame(std::string("b6-b5 \0 *", 9)), Fault::NotText, 6, 7);
    const ReadResult read = readRecord(smallGame("b6-b5 f5-e\xC0"));
    EXPECT_EQ(mainLine(*read.record), "b6-b5");
    EXPECT_EQ(firstProblem(read),
              "f:6:11: The byte 0xC0 does not belong into a text file in UTF-8.");
}

TEST(Reader, TheSizeOfAFileIsBounded) {
    std::string text = smallGame("* ;");
    text.resize(kMostBytes, 'x');
    EXPECT_TRUE(readRecord(text).whole());
    expectFault(text + 'x', Fault::FileTooLarge, 1, 1);
    EXPECT_EQ(firstProblem(readRecord(text + 'x')),
              "f:1:1: The file is larger than 16 MiB, the most that is read.");
}

TEST(Reader, TheDepthOfVariationsIsBounded) {
    const auto nested = [](int depth) {
        std::string text = "b6-b5";
        for (int i = 0; i < depth; ++i) text += i % 2 == 0 ? " (b6-b3" : " (b6-b5";
        return smallGame(text + std::string(static_cast<std::size_t>(depth), ')') + " *");
    };
    EXPECT_TRUE(readRecord(nested(kDeepestVariation)).whole());
    expectFault(nested(kDeepestVariation + 1), Fault::VariationTooDeep, 6,
                7 + 7 * kDeepestVariation);
}

std::string longGame(std::size_t turns) {
    std::string text = "[Format \"Clockwise 1\"]\n[Game \"pivit\"]\n[Players \"2\"]\n"
                       "[Repetition \"off\"]\n[NoProgress \"0\"]\n\n";
    for (const std::string& turn : walkInCircles(turns)) text += turn + '\n';
    return text;
}

TEST(Reader, TheNumberOfTurnsIsBounded) {
    const ReadResult most = readRecord(longGame(kMostTurns) + "*\n");
    ASSERT_TRUE(most.whole());
    EXPECT_EQ(most.record->lineThrough(kRoot).size(), kMostTurns);
    const ReadResult more = readRecord(longGame(kMostTurns + 1) + "*\n");
    ASSERT_NE(more.fault(), nullptr);
    EXPECT_EQ(more.fault()->error.fault, Fault::TooManyTurns);
    EXPECT_EQ(more.record->lineThrough(kRoot).size(), kMostTurns);
}

TEST(Reader, WhatAMessageRepeatsIsCutShort) {
    const ReadResult read = readRecord(smallGame(std::string(5000, 'x') + " *"));
    EXPECT_LT(firstProblem(read).size(), 200U);
}

// Each bracket is shallow, but each line of the tree turns off from the one before.
TEST(Reader, VariationsThatShareTheirBeginningsAreBoundedToo) {
    GameRecord record = *GameRecord::begin(*findGame("pivit"), {{"repetition", "off"}});
    std::string text = "[Format \"Clockwise 1\"]\n[Game \"pivit\"]\n[Players \"2\"]\n"
                       "[Repetition \"off\"]\n\n";
    std::string path;
    NodeId at = kRoot;
    for (int depth = 0; depth <= kDeepestVariation; ++depth) {
        const auto legal = record.node(at).standing.state->turns();
        text += depth == 0 ? legal[0].text + ' ' : '(' + path + legal[0].text + ")\n";
        path += legal[1].text + ' ';
        at = *record.play(at, legal[1].text);
    }
    const ReadResult read = readRecord(text + '(' + path + ") *\n");
    ASSERT_NE(read.fault(), nullptr);
    EXPECT_EQ(read.fault()->error.fault, Fault::VariationTooDeep);
}

TEST(Reader, WarningsEndSomewhere) {
    std::string numbers;
    for (int i = 0; i < 5000; ++i) numbers += "7. ";
    const ReadResult read = readRecord(smallGame(numbers + "b6-b5 *"));
    EXPECT_TRUE(read.whole());
    EXPECT_EQ(read.problems.size(), kMostWarnings);
}

TEST(Reader, NoDrawIsAgreedOnAfterTheEnd) {
    const ReadResult read = readRecord("[Termination \"agreed\"]\n" + smallGame("resign draw"));
    ASSERT_TRUE(read.record);
    EXPECT_FALSE(read.record->agreedDraw());
}

TEST(Reader, AMessageRepeatsNothingThatCommandsATerminal) {
    const ReadResult read = readRecord(smallGame("\x1b[31mred *"));
    ASSERT_NE(read.fault(), nullptr);
    EXPECT_EQ(describe(*read.fault(), "f").find('\x1b'), std::string::npos);
}

} // namespace
} // namespace clockwise
