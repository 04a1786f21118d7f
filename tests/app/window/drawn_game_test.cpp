// SPDX-License-Identifier: MIT
// A game that began from a drawn position is a game like any other, wherever it goes.
#include "app/rematch.h"
#include "app/seat_side.h"
#include "app/settings.h"
#include "app/share/picture_file.h"
#include "app/share/score_sheet.h"
#include "app/table/board_scene.h"
#include "app/widgets/picture_button.h"
#include "window_test.h"

#include "clockwise/record_text.h"

#include <QClipboard>
#include <QDialog>
#include <QFileDialog>
#include <QGuiApplication>
#include <QImageReader>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

GameRecord drawn(std::string_view id, const Options& options, std::string_view text) {
    const Game& game = *findGame(id);
    return GameRecord::beginAt(game, options, readDiagram(game.kit(options).value(), text).value())
        .value();
}

// Blue is on turn, on a small board.
const std::string kPivit = "....../....2I./....../..1-.../....../...... 2 2";

GameRecord drawnPivit() {
    return drawn("pivit", {{"board", "6"}}, kPivit);
}

// Seat 2 of three has nothing on the board.
GameRecord withASeatOut() {
    return drawn("sputnik", {{"players", "3"}},
                 "..../...../...1../..1@11.../...1@3../...../.... 1");
}

void name(GameRecord& record, const std::vector<std::string>& names) {
    for (std::size_t i = 0; i < names.size(); ++i)
        record.seat(Seat::fromIndex(static_cast<int>(i))).name = names[i];
}

std::vector<std::string> names(const GameRecord& record) {
    std::vector<std::string> names;
    for (const Seat seat : SeatSet::firstSeats(record.seats()).toVector())
        names.push_back(record.seat(seat).name);
    return names;
}

