// SPDX-License-Identifier: MIT
#include "app/table/board_picture.h"
#include "app/table/board_view.h"
#include "app/table_marks.h"
#include "share_test.h"

#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QXmlStreamReader>

#include <algorithm>
#include <cstdlib>

namespace clockwise::app {
namespace {

using Pictures = ShareTest;

constexpr std::array kGames{"pivit_three", "sputnik_four", "quivive_two_pawns"};

// How far two pictures are apart in the mean of all their parts, from 0 to 255.
double difference(const QImage& a, const QImage& b) {
    EXPECT_EQ(a.size(), b.size());
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) +
                   std::abs(qBlue(p) - qBlue(q));
        }
    return sum / (3.0 * a.width() * a.height());
}

QImage onWhite(const QImage& image) {
    QImage ground(image.size(), QImage::Format_RGB32);
    ground.fill(Qt::white);
    QPainter(&ground).drawImage(0, 0, image);
    return ground;
}

TEST_F(Pictures, HaveTheSizeThatIsAskedFor) {
    for (const int size : {kSmallestPicture, 301, 1000}) {
        const auto image = QImage::fromData(exported("pivit_three", 12, ExportKind::Png, size));
        EXPECT_EQ(image.size(), QSize(size, size));
    }
}

TEST_F(Pictures, DifferFromTurnToTurn) {
    for (const char* game : kGames) {
        const QByteArray start = exported(game, 0, ExportKind::Png);
        const QByteArray first = exported(game, 1, ExportKind::Png);
        EXPECT_NE(QImage::fromData(start), QImage::fromData(first)) << game;
        EXPECT_EQ(QImage::fromData(first), QImage::fromData(exported(game, 1, ExportKind::Png)));
    }
}

TEST_F(Pictures, AreWhatTheTableShows) {
    constexpr QSize kSize(360, 360);
    for (const char* game : kGames)
        for (const int turn : {0, 1}) {
            const GameRecord record = sampleGame(game);
            const NodeId at = placesUpTo(record, 30).back();
            const Scene scene = record.node(at).standing.state->scene();
            const QString id = QString::fromStdString(std::string(record.game().id()));
            BoardView view;
            view.setAttribute(Qt::WA_DontShowOnScreen);
            view.resize(kSize);
            view.setGame(id);
            view.setTurn(turn);
            view.setLabels(turn == 0);
            view.show();
            view.showScene(scene, lastTurnMarks(record, at), false);
            QImage picture(kSize, QImage::Format_ARGB32_Premultiplied);
            picture.fill(view.palette().color(QPalette::Window));
            QPainter painter(&picture);
            BoardPicture(id, {turn, turn == 0})
                .paint(painter, QRectF(picture.rect()), scene, lastTurnMarks(record, at));
            painter.end();
            const QImage shown = view.viewport()->grab().toImage();
            EXPECT_LT(difference(onWhite(picture), onWhite(shown)), 0.01) << game << ' ' << turn;
        }
}

TEST_F(Pictures, AreTransparentRoundTheTable) {
    const auto image = QImage::fromData(exported("sputnik_four", 3, ExportKind::Png));
    EXPECT_EQ(qAlpha(image.pixel(0, 0)), 0);
    EXPECT_EQ(qAlpha(image.pixel(120, 120)), 255);
}

TEST_F(Pictures, LeaveTheMarksOfTheLastTurnOutWhenAskedTo) {
    const GameRecord record = sampleGame("pivit_three");
    ExportOrder order;
    order.path = path(QStringLiteral("unmarked.png"));
    order.size = 240;
    order.marksLastTurn = false;
    ASSERT_TRUE(finish(*exportWork(record, placesUpTo(record, 5), order)));
    const auto unmarked = QImage::fromData(contentOf(order.path));
    const auto marked = QImage::fromData(exported("pivit_three", 5, ExportKind::Png));
    EXPECT_GT(difference(onWhite(unmarked), onWhite(marked)), 0.2);
}

TEST_F(Pictures, InSvgAreLinesAndCurves) {
    for (const char* game : kGames) {
        const QByteArray svg = exported(game, 30, ExportKind::Svg);
        QXmlStreamReader xml(svg);
        int shapes = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            EXPECT_NE(xml.name(), QStringLiteral("image")) << game;
            EXPECT_NE(xml.name(), QStringLiteral("text")) << game << ": fonts differ elsewhere";
            if (xml.name() == QStringLiteral("path")) ++shapes;
        }
        EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
        EXPECT_GT(shapes, 100) << game;
    }
}

// Cells in pixels are a whole number of them wide, so that two pictures do not lie quite alike.
QImage fromAfar(const QImage& image) {
    return onWhite(image).scaled(80, 80, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

TEST_F(Pictures, InSvgLookLikeThoseInPixels) {
    for (const char* game : kGames) {
        QImage drawn(1200, 1200, QImage::Format_ARGB32_Premultiplied);
        drawn.fill(Qt::transparent);
        {
            QPainter painter(&drawn);
            QSvgRenderer(exported(game, 30, ExportKind::Svg, 1200)).render(&painter);
        }
        const auto pixels = QImage::fromData(exported(game, 30, ExportKind::Png, 1200));
        EXPECT_LT(difference(fromAfar(drawn), fromAfar(pixels)), 14) << game;
    }
}

TEST_F(Pictures, InPdfAreOnePageOfLinesAndCurves) {
    for (const char* game : kGames) {
        const QByteArray pdf = exported(game, 30, ExportKind::Pdf);
        EXPECT_TRUE(pdf.startsWith("%PDF-")) << game;
        EXPECT_EQ(pdf.count("/Type /Page\n"), 1) << game;
        EXPECT_EQ(pdf.count("/Subtype /Image"), 0) << game;
        EXPECT_EQ(pdf.count("/S /Alpha"), 0) << "transparency that Qt writes wrongly";
        // 240 pixels are two inches and a half.
        EXPECT_TRUE(pdf.contains("/MediaBox [0 0 180") || pdf.contains("/MediaBox [0 0 180.0"));
    }
}

TEST_F(Pictures, ThatCannotBeWrittenSayWhyAndLeaveTheOldFile) {
    const GameRecord record = sampleGame("pivit_three");
    for (const ExportKind kind :
         {ExportKind::Png, ExportKind::Svg, ExportKind::Pdf, ExportKind::Gif, ExportKind::Apng}) {
        ExportOrder order;
        order.kind = kind;
        order.size = kSmallestPicture;
        order.path = path(QStringLiteral("no/such/folder/x") + extensionOf(kind));
        const auto done = finish(*exportWork(record, placesUpTo(record, 2), order));
        ASSERT_FALSE(done);
        EXPECT_EQ(done.error().toStdString(), order.path.toStdString() +
                                                  " could not be written: No such file or "
                                                  "directory.");
    }
}

} // namespace
} // namespace clockwise::app
