// SPDX-License-Identifier: MIT
// In the window, too, a click means the cell that one sees there. Runs again at other scales, see
// tests/CMakeLists.txt.
#include "window_test.h"

#include <QTest>

#include <cmath>

namespace clockwise::app {
namespace {

struct Desk {
    const Game* game;
    QSize size;

    friend std::ostream& operator<<(std::ostream& out, const Desk& desk) {
        return out << desk.game->id() << "_" << desk.size.width() << "x" << desk.size.height();
    }
};

class EveryCell : public WindowTest, public testing::WithParamInterface<Desk> {};

TEST_P(EveryCell, IsHitAtItsCentreAndNearItsEdgesInEachRotation) {
    Driver driver(GetParam().game->id(), {});
    driver.window().resize(GetParam().size);
    QCoreApplication::processEvents();
    std::optional<Cell> clicked;
    QObject::connect(&driver.board(), &BoardView::cellClicked, &driver.window(),
                     [&](Cell cell) { clicked = cell; });
    QWidget& viewport = *driver.board().viewport();
    for (int turn = 0; turn < driver.board().turns(); ++turn) {
        SCOPED_TRACE("turned by " + std::to_string(turn));
        const auto& places = driver.picker().scene().outline->places;
        const QPoint step =
            driver.board().viewportPoint(Cell(1)) - driver.board().viewportPoint(Cell(0));
        const double reach = std::hypot(step.x(), step.y()) / 2 - 2;
        ASSERT_GT(reach, 5);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Cell cell(static_cast<int>(i));
            const QPointF centre = driver.board().viewportPoint(cell);
            for (const QPointF side : {QPointF(), QPointF(reach, 0), QPointF(-reach, 0),
                                       QPointF(0, reach), QPointF(0, -reach)}) {
                clicked.reset();
                QTest::mouseClick(&viewport, Qt::LeftButton, {}, (centre + side).toPoint());
                EXPECT_EQ(clicked, cell)
                    << places[i].name << " off by " << side.x() << "," << side.y();
                driver.window().table().takeBack();
            }
        }
        driver.choose("turn_board");
    }
}

std::vector<Desk> desks() {
    std::vector<Desk> all;
    for (const Game* game : allGames())
        for (const QSize size : {QSize(800, 600), QSize(700, 1000)}) all.push_back({game, size});
    return all;
}

INSTANTIATE_TEST_SUITE_P(OnEveryBoard, EveryCell, testing::ValuesIn(desks()),
                         testing::PrintToStringParamName());

} // namespace
} // namespace clockwise::app
