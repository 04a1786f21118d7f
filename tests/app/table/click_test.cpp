// SPDX-License-Identifier: MIT
// Clicks find their cells at every size. The tests run again at other device pixel ratios, see
// tests/CMakeLists.txt.
#include "app/table/board_view.h"
#include "table_scenes.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <gtest/gtest.h>

namespace clockwise::app {
namespace {

class Clicks : public testing::TestWithParam<Table> {
  protected:
    void show(QSize size) {
        m_view.resize(size);
        m_view.setGame(GetParam().game);
        m_view.showScene(emptyScene(GetParam()), {}, false);
        m_view.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&m_view));
        QObject::connect(&m_view, &BoardView::cellClicked, &m_view,
                         [this](Cell cell) { m_clicked.push_back(cell); });
    }
    std::optional<Cell> click(QPoint at) {
        m_clicked.clear();
        QTest::mouseClick(m_view.viewport(), Qt::LeftButton, Qt::NoModifier, at);
        return m_clicked.empty() ? std::nullopt : std::optional(m_clicked.front());
    }
    // Pixels between two neighbouring cells of the first row.
    double cellWidth() const {
        const QPointF step = m_view.viewportPoint(Cell(1)) - m_view.viewportPoint(Cell(0));
        return std::hypot(step.x(), step.y());
    }

    void expectEveryCellIsHit() {
        const double reach = cellWidth() / 2 - 2;
        ASSERT_GT(reach, 0);
        for (std::size_t i = 0; i < GetParam().outline->places.size(); ++i) {
            const Cell cell(static_cast<int>(i));
            const QPointF centre = m_view.viewportPoint(cell);
            for (const QPointF side : {QPointF(), QPointF(reach, 0), QPointF(-reach, 0),
                                       QPointF(0, reach), QPointF(0, -reach)})
                EXPECT_EQ(click((centre + side).toPoint()), cell)
                    << GetParam().outline->places[i].name << " off by " << side.x() << ","
                    << side.y();
        }
    }

    BoardView m_view;
    std::vector<Cell> m_clicked;
};

constexpr QSize kSizes[] = {{700, 700}, {1237, 771}, {801, 563},
                            {401, 703}, {263, 199},  {3840, 2160}};

TEST_P(Clicks, HitEveryCellAtItsCentreAndNearItsEdges) {
    for (const QSize size : kSizes) {
        SCOPED_TRACE(std::to_string(size.width()) + "x" + std::to_string(size.height()));
        show(size);
        expectEveryCellIsHit();
    }
}

TEST_P(Clicks, HitEveryCellHoweverTheBoardIsTurned) {
    show({701, 650});
    const QPoint first = m_view.viewportPoint(Cell(0));
    for (int turn = 1; turn < m_view.turns(); ++turn) {
        SCOPED_TRACE("turned by " + std::to_string(turn));
        m_view.setTurn(turn);
        EXPECT_NE(m_view.viewportPoint(Cell(0)), first);
        expectEveryCellIsHit();
    }
    m_view.setTurn(m_view.turns());
    EXPECT_EQ(m_view.viewportPoint(Cell(0)), first) << "all the way round";
}

TEST_P(Clicks, BesideTheBoardHitNothing) {
    show({900, 500});
    EXPECT_EQ(click({3, 250}), std::nullopt);
    EXPECT_EQ(click({896, 250}), std::nullopt);
}

TEST_P(Clicks, ReleasedOnAnotherCellAreNone) {
    show({700, 700});
    QTest::mousePress(m_view.viewport(), Qt::LeftButton, Qt::NoModifier,
                      m_view.viewportPoint(Cell(0)));
    QTest::mouseRelease(m_view.viewport(), Qt::LeftButton, Qt::NoModifier,
                        m_view.viewportPoint(Cell(2)));
    EXPECT_TRUE(m_clicked.empty());
}

