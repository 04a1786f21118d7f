// SPDX-License-Identifier: MIT
// What is on the screen after pieces have moved is what would be painted there now: only what
// changes is painted while they do.
#include "app/settings.h"
#include "app/table/board_scene.h"
#include "kinds.h"
#include "window_test.h"

#include <QScreen>
#include <QTest>

#include <algorithm>
#include <cstdlib>

namespace clockwise::app {
namespace {

class Traces : public WindowTest, public testing::WithParamInterface<Kind> {};

// The board in a picture of the window. The badges lie over its corners.
QImage boardIn(const QImage& picture, Driver& driver) {
    const QWidget* viewport = driver.board().viewport();
    const double ratio = viewport->devicePixelRatioF();
    const QRectF place(viewport->mapTo(&driver.window(), QPoint()), viewport->size());
    const QRect there = QRectF(place.topLeft() * ratio, place.size() * ratio).toAlignedRect();
    return picture.copy(there & picture.rect()).convertToFormat(QImage::Format_RGB32);
}

// Of a window in large pixels the offscreen platform knows no more than fits into its size.
QImage onTheScreen(Driver& driver) {
    const MainWindow& window = driver.window();
    return boardIn(window.screen()->grabWindow(window.winId()).toImage(), driver);
}

QImage paintedNow(Driver& driver) {
    return boardIn(driver.window().grab().toImage(), driver);
}

// The greatest difference of a colour's part. One is rounding: it depends on where a row begins.
int difference(const QImage& a, const QImage& b) {
    int most = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb one = a.pixel(x, y);
            const QRgb other = b.pixel(x, y);
            most = std::max({most, std::abs(qRed(one) - qRed(other)),
                             std::abs(qGreen(one) - qGreen(other)),
                             std::abs(qBlue(one) - qBlue(other))});
        }
    return most;
}

TEST_P(Traces, AreNotLeftByWhatMoves) {
    constexpr std::size_t kTurns = 8;
    settings::rememberAnimationSpeed(QStringLiteral("fast"));
    const WholeGame game = wholeGame(GetParam());
    Driver driver(GetParam().game, withoutHouseRules(GetParam()));
    const auto rests = [&] { return !driver.board().boardScene().isMoving(); };
    for (std::size_t i = 0; i < std::min(kTurns, game.turns.size()); ++i) {
        driver.play(game.turns[i]);
        QTest::qWait(40); // in the midst of it
        if (i % 4 == 3) driver.choose("undo");
        if (i % 4 == 3) driver.choose("redo");
        ASSERT_TRUE(QTest::qWaitFor(rests, 20'000));
        QTest::qWait(40); // the last picture is painted
        const QImage screen = onTheScreen(driver);
        ASSERT_GT(screen.width(), 300);
        ASSERT_LE(difference(screen, paintedNow(driver)), 1) << "after turn " << i + 1;
    }
}

INSTANTIATE_TEST_SUITE_P(OfEveryGame, Traces,
                         testing::Values(Kind{"PivitFour", "pivit", {{"players", "4"}}},
                                         Kind{"SputnikSix", "sputnik", {{"players", "6"}}},
                                         Kind{"QuiviveTwoPawns", "quivive", {{"pawns", "2"}}}),
                         [](const auto& each) { return each.param.name; });

} // namespace
} // namespace clockwise::app
