// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"
#include "language.h"

#include <QObject>
#include <QPointer>

#include <functional>

class QAction;
class QMenu;

namespace clockwise::app {

class BoardView;
class EditorPage;
class LookMenu;
class TableWidget;

// The View menu: how things move and look, and how the board lies. What is chosen is remembered,
// how the board lies for each game by itself.
class ViewActions : public QObject {
    Q_OBJECT

  public:
    // The window is the one that fills the screen.
    ViewActions(Document& document, QMenu* menu, QWidget* window);

    void setTable(TableWidget& table);
    LookMenu& looks() { return *m_looks; }
    // What is about the board is of no use while none is seen.
    void setTableSeen(bool seen);
    // The board of a position that is drawn is seen instead, until the table is or neither.
    void setEditorSeen(EditorPage& editor);

  private:
    struct Choice {
        QString id;
        Wording text;
    };

    QAction* add(const QString& name, const Wording& text, const QKeySequence& key,
                 void (ViewActions::*slot)());
    QAction* addSwitch(const QString& name, const Wording& text, void (ViewActions::*slot)(bool));
    void takeChoices();
    void addChoices(QMenu* menu, const QString& prefix, const QList<Choice>& choices,
                    const std::function<QString()>& present,
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
    void offer();
    // Of the board that is seen.
    const Game& game() const;
    const BoardView& board() const;

    Document& m_document;
    QMenu* m_menu;
    QWidget* m_window;
    TableWidget* m_table = nullptr;
    BoardView* m_board = nullptr;
    LookMenu* m_looks;
    bool m_tableSeen = true;
    QPointer<EditorPage> m_editor; // while it is seen
    QAction* m_turnOn = nullptr;
    QAction* m_upright = nullptr;
    QAction* m_follow = nullptr;
    QAction* m_coordinates = nullptr;
    QAction* m_lastTurns = nullptr;
};

} // namespace clockwise::app
