// SPDX-License-Identifier: MIT
#include "seat_chips.h"

#include "chip.h"
#include "table/icons.h"
#include "table/seat_looks.h"
#include "words.h"

#include <QHBoxLayout>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr int kSeatChip = 38;

} // namespace

SeatChips::SeatChips(Choice choice, QWidget* parent) : QWidget(parent), m_choice(choice) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (int number = 1; number <= Seat::kMost; ++number) {
        auto* chip = new Chip(kSeatChip, this);
        chip->setObjectName(QStringLiteral("seat%1").arg(number));
        row->addWidget(chip);
        m_chips.push_back(chip);
        connect(chip, &QAbstractButton::clicked, this, [this, number] { toggle(number); });
    }
    row->addStretch(1);
}

void SeatChips::setSeats(const GameRecord& record, const std::string& chosen) {
    m_seats = record.seats();
    m_chosen = chosen;
    const SeatLooks looks = looksOf(record);
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        const Seat seat = Seat::fromIndex(static_cast<int>(i));
        m_chips[i]->setPicture(seatIcon(looks[seat]));
        const QString name = seatName(record, seat);
        m_names[seat] = tr("Seat %1, %2").arg(QString::number(seat.number()), name);
        m_chips[i]->setToolTip(plainToolTip(m_names[seat]));
    }
    showChosen();
}

void SeatChips::showChosen() {
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        const auto number = static_cast<char>('1' + i);
        const std::size_t place = m_chosen.find(number);
        const bool isChosen = place != std::string::npos;
        const bool counts = isChosen && m_choice == Choice::Ordered;
        const QString& name = m_names[Seat::fromIndex(static_cast<int>(i))];
        Chip& chip = *m_chips[i];
        chip.setVisible(static_cast<int>(i) < m_seats || isChosen);
        chip.setChecked(isChosen);
        chip.setNumber(counts ? static_cast<int>(place) + 1 : 0);
        chip.setAccessibleName(counts ? tr("%1, number %2").arg(name, QString::number(place + 1))
                                      : name);
    }
}

void SeatChips::toggle(int number) {
    const auto digit = static_cast<char>('0' + number);
    std::string next = m_chosen;
    if (m_choice == Choice::One)
        next = digit;
    else if (next.find(digit) != std::string::npos)
        std::erase(next, digit);
    else
        next += digit;
    if (m_choice == Choice::Some) std::ranges::sort(next);
    // The button has gone its own way; what is chosen is told by whoever listens.
    showChosen();
    emit chosen(next);
}

} // namespace clockwise::app
