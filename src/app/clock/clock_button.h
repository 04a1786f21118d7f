// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

class QAction;

namespace clockwise::app {

// Starts and pauses the clock; there only while the game has clocks.
class ClockButton : public QToolButton {
    Q_OBJECT

  public:
    ClockButton(QAction& action, QWidget* parent);

  private:
    void refresh();

    QAction& m_action;
};

} // namespace clockwise::app
