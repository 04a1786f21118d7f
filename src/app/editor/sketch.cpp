// SPDX-License-Identifier: MIT
#include "sketch.h"

#include "settings.h"

#include "clockwise/outline.h"

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr std::size_t kTallest = 9; // of what is stacked by clicks

bool isTile(const DiagramKit& kit, const Thing& thing) {
    return kit.kindOf(thing).layer == Sprite::Layer::Tile;
}

// The same thing as far as putting it there is concerned.
bool isSameThing(const Thing& one, const Thing& other) {
    return one.kind == other.kind && one.owner == other.owner;
}

// A rocket that stands on its own launch pad may never have left it.
bool isOnOwnPad(const DiagramKit& kit, const Thing& piece, const std::vector<Thing>& things) {
    return std::ranges::any_of(things, [&](const Thing& thing) {
        return isTile(kit, thing) && thing.owner && thing.owner == piece.owner &&
               thing.number == piece.number;
    });
}

// What is drawn on cells of the same names.
Diagram carriedOver(const Diagram& diagram, const Outline& from, const DiagramKit& to) {
    if (from.places.size() == to.outline->places.size()) return diagram;
    Diagram carried = emptyDiagram(to);
    carried.toMove = diagram.toMove;
    carried.notes = diagram.notes;
    for (std::size_t i = 0; i < diagram.cells.size(); ++i)
        if (const auto cell = to.outline->find(from.places[i].name))
            carried.cells[static_cast<std::size_t>(cell->index())] = diagram.cells[i];
    return carried;
}

bool sitAlike(const GameRecord& one, const GameRecord& other) {
    return one.clocks() == other.clocks() &&
           std::ranges::all_of(SeatSet::firstSeats(Seat::kMost).toVector(),
                               [&](Seat seat) { return one.seat(seat) == other.seat(seat); });
}

// The players of another game of the same kind, which may have more or fewer. Whoever joins those
// who all play by the same clock does so as well.
void seatAs(GameRecord& record, const GameRecord& other) {
    for (const Seat seat : SeatSet::firstSeats(Seat::kMost).toVector())
        record.seat(seat) = other.seat(seat);
    TimeControls clocks = other.clocks();
    const bool same =
        std::ranges::all_of(SeatSet::firstSeats(other.seats()).toVector(),
                            [&](Seat seat) { return clocks[seat] == clocks[Seat(1)]; });
    for (int i = other.seats(); same && i < record.seats(); ++i)
        clocks[Seat::fromIndex(i)] = clocks[Seat(1)];
    record.setClocks(clocks);
}

std::vector<Thing>& thingsOf(Diagram& diagram, Cell cell) {
    return diagram.cells[static_cast<std::size_t>(cell.index())];
}

} // namespace

bool Sketch::Sheet::isLike(const Sheet& other) const {
    return &setUp.game() == &other.setUp.game() && options == other.options &&
           diagram == other.diagram && sitAlike(setUp, other.setUp);
}

Sketch::Sketch(const GameRecord& record, NodeId at, QObject* parent)
    : QObject(parent), m_now(sheetOf(record, at)) {
    judge();
}

Sketch::Sheet Sketch::sheetOf(const GameRecord& record, NodeId at) {
    const Game& game = record.game();
    return {record.upTo(kRoot), record.options(), game.kit(record.options()).value(),
            game.diagram(*record.node(at).standing.state)};
}

const std::vector<Thing>& Sketch::thingsOn(Cell cell) const {
    return diagram().cells[static_cast<std::size_t>(cell.index())];
}

std::optional<GameRecord> Sketch::begin() const {
    if (!m_faults.empty()) return std::nullopt;
    auto record = GameRecord::beginAt(game(), options(), diagram());
    if (!record) return std::nullopt;
    seatAs(*record, setUp());
    return std::move(*record);
}

void Sketch::judge() {
    m_faults.clear();
    const auto start = game().startFrom(options(), diagram());
    if (!start) m_faults = start.error();
}

void Sketch::become(Sheet next) {
    if (next.isLike(m_now)) return;
    if (!m_inStroke || m_strokeIsNew) m_done.push_back(m_now);
    m_strokeIsNew = false;
    m_undone.clear();
    m_now = std::move(next);
    judge();
    emit changed();
}

void Sketch::beginStroke() {
    m_inStroke = true;
    m_strokeIsNew = true;
}

void Sketch::undo() {
    if (m_done.empty()) return;
    m_strokeIsNew = true;
    m_undone.push_back(std::move(m_now));
    m_now = std::move(m_done.back());
    m_done.pop_back();
    judge();
    emit changed();
}

void Sketch::redo() {
    if (m_undone.empty()) return;
    m_strokeIsNew = true;
    m_done.push_back(std::move(m_now));
    m_now = std::move(m_undone.back());
    m_undone.pop_back();
    judge();
    emit changed();
}

void Sketch::putTile(const DiagramKit& kit, std::vector<Thing>& things, const Thing& thing) {
    const bool stacks = kit.kindOf(thing).stacks;
    std::erase_if(things, [&](const Thing& other) {
        return isTile(kit, other) && !(stacks && isSameThing(other, thing));
    });
    const auto top =
        std::ranges::find_if(things, [&](const Thing& other) { return !isTile(kit, other); });
    if (static_cast<std::size_t>(top - things.begin()) < kTallest) things.insert(top, thing);
}

