// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"

#include <QTableView>

class QMenu;

namespace clockwise::app {

class TurnTableModel;

// The turns of the game by rounds and seats, variations nested beneath; the turn that is looked at
// is marked and kept in sight. A click goes there; a right click offers what can be done with it.
class TurnList : public QTableView {
    Q_OBJECT

  public:
    TurnList(Document& document, QMenu* turnMenu, QWidget* parent = nullptr);

    // How much of a height is too little for one more row.
    int spareIn(int height) const;

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    void fit();
    void fitWidth();
    void fitRails();
    void goTo(const QModelIndex& index);
    void goToRow(int row, int column);
    void follow();
    void whiten();

    Document& m_document;
    TurnTableModel* m_model;
    QMenu* m_turnMenu;
    QWidget* m_corner = nullptr;
};

} // namespace clockwise::app
