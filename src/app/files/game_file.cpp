// SPDX-License-Identifier: MIT
#include "game_file.h"

#include "document.h"

#include "clockwise/record_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace clockwise::app {

Told<QByteArray> readGameFile(const QString& path) {
    const QString shown = QDir::toNativeSeparators(path);
    QFile file(path);
    if (QFileInfo(path).isDir())
        return tl::unexpected(Document::tr("%1 is a folder, not a saved game.").arg(shown));
    // Nobody may ever write into a pipe that is waited for.
    if (QFileInfo::exists(path) && !QFileInfo(path).isFile())
        return tl::unexpected(Document::tr("%1 is not a file.").arg(shown));
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(
            Document::tr("%1 cannot be opened: %2.").arg(shown, file.errorString()));
    QByteArray bytes = file.read(static_cast<qint64>(kMostBytes) + 1);
    if (file.error() != QFileDevice::NoError)
        return tl::unexpected(
            Document::tr("%1 cannot be read: %2.").arg(shown, file.errorString()));
    return bytes;
}

} // namespace clockwise::app
