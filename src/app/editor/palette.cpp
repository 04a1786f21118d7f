// SPDX-License-Identifier: MIT
#include "palette.h"

#include "chip.h"
#include "editor_words.h"
#include "sketch.h"
#include "table/icons.h"
#include "table/themes.h"
#include "words.h"

#include <QButtonGroup>
#include <QGridLayout>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr int kPaletteChip = 46;
constexpr int kPicture = 36;
constexpr int kKeys = 9; // tools that have a digit of their own

} // namespace

Palette::Palette(const Sketch& sketch, QWidget* parent)
    : QWidget(parent), m_sketch(sketch), m_grid(new QGridLayout(this)),
      m_group(new QButtonGroup(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(4);
    m_grid->setColumnStretch(Seat::kMost, 1);
    connect(m_group, &QButtonGroup::idClicked, this,
            [this](int id) { choose(static_cast<std::size_t>(id)); });
}

void Palette::refresh(int turn) {
    const SeatLooks looks = looksOf(m_sketch.setUp());
    QStringList wanted{fromUtf8(m_sketch.game().id()), QString::number(turn),
                       Themes::ofProgram().inUse().id};
    for (const Seat seat : SeatSet::firstSeats(m_sketch.kit().seats).toVector())
        wanted << QString::number(looks[seat].number());
    const QString madeFor = wanted.join(QLatin1Char(' '));
    if (madeFor != m_madeFor) {
        const bool isNew = m_madeFor.isEmpty();
        m_madeFor = madeFor;
        make(turn);
        const auto same = std::ranges::find(m_tools, m_tool, &Tool::thing);
        const bool isThere = !isNew && same != m_tools.end();
        choose(isThere ? static_cast<std::size_t>(same - m_tools.begin()) : 0);
    }
    word();
}

void Palette::make(int turn) {
    const DiagramKit& kit = m_sketch.kit();
    m_pictures.setGame(fromUtf8(m_sketch.game().id()));
    m_pictures.setStyle(looksOf(m_sketch.setUp()), turn);
    for (const Tool& tool : m_tools) {
        m_group->removeButton(tool.chip);
        delete tool.chip;
    }
    m_tools.clear();
    int row = 0;
    int column = 0;
    for (const ThingKind& kind : kit.things)
        if (!kind.owned) {
            Thing thing;
            thing.kind = kind.id;
            add(thing, row, column++);
        }
    const int unowned = column;
    if (unowned > 0) ++row;
    for (const ThingKind& kind : kit.things)
        if (kind.owned) {
            for (const Seat seat : SeatSet::firstSeats(kit.seats).toVector()) {
                Thing thing;
                thing.kind = kind.id;
                thing.owner = seat;
                add(thing, row, seat.index());
            }
            ++row;
        }
    // Behind what stands in a row with room for it.
    if (unowned > 0)
        add(std::nullopt, 0, unowned);
    else if (kit.seats < Seat::kMost)
        add(std::nullopt, row - 1, kit.seats);
    else
        add(std::nullopt, row, 0);
}

void Palette::add(const std::optional<Thing>& thing, int row, int column) {
    auto* chip = new Chip(kPaletteChip, this);
    m_group->addButton(chip, static_cast<int>(m_tools.size()));
    m_grid->addWidget(chip, row, column);
    m_tools.push_back({thing, chip});
    QString name = QStringLiteral("tool_eraser");
    if (thing) name = QStringLiteral("tool_") + fromUtf8(thing->kind);
    if (thing && thing->owner) name += QString::number(thing->owner->number());
    chip->setObjectName(name);
    if (thing)
        chip->setPicture(
            m_pictures.inSquare(m_sketch.kit(), *thing, kPicture, devicePixelRatioF()));
    else
        chip->setPicture(actionIcon(QStringLiteral("eraser")));
    chip->show();
}

QString Palette::nameOf(const std::optional<Thing>& thing) const {
    return thing ? thingName(m_sketch.setUp(), *thing) : tr("Eraser");
}

QString Palette::toolName() const {
    return nameOf(m_tool);
}

void Palette::word() {
    for (std::size_t i = 0; i < m_tools.size(); ++i) {
        const QString name = nameOf(m_tools[i].thing);
        m_tools[i].chip->setAccessibleName(name);
        const bool isEraser = !m_tools[i].thing;
        const QString key = isEraser ? QStringLiteral("0") : QString::number(i + 1);
        m_tools[i].chip->setToolTip(
            plainToolTip(isEraser || i < kKeys ? tr("%1 (key %2)").arg(name, key) : name));
    }
}

void Palette::choose(std::size_t place) {
    if (m_tools.empty()) return;
    const Tool& tool = m_tools[std::min(place, m_tools.size() - 1)];
    m_tool = tool.thing;
    tool.chip->setChecked(true);
    emit chosen();
}

} // namespace clockwise::app
