// SPDX-License-Identifier: MIT
#include "seat_rows.h"

#include "language.h"
#include "row_handle.h"
#include "table/icons.h"
#include "words.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRandomGenerator>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr int kLongestName = 60;

} // namespace

SeatRows::SeatRows(const PerSeat<QString>& names, const SeatLooks& looks, QWidget* parent)
    : QGroupBox(parent), m_looks(looks), m_column(new QVBoxLayout(this)),
      m_lots(new QPushButton(this)) {
    m_column->setSpacing(2);
    for (const Seat seat : SeatSet::firstSeats(Seat::kMost).toVector()) addRow(seat, names[seat]);
    m_lots->setObjectName(QStringLiteral("lots"));
    m_lots->setAutoDefault(false);
    m_column->addSpacing(4);
    m_column->addWidget(m_lots, 0, Qt::AlignRight);
    connect(m_lots, &QPushButton::clicked, this, &SeatRows::drawLots);
    connect(this, &SeatRows::edited, this, &SeatRows::refresh);
    inEveryLanguage(this, [this] { word(); });
}

void SeatRows::addRow(Seat seat, const QString& name) {
    const int index = seat.index();
    const QString number = QString::number(seat.number());
    auto* frame = new QFrame(this);
    auto* handle = new RowHandle(frame);
    Row row{frame,
            new QLabel(number, frame),
            new QToolButton(frame),
            new QLineEdit(name, frame),
            new QLabel(frame),
            nullptr,
            nullptr};
    handle->setObjectName(QStringLiteral("handle") + number);
    row.look->setObjectName(QStringLiteral("look") + number);
    row.look->setPopupMode(QToolButton::InstantPopup);
    row.look->setAutoRaise(true);
    auto* menu = new QMenu(row.look);
    row.look->setMenu(menu);
    row.name->setObjectName(QStringLiteral("name") + number);
    row.name->setMaxLength(kLongestName);
    row.name->setCursorPosition(0);
    row.team->setObjectName(QStringLiteral("team") + number);
    row.up = addArrow(row, Qt::UpArrow, index, -1);
    row.down = addArrow(row, Qt::DownArrow, index, 1);

    auto* line = new QHBoxLayout(frame);
    line->setContentsMargins(2, 2, 2, 2);
    line->setSpacing(5);
    for (QWidget* widget : std::initializer_list<QWidget*>{handle, row.number, row.look})
        line->addWidget(widget);
    line->addWidget(row.name, 1);
    line->addWidget(row.team);
    line->addWidget(row.up);
    line->addWidget(row.down);
    m_column->addWidget(frame);
    m_rows.push_back(row);

    connect(row.name, &QLineEdit::textChanged, this, &SeatRows::edited);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, seat] { fillMenu(*menu, seat); });
    connect(handle, &RowHandle::taken, this, [this, index] { pull(index); });
    connect(handle, &RowHandle::pulledTo, this, &SeatRows::pullTo);
    connect(handle, &RowHandle::letGo, this, &SeatRows::letGo);
}

// The arrow, and the key that does the same.
QToolButton* SeatRows::addArrow(Row& row, Qt::ArrowType arrow, int index, int step) {
    auto* button = new QToolButton(row.frame);
    button->setArrowType(arrow);
    button->setAutoRaise(true);
    button->setObjectName((step < 0 ? QStringLiteral("up") : QStringLiteral("down")) +
                          QString::number(index + 1));
    const auto go = [this, index, step] { moveFocused(index, step); };
    connect(button, &QToolButton::clicked, this, go);
    auto* key = new QShortcut(
        QKeySequence(step < 0 ? Qt::ALT | Qt::Key_Up : Qt::ALT | Qt::Key_Down), row.frame);
    key->setContext(Qt::WidgetWithChildrenShortcut);
    connect(key, &QShortcut::activated, this, go);
    return button;
}

void SeatRows::fillMenu(QMenu& menu, Seat seat) {
    menu.clear();
    delete menu.findChild<QActionGroup*>();
    auto* looks = new QActionGroup(&menu);
    for (const Seat look : SeatSet::firstSeats(Seat::kMost).toVector()) {
        QString text = colourName(look);
        for (const Seat other : SeatSet::firstSeats(m_seats).toVector())
            if (other != seat && m_looks[other] == look)
                text = tr("%1 (exchange with seat %2)").arg(text).arg(other.number());
        QAction* action = menu.addAction(seatIcon(look), text, this,
                                         [this, seat, look] { chooseLook(seat, look); });
        action->setObjectName(QStringLiteral("look_") + fromUtf8(lookId(look)));
        action->setCheckable(true);
        action->setChecked(m_looks[seat] == look);
        looks->addAction(action);
    }
}

void SeatRows::chooseLook(Seat seat, Seat look) {
    m_looks.give(seat, look);
    emit edited();
}

