// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessibleWidget>
#include <QHash>
#include <QObject>
#include <QStringList>

namespace clockwise::app {

class BoardView;

// A board as a list of its cells, in their own order, each named by what is there. A list and no
// table: of a table's cell a reader says where it is, and may read its whole row. The keyboard's
// cursor is what has the focus.
class BoardAccessible : public QAccessibleWidget {
  public:
    explicit BoardAccessible(BoardView& board);
    ~BoardAccessible() override;

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* focusChild() const override;
    QAccessible::State state() const override;

  private:
    void tellFocus();
    void tellNames();
    void tell(QAccessible::Event event, int cell);

    BoardView& m_board;
    mutable QHash<int, QAccessible::Id> m_cells; // those that were asked for
    QStringList m_names;                         // as they were told last
    QObject m_listener;
};

} // namespace clockwise::app
