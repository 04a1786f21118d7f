// SPDX-License-Identifier: MIT
// Turns made by pointing: half-made ones, wrong clicks, what is offered and what is told.
#include "app/table/board_scene.h"
#include "kinds.h"
#include "window_test.h"

#include <QTest>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class Turns : public WindowTest {
  protected:
    static std::string cellOf(Driver& driver, std::string_view art, int seat) {
        const Scene& shown = driver.board().boardScene().picture();
        for (const Sprite& sprite : shown.sprites)
            if (sprite.art == art && sprite.owner == Seat(seat))
                return (*shown.outline)[sprite.cell].name;
        return "nowhere";
    }
    static std::string rocket(Driver& driver, int seat) { return cellOf(driver, "rocket", seat); }
};

// While it is seat 3's turn, what seat 1 did before seat 2 is still news to it.
TEST_F(Turns, OfAnotherSeatThatTookWhatTheyLeftAreMarkedAsTaken) {
    Driver driver("sputnik", {{"players", "3"}});
    driver.play({"a1-b2xe5", "g4-f3xa2", "d7-e7xg7", "b2-b3xb2", "f3-g4xg5"});
    std::vector<BoardMark::Kind> kinds;
    for (const BoardMark& mark : driver.board().marks())
        if (mark.cell == driver.cell("b2")) kinds.push_back(mark.kind);
    EXPECT_THAT(kinds, ElementsAre(BoardMark::Kind::EarlierRemoved));
}

TEST_F(Turns, OfSputnikHaveTwoParts) {
    Driver driver("sputnik", {});
    driver.click("b2");
    EXPECT_EQ(rocket(driver, 1), "b2");
    EXPECT_THAT(driver.hint(), HasSubstr("take a galaxy off the board"));
    EXPECT_EQ(driver.session().last(), 0U);
    driver.click("d4");
    EXPECT_EQ(driver.news(), "Vermilion played a1-b2xd4.");
    EXPECT_THAT(driver.hint(), StartsWith("Blue: "));
    EXPECT_FALSE(driver.seat(1).onTurn);
    EXPECT_TRUE(driver.seat(2).onTurn);
}

TEST_F(Turns, EscapeTakesTheStepBack) {
    Driver driver("sputnik", {});
    const std::string hint = driver.hint();
    driver.click("b2");
    driver.key(Qt::Key_Escape);
    EXPECT_EQ(rocket(driver, 1), "a1");
    EXPECT_EQ(driver.hint(), hint);
    driver.play("a1-a2xd4");
}

TEST_F(Turns, ARightClickTakesTheStepBack) {
    Driver driver("sputnik", {});
    driver.click("b2");
    driver.click("g4", Qt::RightButton);
    EXPECT_EQ(rocket(driver, 1), "a1");
    EXPECT_TRUE(driver.invites("b2"));
}

TEST_F(Turns, ClickingTheRocketAgainTakesTheStepBack) {
    Driver driver("sputnik", {});
    driver.click("b2");
    driver.click("b2");
    EXPECT_EQ(rocket(driver, 1), "a1");
    EXPECT_EQ(driver.session().last(), 0U);
}

TEST_F(Turns, TheStepBackAndThenThePieceIsPutDown) {
    Driver driver("sputnik", {{"rockets", "2"}});
    driver.click("a1");
    driver.click("b2");
    driver.key(Qt::Key_Escape);
    EXPECT_EQ(driver.picker().pieceInHand(), driver.cell("a1"));
    driver.key(Qt::Key_Escape);
    EXPECT_FALSE(driver.picker().pieceInHand());
    EXPECT_FALSE(driver.picker().canTakeBack());
    driver.key(Qt::Key_Escape);
    EXPECT_TRUE(driver.invites("a1"));
}

TEST_F(Turns, AnotherPieceIsTakenUpInstead) {
    Driver driver("pivit", {{"board", "6"}});
    driver.click("b1");
    EXPECT_TRUE(driver.invites("b2"));
    driver.click("d1");
    EXPECT_FALSE(driver.invites("b2"));
    EXPECT_TRUE(driver.invites("d2"));
    driver.click("d2");
    EXPECT_EQ(driver.news(), "Vermilion played d1-d2.");
}

