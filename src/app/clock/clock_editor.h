// SPDX-License-Identifier: MIT
#pragma once

#include "settings.h"

#include "clockwise/clock.h"

#include <QGroupBox>

#include <vector>

class QCheckBox;
class QLabel;
class QSpinBox;

namespace clockwise::app {

// Whether a game is played with clocks, with the same time for all or for each seat its own.
class ClockEditor : public QGroupBox {
    Q_OBJECT

  public:
    explicit ClockEditor(const settings::ClockChoice& last, QWidget* parent = nullptr);

    // How many seats there are to give time to.
    void setSeats(int seats);
    // How the seats are told apart.
    void setLooks(const SeatLooks& looks);
    // Two players change places and take their times along.
    void swapSeats(Seat one, Seat other);
    settings::ClockChoice choice() const;
    // What is chosen for those seats; none when there are no clocks.
    TimeControls controls() const;

  private:
    // For all seats, or for one.
    struct Row {
        QLabel* label;
        QSpinBox* minutes;
        QLabel* plus;
        QSpinBox* seconds;
    };

    Row addRow(int row, const QString& name, const std::optional<TimeControl>& control);
    static std::optional<TimeControl> controlOf(const Row& row);
    void word();
    static void wordUnits(const Row& row);
    void refresh();

    int m_seats = 0;
    Row m_all;
    QCheckBox* m_each;
    std::vector<Row> m_own; // one a seat
};

} // namespace clockwise::app
