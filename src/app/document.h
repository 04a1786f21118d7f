// SPDX-License-Identifier: MIT
#pragma once

#include "told.h"

#include "clockwise/session.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <string_view>
#include <tl/expected.hpp>

namespace clockwise::app {

class TableClock;

// Why a file was not opened, and the game up to the fault when turns stand before it.
struct NotOpened {
    QString why;
    std::optional<GameRecord> legalPart;
};

// A game that was read, and what was odd about it but did not keep it from being read, a line each.
struct ReadGame {
    GameRecord record;
    QStringList oddities;
};

// The game of a text; the source is named in what is told about it.
tl::expected<ReadGame, NotOpened> readGame(std::string_view text, const QString& source);

// The game on the table, its clock, and the file it belongs to. A failed open or save changes
// nothing.
class Document : public QObject {
    Q_OBJECT

  public:
    explicit Document(GameRecord first, QObject* parent = nullptr);
    ~Document() override;

    Session& session() { return *m_session; }
    const Session& session() const { return *m_session; }
    TableClock& clock() { return *m_clock; }
    // Empty until the game was saved or opened.
    const QString& path() const { return m_path; }
    // Where to propose saving the game: its file, or the one it had before it was recovered.
    const QString& proposedPath() const { return m_proposedPath; }
    // Whether the file is a record to be looked at, not a game being played: it was over when it
    // was opened, or the file is not as this program writes it. Such a file is never saved over
    // unasked; once saved by the player the game is their own.
    bool isReplay() const { return m_replay; }

    void begin(GameRecord record);
    // A game for practice: nobody is asked about it, and nothing of it is kept.
    void practise(GameRecord record);
    // A game that somebody played and that no file holds: it is modified from the start. A file it
    // had before it was lost stays as it is.
    void adopt(GameRecord record, const QString& proposedPath = {});
    // What was odd about the file but did not keep it from opening, a line each.
    tl::expected<QStringList, NotOpened> open(const QString& path);
    Told<void> save(const QString& path);
    // Takes up what is being written but is not in the game yet.
    void settle() { emit settling(); }

  signals:
    void replacing(); // the game goes: no place in it means anything from here on
    void replaced();  // another game
    void changed();   // a turn, an undo, a look back, a save
    void settling();

  private:
    void put(GameRecord record, const QString& path);

    std::unique_ptr<Session> m_session;
    std::unique_ptr<TableClock> m_clock;
    QString m_path;
    bool m_replay = false;
    QString m_proposedPath;
};

} // namespace clockwise::app
