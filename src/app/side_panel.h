// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace clockwise::app {

class GoActions;
class TurnTableModel;

// Beside the board: who sits where, the turns played, and the bar to look back.
class SidePanel : public QWidget {
    Q_OBJECT

  public:
    SidePanel(Document& document, GoActions& go, QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    QTableView* makeList();
    void fitList();
    void refresh();

    Document& m_document;
    QLabel* m_title;
    TurnTableModel* m_model;
    QTableView* m_list = nullptr;
};

} // namespace clockwise::app
