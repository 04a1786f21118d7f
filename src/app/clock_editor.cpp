// SPDX-License-Identifier: MIT
#include "clock_editor.h"

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
    : QGroupBox(tr("&Clock"), parent), m_each(new QCheckBox(tr("Each seat its o&wn"), this)) {
    setObjectName(QStringLiteral("clock_box"));
    setCheckable(true);
    setChecked(last.use != settings::ClockUse::Off);
    auto* grid = new QGridLayout(this);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    m_all = addRow(0, QStringLiteral("all"), last.all);
    m_all.label->setText(tr("For all"));
    m_each->setObjectName(QStringLiteral("clock_each"));
    m_each->setChecked(last.use == settings::ClockUse::Each);
    grid->addWidget(m_each, 1, 0, 1, 4);
    const int size = fontMetrics().height() + 6;
    for (int i = 0; i < Seat::kMost; ++i) {
        const Seat seat = Seat::fromIndex(i);
        m_own.push_back(addRow(2 + i, QString::number(seat.number()), last.own[seat]));
        m_own.back().minutes->setMinimum(0);
        m_own.back().minutes->setSpecialValueText(tr("no clock"));
        if (!last.own[seat]) m_own.back().minutes->setValue(0);
        const Row& row = m_own.back();
        row.label->setPixmap(seatIcon(seat).pixmap(size, size));
        row.minutes->setAccessibleName(tr("Minutes of seat %1").arg(seat.number()));
        row.seconds->setAccessibleName(tr("Seconds a turn of seat %1").arg(seat.number()));
        connect(row.minutes, &QSpinBox::valueChanged, this, &ClockEditor::refresh);
    }
    m_all.minutes->setAccessibleName(tr("Minutes for all"));
    m_all.seconds->setAccessibleName(tr("Seconds a turn for all"));
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
    refresh();
}

ClockEditor::Row ClockEditor::addRow(int row, const QString& name,
                                     const std::optional<TimeControl>& control) {
    auto* grid = static_cast<QGridLayout*>(layout());
    Row widgets{new QLabel(this), new QSpinBox(this), new QLabel(QStringLiteral("+"), this),
                new QSpinBox(this)};
    widgets.minutes->setObjectName(QStringLiteral("minutes_") + name);
    widgets.seconds->setObjectName(QStringLiteral("seconds_") + name);
    widgets.minutes->setRange(1, kMostMinutes);
    widgets.minutes->setSuffix(tr(" min"));
    widgets.seconds->setRange(0, kMostSeconds);
    widgets.seconds->setSuffix(tr(" s a turn"));
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
