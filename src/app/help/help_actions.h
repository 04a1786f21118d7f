// SPDX-License-Identifier: MIT
#pragma once

#include "lesson_run.h"

#include <QObject>
#include <QPointer>

#include <functional>

class QBoxLayout;
class QMenu;

namespace clockwise::app {

class Document;
class RulesWindow;
class TableWidget;

// What of the Help menu explains games: the rules of the one on the table, and for each game a
// first one that teaches it. Nothing of it is there before it is asked for.
class HelpActions : public QObject {
    Q_OBJECT

  public:
    HelpActions(Document& document, QMenu* menu, std::function<bool()> mayLeaveGame,
                QWidget* window);

    // The card of a lesson comes to stand at the head of the column.
    void setTable(TableWidget& table, QBoxLayout& column);
    // The guided first game of a game that has one, unless somebody wants to keep what is played.
    void startLesson(const Game& game);

  private:
    void showRules();
    void endLesson();

    Document& m_document;
    std::function<bool()> m_mayLeaveGame;
    QWidget* m_window;
    TableWidget* m_table = nullptr;
    QBoxLayout* m_column = nullptr;
    QPointer<RulesWindow> m_rules;
    LessonCard* m_card = nullptr;
    LessonRun* m_lesson = nullptr;
};

} // namespace clockwise::app
