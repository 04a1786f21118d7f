// SPDX-License-Identifier: MIT
#include "document.h"

#include "durable_file.h"
#include "table_clock.h"
#include "words.h"

#include "clockwise/record_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace clockwise::app {
namespace {

tl::unexpected<NotOpened> notOpened(const QString& why) {
    return tl::unexpected(NotOpened{why, std::nullopt});
}

bool hasTurns(const GameRecord& record) {
    return !record.node(kRoot).children.empty();
}

} // namespace

Document::Document(GameRecord first, QObject* parent)
    : QObject(parent), m_clock(std::make_unique<TableClock>()) {
    connect(m_clock.get(), &TableClock::falling, this, &Document::settle);
    put(std::move(first), QString());
}

Document::~Document() = default;

void Document::put(GameRecord record, const QString& path) {
    m_session = std::make_unique<Session>(std::move(record));
    // Nobody hears of this: the game is new as a whole.
    m_session->goTo(m_session->last());
    m_clock->begin(*m_session);
    m_session->onChange([this] {
        m_clock->follow();
        emit changed();
    });
    m_path = path;
    m_replay = false;
    m_proposedPath = path;
}

void Document::begin(GameRecord record) {
    put(std::move(record), QString());
    // A set-up is not worth a question; only what is played from now on could be lost.
    m_session->markSaved();
    emit replaced();
}

void Document::adopt(GameRecord record, const QString& proposedPath) {
    put(std::move(record), QString());
    m_proposedPath = proposedPath;
    emit replaced();
}

tl::expected<QStringList, NotOpened> Document::open(const QString& path) {
    const QString shown = QDir::toNativeSeparators(path);
    QFile file(path);
    if (QFileInfo(path).isDir())
        return notOpened(tr("%1 is a folder, not a saved game.").arg(shown));
    if (!file.open(QIODevice::ReadOnly))
        return notOpened(tr("%1 cannot be opened: %2.").arg(shown, file.errorString()));
    // One byte more than allowed is enough to let the reader say that the file is too large.
    const QByteArray bytes = file.read(static_cast<qint64>(kMostBytes) + 1);
    if (file.error() != QFileDevice::NoError)
        return notOpened(tr("%1 cannot be read: %2.").arg(shown, file.errorString()));
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    ReadResult read = readRecord(text);
    if (const Problem* fault = read.fault()) {
        if (read.record && !hasTurns(*read.record)) read.record.reset();
        return tl::unexpected(NotOpened{problemText(*fault, shown), std::move(read.record)});
    }
    QStringList warnings;
    for (const Problem& problem : read.problems) warnings << problemText(problem, shown);
    const bool own = read.problems.empty() && writeRecord(*read.record) == text;
    const bool over = read.record->result().over();
    put(std::move(*read.record), QFileInfo(path).absoluteFilePath());
    m_replay = over || !own;
    m_session->markSaved();
    emit replaced();
    return warnings;
}

Told<void> Document::save(const QString& path) {
    settle();
    const QString shown = QDir::toNativeSeparators(path);
    // Said before the old file is replaced by one that could not be opened again.
    if (m_session->text().size() > kMostBytes) {
        const std::string most = std::to_string(kMostBytes >> 20);
        return tl::unexpected(tr("The game could not be saved as %1: %2")
                                  .arg(shown, faultText({Fault::FileTooLarge, {most}})));
    }
    const auto written = replaceFile(path, m_session->text());
    if (!written)
        return tl::unexpected(
            tr("The game could not be saved as %1: %2.").arg(shown, written.error()));
    m_path = QFileInfo(path).absoluteFilePath();
    m_replay = false;
    m_proposedPath = m_path;
    m_session->markSaved();
    emit changed();
    return {};
}

} // namespace clockwise::app
