// SPDX-License-Identifier: MIT
#include "share_test.h"

#include "clockwise/record_text.h"

#include <QFile>

namespace clockwise::app {

QString samplePath(std::string_view name) {
    return QStringLiteral(CLOCKWISE_SOURCE_DIR "/tests/data/games/") +
           QString::fromUtf8(name.data(), qsizetype(name.size())) + QStringLiteral(".clockwise");
}

GameRecord sampleGame(std::string_view name) {
    ReadResult read = readRecord(contentOf(samplePath(name)).toStdString());
    if (!read.whole()) throw std::runtime_error("not a whole game");
    return std::move(*read.record);
}

std::vector<NodeId> placesUpTo(const GameRecord& record, std::size_t ply) {
    std::vector<NodeId> places = record.lineThrough(kRoot);
    places.resize(std::min(ply, places.size()), kRoot);
    places.insert(places.begin(), kRoot);
    return places;
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return file.readAll();
}

Told<void> finish(Work& work) {
    for (int step = 0; step < work.steps(); ++step)
        if (auto done = work.step(); !done) return done;
    return {};
}

QByteArray ShareTest::exported(std::string_view game, std::size_t ply, ExportKind kind, int size) {
    const GameRecord record = sampleGame(game);
    ExportOrder order;
    order.kind = kind;
    order.path = path(QStringLiteral("exported") + extensionOf(kind));
    order.size = size;
    const auto done = finish(*exportWork(record, placesUpTo(record, ply), order));
    EXPECT_TRUE(done) << done.error().toStdString();
    return contentOf(order.path);
}

} // namespace clockwise::app
