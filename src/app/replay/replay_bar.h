// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"

#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace clockwise::app {

class GoActions;

// Under the list of turns: a slider over the line with the place in it, the buttons to go along,
// and how long a turn is shown while it plays.
class ReplayBar : public QWidget {
    Q_OBJECT

  public:
    ReplayBar(Document& document, GoActions& go, QWidget* parent = nullptr);

  private:
    QLayout* makeButtons();
    void showTurnTime();
    void refresh();

    Document& m_document;
    GoActions& m_go;
    QSlider* m_slider;
    QLabel* m_place;
    QToolButton* m_turnTime;
};

} // namespace clockwise::app
