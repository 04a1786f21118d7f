// SPDX-License-Identifier: MIT
#include "document.h"

#include "clock/table_clock.h"
#include "files/durable_file.h"
#include "files/game_file.h"
#include "words.h"

#include "clockwise/record_text.h"

#include <QDir>
#include <QFileInfo>

namespace clockwise::app {
namespace {

bool hasTurns(const GameRecord& record) {
    return !record.node(kRoot).children.empty();
}

} // namespace

tl::expected<ReadGame, NotOpened> readGame(std::string_view text, const QString& source) {
    ReadResult read = readRecord(text);
    if (const Problem* fault = read.fault()) {
        if (read.record && !hasTurns(*read.record)) read.record.reset();
        return tl::unexpected(NotOpened{problemText(*fault, source), std::move(read.record)});
    }
    QStringList oddities;
    for (const Problem& problem : read.problems) oddities << problemText(problem, source);
    return ReadGame{std::move(*read.record), std::move(oddities)};
}

Document::Document(GameRecord first, QObject* parent)
    : QObject(parent), m_clock(std::make_unique<TableClock>()) {
    connect(m_clock.get(), &TableClock::falling, this, &Document::settle);
    put(std::move(first), QString());
}

Document::~Document() = default;

void Document::put(GameRecord record, const QString& path) {
    emit replacing();
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

void Document::practise(GameRecord record) {
    put(std::move(record), QString());
    m_session->setPractice();
    emit replaced();
}

void Document::adopt(GameRecord record, const QString& proposedPath) {
    put(std::move(record), QString());
    m_proposedPath = proposedPath;
    emit replaced();
}

tl::expected<QStringList, NotOpened> Document::open(const QString& path) {
    const QString shown = QDir::toNativeSeparators(path);
    const auto bytes = readGameFile(path);
    if (!bytes) return tl::unexpected(NotOpened{bytes.error(), std::nullopt});
    const std::string_view text(bytes->constData(), static_cast<std::size_t>(bytes->size()));
    auto read = readGame(text, shown);
    if (!read) return tl::unexpected(std::move(read.error()));
    const bool own = read->oddities.isEmpty() && writeRecord(read->record) == text;
    const bool over = read->record.result().over();
    put(std::move(read->record), QFileInfo(path).absoluteFilePath());
    m_replay = over || !own;
    m_session->markSaved();
    emit replaced();
    return read->oddities;
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
