// SPDX-License-Identifier: MIT
#include "app/table/art_check.h"
#include "app/table/icons.h"
#include "app/table/seat_look.h"
#include "app/table/svg_atlas.h"
#include "app/table/theme.h"

#include <QDirIterator>
#include <QGuiApplication>
#include <QPainter>
#include <QPalette>
#include <QSet>

#include <gtest/gtest.h>

namespace clockwise::app {
namespace {

QStringList drawings(const QString& folder) {
    QStringList files;
    QDirIterator each(QStringLiteral(":/clockwise/") + folder, {QStringLiteral("*.svg")},
                      QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext()) files << each.next();
    return files;
}

QString source(const QString& file) {
    QFile svg(file);
    return svg.open(QIODevice::ReadOnly) ? QString::fromUtf8(svg.readAll()) : QString();
}

int paintedPixels(const QPixmap& pixmap) {
    const QImage image = pixmap.toImage();
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) > 0) ++count;
    return count;
}

TEST(Art, EveryDrawingShowsSomething) {
    const QStringList files = drawings({});
    ASSERT_GE(files.size(), 30);
    SvgAtlas atlas;
    for (const QString& file : files) {
        const Drawing drawing = atlas.drawing({file, {}, {}, 100, 1});
        EXPECT_GT(paintedPixels(drawing.pixmap), 40) << qPrintable(file);
    }
}

TEST(Art, KeepsToWhatQtDrawsFaithfully) {
    const QString root = QStringLiteral(":/clockwise/");
    for (const char* folder : {"app", "games", "seats"}) {
        for (const QString& file : drawings(QString::fromLatin1(folder))) {
            const QString name = file.mid(root.size()).chopped(qstrlen(".svg"));
            const auto fault = artFault(name, source(file).toUtf8());
            EXPECT_FALSE(fault) << qPrintable(file) << ": " << qPrintable(sentence(*fault));
        }
    }
}

TEST(Art, PiecesDifferFromSeatToSeat) {
    SvgAtlas atlas;
    int colored = 0;
    for (const QString& file : drawings(QStringLiteral("games"))) {
        if (!source(file).contains(QStringLiteral("currentColor"))) continue;
        ++colored;
        QSet<QByteArray> pictures;
        for (int seat = 1; seat <= Seat::kMost; ++seat) {
            const QImage image =
                atlas.drawing({file, {}, seatColor(Seat(seat)), 48, 1}).pixmap.toImage();
            pictures << QByteArray(reinterpret_cast<const char*>(image.constBits()),
                                   image.sizeInBytes());
        }
        EXPECT_EQ(pictures.size(), Seat::kMost) << qPrintable(file);
    }
    EXPECT_EQ(colored, 5) << "minion, master, rocket, pad, pawn";
}

TEST(Art, WhatBelongsToASeatSaysWhereItsShapeGoes) {
    SvgAtlas atlas;
    for (const QString& file : drawings(QStringLiteral("games"))) {
        if (!source(file).contains(QStringLiteral("currentColor"))) continue;
        const QString id = atlas.has(file, QStringLiteral("shape")) ? QStringLiteral("shape")
                                                                    : QStringLiteral("shape_pale");
        ASSERT_TRUE(atlas.has(file, id)) << qPrintable(file);
        EXPECT_GE(atlas.bounds(file, id).width(), 20) << qPrintable(file);
    }
}

TEST(Art, EverySeatHasItsOwnShapeAndColour) {
    QSet<QString> shapes;
    QSet<QRgb> colors;
    for (int seat = 1; seat <= Seat::kMost; ++seat) {
        EXPECT_TRUE(QFile::exists(Theme{}.seatShape(Seat(seat)).file));
        shapes << seatShape(Seat(seat));
        colors << seatColor(Seat(seat)).rgb();
    }
    EXPECT_EQ(shapes.size(), Seat::kMost);
    EXPECT_EQ(colors.size(), Seat::kMost);
}

