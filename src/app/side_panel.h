// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"

#include <QWidget>

class QAction;
class QLabel;
class QMenu;

namespace clockwise::app {

class GoActions;
class NotesEditor;

// Beside the board: who sits where, the turns played and what is written about them, and the bar to
// look back.
class SidePanel : public QWidget {
    Q_OBJECT

  public:
    // The menu is for a turn of the list.
    SidePanel(Document& document, GoActions& go, QMenu* turnMenu, QAction* clock,
              QWidget* parent = nullptr);
    NotesEditor& notes() { return *m_notes; }

  private:
    void refresh();

    Document& m_document;
    QLabel* m_title;
    NotesEditor* m_notes;
};

} // namespace clockwise::app
