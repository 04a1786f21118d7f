// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"

#include <QObject>

#include <functional>

class QAction;
class QMenu;
class QStackedWidget;

namespace clockwise::app {

class EditorPage;
class ViewActions;

// The ways into the editor of positions and out of it again. Its page is made when it is first
// wanted and keeps what was drawn.
class EditorActions : public QObject {
    Q_OBJECT

  public:
    // `mayLeave` asks before the game on the table is lost.
    EditorActions(Document& document, QMenu* gameMenu, std::function<bool()> mayLeave,
                  QObject* parent);

    // Where the page is to be, among others, and the menu of how its board is seen.
    void setPages(QStackedWidget& pages, ViewActions& view);
    // What is about the table: goes on with the position that it shows.
    void addTableAction(QMenu* menu);
    // Goes on with a game that somebody sets up: with the position that its line leads to.
    void setUpFrom(const GameRecord& record);

  signals:
    void opened();
    void closed(); // nothing has begun; what was seen before is there again

  private:
    void setUp();
    void editTable();
    void show(const GameRecord& record, NodeId at);
    void open();
    void begin(const GameRecord& record);
    void close();

    Document& m_document;
    std::function<bool()> m_mayLeave;
    QAction* m_setUp;
    QAction* m_edit;
    QStackedWidget* m_pages = nullptr;
    QWidget* m_before = nullptr;
    ViewActions* m_view = nullptr;
    EditorPage* m_page = nullptr;
};

} // namespace clockwise::app
