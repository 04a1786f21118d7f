// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/record.h"

#include <QWidget>

#include <string>
#include <vector>

namespace clockwise::app {

class Chip;

// A row of seats to choose one of, some, or some in an order.
class SeatChips : public QWidget {
    Q_OBJECT

  public:
    enum class Choice { One, Some, Ordered };

    explicit SeatChips(Choice choice, QWidget* parent = nullptr);

    // Shows the seats of a game in their players' colours, and which are chosen, as their numbers:
    // "21". Seats that are chosen but not at the table are shown as well, so that they can be taken
    // out.
    void setSeats(const GameRecord& record, const std::string& chosen);

  signals:
    void chosen(const std::string& seats);

  private:
    void showChosen();
    void toggle(int number);

    Choice m_choice;
    std::vector<Chip*> m_chips;
    PerSeat<QString> m_names;
    int m_seats = 0;
    std::string m_chosen;
};

} // namespace clockwise::app
