// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"
#include "work_runner.h"

#include <QObject>

#include <functional>

class QAction;
class QMenu;

namespace clockwise::app {

class NoticeBar;
class TableWidget;

// The part of the Game menu by which games go out and come in other than as files of their own:
// exported, printed, copied and pasted. Text fields keep their own copying and pasting.
class ShareActions : public QObject {
    Q_OBJECT

  public:
    // `mayLeave` asks before the game on the table is lost.
    ShareActions(Document& document, QMenu* menu, std::function<bool()> mayLeave, QWidget* window);

    // Whose board the pictures are like.
    void setTable(TableWidget& table) { m_table = &table; }
    // Whether its game can be seen: otherwise there is nothing to share.
    void setTableSeen(bool seen);
    // The line that tells when an export is done.
    NoticeBar* makeNotice(QWidget* parent);
    // Puts the game of a text on the table. When there is none, says where the fault is and keeps
    // the one that is there, unless the player wants the part before the fault.
    void pasteText(const QString& text);
    // True when nothing is being exported or printed, or the player gives it up.
    bool mayStop();

  private:
    QAction* add(QMenu* menu, const char* name, const Wording& text, const QKeySequence& key,
                 void (ShareActions::*slot)());
    void exportGame();
    void tellExported();
    void print();
    void copyPosition();
    void copyPicture();
    void copyTurns();
    void paste();
    void refresh();
    std::vector<NodeId> placesShown() const;

    Document& m_document;
    std::function<bool()> m_mayLeave;
    QWidget* m_window;
    TableWidget* m_table = nullptr;
    NoticeBar* m_notice = nullptr;
    QString m_exported; // the file under way; empty for a print
    WorkRunner* m_runner;
    QAction* m_export;
    QAction* m_print;
    QList<QAction*> m_copying;
    bool m_tableSeen = true;
};

} // namespace clockwise::app
