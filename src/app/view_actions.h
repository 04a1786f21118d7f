// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"

#include <QObject>

#include <functional>

class QAction;
class QMenu;

namespace clockwise::app {

class BoardView;
class TableWidget;

// The View menu: how things move and look, and how the board lies. What is chosen is remembered,
// how the board lies for each game by itself.
class ViewActions : public QObject {
    Q_OBJECT

  public:
    // The window is the one that fills the screen.
    ViewActions(Document& document, QMenu* menu, QWidget* window);

    void setTable(TableWidget& table);
    // What is about the board is of no use while it is not seen.
    void setTableSeen(bool seen);

  private:
    QAction* add(const QString& name, const QString& text, const QKeySequence& key,
                 void (ViewActions::*slot)());
    QAction* addSwitch(const QString& name, const QString& text, void (ViewActions::*slot)(bool));
    void tickLook();
    void addChoices(QMenu* menu, const QString& prefix,
                    const QList<std::pair<QString, QString>>& choices, const QString& present,
                    const std::function<void(const QString&)>& choose);
    void setAnimationSpeed(const QString& id);
    void turnOn();
    void turnUpright();
    void followSeats(bool follow);
    void showCoordinates(bool shown);
    void markLastTurns(bool marked);
    void fillScreen();
    void takeGame();
    void turnBoard();

    Document& m_document;
    QMenu* m_menu;
    QWidget* m_window;
    TableWidget* m_table = nullptr;
    BoardView* m_board = nullptr;
    QMenu* m_looks;
    bool m_tableSeen = true;
    QAction* m_turnOn = nullptr;
    QAction* m_upright = nullptr;
    QAction* m_follow = nullptr;
    QAction* m_coordinates = nullptr;
    QAction* m_lastTurns = nullptr;
};

} // namespace clockwise::app
