// SPDX-License-Identifier: MIT
#pragma once

#include "told.h"

#include "clockwise/session.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

namespace clockwise::app {

// The game on the table and the file it belongs to. A failed open or save changes nothing.
class Document : public QObject {
    Q_OBJECT

  public:
    explicit Document(GameRecord first, QObject* parent = nullptr);

    Session& session() { return *m_session; }
    const Session& session() const { return *m_session; }
    // Empty until the game was saved or opened.
    const QString& path() const { return m_path; }
    // Where to propose saving the game: its file, or the one it had before it was recovered.
    const QString& proposedPath() const { return m_proposedPath; }

    void begin(GameRecord record);
    // A game that was lost before it was saved; the file it had stays as it is.
    void recover(GameRecord record, const QString& proposedPath);
    // What was odd about the file but did not keep it from opening, a line each.
    Told<QStringList> open(const QString& path);
    Told<void> save(const QString& path);

  signals:
    void replaced(); // another game
    void changed();  // a turn, an undo, a look back, a save

  private:
    void put(GameRecord record, const QString& path);

    std::unique_ptr<Session> m_session;
    QString m_path;
    QString m_proposedPath;
};

} // namespace clockwise::app