TEST_F(Turns, APieceCanBeDraggedThere) {
    Driver driver("pivit", {{"board", "6"}});
    QWidget* viewport = driver.board().viewport();
    const QPoint from = driver.board().viewportPoint(driver.cell("b1"));
    const QPoint to = driver.board().viewportPoint(driver.cell("b4"));
    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
    for (const QPoint& at : {(from + to) / 2, to}) {
        QMouseEvent move(QEvent::MouseMove, at, viewport->mapToGlobal(at), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(viewport, &move);
    }
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
    EXPECT_EQ(driver.news(), "Vermilion played b1-b4.");
}

TEST_F(Turns, CanBeMadeWithoutAMouse) {
    Driver driver("pivit", {{"board", "6"}});
    const auto choose = [&](std::string_view cell) {
        const Outline& outline = *driver.picker().scene().outline;
        driver.board().clearFocus();
        driver.board().setFocus(Qt::TabFocusReason); // the cursor is at c3 or d4 or thereabouts
        for (int i = 0; i < 6; ++i) QTest::keyClick(&driver.board(), Qt::Key_Down);
        for (int i = 0; i < 6; ++i) QTest::keyClick(&driver.board(), Qt::Key_Left);
        const Point wanted = outline[driver.cell(cell)].centre;
        const Point corner = outline[driver.cell("a1")].centre;
        for (double x = corner.x; x < wanted.x - 0.5; ++x)
            QTest::keyClick(&driver.board(), Qt::Key_Right);
        for (double y = corner.y; y > wanted.y + 0.5; --y)
            QTest::keyClick(&driver.board(), Qt::Key_Up);
        QTest::keyClick(&driver.board(), Qt::Key_Return);
    };
    choose("b1");
    choose("b4");
    EXPECT_EQ(driver.news(), "Vermilion played b1-b4.");
}

struct WrongClick {
    std::string cell;
    std::string told;
};

void expectRefused(Driver& driver, const std::vector<WrongClick>& clicks) {
    const std::string board = driver.state().text();
    const auto picked = driver.picker().picked().size();
    for (const WrongClick& wrong : clicks) {
        EXPECT_FALSE(driver.invites(wrong.cell)) << wrong.cell;
        driver.click(wrong.cell);
        EXPECT_EQ(driver.hint(), wrong.told) << wrong.cell;
        EXPECT_EQ(driver.state().text(), board);
        EXPECT_EQ(driver.picker().picked().size(), picked) << wrong.cell;
    }
    expectInStep(driver);
}

TEST_F(Turns, AWrongClickInPivitSaysWhy) {
    Driver driver("pivit", {{"board", "6"}});
    expectRefused(driver, {{"c1", "The piece on c1 belongs to Blue."}});
    driver.click("b1");
    expectRefused(driver,
                  {{"b3", "A minion moves an odd number of squares; from b1 to b3 it is even."},
                   {"c2", "The arrows of the piece on b1 do not point to c2."},
                   {"c1", "The arrows of the piece on b1 do not point to c1."}});
    driver.click("b2");
    EXPECT_EQ(driver.news(), "Vermilion played b1-b2.");
}

TEST_F(Turns, PointingAtTheRocketThatIsInHandAlreadyRepeatsWhatToDo) {
    Driver driver("sputnik", {});
    const std::string hint = driver.hint();
    driver.click("c3");
    EXPECT_NE(driver.hint(), hint);
    driver.click("a1");
    EXPECT_EQ(driver.hint(), hint);
}

TEST_F(Turns, AWrongClickInSputnikSaysWhy) {
    Driver driver("sputnik", {});
    expectRefused(driver, {{"c3", "a1 does not touch c3."}, {"g7", "a1 does not touch g7."}});
    driver.click("b2");
    expectRefused(driver,
                  {{"a1", "The launch pad on a1 is never taken away."},
                   {"f6", "f6 touches the launch pad on g7, whose rocket has not left yet."},
                   {"f7", "f7 touches the launch pad on g7, whose rocket has not left yet."},
                   {"g7", "The launch pad on g7 is never taken away."}});
    driver.click("b1");
    EXPECT_EQ(driver.news(), "Vermilion played a1-b2xb1.");
}

TEST_F(Turns, AWrongClickWhileBuildingInQuiviveSaysWhy) {
    Driver driver("quivive", {});
    driver.play({"+d4", "+d5"});
    expectRefused(driver, {{"d4", "Now a disc goes on a cell of height 1; d4 has height 2."}});
    driver.click("d3");
    EXPECT_EQ(driver.news(), "Vermilion played +d3.");
}

TEST_F(Turns, WhatIsProtectedTellsThePointerWhy) {
    Driver driver("sputnik", {});
    driver.click("b2");
    EXPECT_EQ(driver.toolTip("f6"),
              "f6 touches the launch pad on g7, whose rocket has not left yet.");
    EXPECT_TRUE(driver.invites("d4"));
    EXPECT_FALSE(driver.invites("f6"));
}

TEST_F(Turns, EveryTargetInvitesAndNothingElseDoes) {
    Driver driver("pivit", {{"board", "6"}});
    driver.click("b1");
    for (const std::string_view target : {"b2", "b4"}) EXPECT_TRUE(driver.invites(target));
    for (const std::string_view other : {"b3", "b5", "b6", "a1", "c3"})
        EXPECT_FALSE(driver.invites(other)) << other;
}

TEST_F(Turns, TheRescueIsOfferedAndIsOneClick) {
    Driver driver("sputnik", {});
    driver.play({"a1-b2xb1", "g7-g6xc3"});
    EXPECT_THAT(driver.hint(), HasSubstr("call its launch pad to an empty place"));
    EXPECT_TRUE(driver.invites("b1"));
    driver.click("b1");
    EXPECT_EQ(driver.news(), "Vermilion played b2^b1: the launch pad came to the rescue.");
    EXPECT_EQ(rocket(driver, 1), "b1");
    EXPECT_EQ(cellOf(driver, "pad", 1), "nowhere");
    EXPECT_EQ(cellOf(driver, "pad", 2), "g7");
    driver.choose("undo");
    EXPECT_EQ(cellOf(driver, "pad", 1), "a1");
    EXPECT_EQ(rocket(driver, 1), "b2");
}

TEST_F(Turns, TheRescueIsNotOfferedBeforeTheRocketIsStuckWhenSoAgreed) {
    Driver driver("sputnik", {{"rescue", "stuck"}});
    driver.play({"a1-b2xb1", "g7-g6xc3"});
    expectRefused(driver, {{"b1", "There is nothing to stand on at b1."}});
}

TEST_F(Turns, APieceThatStepsOnAStackStandsOnItsTop) {
    Driver driver("sputnik", {});
    driver.play({"a1-b2xa2", "g7-f6xa3", "b2-c3xa4", "f6-e6xb1"});
    driver.click("d4");
    const Scene& shown = driver.board().boardScene().picture();
    const auto stepped = std::ranges::find_if(shown.sprites, [](const Sprite& sprite) {
        return sprite.art == "rocket" && sprite.owner == Seat(1);
    });
    ASSERT_NE(stepped, shown.sprites.end());
    EXPECT_EQ(stepped->cell, driver.cell("d4"));
    EXPECT_EQ(stepped->level, 4);
}

TEST_F(Turns, ASeatThatFallsIsToldAndDimmedAndComesBackWithUndo) {
    const Kind kind{"SputnikThree", "sputnik", {{"players", "3"}}};
    Driver driver(kind.game, kind.options);
    std::vector<Seat> fallen;
    for (const std::string& turn : wholeGame(kind).turns) {
        driver.play(turn);
        fallen = driver.session().news(driver.session().last()).fallen;
        if (!fallen.empty()) break;
    }
    ASSERT_EQ(fallen.size(), 1U);
    ASSERT_FALSE(driver.session().outcome().over());
    const int seat = fallen.front().number();
    const std::string name = seat == 1 ? "Vermilion" : seat == 2 ? "Blue" : "Green";
    const std::string news = driver.news();
    EXPECT_THAT(news, HasSubstr(name + " is out."));
    EXPECT_TRUE(driver.seat(seat).out);
    EXPECT_FALSE(driver.seat(seat).onTurn);
    EXPECT_EQ(rocket(driver, seat), "nowhere");
    driver.choose("undo");
    EXPECT_FALSE(driver.seat(seat).out);
    EXPECT_NE(rocket(driver, seat), "nowhere");
    driver.choose("redo");
    EXPECT_EQ(driver.news(), news);
    EXPECT_TRUE(driver.seat(seat).out);
}

TEST_F(Turns, TheEndIsToldAndCanBeUndone) {
    const Kind kind{"SputnikTwo", "sputnik", {}};
    const WholeGame game = wholeGame(kind);
    Driver driver(kind.game, kind.options);
    for (const std::string& turn : game.turns) driver.play(turn);
    EXPECT_EQ(driver.news(), "Blue wins — Vermilion is out.");
    EXPECT_THAT(driver.hint(), StartsWith("The game is over."));
    EXPECT_TRUE(driver.seat(2).won);
    EXPECT_TRUE(driver.seat(1).out);
    for (const int seat : {1, 2}) EXPECT_FALSE(driver.seat(seat).onTurn);
    EXPECT_FALSE(driver.isOffered("resign"));
    EXPECT_FALSE(driver.isOffered("agree"));

    const std::string board = driver.state().text();
    for (const Place& place : driver.picker().scene().outline->places) driver.click(place.name);
    EXPECT_EQ(driver.state().text(), board) << "no click plays on after the end";

    driver.choose("undo");
    EXPECT_FALSE(driver.seat(2).won);
    EXPECT_TRUE(driver.isOffered("resign"));
    driver.play(game.turns.back());
    EXPECT_EQ(driver.news(), "Blue wins — Vermilion is out.");
}

TEST_F(Turns, WhoResignsIsOutAndTheOthersPlayOn) {
    Driver driver("pivit", {{"players", "3"}});
    EXPECT_EQ(driver.child<QAction>("resign").text(), QStringLiteral("Vermilion r&esigns"));
    driver.choose("resign");
    EXPECT_EQ(driver.news(), "Vermilion resigned.");
    EXPECT_TRUE(driver.seat(1).out);
    EXPECT_TRUE(driver.seat(2).onTurn);
    driver.choose("resign");
    EXPECT_EQ(driver.news(), "Blue resigned. Green wins — all others are out.");
    EXPECT_EQ(driver.child<QAction>("undo").text(), QStringLiteral("&Undo the resignation (Blue)"));
    EXPECT_TRUE(driver.seat(3).won);
    driver.choose("undo");
    driver.choose("undo");
    EXPECT_FALSE(driver.seat(1).out);
    EXPECT_TRUE(driver.seat(1).onTurn);
    driver.play("b1-b2");
}

TEST_F(Turns, WhoResignsWhileLookingBackResignsNow) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    driver.choose("first");
    driver.choose("resign");
    EXPECT_EQ(driver.session().last(), 2U);
    EXPECT_EQ(driver.news(), "Blue resigned. Vermilion wins — Blue is out.");
}