TEST_P(Clicks, AreAnsweredAsSoonAsTheButtonGoesDown) {
    show({700, 700});
    const Cell cell(0);
    m_view.showScene(emptyScene(GetParam()), {{cell, BoardMark::Kind::Step, Seat(1), {}}}, false);
    const QPoint at = m_view.viewportPoint(cell);
    QMouseEvent move(QEvent::MouseMove, at, m_view.viewport()->mapToGlobal(at), Qt::NoButton, {},
                     {});
    QApplication::sendEvent(m_view.viewport(), &move);
    const QImage pointedAt = m_view.viewport()->grab().toImage();
    QTest::mousePress(m_view.viewport(), Qt::LeftButton, {}, at);
    EXPECT_NE(m_view.viewport()->grab().toImage(), pointedAt);
    EXPECT_TRUE(m_clicked.empty()) << "only the release counts";
    QTest::mouseRelease(m_view.viewport(), Qt::LeftButton, {}, at);
    EXPECT_EQ(m_view.viewport()->grab().toImage(), pointedAt);
    EXPECT_EQ(m_clicked, std::vector{cell});
}

TEST_P(Clicks, WithTheRightButtonGoBack) {
    show({700, 700});
    QSignalSpy back(&m_view, &BoardView::backRequested);
    QTest::mouseClick(m_view.viewport(), Qt::RightButton, Qt::NoModifier,
                      m_view.viewportPoint(Cell(0)));
    EXPECT_EQ(back.count(), 1);
    EXPECT_TRUE(m_clicked.empty());
}

TEST_P(Clicks, CanBeMadeWithTheKeyboard) {
    show({700, 700});
    m_view.setFocus(Qt::TabFocusReason);
    for (int i = 0; i < 8; ++i) QTest::keyClick(&m_view, Qt::Key_Down);
    QTest::keyClick(&m_view, Qt::Key_Return);
    ASSERT_EQ(m_clicked.size(), 1U);
    const Outline& outline = *GetParam().outline;
    EXPECT_DOUBLE_EQ(outline[m_clicked.front()].centre.y, outline.places.front().centre.y)
        << "down leads to the first row";
}

TEST_P(Clicks, OfAPieceCanBeDragged) {
    show({700, 700});
    Scene scene = emptyScene(GetParam());
    const Cell from(0);
    const Cell to(1);
    const auto& game = GetParam().game;
    const char* art = game == "pivit" ? "minion" : game == "sputnik" ? "rocket" : "pawn";
    scene.sprites = {piece(scene, 1, art, scene.outline->places[0].name, Seat(1))};
    m_view.showScene(scene, {{from, BoardMark::Kind::Movable, Seat(1), {}}}, false);
    QObject::connect(&m_view, &BoardView::cellClicked, &m_view, [&](Cell cell) {
        if (cell == from)
            m_view.showScene(scene,
                             {{from, BoardMark::Kind::InHand, Seat(1), {}},
                              {to, BoardMark::Kind::Step, Seat(1), {}}},
                             true);
    });
    QTest::mousePress(m_view.viewport(), Qt::LeftButton, {}, m_view.viewportPoint(from));
    const QPoint middle = (m_view.viewportPoint(from) + m_view.viewportPoint(to)) / 2;
    for (const QPoint at : {middle, m_view.viewportPoint(to)}) {
        QMouseEvent move(QEvent::MouseMove, at, m_view.viewport()->mapToGlobal(at), Qt::NoButton,
                         Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_view.viewport(), &move);
    }
    QTest::mouseRelease(m_view.viewport(), Qt::LeftButton, {}, m_view.viewportPoint(to));
    EXPECT_EQ(m_clicked, (std::vector{from, to}));
}

INSTANTIATE_TEST_SUITE_P(OnEveryBoard, Clicks, testing::ValuesIn(allTables()),
                         [](const auto& each) { return each.param.name; });

} // namespace
} // namespace clockwise::app
