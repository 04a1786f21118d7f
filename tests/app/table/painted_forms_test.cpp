// SPDX-License-Identifier: MIT
#include "app/table/painted_forms.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

namespace clockwise::app {
namespace {

constexpr QRectF kBounds(-20.3, -20.3, 40.6, 40.6);

void drawCross(QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(200, 30, 90, 150), 3.3));
    painter.drawLine(QPointF(-15, -11), QPointF(15, 11));
    painter.drawEllipse(QPointF(), 14.5, 14.5);
}

QImage canvas(double ratio) {
    QImage image(QSize(120, 120) * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(QColor(240, 230, 210));
    return image;
}

// Where device pixels meet, as everything on the board.
QPointF placeAt(double ratio) {
    return QPointF(51, 47) / ratio + QPointF(8, 8) / ratio;
}

class PaintedFormsAt : public testing::TestWithParam<double> {};

TEST_P(PaintedFormsAt, LookAsIfEachWerePaintedAnew) {
    PaintedForms forms;
    QImage kept = canvas(GetParam());
    QImage anew = canvas(GetParam());
    QPainter onKept(&kept);
    QPainter onAnew(&anew);
    for (int i = 0; i < 3; ++i) {
        const QPointF where = placeAt(GetParam()) + QPointF(i * 10, i * 5) / GetParam();
        onKept.setWorldTransform(QTransform::fromTranslate(where.x(), where.y()));
        forms.paint(onKept, {1}, kBounds, drawCross);
        onAnew.setWorldTransform(QTransform::fromTranslate(where.x(), where.y()));
        drawCross(onAnew);
    }
    onKept.end();
    onAnew.end();
    for (int y = 0; y < kept.height(); ++y)
        for (int x = 0; x < kept.width(); ++x) {
            const QColor a = kept.pixelColor(x, y);
            const QColor b = anew.pixelColor(x, y);
            // Twice laid on top instead of once: a bit of rounding.
            ASSERT_NEAR(a.red(), b.red(), 3) << x << ", " << y;
            ASSERT_NEAR(a.green(), b.green(), 3) << x << ", " << y;
            ASSERT_NEAR(a.blue(), b.blue(), 3) << x << ", " << y;
        }
}

TEST_P(PaintedFormsAt, ArePaintedOnceWhereverTheyStand) {
    PaintedForms forms;
    QImage image = canvas(GetParam());
    QPainter painter(&image);
    int painted = 0;
    for (int x = 20; x < 100; x += 7)
        for (int y = 20; y < 100; y += 9) {
            const QPointF where = QPointF(x, y) / GetParam();
            painter.setWorldTransform(QTransform::fromTranslate(where.x(), where.y()));
            forms.paint(painter, {1}, kBounds, [&](QPainter&) { ++painted; });
        }
    EXPECT_EQ(painted, 1);
}

INSTANTIATE_TEST_SUITE_P(EachRatio, PaintedFormsAt, testing::Values(1.0, 1.25, 1.5, 1.75, 2.0));

TEST(PaintedForms, ArePaintedOnceForEachFormAndSize) {
    PaintedForms forms;
    QImage image = canvas(1);
    QPainter painter(&image);
    int painted = 0;
    const auto count = [&](QPainter&) { ++painted; };
    painter.translate(60, 60);
    forms.paint(painter, {1}, kBounds, count);
    painter.translate(7, -3);
    forms.paint(painter, {1}, kBounds, count);
    EXPECT_EQ(painted, 1);
    forms.paint(painter, {2}, kBounds, count);
    EXPECT_EQ(painted, 2);
    painter.scale(2, 2);
    forms.paint(painter, {1}, kBounds, count);
    EXPECT_EQ(painted, 3);
    forms.forget();
    forms.paint(painter, {1}, kBounds, count);
    EXPECT_EQ(painted, 4);
}

} // namespace
} // namespace clockwise::app
