// SPDX-License-Identifier: MIT
#include "app/share/animation_writer.h"
#include "share_test.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QtEndian>

#include <optional>
#include <zlib.h>

namespace clockwise::app {
namespace {

using Animations = ShareTest;

struct Chunk {
    QByteArray type;
    QByteArray data;
};

quint32 numberAt(const QByteArray& bytes, qsizetype at) {
    return qFromBigEndian<quint32>(bytes.constData() + at);
}

QByteArray big(quint32 number) {
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

QByteArray packed(const QByteArray& type, const QByteArray& data) {
    const QByteArray checked = type + data;
    const auto sum = ::crc32(0, reinterpret_cast<const Bytef*>(checked.constData()),
                             static_cast<uInt>(checked.size()));
    return big(static_cast<quint32>(data.size())) + checked + big(static_cast<quint32>(sum));
}

const QByteArray kSignature("\x89PNG\r\n\x1a\n", 8);

// Nothing for bytes that are no PNG, or whose check sums are wrong.
std::vector<Chunk> chunksOf(const QByteArray& png) {
    if (!png.startsWith(kSignature)) return {};
    std::vector<Chunk> chunks;
    for (qsizetype at = 8; at < png.size();) {
        const auto length = static_cast<qsizetype>(numberAt(png, at));
        const Chunk chunk{png.mid(at + 4, 4), png.mid(at + 8, length)};
        if (png.mid(at, length + 12) != packed(chunk.type, chunk.data)) return {};
        chunks.push_back(chunk);
        at += length + 12;
    }
    return chunks;
}

// An animated PNG as the specification has it shown, frame by frame.
std::vector<QImage> framesOf(const QByteArray& png) {
    std::vector<QImage> frames;
    QByteArray header;
    QByteArray control;
    QByteArray pixels;
    quint32 sequence = 0;
    const auto finishFrame = [&] {
        if (control.isEmpty()) return;
        QByteArray own = header;
        own.replace(0, 8, control.mid(4, 8));
        const auto part = QImage::fromData(kSignature + packed("IHDR", own) +
                                           packed("IDAT", pixels) + packed("IEND", {}));
        EXPECT_FALSE(part.isNull());
        QImage whole = frames.empty() ? QImage(part.size(), QImage::Format_ARGB32) : frames.back();
        QPainter painter(&whole);
        painter.setCompositionMode(QPainter::CompositionMode_Source);
        painter.drawImage(QPoint(static_cast<int>(numberAt(control, 12)),
                                 static_cast<int>(numberAt(control, 16))),
                          part);
        painter.end();
        frames.push_back(whole);
        pixels.clear();
    };
    for (const Chunk& chunk : chunksOf(png)) {
        if (chunk.type == "IHDR") header = chunk.data;
        if (chunk.type == "fcTL" || chunk.type == "IEND") finishFrame();
        if (chunk.type == "fcTL") control = chunk.data;
        if (chunk.type == "fcTL" || chunk.type == "fdAT") {
            EXPECT_EQ(numberAt(chunk.data, 0), sequence++);
        }
        if (chunk.type == "IDAT") pixels += chunk.data;
        if (chunk.type == "fdAT") pixels += chunk.data.mid(4);
    }
    return frames;
}

TEST_F(Animations, InGifHaveAPictureForTheStartAndForEachTurn) {
    for (const auto& [game, turns] : {std::pair("pivit_three", 12), std::pair("sputnik_four", 40),
                                      std::pair("quivive_two_pawns", 7)}) {
        QByteArray gif = exported(game, static_cast<std::size_t>(turns), ExportKind::Gif, 120);
        QBuffer buffer(&gif);
        QImageReader reader(&buffer, "gif");
        EXPECT_EQ(reader.imageCount(), turns + 1) << game;
        EXPECT_EQ(reader.loopCount(), -1) << "for ever";
        QImage last;
        int frames = 0;
        for (QImage frame = reader.read(); !frame.isNull(); frame = reader.read()) {
            EXPECT_EQ(frame.size(), QSize(120, 120));
            EXPECT_EQ(reader.nextImageDelay(), ++frames <= turns ? 800 : 3000) << frames;
            last = frame;
        }
        EXPECT_EQ(frames, turns + 1);
        const auto still =
            QImage::fromData(exported(game, static_cast<std::size_t>(turns), ExportKind::Png, 120));
        int far = 0;
        for (int y = 0; y < 120; ++y)
            for (int x = 0; x < 120; ++x)
                if (qAlpha(still.pixel(x, y)) == 255 &&
                    std::abs(qGreen(still.pixel(x, y)) - qGreen(last.pixel(x, y))) > 40)
                    ++far;
        EXPECT_LT(far, 30) << game;
    }
}

TEST_F(Animations, InPngShowAfterEachTurnWhatTheStillPictureShows) {
    const QByteArray png = exported("sputnik_four", 9, ExportKind::Apng, 120);
    const std::vector<QImage> frames = framesOf(png);
    ASSERT_EQ(frames.size(), 10U);
    for (std::size_t ply = 0; ply < frames.size(); ++ply) {
        const auto still = QImage::fromData(exported("sputnik_four", ply, ExportKind::Png, 120));
        EXPECT_EQ(frames[ply], still.convertToFormat(QImage::Format_ARGB32)) << ply;
    }
}

TEST_F(Animations, InPngSayHowManyFramesThereAreAndForHowLong) {
    const std::vector<Chunk> chunks =
        chunksOf(exported("pivit_three", 5, ExportKind::Apng, kSmallestPicture));
    ASSERT_GT(chunks.size(), 3U);
    EXPECT_EQ(chunks[1].type, "acTL");
    EXPECT_EQ(numberAt(chunks[1].data, 0), 6U);
    EXPECT_EQ(numberAt(chunks[1].data, 4), 0U) << "loops for ever";
    std::vector<int> times;
    for (const Chunk& chunk : chunks)
        if (chunk.type == "fcTL") {
            EXPECT_EQ(qFromBigEndian<quint16>(chunk.data.constData() + 22), 1000);
            times.push_back(qFromBigEndian<quint16>(chunk.data.constData() + 20));
        }
    EXPECT_EQ(times, (std::vector{800, 800, 800, 800, 800, 3000}));
    EXPECT_EQ(chunks.back().type, "IEND");
}

TEST_F(Animations, AreAStillPictureToProgramsThatKnowNoAnimatedPng) {
    const auto shown = QImage::fromData(exported("pivit_three", 5, ExportKind::Apng, 120));
    const auto start = QImage::fromData(exported("pivit_three", 0, ExportKind::Png, 120));
    EXPECT_EQ(shown, start);
}

TEST_F(Animations, GivenUpLeaveTheOldFileAndNothingElse) {
    const GameRecord record = sampleGame("pivit_three");
    for (const ExportKind kind : {ExportKind::Gif, ExportKind::Apng}) {
        ExportOrder order;
        order.kind = kind;
        order.size = kSmallestPicture;
        order.path = path(QStringLiteral("old") + extensionOf(kind));
        QFile old(order.path);
        ASSERT_TRUE(old.open(QIODevice::WriteOnly) && old.write("precious") == 8);
        old.close();
        const QStringList before = files();
        auto work = exportWork(record, placesUpTo(record, 50), order);
        for (int step = 0; step < 20; ++step) ASSERT_TRUE(work->step());
        work.reset();
        EXPECT_EQ(files(), before);
        EXPECT_EQ(contentOf(order.path), "precious");
    }
}

TEST(ChangedPart, IsTheLeastRectangleRoundWhatDiffers) {
    QImage before(20, 10, QImage::Format_RGB32);
    before.fill(Qt::white);
    QImage after = before;
    EXPECT_EQ(changedPart(before, after), QRect(0, 0, 1, 1)) << "a frame needs a pixel";
    after.setPixel(3, 4, qRgb(1, 2, 3));
    EXPECT_EQ(changedPart(before, after), QRect(3, 4, 1, 1));
    after.setPixel(19, 9, qRgb(1, 2, 3));
    after.setPixel(7, 0, qRgb(1, 2, 3));
    EXPECT_EQ(changedPart(before, after), QRect(3, 0, 17, 10));
}

} // namespace
} // namespace clockwise::app
