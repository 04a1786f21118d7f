// SPDX-License-Identifier: MIT
#include "lost_game.h"

#include "document.h"
#include "words.h"

#include "clockwise/record_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <climits>

namespace clockwise::app {
namespace {

// The context of these sentences for Qt Linguist.
struct LostGames {
    Q_DECLARE_TR_FUNCTIONS(LostGames)
};

const QByteArray kNote = QByteArrayLiteral("\n%autosave ");
const QString kFile = QStringLiteral("file");

// Nothing when the file is not whole.
std::optional<QString> fileInNote(const QByteArray& bytes, qsizetype note) {
    if (note < 0) return std::nullopt;
    const QJsonDocument json = QJsonDocument::fromJson(bytes.mid(note + kNote.size()));
    if (!json.isObject()) return std::nullopt;
    const QString file = json.object().value(kFile).toString();
    return file.size() < PATH_MAX ? file : QString();
}

bool holds(const QString& path, const QByteArray& bytes) {
    const QFileInfo info(path);
    if (!info.isFile() || info.size() != bytes.size()) return false;
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.readAll() == bytes;
}

} // namespace

std::string lostGameText(std::string_view game, const QString& file) {
    const QByteArray note =
        QJsonDocument(QJsonObject{{kFile, file}}).toJson(QJsonDocument::Compact);
    std::string text(game);
    if (text.ends_with('\n')) text.pop_back();
    return text.append(kNote.toStdString()).append(note.toStdString()).append("\n");
}

LostGame readLostGame(const AutosaveSlot& slot) {
    LostGame lost;
    const QString shown = QDir::toNativeSeparators(slot.path());
    lost.when = QFileInfo(slot.path()).lastModified();
    if (!QFileInfo(slot.path()).isFile()) {
        lost.damage = [shown] { return Document::tr("%1 is not a file.").arg(shown); };
        return lost;
    }
    QFile file(slot.path());
    if (!file.open(QIODevice::ReadOnly)) {
        lost.damage = [shown, why = file.errorString()] {
            return LostGames::tr("%1 cannot be read: %2.").arg(shown, why);
        };
        return lost;
    }
    const QByteArray bytes = file.read(static_cast<qint64>(kMostBytes) + 1);
    const qsizetype note = bytes.lastIndexOf(kNote);
    const auto belongsTo = fileInNote(bytes, note);
    ReadResult read = readRecord(bytes.toStdString());
    lost.record = std::move(read.record);
    lost.file = belongsTo.value_or(QString());
    if (const Problem* fault = read.fault())
        lost.damage = [fault = *fault, shown] { return problemText(fault, shown); };
    else if (!belongsTo)
        lost.damage = [shown] { return LostGames::tr("%1 ends too early.").arg(shown); };
    lost.isSaved = !lost.damage && holds(lost.file, bytes.left(note + 1));
    return lost;
}

} // namespace clockwise::app