TEST_F(Turns, AnAgreedDrawEndsTheGameAndIsUndone) {
    Driver driver("quivive", {});
    driver.play({"+d4", "+d5"});
    driver.choose("first");
    driver.choose("agree");
    EXPECT_EQ(driver.news(), "A draw — agreed.");
    EXPECT_EQ(driver.session().shown(), 2U);
    EXPECT_FALSE(driver.isOffered("agree"));
    EXPECT_FALSE(driver.isOffered("resign"));
    for (const int seat : {1, 2}) EXPECT_FALSE(driver.seat(seat).onTurn);
    driver.click("d3");
    EXPECT_EQ(driver.session().last(), 2U);
    EXPECT_EQ(driver.child<QAction>("undo").text(), QStringLiteral("&Undo the agreed draw"));
    driver.choose("undo");
    EXPECT_EQ(driver.session().last(), 2U);
    driver.choose("redo");
    EXPECT_EQ(driver.news(), "A draw — agreed.");
    driver.choose("undo");
    driver.play("+d3");
}

TEST_F(Turns, NamesOfSeatsAreInEveryLine) {
    GameRecord record = newGame("pivit", {{"players", "3"}});
    record.seat(Seat(1)).name = "Ana <b>";
    record.seat(Seat(2)).name = "%1 %2";
    Driver driver(std::move(record));
    EXPECT_THAT(driver.hint(), StartsWith("Ana <b>: "));
    driver.play("b1-b2");
    EXPECT_EQ(driver.news(), "Ana <b> played b1-b2.");
    EXPECT_THAT(driver.hint(), StartsWith("%1 %2: "));
    driver.play("c1-c2");
    EXPECT_EQ(driver.news(), "%1 %2 played c1-c2.");
    EXPECT_EQ(driver.seat(2).name, QStringLiteral("%1 %2"));
    driver.choose("resign");
    driver.choose("resign");
    EXPECT_THAT(driver.news(), ::testing::EndsWith("%1 %2 wins — all others are out."));
}

} // namespace
} // namespace clockwise::app
