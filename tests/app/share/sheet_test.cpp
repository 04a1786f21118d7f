// SPDX-License-Identifier: MIT
#include "app/share/score_sheet.h"
#include "app/share/sheet_block.h"
#include "app/share/sheet_work.h"
#include "app/table/themes.h"
#include "fuzz/watchdog.h"
#include "share_test.h"

#include <QPrinter>

#include <gmock/gmock.h>
#include <map>

namespace clockwise::app {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// A game of so many turns, or fewer when it ends sooner; always the same one.
GameRecord someGame(std::string_view game, const std::map<std::string, std::string>& values,
                    std::size_t turns) {
    Options options;
    for (const auto& [key, value] : values) options.set(key, value);
    GameRecord record = GameRecord::begin(*findGame(game), options).value();
    NodeId at = kRoot;
    std::uint32_t dice = 7;
    for (std::size_t ply = 0; ply < turns; ++ply) {
        const std::vector<Turn> legal = record.node(at).standing.state->turns();
        if (legal.empty() || record.node(at).standing.outcome.over()) break;
        dice = dice * 1664525 + 1013904223;
        at = record.play(at, legal[(dice >> 8) % legal.size()].text).value();
    }
    return record;
}

const std::map<std::string, std::string> kEndlessPivit{{"repetition", "off"}, {"noprogress", "0"}};

std::vector<NodeId> wholeLine(const GameRecord& record) {
    return placesUpTo(record, record.lineThrough(kRoot).size());
}

ScoreSheet sheetOf(const GameRecord& record) {
    return scoreSheetOf(record, wholeLine(record));
}

NodeId playAll(GameRecord& record, NodeId at, std::initializer_list<std::string_view> turns) {
    for (const std::string_view turn : turns) at = record.play(at, turn).value();
    return at;
}

std::string joined(const QStringList& list) {
    return list.join(QLatin1Char('|')).toStdString();
}

TEST(ScoreSheets, ShowADrawnStartAsItWasDrawn) {
    const Game& quivive = *findGame("quivive");
    const auto drawn = readDiagram(quivive.kit({}).value(),
                                   "222/21111/1111111/1111111/1111111/11111/111 2 build -");
    GameRecord record = GameRecord::beginAt(quivive, {}, drawn.value()).value();
    playAll(record, kRoot, {"+d4"});
    const ScoreSheet sheet = sheetOf(record);
    EXPECT_THAT(sheet.title.toStdString(), HasSubstr("from a drawn position"));
    ASSERT_EQ(sheet.positions.size(), 2U);
    EXPECT_EQ(sheet.positions.front().caption.toStdString(), "The start");
    EXPECT_TRUE(
        sheet.positions.front().moment.state->samePosition(*record.node(kRoot).standing.state));
    EXPECT_EQ(sheet.rounds.front().turns.front(), QString()) << "seat 2 began";
}

TEST(ScoreSheets, HaveARowARoundAndAColumnASeat) {
    const ScoreSheet sheet = sheetOf(sampleGame("sputnik_four"));
    EXPECT_EQ(sheet.seats.size(), 4U);
    ASSERT_GT(sheet.rounds.size(), 5U);
    for (const SheetRound& round : sheet.rounds) EXPECT_EQ(round.turns.size(), 4U);
    EXPECT_EQ(std::ranges::count(sheet.rounds.front().turns, QString()), 0);
    EXPECT_EQ(std::ranges::count(sheet.rounds.back().turns, QString()), 3) << "others are out";
}

TEST(ScoreSheets, SayWhoPlayedWhenAndHowItEnded) {
    GameRecord record = someGame("pivit", {{"board", "6"}}, 3);
    record.seat(Seat(1)).name = "Ana";
    record.seat(Seat(2)).type = "computer 3";
    record.tags() = {{"Site", "Madrid"}, {"Date", "2026.11.29"}, {"Event", "An evening"}};
    const ScoreSheet sheet = sheetOf(record);
    EXPECT_EQ(sheet.seats[0].name, QStringLiteral("Ana"));
    EXPECT_EQ(sheet.seats[0].type, QString());
    EXPECT_EQ(sheet.seats[1].type, QStringLiteral("computer, level 3"));
    EXPECT_THAT(sheet.occasion.toStdString(), HasSubstr("2026 · An evening · Madrid"));
    EXPECT_EQ(sheet.result, QStringLiteral("The game is not over."));
    record.setAgreedDraw(true);
    EXPECT_EQ(sheetOf(record).result, QStringLiteral("A draw — agreed."));
}

TEST(ScoreSheets, ShowGlyphsCommentsAndVariationsAfterTheirRound) {
    GameRecord record = GameRecord::begin(*findGame("pivit"), {}).value();
    const NodeId first = playAll(record, kRoot, {"b1-b4"});
    const NodeId second = playAll(record, first, {"a2-d2", "e1-e2"});
    const NodeId other = playAll(record, kRoot, {"g1-g2", "a2-b2"});
    record.glyphs(first) = {5};
    record.comments(first) = {"[%clk 0:10:00]"};
    record.comments(second) = {"[%clk 0:09:00] a quiet\nturn"};
    record.glyphs(other) = {1, 14};
    record.comments(other) = {"too early"};
    const ScoreSheet sheet = sheetOf(record);
    ASSERT_EQ(sheet.rounds.size(), 2U);
    EXPECT_EQ(joined({sheet.rounds[0].turns.begin(), sheet.rounds[0].turns.end()}),
              "b1-b4!?|a2-d2");
    EXPECT_EQ(sheet.rounds[1].firstTurn, 3U);
    EXPECT_EQ(joined(sheet.rounds[0].notes), "(1.\u00a0g1-g2 2.\u00a0a2-b2! $14 {too early})");
    EXPECT_TRUE(sheet.rounds[0].diagrams.empty()) << "a clock time is no comment";
    EXPECT_EQ(joined(sheet.rounds[1].notes), "3.\u00a0e1-e2, Vermilion: a quiet turn");
    ASSERT_EQ(sheet.rounds[1].diagrams.size(), 1U);
    EXPECT_EQ(sheet.rounds[1].diagrams[0].moment.state, record.node(second).standing.state);
}

TEST(ScoreSheets, ShowVariationsOfVariationsInTheirPlace) {
    GameRecord record = GameRecord::begin(*findGame("pivit"), {}).value();
    playAll(record, kRoot, {"b1-b4"});
    const NodeId other = playAll(record, kRoot, {"d1-d2"});
    playAll(record, other, {"a2-b2", "g1-g2"});
    playAll(record, other, {"a5-b5"});
    EXPECT_EQ(joined(sheetOf(record).rounds[0].notes),
              "(1.\u00a0d1-d2 2.\u00a0a2-b2 (2.\u00a0a5-b5) 3.\u00a0g1-g2)");
}

TEST(ScoreSheets, OfALineThatIsAVariationHaveTheOthersInBrackets) {
    GameRecord record = GameRecord::begin(*findGame("pivit"), {}).value();
    playAll(record, kRoot, {"b1-b4"});
    const NodeId other = playAll(record, kRoot, {"d1-d2"});
    record.setAgreedDraw(true);
    const ScoreSheet sheet = scoreSheetOf(record, std::vector{kRoot, other});
    EXPECT_EQ(sheet.rounds[0].turns[0], QStringLiteral("d1-d2"));
    EXPECT_EQ(joined(sheet.rounds[0].notes), "(1.\u00a0b1-b4)");
    EXPECT_EQ(sheet.result, QStringLiteral("The game is not over."));
}

TEST(ScoreSheets, WithoutCommentsHaveAtMostTenDiagramsBetweenStartAndEnd) {
    for (const std::size_t turns : {1U, 9U, 24U, 100U, 400U, 2000U}) {
        const ScoreSheet sheet = sheetOf(someGame("pivit", kEndlessPivit, turns));
        EXPECT_EQ(sheet.positions.front().caption, QStringLiteral("The start"));
        EXPECT_EQ(sheet.positions.back().caption, QStringLiteral("The end"));
        EXPECT_LE(sheet.positions.size(), 12U) << turns;
        EXPECT_GE(sheet.positions.size(), std::min<std::size_t>(2 + turns / 24, 8)) << turns;
    }
}

TEST(ScoreSheets, OfGamesThatBeginWithBuildingShowWhatWasBuilt) {
    const GameRecord record = sampleGame("quivive_two_pawns");
    const ScoreSheet sheet = sheetOf(record);
    const StatePtr start = sheet.positions.front().moment.state;
    EXPECT_EQ(sheet.positions.front().caption, QStringLiteral("The start"));
    EXPECT_EQ(start->turns().front().text.find_first_of("+@"), std::string::npos)
        << "all is placed";
}

SheetBlock blockOf(double height, bool row = false, bool keeps = false) {
    return {height, row, keeps, nullptr};
}

TEST(Pages, NeverCutABlockAndRepeatTheHeadAboveRows) {
    std::vector<SheetBlock> blocks{blockOf(30)};
    for (int i = 0; i < 12; ++i) blocks.push_back(blockOf(10, true));
    const SheetBlock head = blockOf(5);
    const auto pages = paginate(blocks, head, 100);
    ASSERT_EQ(pages.size(), 2U);
    EXPECT_EQ(pages[0].size(), 1U + 1U + 6U);
    EXPECT_EQ(pages[0][1].block, &head);
    EXPECT_EQ(pages[1][0].block, &head);
    for (const SheetPage& page : pages)
        for (const PlacedBlock& placed : page) EXPECT_LE(placed.y + placed.block->height, 100);
}

TEST(Pages, KeepTogetherWhatBelongsTogether) {
    const std::vector<SheetBlock> blocks{blockOf(70), blockOf(10, false, true), blockOf(25)};
    const auto pages = paginate(blocks, blockOf(5), 100);
    ASSERT_EQ(pages.size(), 2U);
    EXPECT_EQ(pages[0].size(), 1U);
    EXPECT_EQ(pages[1].size(), 2U);
}

TEST(Pages, WithMoreTogetherThanAPageHoldsGoOnWithoutAnEmptyOne) {
    std::vector<SheetBlock> blocks;
    for (int i = 0; i < 30; ++i) blocks.push_back(blockOf(10, false, true));
    const auto pages = paginate(blocks, blockOf(5), 100);
    EXPECT_EQ(pages.size(), 3U);
    for (const SheetPage& page : pages) EXPECT_EQ(page.size(), 10U);
}

class PrintedSheets : public ShareTest {
  protected:
    QByteArray pdfOf(const GameRecord& record, const QString& name) {
        ExportOrder order;
        order.kind = ExportKind::ScoreSheet;
        order.path = path(name);
        const auto line = wholeLine(record);
        const auto done = finish(*exportWork(record, line, order));
        EXPECT_TRUE(done) << done.error().toStdString();
        return contentOf(order.path);
    }
    static int pagesOf(const QByteArray& pdf) {
        return static_cast<int>(pdf.count("/Type /Page\n"));
    }
};

TEST_F(PrintedSheets, AreAPdfOfAsManyPagesAsTheGameNeeds) {
    const QByteArray small = pdfOf(someGame("pivit", {{"board", "6"}}, 6), QStringLiteral("a.pdf"));
    EXPECT_TRUE(small.startsWith("%PDF-"));
    EXPECT_EQ(pagesOf(small), 1);
    EXPECT_EQ(small.count("/Subtype /Image"), 0) << "diagrams are lines and curves";
    const QByteArray large = pdfOf(someGame("pivit", kEndlessPivit, 400), QStringLiteral("b.pdf"));
    EXPECT_GE(pagesOf(large), 4);
    EXPECT_LE(pagesOf(large), 8);
}

TEST_F(PrintedSheets, AreForPaperWhateverTheLook) {
    const auto inLook = [this](const char* look) {
        Themes::ofProgram().use(*readTheme(QString::fromLatin1(look)));
        // But for when it was made, and the number that Qt gives each.
        QByteArrayList lines =
            pdfOf(someGame("sputnik", {}, 6), QString::fromLatin1(look)).split('\n');
        lines.removeIf([](const QByteArray& line) {
            return line.contains("Date") || line.contains("uuid:") || line.startsWith("/ID");
        });
        return lines;
    };
    const QByteArrayList light = inLook("light");
    const QByteArrayList dark = inLook("dark");
    const QByteArrayList contrast = inLook("contrast");
    Themes::ofProgram().use(*readTheme(QStringLiteral("light")));
    EXPECT_TRUE(dark == light);
    EXPECT_TRUE(contrast == light);
}

TEST_F(PrintedSheets, TakeNamesAndCommentsInAnyScriptAndOfAnyLength) {
    const Watchdog watchdog;
    GameRecord record = someGame("sputnik", {{"players", "6"}}, 30);
    const std::string names[] = {"Ana Wilhelmina Constanza von und zu Hohenstaufen-Lichtenfels",
                                 "Владимир",
                                 "山田 太郎",
                                 "محمد",
                                 "Σωκράτης",
                                 "x"};
    for (int i = 0; i < 6; ++i) record.seat(Seat::fromIndex(i)).name = names[i];
    record.comments(record.lineThrough(kRoot)[3]) = {"Δ שלום — " + std::string(1'000'000, 'w') +
                                                     " the end"};
    EXPECT_GE(pagesOf(pdfOf(record, QStringLiteral("c.pdf"))), 5);
}

TEST_F(PrintedSheets, OfAGameWithoutTurnsAreThere) {
    EXPECT_EQ(pagesOf(pdfOf(someGame("quivive", {}, 0), QStringLiteral("d.pdf"))), 1);
}

TEST_F(PrintedSheets, GoToAPrinterPageByPageAsFarAsIsWanted) {
    const auto printed = [this](int from, int to) {
        auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
        printer->setOutputFormat(QPrinter::PdfFormat);
        printer->setOutputFileName(path(QStringLiteral("printed.pdf")));
        printer->setFromTo(from, to);
        const auto work =
            sheetPrintWork(sheetOf(someGame("pivit", kEndlessPivit, 400)), std::move(printer));
        EXPECT_TRUE(finish(*work));
        const int pages = pagesOf(contentOf(path(QStringLiteral("printed.pdf"))));
        EXPECT_EQ(work->steps(), pages + 1);
        return pages;
    };
    EXPECT_GE(printed(0, 0), 4);
    EXPECT_EQ(printed(2, 3), 2);
    EXPECT_EQ(printed(2, 2), 1);
}

TEST_F(PrintedSheets, SayWhenThePrinterDoesNotTakeThem) {
    auto printer = std::make_unique<QPrinter>();
    printer->setOutputFormat(QPrinter::PdfFormat);
    printer->setOutputFileName(path(QStringLiteral("no/such/folder.pdf")));
    const auto done =
        finish(*sheetPrintWork(sheetOf(someGame("pivit", {}, 4)), std::move(printer)));
    ASSERT_FALSE(done);
    EXPECT_THAT(done.error().toStdString(), HasSubstr("The printer does not take the pages."));
}

} // namespace
} // namespace clockwise::app
