// SPDX-License-Identifier: MIT
// The keyboard's cursor on each board, however it is turned.
#include "app/table/board_cursor.h"
#include "app/table/board_view.h"
#include "table_scenes.h"

#include <QSignalSpy>
#include <QTest>
#include <queue>

#include <cmath>
#include <gtest/gtest.h>
#include <set>

namespace clockwise::app {
namespace {

constexpr Way kStraight[] = {Way::Left, Way::Right, Way::Up, Way::Down};
constexpr Way kSix[] = {Way::Left,    Way::Right,    Way::UpLeft,
                        Way::UpRight, Way::DownLeft, Way::DownRight};

Cell after(const Outline& board, Cell from, Way way) {
    BoardCursor cursor;
    cursor.place(from);
    cursor.step(board, way);
    return *cursor.cell();
}

template <class Ways>
std::size_t reachableFrom(const Outline& board, Cell from, const Ways& ways) {
    std::set<Cell> met{from};
    std::queue<Cell> next({from});
    for (; !next.empty(); next.pop())
        for (const Way way : ways)
            if (const Cell cell = after(board, next.front(), way); met.insert(cell).second)
                next.push(cell);
    return met.size();
}

class Cursors : public testing::TestWithParam<Table> {
  protected:
    // The board in each way that it can be turned.
    std::vector<Outline> boards() const {
        std::vector<Outline> all;
        for (int steps = 0; steps < GetParam().outline->symmetry; ++steps)
            all.push_back(turned(*GetParam().outline, steps));
        return all;
    }
    static std::vector<Cell> cellsOf(const Outline& board) {
        std::vector<Cell> cells;
        for (std::size_t i = 0; i < board.places.size(); ++i)
            cells.emplace_back(static_cast<int>(i));
        return cells;
    }
};

TEST_P(Cursors, GoFromEveryCellToEveryCellByTheArrowsAlone) {
    for (const Outline& board : boards())
        for (const Cell from : cellsOf(board))
            EXPECT_EQ(reachableFrom(board, from, kStraight), board.places.size())
                << "from " << board[from].name;
}

TEST_P(Cursors, StepToANeighbourThatWayOrStay) {
    for (const Outline& board : boards())
        for (const Cell from : cellsOf(board))
            for (int way = 0; way <= static_cast<int>(Way::DownRight); ++way) {
                const Cell to = after(board, from, static_cast<Way>(way));
                if (to == from) continue;
                const double dx = board[to].centre.x - board[from].centre.x;
                const double dy = board[to].centre.y - board[from].centre.y;
                EXPECT_LT(std::hypot(dx, dy), 1.5) << board[from].name << "-" << board[to].name;
                EXPECT_GT(std::hypot(dx, dy), 0.9);
            }
}

TEST_P(Cursors, ComeBackFromUpAndDown) {
    for (const Outline& board : boards())
        for (const Cell from : cellsOf(board))
            for (const auto& [there, back] :
                 {std::pair(Way::Up, Way::Down), std::pair(Way::Down, Way::Up)})
                for (int rows = 1; rows < 8; ++rows) {
                    BoardCursor cursor;
                    cursor.place(from);
                    int gone = 0;
                    for (; gone < rows; ++gone) {
                        const auto before = cursor.cell();
                        cursor.step(board, there);
                        if (cursor.cell() == before) break;
                    }
                    for (; gone > 0; --gone) cursor.step(board, back);
                    EXPECT_EQ(cursor.cell(), from) << board[from].name;
                }
}

TEST_P(Cursors, JumpThroughAllThatInvitesAndRoundAgain) {
    for (const Outline& board : boards()) {
        const std::vector<Cell> stops{Cell(30), Cell(2), Cell(17)};
        for (const bool forward : {true, false}) {
            BoardCursor cursor;
            cursor.place(Cell(2));
            std::set<Cell> met;
            for (int i = 0; i < 3; ++i) {
                cursor.jump(board, stops, forward);
                met.insert(*cursor.cell());
            }
            EXPECT_EQ(met, std::set<Cell>(stops.begin(), stops.end()));
            EXPECT_EQ(cursor.cell(), Cell(2)) << "round again";
        }
    }
}

TEST_P(Cursors, ShowThemselvesOnTheFirstKeyAndGoWithEscape) {
    BoardView view;
    view.setGame(GetParam().game);
    view.showScene(emptyScene(GetParam()), {}, false);
    view.show();
    EXPECT_FALSE(view.cursorCell());
    QTest::keyClick(&view, Qt::Key_Left);
    EXPECT_FALSE(view.cursorCell()) << "left goes through the game";
    QTest::keyClick(&view, Qt::Key_Up);
    const auto middle = view.cursorCell();
    ASSERT_TRUE(middle);
    QTest::keyClick(&view, Qt::Key_Left);
    const auto left = view.cursorCell();
    EXPECT_NE(left, middle);
    QTest::keyClick(&view, Qt::Key_Escape);
    EXPECT_FALSE(view.cursorCell());
    QTest::keyClick(&view, Qt::Key_Down);
    EXPECT_EQ(view.cursorCell(), left) << "it comes back where it was";
}

TEST_P(Cursors, FollowTheKeysAsTheBoardIsSeen) {
    struct Key {
        Qt::Key key;
        Qt::KeyboardModifiers held;
        Way way;
    };
    const Key keys[] = {
        {Qt::Key_Left, Qt::NoModifier, Way::Left},
        {Qt::Key_Right, Qt::NoModifier, Way::Right},
        {Qt::Key_Left, Qt::ShiftModifier, Way::UpLeft},
        {Qt::Key_Right, Qt::ShiftModifier, Way::UpRight},
        {Qt::Key_Left, Qt::ControlModifier, Way::DownLeft},
        {Qt::Key_Right, Qt::ControlModifier, Way::DownRight},
        {Qt::Key_4, Qt::KeypadModifier, Way::Left},
        {Qt::Key_6, Qt::KeypadModifier, Way::Right},
        {Qt::Key_7, Qt::KeypadModifier, Way::UpLeft},
        {Qt::Key_PageUp, Qt::KeypadModifier, Way::UpRight},
        {Qt::Key_End, Qt::KeypadModifier, Way::DownLeft},
        {Qt::Key_3, Qt::KeypadModifier, Way::DownRight},
        {Qt::Key_8, Qt::KeypadModifier, Way::Up},
        {Qt::Key_Down, Qt::NoModifier, Way::Down},
    };
    BoardView view;
    view.setGame(GetParam().game);
    view.showScene(emptyScene(GetParam()), {}, false);
    view.show();
    for (int steps = 0; steps < view.turns(); ++steps) {
        view.setTurn(steps);
        for (const Key& key : keys) {
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                              view.rect().center() + QPoint(2, 2));
            QTest::keyClick(&view, Qt::Key_Up);
            const Cell from = view.cursorCell().value();
            QTest::keyClick(&view, key.key, key.held);
            EXPECT_EQ(view.cursorCell(), after(*view.outline(), from, key.way))
                << "key " << key.key << ", turned by " << steps;
            EXPECT_NE(view.cursorCell(), from);
        }
    }
}

TEST_P(Cursors, TellWhatIsTypedAndLeaveOtherKeysAlone) {
    BoardView view;
    view.setGame(GetParam().game);
    view.showScene(emptyScene(GetParam()), {}, false);
    QSignalSpy typed(&view, &BoardView::typed);
    for (const char sign : {'a', 'H', '+', '@', '-'}) QTest::keyClick(&view, sign);
    ASSERT_EQ(typed.count(), 5);
    EXPECT_EQ(typed[0][0], QStringLiteral("a"));
    for (const char sign : {'z', '5', '?'}) QTest::keyClick(&view, sign);
    QTest::keyClick(&view, Qt::Key_A, Qt::ControlModifier);
    EXPECT_EQ(typed.count(), 5);
}

TEST(HexagonCursor, ReachesAllSixNeighboursOfACell) {
    const Outline& board = hexagonOutline();
    const Cell middle = board.find("d4").value();
    std::set<std::string> names;
    for (const Way way : kSix) names.insert(board[after(board, middle, way)].name);
    EXPECT_EQ(names, (std::set<std::string>{"d3", "d5", "e4", "e5", "c3", "c4"}));
}

TEST(HexagonCursor, GoesStraightUpThroughTheShiftedRows) {
    const Outline& board = hexagonOutline();
    BoardCursor cursor;
    cursor.place(board.find("a2").value());
    const double column = board[*cursor.cell()].centre.x;
    for (int row = 1; row < 7; ++row) {
        cursor.step(board, Way::Up);
        EXPECT_LE(std::abs(board[*cursor.cell()].centre.x - column), 0.51) << "row " << row;
    }
    EXPECT_EQ(board[*cursor.cell()].name.front(), 'g');
}

INSTANTIATE_TEST_SUITE_P(OnEveryBoard, Cursors, testing::ValuesIn(allTables()),
                         [](const auto& each) { return each.param.name; });

} // namespace
} // namespace clockwise::app