class DrawnGame : public WindowTest {
  protected:
    void exportAs(Driver& driver, const QString& file, int size) {
        answerFileDialog(file);
        m_modals.answer<QDialog>([size](QDialog& dialog) {
            if (size != 0) dialog.findChild<QSpinBox*>(QStringLiteral("size"))->setValue(size);
            dialog.findChild<QPushButton*>(QStringLiteral("export_now"))->click();
        });
        driver.choose("export");
        ASSERT_TRUE(QTest::qWaitFor([&driver] { return driver.isOffered("export"); }, 60'000));
    }
    static QImage pictureOf(const GameRecord& record, int size) {
        const Moments moments = momentsOf(record, std::vector{kRoot}, false, {});
        return clockwise::app::pictureOf(moments, moments.all.front(), size);
    }
};

TEST_F(DrawnGame, IsSavedAndOpenedAgainAsItWas) {
    Driver driver(drawnPivit());
    driver.play({"e5-e4", "c3-d3"});
    answerFileDialog(path(QStringLiteral("drawn")));
    driver.choose("save_as");
    const QString file = path(QStringLiteral("drawn.clockwise"));
    const QByteArray saved = contentOf(file);
    EXPECT_THAT(saved.toStdString(), StartsWith("[Format \"Clockwise 2\"]\n"));
    EXPECT_THAT(saved.toStdString(), HasSubstr("[Position \"" + kPivit + "\"]\n"));
    EXPECT_FALSE(driver.window().isWindowModified());
    driver.choose("undo");
    driver.play("c3-f3");
    driver.choose("save");
    const QByteArray again = contentOf(file);
    EXPECT_THAT(again.toStdString(), HasSubstr("1. e5-e4 2. c3-f3 *"));
    Driver other("sputnik", {});
    ASSERT_TRUE(other.window().openFile(file));
    EXPECT_FALSE(other.window().document().isReplay()) << "it goes on";
    EXPECT_EQ(other.state().text(), driver.state().text());
    other.choose("first");
    EXPECT_EQ(other.hint(),
              "Turn 0 of 2, Blue to move. Another turn made here starts a variation.");
    expectInStep(other);
    expectLikeFresh(other);
    other.choose("last");
    other.play("e4-b4");
    other.choose("save");
    EXPECT_THAT(contentOf(file).toStdString(), HasSubstr("2. c3-f3 3. e4-b4 *"));
}

TEST_F(DrawnGame, IsReplayedFromWhereItBegan) {
    Driver driver(drawnPivit());
    const std::string start = driver.state().text();
    driver.play({"e5-e4", "c3-d3", "e4-b4"});
    driver.key(Qt::Key_Home);
    EXPECT_EQ(driver.place(), "0 / 3");
    EXPECT_EQ(driver.state().text(), start);
    EXPECT_FALSE(driver.isOffered("back"));
    driver.key(Qt::Key_Right);
    EXPECT_EQ(driver.news(), "Blue played e5-e4.");
    driver.key(Qt::Key_End);
    expectInStep(driver);
    auto& list = *driver.window().findChild<QTableView*>();
    const auto cell = [&](int row, int column) {
        return list.model()->index(row, column).data().toString().toStdString();
    };
    EXPECT_EQ(list.model()->rowCount(), 2);
    EXPECT_EQ(cell(0, 0), "") << "seat 1 was not asked first";
    EXPECT_EQ(cell(0, 1), "e5-e4");
    EXPECT_EQ(cell(1, 0), "c3-d3");
    EXPECT_EQ(cell(1, 1), "e4-b4");
    while (driver.isOffered("undo")) driver.choose("undo");
    EXPECT_EQ(driver.state().text(), start);
    driver.choose("redo");
    EXPECT_EQ(driver.place(), "1 / 1");
}

TEST_F(DrawnGame, OpensAsAReplayOnceItIsOver) {
    Driver driver(drawnPivit());
    driver.play("e5-e4");
    driver.choose("resign");
    const QString file = path(QStringLiteral("over.clockwise"));
    ASSERT_TRUE(driver.window().document().save(file));
    Driver other("quivive", {});
    ASSERT_TRUE(other.window().openFile(file));
    EXPECT_TRUE(other.window().document().isReplay());
    other.choose("first");
    EXPECT_EQ(diagramText(*findGame("pivit")->kit({{"board", "6"}}),
                          findGame("pivit")->diagram(other.state())),
              kPivit);
    other.choose("play_on");
    EXPECT_EQ(other.session().record().position(), kPivit) << "a game of its own from there";
    EXPECT_FALSE(other.window().document().isReplay());
    other.play("e5-e1");
    expectInStep(other);
}

TEST_F(DrawnGame, IsCopiedAndPasted) {
    Driver driver(drawnPivit());
    driver.play("e5-e4");
    driver.choose("copy_turns");
    Driver other("quivive", {});
    other.choose("paste_game");
    EXPECT_EQ(other.session().text(), driver.session().text());
    EXPECT_EQ(other.session().record().position(), kPivit);
}

TEST_F(DrawnGame, IsExportedAsItWasDrawn) {
    Driver driver(drawnPivit());
    exportAs(driver, path(QStringLiteral("start.png")), 200);
    driver.play({"e5-e4", "c3-d3"});
    driver.choose("first");
    exportAs(driver, path(QStringLiteral("again.png")), 200);
    const QImage start(path(QStringLiteral("start.png")));
    EXPECT_EQ(start.convertToFormat(QImage::Format_ARGB32),
              pictureOf(drawnPivit(), 200).convertToFormat(QImage::Format_ARGB32));
    EXPECT_EQ(start, QImage(path(QStringLiteral("again.png"))));
    driver.choose("last");
    exportAs(driver, path(QStringLiteral("game.gif")), 64);
    QImageReader film(path(QStringLiteral("game.gif")));
    EXPECT_EQ(film.imageCount(), 3) << "the start and two turns";
}

TEST_F(DrawnGame, HasAScoreSheetWithItsStart) {
    Driver driver(drawnPivit());
    driver.play({"e5-e4", "c3-d3", "e4-b4"});
    const Session& session = driver.session();
    const ScoreSheet sheet = scoreSheetOf(session.record(), session.line());
    EXPECT_THAT(sheet.title.toStdString(), HasSubstr("from a drawn position"));
    ASSERT_EQ(sheet.rounds.size(), 2U);
    EXPECT_THAT(sheet.rounds[0].turns, ElementsAre(QString(), QStringLiteral("e5-e4")));
    EXPECT_EQ(sheet.positions.front().caption, QStringLiteral("The start"));
    EXPECT_TRUE(sheet.positions.front().moment.state->samePosition(
        *session.record().node(kRoot).standing.state));
    settings::ExportHabit habit = settings::exportHabit();
    habit.kind = idOf(ExportKind::ScoreSheet);
    settings::rememberExportHabit(habit);
    answerFileDialog(path(QStringLiteral("sheet")));
    driver.choose("export");
    ASSERT_TRUE(QTest::qWaitFor([&driver] { return driver.isOffered("export"); }, 60'000));
    EXPECT_THAT(contentOf(path(QStringLiteral("sheet.pdf"))).toStdString(), StartsWith("%PDF"));
}

TEST_F(DrawnGame, IsAmongTheRecentGamesAsItStands) {
    // One drawn as the other comes to stand.
    const std::string later = "....../....../....2=./..1-.../....../...... 1 2";
    GameRecord played = drawnPivit();
    ASSERT_TRUE(played.play(kRoot, "e5-e4"));
    const std::vector<std::pair<QString, GameRecord>> games{
        {QStringLiteral("played.clockwise"), std::move(played)},
        {QStringLiteral("later.clockwise"), drawn("pivit", {{"board", "6"}}, later)},
        {QStringLiteral("usual.clockwise"), newGame("pivit", {{"board", "6"}})}};
    Driver driver("quivive", {});
    for (const auto& [file, record] : games) {
        const QString written = write(file, QByteArray::fromStdString(writeRecord(record)));
        ASSERT_TRUE(driver.window().openFile(written));
    }
    driver.window().showStartPage();
    const auto cards = driver.window().findChildren<PictureButton*>("recent_game");
    ASSERT_EQ(cards.size(), 3);
    ASSERT_TRUE(QTest::qWaitFor([&cards] {
        return std::ranges::all_of(cards, [](const auto* card) { return card->hasPicture(); });
    }));
    const auto picture = [&](qsizetype card) { return cards[card]->picture().toImage(); };
    EXPECT_EQ(picture(1), picture(2)) << "they stand alike";
    EXPECT_NE(picture(0), picture(1));
    QTest::mouseClick(cards[2], Qt::LeftButton);
    EXPECT_EQ(driver.news(), "Blue played e5-e4.");
}

TEST_F(DrawnGame, ARematchBeginsWithTheSamePositionAndTheOtherPlayers) {
    GameRecord record = drawnPivit();
    name(record, {"Ana", "Bruno"});
    Driver driver(std::move(record));
    driver.play("e5-e4");
    driver.choose("resign");
    driver.session().markSaved();
    QTest::mouseClick(&driver.child<QAbstractButton>("end_rematch"), Qt::LeftButton);
    EXPECT_EQ(driver.session().record().position(), kPivit);
    EXPECT_EQ(driver.session().last(), 0U);
    EXPECT_THAT(names(driver.session().record()), ElementsAre("Bruno", "Ana"));
    EXPECT_THAT(driver.hint(), StartsWith("Ana: ")) << "Bruno began the last time";
    EXPECT_THAT(driver.title(), HasSubstr("from a drawn position"));
    driver.play("e5-e4");
    driver.choose("resign");
    driver.session().markSaved();
    driver.choose("rematch");
    EXPECT_THAT(names(driver.session().record()), ElementsAre("Ana", "Bruno"));
    expectInStep(driver);
}

TEST_F(DrawnGame, WhoHasNothingOnTheBoardSitsOutInTheRematchToo) {
    GameRecord record = withASeatOut();
    name(record, {"Ana", "Bruno", "Carla"});
    record.seat(Seat(1)).colour = "sky";
    Driver driver(std::move(record));
    EXPECT_TRUE(driver.seat(2).out);
    driver.choose("resign");
    driver.session().markSaved();
    driver.choose("rematch");
    const GameRecord& next = driver.session().record();
    EXPECT_THAT(names(next), ElementsAre("Carla", "Bruno", "Ana"));
    EXPECT_EQ(looksOf(next)[Seat(3)], Seat(6)) << "Ana keeps her colour";
    EXPECT_EQ(looksOf(next)[Seat(2)], Seat(2));
}

TEST_F(DrawnGame, InTeamsTheWholeTableMovesOn) {
    GameRecord record = drawn("sputnik", {{"players", "4"}, {"teams", "1"}},
                              "..../...../..11../..1@11@2.../...1@4../...../.... 1");
    name(record, {"Ana", "Bruno", "Carla", "Dora"});
    EXPECT_THAT(names(rematch(record)), ElementsAre("Bruno", "Carla", "Dora", "Ana"));
}

TEST_F(DrawnGame, SeatsSitWhereTheyWouldAtTheStandardStart) {
    // Everything lies in the far corner, seat 2 nearest to seat 1.
    const GameRecord record =
        drawn("sputnik", {}, "..1@11@2/...11/....../......./....../...../.... 1");
    const GameRecord usual = newGame("sputnik", {});
    for (const Seat seat : SeatSet::firstSeats(2).toVector()) {
        EXPECT_EQ(stepsToFace(record, seat), stepsToFace(usual, seat));
        EXPECT_DOUBLE_EQ(seatDirection(record, seat), seatDirection(usual, seat));
    }
}

} // namespace
} // namespace clockwise::app
