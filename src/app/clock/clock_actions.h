// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"

#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace clockwise::app {

// Starting and pausing the clock, from a menu and by key. While a dialog keeps the window from
// being used the clock stands: nobody can play, and nobody is to lose time or the game behind it.
class ClockActions : public QObject {
    Q_OBJECT

  public:
    ClockActions(Document& document, QMenu* menu, QWidget* window);

    QAction* toggle() const { return m_toggle; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void refresh();

    Document& m_document;
    QAction* m_toggle;
};

} // namespace clockwise::app
