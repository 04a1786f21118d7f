// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>

class QActionGroup;

namespace clockwise::app {

// How loud the table is, or that it is silent; the same in all windows.
class SoundMenu : public QMenu {
    Q_OBJECT

  public:
    explicit SoundMenu(QWidget* parent = nullptr);

  private:
    void choose(const QString& volume);
    void tick();

    QActionGroup* m_volumes;
};

} // namespace clockwise::app
