// SPDX-License-Identifier: MIT
#include "fault_list.h"

#include "sketch.h"
#include "table/icons.h"
#include "table/seat_looks.h"
#include "words.h"

namespace clockwise::app {
namespace {

constexpr int kLines = 2;
constexpr int kIcon = 16;
constexpr int kMargin = 4;

} // namespace

FaultList::FaultList(QWidget* parent) : QListWidget(parent) {
    setWordWrap(true);
    setFrameShape(QFrame::StyledPanel);
    setViewportMargins(kMargin, kMargin, kMargin, kMargin);
    setIconSize(QSize(kIcon, kIcon));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    const auto point = [this](const QListWidgetItem* item) {
        const auto& cell = m_cells[static_cast<std::size_t>(row(item))];
        if (cell) emit pointed(*cell);
    };
    connect(this, &QListWidget::itemClicked, this, point);
    connect(this, &QListWidget::itemActivated, this, point);
}

QSize FaultList::sizeHint() const {
    return {280, kLines * (fontMetrics().height() + 4) + 2 * (frameWidth() + kMargin) + 2};
}

void FaultList::tell(const Sketch& sketch, const std::optional<Error>& textFault) {
    clear();
    m_cells.clear();
    const SeatLooks looks = looksOf(sketch.setUp());
    const auto add = [&](const QString& text, std::optional<Cell> cell,
                         std::optional<Seat> seat = {}) {
        auto* line = new QListWidgetItem(text, this);
        if (seat) line->setIcon(seatIcon(looks[*seat]));
        if (cell) line->setToolTip(tr("Click to find it on the board"));
        m_cells.push_back(cell);
    };
    if (textFault) add(faultText(*textFault), std::nullopt);
    for (const DiagramFault& fault : sketch.faults())
        add(faultText(fault.error), fault.cell, fault.seat);
    if (!m_cells.empty()) return;
    const QString who = seatName(sketch.setUp(), sketch.diagram().toMove);
    add(tr("Nothing is wrong: the game can begin, and %1 is on turn.").arg(who), std::nullopt);
    item(0)->setFlags(Qt::ItemIsEnabled);
}

} // namespace clockwise::app
