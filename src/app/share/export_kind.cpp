// SPDX-License-Identifier: MIT
#include "export_kind.h"

namespace clockwise::app {

bool showsWholeGame(ExportKind kind) {
    return kind == ExportKind::Gif || kind == ExportKind::Apng || kind == ExportKind::ScoreSheet;
}

QString idOf(ExportKind kind) {
    return kind == ExportKind::ScoreSheet ? QStringLiteral("sheet") : extensionOf(kind).mid(1);
}

bool hasPixels(ExportKind kind) {
    return kind == ExportKind::Png || kind == ExportKind::Gif || kind == ExportKind::Apng;
}

QString extensionOf(ExportKind kind) {
    switch (kind) {
    case ExportKind::Png: return QStringLiteral(".png");
    case ExportKind::Svg: return QStringLiteral(".svg");
    case ExportKind::Gif: return QStringLiteral(".gif");
    case ExportKind::Apng: return QStringLiteral(".apng");
    case ExportKind::Pdf:
    case ExportKind::ScoreSheet: break;
    }
    return QStringLiteral(".pdf");
}

std::optional<ExportKind> kindOfFile(const QString& path) {
    for (const ExportKind kind : kExportKinds)
        if (path.endsWith(extensionOf(kind), Qt::CaseInsensitive)) return kind;
    return std::nullopt;
}

} // namespace clockwise::app
