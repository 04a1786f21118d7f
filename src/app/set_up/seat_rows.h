// SPDX-License-Identifier: MIT
#pragma once

#include "table/seat_looks.h"

#include <QGroupBox>
#include <QString>

#include <vector>

class QFrame;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace clockwise::app {

// Who sits where: for each seat its number, its colour and shape, and a name. A row is pulled to
// another seat at its handle, or goes there by its arrows or by Alt with an arrow key; a player
// takes name and colour along.
class SeatRows : public QGroupBox {
    Q_OBJECT

  public:
    SeatRows(const PerSeat<QString>& names, const SeatLooks& looks, QWidget* parent = nullptr);

    void setSeats(int seats);
    // The number of each seat's team; 0 for none.
    void setTeams(const PerSeat<int>& teams);
    // Without needless blanks.
    QString name(Seat seat) const;
    const SeatLooks& looks() const { return m_looks; }

  signals:
    void edited();
    // Two players have changed places.
    void swapped(clockwise::Seat one, clockwise::Seat other);

  private:
    struct Row {
        QFrame* frame;
        QLabel* number;
        QToolButton* look;
        QLineEdit* name;
        QLabel* team;
        QToolButton* up;
        QToolButton* down;
    };

    void addRow(Seat seat, const QString& name);
    QToolButton* addArrow(Row& row, Qt::ArrowType arrow, int index, int step);
    void fillMenu(QMenu& menu, Seat seat);
    void chooseLook(Seat seat, Seat look);
    void word();
    void refresh();
    void pull(int index);
    void pullTo(QPoint globalPoint);
    void letGo();
    // Both are seats in use.
    void move(int from, int to);
    void moveFocused(int index, int step);
    void drawLots();

    std::vector<Row> m_rows; // one a seat
    SeatLooks m_looks;
    int m_seats = Seat::kMost;
    int m_pulled = -1; // the row in hand; -1 for none
    QVBoxLayout* m_column;
    QPushButton* m_lots;
};

} // namespace clockwise::app
