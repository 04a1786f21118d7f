// SPDX-License-Identifier: MIT
#include "clock_editor.h"

#include "language.h"
#include "table/icons.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

namespace clockwise::app {
namespace {

constexpr int kMinute = 60;
constexpr int kMostMinutes = static_cast<int>(kLongestMain.count() / kMinute);
constexpr int kMostSeconds = static_cast<int>(kLongestIncrement.count());

} // namespace

ClockEditor::ClockEditor(const settings::ClockChoice& last, QWidget* parent)
    : QGroupBox(parent), m_each(new QCheckBox(this)) {
    setObjectName(QStringLiteral("clock_box"));
    setCheckable(true);
    setChecked(last.use != settings::ClockUse::Off);
    auto* grid = new QGridLayout(this);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    m_all = addRow(0, QStringLiteral("all"), last.all);
    m_each->setObjectName(QStringLiteral("clock_each"));
    m_each->setChecked(last.use == settings::ClockUse::Each);
    grid->addWidget(m_each, 1, 0, 1, 4);
    const int size = fontMetrics().height() + 6;
    for (int i = 0; i < Seat::kMost; ++i) {
        const Seat seat = Seat::fromIndex(i);
        m_own.push_back(addRow(2 + i, QString::number(seat.number()), last.own[seat]));
        m_own.back().minutes->setMinimum(0);
        if (!last.own[seat]) m_own.back().minutes->setValue(0);
        const Row& row = m_own.back();
        row.label->setPixmap(seatIcon(seat).pixmap(size, size));
        connect(row.minutes, &QSpinBox::valueChanged, this, &ClockEditor::refresh);
    }
    // Who turns to times of their own most likely wants to change but one of them.
    connect(m_each, &QCheckBox::clicked, this, [this](bool each) {
        if (!each) return;
        for (const Row& row : m_own) {
            row.minutes->setValue(m_all.minutes->value());
            row.seconds->setValue(m_all.seconds->value());
        }
    });
    connect(m_each, &QCheckBox::toggled, this, &ClockEditor::refresh);
    connect(this, &QGroupBox::toggled, this, &ClockEditor::refresh);
    inEveryLanguage(this, [this] { word(); });
    refresh();
}

void ClockEditor::word() {
    setTitle(tr("&Clock"));
    m_each->setText(tr("Each seat its o&wn"));
    m_all.label->setText(tr("For all"));
    m_all.minutes->setAccessibleName(tr("Minutes for all"));
    m_all.seconds->setAccessibleName(tr("Seconds a turn for all"));
    wordUnits(m_all);
    for (std::size_t i = 0; i < m_own.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        m_own[i].minutes->setSpecialValueText(tr("no clock"));
        m_own[i].minutes->setAccessibleName(tr("Minutes of seat %1").arg(number));
        m_own[i].seconds->setAccessibleName(tr("Seconds a turn of seat %1").arg(number));
        wordUnits(m_own[i]);
    }
}

void ClockEditor::wordUnits(const Row& row) {
    row.minutes->setSuffix(tr(" min"));
    row.seconds->setSuffix(tr(" s a turn"));
}

ClockEditor::Row ClockEditor::addRow(int row, const QString& name,
                                     const std::optional<TimeControl>& control) {
    auto* grid = static_cast<QGridLayout*>(layout());
    Row widgets{new QLabel(this), new QSpinBox(this), new QLabel(QStringLiteral("+"), this),
                new QSpinBox(this)};
    widgets.minutes->setObjectName(QStringLiteral("minutes_") + name);
    widgets.seconds->setObjectName(QStringLiteral("seconds_") + name);
    widgets.minutes->setRange(1, kMostMinutes);
    widgets.seconds->setRange(0, kMostSeconds);
    if (control) {
        widgets.minutes->setValue(static_cast<int>(control->main.count() / kMinute));
        widgets.seconds->setValue(static_cast<int>(control->increment.count()));
    }
    grid->addWidget(widgets.label, row, 0);
    grid->addWidget(widgets.minutes, row, 1);
    grid->addWidget(widgets.plus, row, 2);
    grid->addWidget(widgets.seconds, row, 3);
    return widgets;
}

std::optional<TimeControl> ClockEditor::controlOf(const Row& row) {
    if (row.minutes->value() == 0) return std::nullopt;
    return TimeControl{std::chrono::minutes(row.minutes->value()),
                       std::chrono::seconds(row.seconds->value())};
}

void ClockEditor::setSeats(int seats) {
    m_seats = seats;
    refresh();
}

void ClockEditor::setLooks(const SeatLooks& looks) {
    const int size = fontMetrics().height() + 6;
    for (int i = 0; i < Seat::kMost; ++i)
        m_own[static_cast<std::size_t>(i)].label->setPixmap(
            seatIcon(looks[Seat::fromIndex(i)]).pixmap(size, size));
}

void ClockEditor::swapSeats(Seat one, Seat other) {
    const auto swapValues = [](QSpinBox& a, QSpinBox& b) {
        const int value = a.value();
        a.setValue(b.value());
        b.setValue(value);
    };
    const Row& first = m_own[static_cast<std::size_t>(one.index())];
    const Row& second = m_own[static_cast<std::size_t>(other.index())];
    swapValues(*first.minutes, *second.minutes);
    swapValues(*first.seconds, *second.seconds);
}

settings::ClockChoice ClockEditor::choice() const {
    settings::ClockChoice choice;
    if (isChecked())
        choice.use = m_each->isChecked() ? settings::ClockUse::Each : settings::ClockUse::Same;
    choice.all = *controlOf(m_all);
    for (int i = 0; i < Seat::kMost; ++i)
        choice.own[Seat::fromIndex(i)] = controlOf(m_own[static_cast<std::size_t>(i)]);
    return choice;
}

TimeControls ClockEditor::controls() const {
    return choice().controls();
}

void ClockEditor::refresh() {
    const bool each = m_each->isChecked();
    m_all.minutes->setEnabled(isChecked() && !each);
    m_all.seconds->setEnabled(isChecked() && !each);
    for (int i = 0; i < Seat::kMost; ++i) {
        const Row& row = m_own[static_cast<std::size_t>(i)];
        const bool shown = isChecked() && each && i < m_seats;
        for (QWidget* widget :
             std::initializer_list<QWidget*>{row.label, row.minutes, row.plus, row.seconds})
            widget->setVisible(shown);
        row.seconds->setEnabled(row.minutes->value() > 0);
    }
}

} // namespace clockwise::app
