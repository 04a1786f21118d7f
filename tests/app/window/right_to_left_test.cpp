// SPDX-License-Identifier: MIT
// Where writing goes from right to left the window is a mirror image; the board must not be.
#include "window_test.h"

#include <QGuiApplication>

namespace clockwise::app {
namespace {

class RightToLeft : public WindowTest {
  protected:
    ~RightToLeft() override { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }
};

TEST_F(RightToLeft, TheBoardIsNoMirrorImage) {
    for (const char* game : {"pivit", "sputnik", "quivive"}) {
        SCOPED_TRACE(game);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QImage upright;
        {
            Driver driver(game, {});
            driver.play(driver.state().turns().front().text);
            upright = driver.boardAtRest();
        }
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        Driver driver(game, {});
        ASSERT_TRUE(driver.window().isRightToLeft());
        driver.play(driver.state().turns().front().text);
        EXPECT_EQ(driver.boardAtRest(), upright);
    }
}

TEST_F(RightToLeft, EveryCellIsHit) {
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    for (const char* game : {"pivit", "sputnik", "quivive"}) {
        SCOPED_TRACE(game);
        Driver driver(game, {});
        const auto cells = static_cast<int>(driver.picker().scene().outline->places.size());
        for (int i = 0; i < cells; ++i)
            EXPECT_EQ(driver.board().cellAt(driver.board().viewportPoint(Cell(i))), Cell(i));
        for (int turns = 0; turns < 20; ++turns) driver.play(driver.state().turns().back().text);
    }
}

} // namespace
} // namespace clockwise::app
