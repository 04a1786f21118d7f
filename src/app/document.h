// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/session.h"

#include <QObject>
#include <QString>

#include <memory>
#include <tl/expected.hpp>

namespace clockwise::app {

// A sentence for people about something that did not work; QString says where and why.
template <class T>
using Told = tl::expected<T, QString>;

// The game on the table and the file it belongs to. A failed open or save changes nothing.
class Document : public QObject {
    Q_OBJECT

  public:
    explicit Document(GameRecord first, QObject* parent = nullptr);

    Session& session() { return *m_session; }
    const Session& session() const { return *m_session; }
    // Empty until the game was saved or opened.
    const QString& path() const { return m_path; }

    void begin(GameRecord record);
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
};

} // namespace clockwise::app
