// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"

#include <QObject>

class QAction;
class QMenu;

namespace clockwise::app {

class TableWidget;

// The Move menu: what changes the game but is no turn made on the board. Each action says what it
// is about, by turn and seat.
class MoveActions : public QObject {
    Q_OBJECT

  public:
    MoveActions(Document& document, QMenu* menu, QObject* parent);

    // Where half-made turns are.
    void setTable(TableWidget& table);
    // What can be done with the turn that is shown: for the list of turns.
    QMenu* turnMenu() const { return m_turnMenu; }

  signals:
    void playOnWanted(); // as a new game, from the place shown

  private:
    QAction* add(const QString& name, const QString& icon, const QList<QKeySequence>& keys,
                 void (MoveActions::*slot)());
    void undo();
    void redo();
    void takeBack();
    void promote();
    void demote();
    void removeVariation();
    void removeRest();
    void resign();
    void agreeDraw();

    void refresh();
    void refreshUndo();
    void refreshTurn();
    void refreshEnd();

    Document& m_document;
    TableWidget* m_table = nullptr;
    QMenu* m_menu;
    QMenu* m_turnMenu;
    QAction* m_undo;
    QAction* m_redo;
    QAction* m_takeBack;
    QAction* m_promote;
    QAction* m_demote;
    QAction* m_removeVariation;
    QAction* m_removeRest;
    QAction* m_playOn;
    QAction* m_resign;
    QAction* m_agree;
};

} // namespace clockwise::app
