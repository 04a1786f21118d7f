// SPDX-License-Identifier: MIT
#pragma once

#include <QActionGroup>
#include <QMenu>

namespace clockwise::app {

class NoticeBar;
struct ThemeFault;

// The looks to choose from: the desktop's, ours, and the player's own. Those are read when the menu
// opens; one that cannot be used says so, and why when it is clicked.
class LookMenu : public QMenu {
    Q_OBJECT

  public:
    explicit LookMenu(QWidget* parent);

    // Where it is told what is wrong with a look.
    void setNotice(NoticeBar& notice) { m_notice = &notice; }
    void tellRefused(const QString& name, const ThemeFault& fault);

  private:
    QAction* addLook(const QString& id);
    void addBroken(const QString& id, const ThemeFault& fault);
    void fill();
    void tick();
    void choose(const QString& id);

    NoticeBar* m_notice = nullptr;
    QActionGroup* m_looks;
    QList<QAction*> m_own; // and what else is made anew each time
};

} // namespace clockwise::app