// Turns it; or lets it have left its launch pad, or not; or takes another of its seat's.
void Sketch::change(Thing& piece, const std::vector<Thing>& things) const {
    const ThingKind& kind = kit().kindOf(piece);
    const int facings = std::max(1, static_cast<int>(kind.facings.size()));
    piece.facing = (piece.facing + 1) % facings;
    if (piece.facing != 0) return;
    if (kind.docks && (piece.docked || isOnOwnPad(kit(), piece, things))) {
        piece.docked = !piece.docked;
        if (piece.docked) return;
    }
    piece.number = (piece.number + 1) % kind.each;
}

void Sketch::putPiece(Diagram& diagram, Cell cell, Thing thing) const {
    auto& things = thingsOf(diagram, cell);
    const auto piece =
        std::ranges::find_if(things, [&](const Thing& other) { return !isTile(kit(), other); });
    if (piece != things.end() && isSameThing(*piece, thing)) return change(*piece, things);
    std::erase_if(things, [&](const Thing& other) { return !isTile(kit(), other); });
    thing.number = freeNumber(diagram, thing);
    thing.docked = kit().kindOf(thing).docks && isOnOwnPad(kit(), thing, things);
    things.push_back(thing);
}

// The first number that no other such thing has; 0 when all are in use.
int Sketch::freeNumber(const Diagram& diagram, const Thing& thing) const {
    for (int number = 0; number < kit().kindOf(thing).each; ++number) {
        const auto has = [&](const Thing& other) {
            return isSameThing(other, thing) && other.number == number;
        };
        if (std::ranges::none_of(diagram.cells, [&](const std::vector<Thing>& things) {
                return std::ranges::any_of(things, has);
            }))
            return number;
    }
    return 0;
}

void Sketch::put(Cell cell, const Thing& thing) {
    Sheet next = m_now;
    if (isTile(kit(), thing)) {
        Thing tile = thing;
        if (tile.owner) tile.number = freeNumber(next.diagram, tile);
        putTile(kit(), thingsOf(next.diagram, cell), tile);
    } else {
        putPiece(next.diagram, cell, thing);
    }
    become(std::move(next));
}

void Sketch::take(Cell cell) {
    Sheet next = m_now;
    auto& things = thingsOf(next.diagram, cell);
    if (!things.empty()) things.pop_back();
    become(std::move(next));
}

void Sketch::move(Cell from, Cell to) {
    if (from == to || thingsOn(from).empty()) return;
    Sheet next = m_now;
    Thing thing = thingsOf(next.diagram, from).back();
    thingsOf(next.diagram, from).pop_back();
    thing.docked = false;
    auto& things = thingsOf(next.diagram, to);
    if (isTile(kit(), thing)) {
        putTile(kit(), things, thing);
    } else {
        std::erase_if(things, [&](const Thing& other) { return !isTile(kit(), other); });
        things.push_back(thing);
    }
    become(std::move(next));
}

void Sketch::setToMove(Seat seat) {
    Sheet next = m_now;
    next.diagram.toMove = seat;
    become(std::move(next));
}

void Sketch::setNote(std::size_t note, const std::string& value) {
    Sheet next = m_now;
    next.diagram.notes[note] = value;
    become(std::move(next));
}

void Sketch::setOptions(const Options& options) {
    Sheet next = m_now;
    next.options = options;
    if (auto begun = GameRecord::begin(game(), options)) {
        DiagramKit kit = game().kit(options).value();
        next.diagram = carriedOver(m_now.diagram, *m_now.kit.outline, kit);
        next.kit = std::move(kit);
        seatAs(*begun, m_now.setUp);
        next.setUp = std::move(*begun);
    }
    become(std::move(next));
}

void Sketch::setGame(const Game& game) {
    if (&game == &this->game()) return;
    become(sheetOf(settings::lastGame(game), kRoot));
}

void Sketch::setStandardStart() {
    auto record = GameRecord::begin(game(), options());
    if (!record) return;
    seatAs(*record, setUp());
    become(sheetOf(*record, kRoot));
}

void Sketch::seat(const GameRecord& record) {
    const auto sit = [&record](Sheet& sheet) {
        if (&sheet.setUp.game() != &record.game() || sheet.setUp.seats() != record.seats()) return;
        seatAs(sheet.setUp, record);
    };
    for (auto* sheets : {&m_done, &m_undone})
        for (Sheet& sheet : *sheets) sit(sheet);
    sit(m_now);
    emit changed();
}

void Sketch::clear() {
    Sheet next = m_now;
    next.diagram = emptyDiagram(kit());
    next.diagram.toMove = m_now.diagram.toMove;
    become(std::move(next));
}

void Sketch::show(const GameRecord& record, NodeId at) {
    become(sheetOf(record, at));
}

void Sketch::restart(const GameRecord& record, NodeId at) {
    m_done.clear();
    m_undone.clear();
    m_now = sheetOf(record, at);
    judge();
    emit changed();
}

Result<void> Sketch::setText(std::string_view text) {
    auto read = readDiagram(kit(), text);
    if (!read) return tl::unexpected(read.error().error);
    Sheet next = m_now;
    next.diagram = std::move(*read);
    become(std::move(next));
    return {};
}

} // namespace clockwise::app
