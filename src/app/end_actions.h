// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"

#include <QObject>

#include <functional>

class QAction;
class QMenu;

namespace clockwise::app {

class SidePanel;
class TableWidget;

// What can be done with a game that has ended: the banner beside the table offers it, a rematch is
// in the menu at any time.
class EndActions : public QObject {
    Q_OBJECT

  public:
    EndActions(Document& document, QMenu* menu, std::function<bool()> mayLeaveGame,
               QObject* parent);

    // The actions are those of the menus.
    void setTable(TableWidget& table, SidePanel& side, QAction& play, QAction& save);
    void setTableSeen(bool seen);

  private:
    void playAgain();
    void refresh();

    Document& m_document;
    std::function<bool()> m_mayLeaveGame;
    QAction* m_rematch;
    bool m_tableSeen = true;
};

} // namespace clockwise::app
