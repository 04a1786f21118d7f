// SPDX-License-Identifier: MIT
// The board may lie any way round; clicks, marks and letters follow, notation does not.
#include "app/seat_side.h"
#include "app/table/board_scene.h"
#include "window_test.h"

#include <QTest>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

class BoardTurn : public WindowTest {
  protected:
    // Whether a cell lies in the lower half of the board.
    static bool liesBelow(Driver& driver, std::string_view cell) {
        return driver.board().viewportPoint(driver.cell(cell)).y() > driver.board().height() / 2;
    }
    static void comeToRest(Driver& driver) { driver.boardAtRest(); }
};

TEST_F(BoardTurn, TurnsByAStepAndUprightAgain) {
    Driver driver("sputnik", {});
    const QPoint upright = driver.board().viewportPoint(driver.cell("a1"));
    EXPECT_FALSE(driver.isOffered("turn_upright"));
    for (int step = 1; step < 6; ++step) {
        driver.choose("turn_board");
        EXPECT_NE(driver.board().viewportPoint(driver.cell("a1")), upright);
    }
    driver.choose("turn_board");
    EXPECT_EQ(driver.board().viewportPoint(driver.cell("a1")), upright);
    driver.choose("turn_board");
    driver.choose("turn_upright");
    EXPECT_EQ(driver.board().viewportPoint(driver.cell("a1")), upright);
}

TEST_F(BoardTurn, ATurnIsClickedOnTheTurnedBoardAndWrittenAsEver) {
    Driver driver("pivit", {{"board", "6"}});
    driver.choose("turn_board");
    driver.play({"b1-b4", "c1-c4"});
    EXPECT_EQ(driver.session().news(2).text, "c1-c4");
    driver.choose("turn_board");
    driver.play("d1-d2");
    driver.choose("undo");
    expectLikeFresh(driver);
}

TEST_F(BoardTurn, FollowsTheSeatOnMove) {
    Driver driver("sputnik", {});
    driver.choose("turn_to_seat");
    EXPECT_TRUE(liesBelow(driver, "a1"));
    driver.play("a1-b2xd4");
    comeToRest(driver);
    EXPECT_TRUE(liesBelow(driver, "g7")) << "seat 2's launch pad";
    driver.play("g7-g6xc3");
    comeToRest(driver);
    EXPECT_TRUE(liesBelow(driver, "a1"));
    driver.choose("undo");
    comeToRest(driver);
    EXPECT_TRUE(liesBelow(driver, "g7"));
}

TEST_F(BoardTurn, WaitsUntilNothingMoves) {
    Driver driver("sputnik", {});
    driver.choose("animation_normal");
    driver.choose("turn_to_seat");
    driver.play("a1-b2xd4");
    EXPECT_TRUE(driver.board().boardScene().isMoving());
    EXPECT_TRUE(liesBelow(driver, "a1"));
    comeToRest(driver);
    EXPECT_TRUE(liesBelow(driver, "g7"));
}

TEST_F(BoardTurn, IsRememberedForEachGame) {
    {
        Driver driver("sputnik", {});
        driver.choose("turn_board");
    }
    Driver pivit("pivit", {});
    EXPECT_EQ(pivit.board().turn(), 0);
    pivit.window().document().begin(newGame("sputnik", {}));
    EXPECT_EQ(pivit.board().turn(), 1);
}

TEST_F(BoardTurn, SetsEverySeatWhereSeatOneHadTheBoard) {
    for (const int players : {2, 3, 4, 5, 6}) {
        GameRecord record = newGame("sputnik", {{"players", std::to_string(players)}});
        const Scene scene = record.node(kRoot).standing.state->scene();
        const auto padOf = [&](const Outline& outline, Seat seat) {
            for (const Sprite& sprite : scene.sprites)
                if (sprite.owner == seat) return outline[sprite.cell].centre;
            throw std::runtime_error("no piece");
        };
        const Point first = padOf(*scene.outline, Seat(1));
        for (const Seat seat : SeatSet::firstSeats(players).toVector()) {
            const Point own = padOf(turned(*scene.outline, stepsToFace(record, seat)), seat);
            EXPECT_NEAR(own.x, first.x, 0.01) << players << " players, seat " << seat.number();
            EXPECT_NEAR(own.y, first.y, 0.01);
        }
    }
}

TEST_F(BoardTurn, WhereSeatsHaveNoSideTheySitEvenlyRound) {
    const GameRecord record = newGame("pivit", {{"players", "4"}});
    for (const int seat : {1, 2, 3, 4})
        EXPECT_EQ(stepsToFace(record, Seat(seat)), (5 - seat) % 4) << "seat " << seat;
}

TEST_F(BoardTurn, CoordinatesAndLastTurnsCanBeHidden) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play({"b1-b4", "c1-c4"});
    const QImage all = driver.boardAtRest();
    driver.choose("coordinates");
    const QImage plain = driver.boardAtRest();
    EXPECT_NE(all, plain);
    driver.choose("last_turns");
    EXPECT_NE(driver.boardAtRest(), plain);
    driver.choose("coordinates");
    driver.choose("last_turns");
    EXPECT_EQ(driver.boardAtRest(), all);
}

} // namespace
} // namespace clockwise::app