// What is high is painted in bands while it moves: nobody sees where they meet.
TEST(Art, LooksInMotionAsIfPaintedInOne) {
    SvgAtlas atlas;
    const ArtRequest rocket{
        QStringLiteral(":/clockwise/games/sputnik/rocket.svg"), {}, seatColor(Seat(1)), 300, 1};
    const Drawing drawing = atlas.drawing(rocket);
    ASSERT_GT(drawing.pixmap.height(), 300);
    for (const double ratio : {1.0, 1.5, 2.0})
        for (const double angle : {0.0, 30.0, 90.0}) {
            const auto painted = [&](const auto& paint) {
                QImage image(QSize(900, 900), QImage::Format_ARGB32_Premultiplied);
                image.setDevicePixelRatio(ratio);
                image.fill(Qt::white);
                QPainter painter(&image);
                painter.setRenderHint(QPainter::SmoothPixmapTransform);
                painter.translate(450 / ratio, 450 / ratio);
                painter.scale(1.07, 0.93);
                painter.rotate(angle);
                paint(painter);
                return image;
            };
            const QImage inBands =
                painted([&](QPainter& painter) { atlas.paint(painter, {}, rocket); });
            const QImage inOne = painted(
                [&](QPainter& painter) { painter.drawPixmap(drawing.offset, drawing.pixmap); });
            EXPECT_EQ(inBands, inOne) << ratio << ", " << angle;
        }
}

// The layers of a drawing together are the drawing: none is moved or scaled by being drawn alone.
TEST(Art, LayersLieWhereTheWholeHasThem) {
    SvgAtlas atlas;
    for (const char* name : {"minion", "master"}) {
        const QString file =
            QStringLiteral(":/clockwise/games/pivit/%1.svg").arg(QLatin1String(name));
        const QColor color = seatColor(Seat(2));
        QImage layered = atlas.drawing({file, QStringLiteral("still"), color, 200, 1})
                             .pixmap.toImage()
                             .convertToFormat(QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&layered);
        painter.drawPixmap(0, 0,
                           atlas.drawing({file, QStringLiteral("turning"), color, 200, 1}).pixmap);
        painter.end();
        const QImage whole = atlas.drawing({file, {}, color, 200, 1})
                                 .pixmap.toImage()
                                 .convertToFormat(QImage::Format_ARGB32_Premultiplied);
        ASSERT_EQ(layered.size(), whole.size());
        int different = 0;
        for (int y = 0; y < whole.height(); ++y)
            for (int x = 0; x < whole.width(); ++x)
                if (std::abs(qGreen(whole.pixel(x, y)) - qGreen(layered.pixel(x, y))) > 24)
                    ++different;
        EXPECT_LT(different, 20) << name;
    }
}

TEST(Art, DoubleHeadedArrowsAreTheSameAfterHalfATurn) {
    SvgAtlas atlas;
    for (const char* name : {"minion", "master"}) {
        const QString file =
            QStringLiteral(":/clockwise/games/pivit/%1.svg").arg(QLatin1String(name));
        const QRectF arrows = atlas.bounds(file, QStringLiteral("turning"));
        EXPECT_NEAR(arrows.center().x(), 0, 0.01);
        EXPECT_NEAR(arrows.center().y(), 0, 0.01);
        EXPECT_GT(arrows.height(), 1.5 * arrows.width()) << "drawn upright";
    }
}

TEST(Art, IconsTakeThePalettesColour) {
    const QIcon icon = actionIcon(QStringLiteral("undo"));
    const QImage before = icon.pixmap(24, 24).toImage();
    const QPalette usual = QGuiApplication::palette();
    QPalette other = usual;
    other.setColor(QPalette::ButtonText, Qt::magenta);
    QGuiApplication::setPalette(other);
    const QImage after = icon.pixmap(24, 24).toImage();
    QGuiApplication::setPalette(usual);
    EXPECT_NE(before, after);
}

} // namespace
} // namespace clockwise::app
