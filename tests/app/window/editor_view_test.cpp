// SPDX-License-Identifier: MIT
// A drawn board looks like the table it comes from, and as the View menu has it.
#include "app/seat_side.h"
#include "app/settings.h"
#include "app/table/board_scene.h"
#include "app/table/icons.h"
#include "editor_hand.h"
#include "window_test.h"

#include <QClipboard>
#include <QListWidget>

#include <algorithm>
#include <gmock/gmock.h>
#include <tuple>

namespace clockwise::app {
namespace {

using ::testing::HasSubstr;

GameRecord coloured(std::string_view game, std::initializer_list<const char*> colours) {
    GameRecord record = newGame(game, {{"players", std::to_string(colours.size())}});
    int seat = 0;
    for (const char* colour : colours) record.seat(Seat::fromIndex(seat++)).colour = colour;
    return record;
}

// What is seen, whatever its ids: cell, drawing, colour and direction of each thing.
auto seen(const BoardView& board) {
    std::vector<std::tuple<int, std::string, int, int>> things;
    const Scene& picture = board.boardScene().picture();
    for (const Sprite& sprite : picture.sprites)
        things.emplace_back(sprite.cell.index(), sprite.art,
                            sprite.owner ? sprite.owner->number() : 0, sprite.quarterTurns);
    std::ranges::sort(things);
    return things;
}

QImage pictureOf(EditorHand& hand, const char* chip) {
    return hand.child<QAbstractButton>(chip).icon().pixmap(36, 36).toImage();
}

QImage seatPicture(EditorHand& hand, const char* chips, const char* seat) {
    auto* chip =
        hand.child<SeatChips>(chips).findChild<QAbstractButton*>(QString::fromLatin1(seat));
    return chip->icon().pixmap(28, 28).toImage();
}

std::string nameOf(EditorHand& hand, const char* chip) {
    return hand.child<QAbstractButton>(chip).accessibleName().toStdString();
}

class EditorView : public WindowTest {};

TEST_F(EditorView, ABoardLooksLikeTheTableItComesFrom) {
    for (const char* game : {"pivit", "sputnik"}) {
        Driver driver(coloured(game, {"green", "sky", "", "vermilion"}));
        driver.choose("turn_board");
        if (driver.board().hasLabels()) driver.choose("coordinates");
        driver.choose("edit_position");
        EditorHand hand(driver);
        EXPECT_EQ(seen(hand.board()), seen(driver.board())) << game;
        EXPECT_EQ(hand.board().shownTurn(), 1);
        EXPECT_FALSE(hand.board().hasLabels());
        hand.press("editor_standard");
        EXPECT_EQ(seen(hand.board()), seen(driver.board())) << game;
    }
}

TEST_F(EditorView, ToolsAndSeatsHaveThePlayersColoursAndNames) {
    Driver plain("pivit", {{"board", "6"}});
    plain.choose("edit_position");
    EditorHand usual(plain);
    GameRecord record = newGame("pivit", {{"board", "6"}});
    record.seat(Seat(1)).colour = "blue";
    record.seat(Seat(2)).colour = "vermilion";
    record.seat(Seat(1)).name = "Ana";
    Driver driver(std::move(record));
    driver.choose("edit_position");
    EditorHand hand(driver);
    EXPECT_EQ(pictureOf(hand, "tool_minion1"), pictureOf(usual, "tool_minion2"));
    EXPECT_EQ(pictureOf(hand, "tool_master2"), pictureOf(usual, "tool_master1"));
    EXPECT_EQ(seatPicture(hand, "on_turn", "seat1"), seatPicture(usual, "on_turn", "seat2"));
    EXPECT_EQ(nameOf(usual, "tool_minion1"), "Minion of Vermilion");
    EXPECT_EQ(nameOf(hand, "tool_minion1"), "Minion of Ana");
    EXPECT_EQ(nameOf(hand, "tool_minion2"), "Minion of Vermilion");
    EXPECT_EQ(hand.faults().front(), "Nothing is wrong: the game can begin, and Ana is on turn.");
    hand.press("tool_master2");
    hand.click({"c3"});
    const auto* fault = hand.child<QListWidget>("editor_faults").item(0);
    EXPECT_EQ(fault->icon().pixmap(16, 16).toImage(), seatIcon(Seat(1)).pixmap(16, 16).toImage());
}

TEST_F(EditorView, AnotherGameIsSetUpAsItWasLast) {
    PerSeat<QString> names;
    names[Seat(2)] = QStringLiteral("Bruno");
    SeatLooks looks;
    looks.give(Seat(1), Seat(5));
    settings::rememberSetup(*findGame("sputnik"), {{"players", "3"}}, names, looks, {});
    Driver driver("pivit", {{"board", "6"}});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    hand.choose("edited_game", "sputnik");
    EXPECT_EQ(nameOf(hand, "tool_rocket1"), "Rocket of Purple");
    EXPECT_EQ(nameOf(hand, "tool_rocket2"), "Rocket of Bruno");
    EXPECT_EQ(nameOf(hand, "tool_rocket3"), "Rocket of Green");
    hand.press("tool_eraser");
    hand.click({"d4"});
    hand.press("editor_start");
    EXPECT_EQ(driver.seat(1).name, QStringLiteral("Purple"));
    EXPECT_EQ(driver.seat(2).name, QStringLiteral("Bruno"));
}

TEST_F(EditorView, PlayersStayWhenOthersJoinThem) {
    GameRecord record = coloured("sputnik", {"green", "sky"});
    record.seat(Seat(2)).name = "Bruno";
    TimeControls clocks;
    clocks[Seat(1)] = clocks[Seat(2)] =
        TimeControl{std::chrono::minutes(5), std::chrono::seconds(3)};
    record.setClocks(clocks);
    Driver driver(std::move(record));
    driver.choose("edit_position");
    EditorHand hand(driver);
    hand.choose("edited_players", "3");
    hand.press("editor_standard");
    EXPECT_EQ(nameOf(hand, "tool_rocket1"), "Rocket of Green");
    EXPECT_EQ(nameOf(hand, "tool_rocket3"), "Rocket of Vermilion");
    hand.press("tool_eraser");
    hand.click({"d4"});
    hand.press("editor_start");
    const GameRecord& begun = driver.session().record();
    EXPECT_EQ(begun.seat(Seat(2)).name, "Bruno");
    EXPECT_EQ(timeControlsText(begun.clocks(), 3), "300+3");
    EXPECT_EQ(looksOf(begun)[Seat(1)], Seat(3));
}

TEST_F(EditorView, UndoBringsPlayersBackAndANewTableSeatsItsOwn) {
    GameRecord record = newGame("pivit", {{"board", "6"}});
    record.seat(Seat(1)).name = "Ana";
    Driver driver(std::move(record));
    driver.choose("edit_position");
    EditorHand hand(driver);
    hand.press("editor_clear");
    hand.choose("edited_game", "quivive");
    hand.press("editor_undo");
    EXPECT_EQ(nameOf(hand, "tool_minion1"), "Minion of Ana");
    hand.press("editor_cancel");
    GameRecord next = newGame("pivit", {{"board", "6"}});
    next.seat(Seat(1)).name = "Carla";
    driver.window().document().begin(std::move(next));
    driver.choose("set_up_position");
    EXPECT_EQ(nameOf(hand, "tool_minion1"), "Minion of Carla");
    EXPECT_EQ(hand.text(), "....../....../....../....../....../...... 1 -")
        << "what was drawn is still there";
    hand.press("editor_undo");
    EXPECT_EQ(nameOf(hand, "tool_minion1"), "Minion of Carla");
}

TEST_F(EditorView, WhereNothingWasDrawnTheTableIsSeenAsItIsByNow) {
    Driver driver("pivit", {{"board", "6"}});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    hand.press("editor_cancel");
    driver.play("b1-b4");
    driver.choose("set_up_position");
    EXPECT_THAT(hand.text(), HasSubstr("/1-1-...1-/"));
    EXPECT_FALSE(hand.child<QAbstractButton>("editor_undo").isEnabled());
}

TEST_F(EditorView, APastedGameBringsItsPlayers) {
    GameRecord record = newGame("pivit", {{"board", "6"}});
    record.seat(Seat(1)).name = "Ana";
    Driver driver(std::move(record));
    driver.choose("edit_position");
    EditorHand hand(driver);
    const auto paste = [&](const char* seats) {
        QGuiApplication::clipboard()->setText(
            QStringLiteral("[Format \"Clockwise 1\"]\n[Game \"pivit\"]\n[Players \"2\"]\n"
                           "[Board \"6\"]\n%1\n1. b1-b4 *\n")
                .arg(QString::fromLatin1(seats)));
        hand.board().setFocus();
        hand.key(Qt::Key_V, Qt::ControlModifier);
    };
    paste("");
    EXPECT_EQ(nameOf(hand, "tool_minion1"), "Minion of Ana");
    paste("[Seat1 \"Zoe\"]\n");
    EXPECT_EQ(nameOf(hand, "tool_minion1"), "Minion of Zoe");
}

TEST_F(EditorView, TheViewMenuIsOfTheBoardThatIsDrawn) {
    Driver driver("pivit", {{"board", "6"}});
    driver.choose("edit_position");
    EditorHand hand(driver);
    const QImage upright = pictureOf(hand, "tool_minion1");
    driver.choose("coordinates");
    EXPECT_FALSE(hand.board().hasLabels());
    driver.choose("coordinates");
    EXPECT_TRUE(hand.board().hasLabels());
    EXPECT_FALSE(driver.isOffered("turn_upright"));
    driver.key(Qt::Key_R, Qt::ControlModifier);
    EXPECT_EQ(hand.board().shownTurn(), 1);
    EXPECT_NE(pictureOf(hand, "tool_minion1"), upright) << "as it will lie on the board";
    hand.press("editor_clear");
    hand.press("tool_minion1");
    hand.click({"c5"});
    EXPECT_EQ(hand.text(), "....../..1|.../....../....../....../...... 1 -");
    EXPECT_TRUE(driver.isOffered("turn_upright"));
    EXPECT_FALSE(driver.isOffered("last_turns"));
    driver.choose("turn_upright");
    EXPECT_EQ(hand.board().shownTurn(), 0);
    EXPECT_EQ(pictureOf(hand, "tool_minion1"), upright);
    EXPECT_FALSE(driver.isOffered("turn_upright"));
}

TEST_F(EditorView, ABoardOfAnotherGameIsTurnedByItself) {
    Driver driver("pivit", {{"board", "6"}});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    hand.choose("edited_game", "sputnik");
    for (int i = 0; i < 5; ++i) driver.choose("turn_board");
    EXPECT_EQ(hand.board().shownTurn(), 5);
    hand.choose("edited_game", "pivit");
    EXPECT_EQ(hand.board().shownTurn(), 0);
    EXPECT_FALSE(driver.isOffered("turn_upright"));
    hand.choose("edited_game", "sputnik");
    EXPECT_EQ(hand.board().shownTurn(), 5);
    hand.press("editor_cancel");
    EXPECT_EQ(driver.board().shownTurn(), 0);
    driver.choose("turn_board");
    EXPECT_EQ(driver.board().shownTurn(), 1) << "the menu is the table's again";
    EXPECT_EQ(settings::boardTurn(*findGame("sputnik")).steps, 5);
}

TEST_F(EditorView, TurnedToTheSeatOnMoveABoardFollowsTheSeatThatIsChosen) {
    const GameRecord record = newGame("pivit", {});
    Driver driver(record);
    driver.choose("turn_to_seat");
    driver.choose("edit_position");
    EditorHand hand(driver);
    hand.press("editor_clear");
    for (const int seat : {2, 1}) {
        hand.seat("on_turn", seat);
        EXPECT_EQ(hand.board().shownTurn(), stepsToFace(record, Seat(seat)));
    }
    EXPECT_NE(stepsToFace(record, Seat(1)), stepsToFace(record, Seat(2)));
}

TEST_F(EditorView, OtherWindowsTakeTheCoordinatesToo) {
    Driver driver("pivit", {});
    driver.choose("edit_position");
    EditorHand hand(driver);
    Driver beside("quivive", {});
    beside.choose("coordinates");
    EXPECT_FALSE(hand.board().hasLabels());
}

TEST_F(EditorView, WhatIsInHandFallsWhenTheDrawingBecomesAnother) {
    Driver driver("pivit", {{"board", "8"}});
    driver.choose("edit_position");
    EditorHand hand(driver);
    hand.choose("edited_board", "6");
    QWidget* view = hand.board().viewport();
    hand.choose("edited_board", "8");
    hand.press("editor_standard");
    const std::string standard = hand.text();
    QTest::mousePress(view, Qt::LeftButton, {}, hand.at("h7"));
    hand.moveTo(hand.at("g6"));
    hand.moveTo(hand.at("f5"));
    for (int i = 0; i < 2; ++i) hand.key(Qt::Key_Z, Qt::ControlModifier);
    const std::string before = hand.text();
    hand.moveTo(hand.at("c3"));
    QTest::mouseRelease(view, Qt::LeftButton, {}, hand.at("c3"));
    EXPECT_EQ(hand.text(), before);
    EXPECT_NE(before, standard);
}

TEST_F(EditorView, AStrokeThatIsTakenBackMidwayGoesOnAsAnotherStep) {
    Driver driver("quivive", {});
    driver.choose("edit_position");
    EditorHand hand(driver);
    hand.press("editor_clear");
    const std::string clear = hand.text();
    hand.press("tool_disc");
    QWidget* view = hand.board().viewport();
    QTest::mousePress(view, Qt::LeftButton, {}, hand.at("c4"));
    hand.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(hand.text(), clear);
    hand.moveTo(hand.at("d4"));
    QTest::mouseRelease(view, Qt::LeftButton, {}, hand.at("d4"));
    EXPECT_THAT(hand.text(), HasSubstr("/...1.../"));
    hand.press("editor_undo");
    EXPECT_EQ(hand.text(), clear);
}

} // namespace
} // namespace clockwise::app