void SeatRows::word() {
    setTitle(tr("Seats, clockwise"));
    m_lots->setText(tr("&Draw lots"));
    m_lots->setToolTip(tr("Lots decide who sits in seat 1 and begins; the order round the table "
                          "stays. Give the players names first."));
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        const auto number = static_cast<int>(i) + 1;
        row.name->setAccessibleName(tr("Name of seat %1").arg(number));
        row.up->setToolTip(tr("One seat up (Alt+Up)"));
        row.down->setToolTip(tr("One seat down (Alt+Down)"));
        row.up->setAccessibleName(tr("Seat %1 up").arg(number));
        row.down->setAccessibleName(tr("Seat %1 down").arg(number));
    }
    refresh();
}

void SeatRows::setSeats(int seats) {
    m_seats = seats;
    refresh();
}

void SeatRows::setTeams(const PerSeat<int>& teams) {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const int team = teams[Seat::fromIndex(static_cast<int>(i))];
        m_rows[i].team->setText(team > 0 ? tr("Team %1").arg(team) : QString());
        m_rows[i].team->setVisible(team > 0);
    }
}

QString SeatRows::name(Seat seat) const {
    return m_rows[static_cast<std::size_t>(seat.index())].name->text().simplified();
}

void SeatRows::refresh() {
    const int size = fontMetrics().height() + 6;
    bool anyName = false;
    for (int i = 0; i < Seat::kMost; ++i) {
        const Row& row = m_rows[static_cast<std::size_t>(i)];
        const Seat seat = Seat::fromIndex(i);
        row.frame->setVisible(i < m_seats);
        // Its words follow the ground, so that they can be read on either.
        row.frame->setBackgroundRole(i == m_pulled ? QPalette::Highlight : QPalette::Window);
        row.frame->setAutoFillBackground(i == m_pulled);
        row.look->setIconSize({size, size});
        row.look->setIcon(seatIcon(m_looks[seat]));
        row.look->setToolTip(tr("Colour and shape: %1").arg(colourName(m_looks[seat])));
        row.look->setAccessibleName(
            tr("Colour of seat %1: %2").arg(seat.number()).arg(colourName(m_looks[seat])));
        row.name->setPlaceholderText(colourName(m_looks[seat]));
        row.up->setEnabled(i > 0);
        row.down->setEnabled(i + 1 < m_seats);
        anyName = anyName || (i < m_seats && !name(seat).isEmpty());
    }
    m_lots->setEnabled(anyName);
}

void SeatRows::pull(int index) {
    m_pulled = index;
    refresh();
}

// The row in hand goes along with the mouse, the others make room.
void SeatRows::pullTo(QPoint globalPoint) {
    if (m_pulled < 0) return;
    const int y = mapFromGlobal(globalPoint).y();
    const auto rows = m_rows.begin();
    const auto nearest = std::min_element(rows, rows + m_seats, [y](const Row& a, const Row& b) {
        return std::abs(a.frame->geometry().center().y() - y) <
               std::abs(b.frame->geometry().center().y() - y);
    });
    const int target = static_cast<int>(nearest - rows);
    if (target == m_pulled) return;
    move(std::exchange(m_pulled, target), target);
}

void SeatRows::letGo() {
    m_pulled = -1;
    refresh();
}

void SeatRows::move(int from, int to) {
    const int step = to > from ? 1 : -1;
    for (int i = from; i != to; i += step) {
        const Seat seat = Seat::fromIndex(i);
        const int beside = i + step;
        const Seat next = Seat::fromIndex(beside);
        QLineEdit& one = *m_rows[static_cast<std::size_t>(i)].name;
        QLineEdit& other = *m_rows[static_cast<std::size_t>(beside)].name;
        const QSignalBlocker quietOne(one);
        const QSignalBlocker quietOther(other);
        const QString text = one.text();
        one.setText(other.text());
        other.setText(text);
        one.setCursorPosition(0);
        other.setCursorPosition(0);
        m_looks.give(seat, m_looks[next]);
        emit swapped(seat, next);
    }
    emit edited();
}

// Whoever goes on by keyboard stays with the player.
void SeatRows::moveFocused(int index, int step) {
    const int to = index + step;
    if (to < 0 || to >= m_seats) return;
    const Row& row = m_rows[static_cast<std::size_t>(index)];
    const Row& next = m_rows[static_cast<std::size_t>(to)];
    const bool inName = row.name->hasFocus();
    move(index, to);
    QToolButton* arrow = step < 0 ? next.up : next.down;
    if (inName || !arrow->isEnabled())
        next.name->setFocus();
    else
        arrow->setFocus();
}

void SeatRows::drawLots() {
    const int first = QRandomGenerator::global()->bounded(m_seats);
    for (int i = 0; i < first; ++i) move(0, m_seats - 1);
}

} // namespace clockwise::app
