// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"

#include <QWidget>

class QAction;
class QBoxLayout;
class QMenu;

namespace clockwise::app {

class ElidedLabel;
class EndBanner;
class GoActions;
class NotesEditor;
class TurnSheet;

// Beside the board: the turns played, how the game ended, what is written about the turns, and the
// bar to look back.
class SidePanel : public QWidget {
    Q_OBJECT

  public:
    // The menu is for a turn of the list.
    SidePanel(Document& document, GoActions& go, QMenu* turnMenu, QAction* clock,
              QWidget* parent = nullptr);
    NotesEditor& notes() { return *m_notes; }
    // Below the turns.
    void setBanner(EndBanner& banner);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    bool isLow() const;
    void makeRoom(bool forBanner);
    void refresh();

    Document& m_document;
    QBoxLayout* m_halves;
    QBoxLayout* m_turns;
    ElidedLabel* m_title;
    TurnSheet* m_sheet = nullptr;
    NotesEditor* m_notes = nullptr;
    EndBanner* m_banner = nullptr;
};

} // namespace clockwise::app
