// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QMainWindow;
class QMenu;
class QMenuBar;
class QTextBrowser;

namespace clockwise::app {

// The keys of the program on a page: those of the menus as the menus have them now, and those of
// the board. One can go on playing beside it.
class ShortcutsWindow : public QDialog {
    Q_OBJECT

  public:
    ShortcutsWindow(const QMenuBar& menus, QWidget* parent);

  protected:
    bool event(QEvent* event) override;

  private:
    void refresh();

    const QMenuBar& m_menus;
    QTextBrowser* m_page;
};

// Adds the action that brings the page of a window's menus to the front, and a line below it.
void addShortcutsPage(QMenu& menu, QMainWindow& window);

} // namespace clockwise::app
