// SPDX-License-Identifier: MIT
#include "export_command.h"

#include "command_line.h"
#include "contexts.h"
#include "export.h"
#include "files/game_file.h"

#include "clockwise/record_text.h"

#include <QCommandLineParser>

namespace clockwise::app {
namespace {

std::optional<ExportOrder> orderOf(const QCommandLineParser& parser) {
    ExportOrder order;
    order.path = parser.value(QStringLiteral("export"));
    const auto kind = kindOfFile(order.path);
    if (!kind) {
        complain(Export::tr("--export wants a file name that ends in .png, .svg, .pdf (a "
                            "position), .gif or .apng (the whole game)."));
        return std::nullopt;
    }
    order.kind = *kind;
    if (parser.isSet(QStringLiteral("size"))) {
        bool isNumber = false;
        order.size = parser.value(QStringLiteral("size")).toInt(&isNumber);
        if (!isNumber || order.size < kSmallestPicture || order.size > kLargestPicture) {
            complain(Export::tr("With --export, --size wants a number of pixels from %1 to %2.")
                         .arg(kSmallestPicture)
                         .arg(kLargestPicture));
            return std::nullopt;
        }
    }
    return order;
}

// The places from the start to the one the command line asks for.
std::optional<std::vector<NodeId>>
placesOf(const GameRecord& record, const std::optional<std::size_t>& ply, const QString& file) {
    std::vector<NodeId> places = record.lineThrough(kRoot);
    if (ply && *ply > places.size()) {
        complain(Export::tr("%1: The game has %2 turns, not %3.")
                     .arg(file)
                     .arg(places.size())
                     .arg(*ply));
        return std::nullopt;
    }
    if (ply) places.resize(*ply, kRoot);
    places.insert(places.begin(), kRoot);
    return places;
}

std::optional<GameRecord> recordOf(const QString& file) {
    const auto bytes = readGameFile(file);
    if (!bytes) {
        complain(bytes.error());
        return std::nullopt;
    }
    ReadResult read = readRecord({bytes->constData(), static_cast<std::size_t>(bytes->size())});
    for (const Problem& problem : read.problems)
        complain(QString::fromStdString(describe(problem, file.toStdString())));
    return read.whole() ? std::move(read.record) : std::nullopt;
}

} // namespace

int runExport(const QCommandLineParser& parser) {
    const QStringList files = parser.positionalArguments();
    if (files.size() != 1) {
        complain(Export::tr("--export wants one saved game."));
        return kWrongUsage;
    }
    const auto order = orderOf(parser);
    const auto ply = plyOf(parser);
    if (!order || !ply) return kWrongUsage;
    const QString& file = files.constFirst();
    const auto record = recordOf(file);
    if (!record) return kFault;
    const auto places = placesOf(*record, *ply, file);
    if (!places) return kFault;
    const auto work = exportWork(*record, *places, *order);
    for (int step = 0; step < work->steps(); ++step)
        if (const auto done = work->step(); !done) {
            complain(done.error());
            return kFault;
        }
    return 0;
}

} // namespace clockwise::app
