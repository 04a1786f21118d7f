// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>
#include <QString>

namespace clockwise::app {

// The submenu of the files opened and saved last, the same in every window; it is made anew each
// time it is opened. A file that has gone is said and dropped from the list.
class RecentGames : public QMenu {
    Q_OBJECT

  public:
    explicit RecentGames(QWidget* parent);

    void choose(const QString& path);

  signals:
    void chosen(const QString& path);

  private:
    void fill();
};

} // namespace clockwise::app
