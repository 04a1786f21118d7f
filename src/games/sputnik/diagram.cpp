// SPDX-License-Identifier: MIT
// Positions of Sputnik as somebody draws them.
#include "../diagram_judge.h"
#include "rules.h"

namespace clockwise::sputnik {
namespace {

constexpr std::string_view kGalaxy = "galaxy";
constexpr std::string_view kPad = "pad";
constexpr std::string_view kRocket = "rocket";
// Corners alone: no two have a neighbour in common, which the protection of pads relies on.
constexpr Bits kCorners = [] {
    Bits corners = 0;
    for (int cell = 0; cell < kCells; ++cell)
        if (sizeOf(kNear[static_cast<std::size_t>(cell)]) == 3) corners |= bit(cell);
    return corners;
}();

int rocketsEach(const Position& p) {
    return p.rockets / p.seats;
}

unsigned rocketOf(const Position& p, const Thing& thing) {
    return static_cast<unsigned>(thing.owner->index() + thing.number * p.seats);
}

// The rockets of a seat in the order in which a diagram numbers them. Those that have used their
// pads are alike, so they go by their cells.
std::vector<unsigned> numbered(const Position& p, unsigned seat) {
    std::vector<unsigned> rockets;
    forEachRocket(p, seat, [&](unsigned rocket) { rockets.push_back(rocket); });
    const auto isUsed = [&](unsigned rocket) { return p.pad[rocket] == kNowhere; };
    for (auto a = rockets.begin(); a != rockets.end(); ++a)
        for (auto b = a + 1; b != rockets.end(); ++b)
            if (isUsed(*a) && isUsed(*b) && p.at[*b] < p.at[*a]) std::swap(*a, *b);
    return rockets;
}

void putPad(Position& p, Cell cell, const Thing& thing, DiagramJudge& judge) {
    const int here = cell.index();
    if ((kCorners & bit(here)) == 0) judge.faultAt(cell, Fault::PadNotOnCorner);
    const auto isTile = [](const Thing& other) { return other.kind != kRocket; };
    if (std::ranges::count_if(judge.diagram().cells[static_cast<std::size_t>(here)], isTile) > 1)
        judge.faultAt(cell, Fault::PadNotAlone);
    if (thing.number >= rocketsEach(p))
        return judge.faultAt(cell, Fault::PadTooMany, {std::to_string(rocketsEach(p))});
    auto& pad = p.pad[rocketOf(p, thing)];
    if (pad != kNowhere) return judge.faultAt(cell, Fault::PadTwice);
    pad = static_cast<std::uint8_t>(here);
    p.pads |= bit(here);
}

void putRocket(Position& p, Cell cell, const Thing& thing, DiagramJudge& judge) {
    if (thing.number >= rocketsEach(p))
        return judge.faultAt(cell, Fault::RocketTooMany, {std::to_string(rocketsEach(p))});
    auto& at = p.at[rocketOf(p, thing)];
    if (at != kNowhere) return judge.faultAt(cell, Fault::RocketTwice);
    at = static_cast<std::uint8_t>(cell.index());
    p.occupied |= bit(cell.index());
    p.living =
        static_cast<std::uint8_t>(p.living | seatBit(static_cast<unsigned>(thing.owner->index())));
}

void putGalaxies(Position& p, DiagramJudge& judge) {
    for (int cell = 0; cell < kCells; ++cell) {
        const auto& things = judge.diagram().cells[static_cast<std::size_t>(cell)];
        const auto height = std::ranges::count(things, kGalaxy, &Thing::kind);
        if (height == 0) continue;
        p.galaxies |= bit(cell);
        const int most = cell == kCentre ? kCentreStack : 1;
        if (height > most)
            judge.faultAt(Cell(cell), Fault::StackTooHigh,
                          {std::to_string(height), std::to_string(most)});
        if (cell == kCentre)
            p.centreStack = static_cast<std::uint8_t>(std::min<std::ptrdiff_t>(height, most));
    }
}

// A rocket that has never left its pad stands on it; so long it protects what is around (rule 2.6).
void guard(Position& p, Cell cell, const Thing& thing, DiagramJudge& judge) {
    if (thing.kind != kRocket || !thing.docked || thing.number >= rocketsEach(p)) return;
    if (p.pad[rocketOf(p, thing)] == cell.index())
        p.guarded |= kNear[static_cast<std::size_t>(cell.index())];
    else
        judge.faultAt(cell, Fault::RocketNotOnPad);
}

void judgeTurn(const Position& p, DiagramJudge& judge) {
    if (!judge.isTurnOfSomebody() || p.living == 0) return;
    const Seat seat = judge.diagram().toMove;
    if (Rules::isOut(p, seat))
        judge.faultOf(seat, Fault::TurnWithoutPieces);
    else if (judge.isFine() && !canAct(p, p.turn))
        judge.faultOf(seat, Fault::TurnIsStuck);
}

} // namespace

DiagramKit Rules::kit(const Position& start) {
    ThingKind galaxy{kGalaxy, Sprite::Layer::Tile};
    galaxy.owned = false;
    galaxy.stacks = true;
    ThingKind pad{kPad, Sprite::Layer::Tile};
    pad.sign = "p";
    pad.each = rocketsEach(start);
    ThingKind rocket{kRocket};
    rocket.sign = "@";
    rocket.each = rocketsEach(start);
    rocket.docks = true;
    return {&outline(start), start.seats, {galaxy, pad, rocket}, {}};
}

Diagram Rules::diagram(const Position& p) {
    Diagram diagram = emptyDiagram(kit(p));
    const auto cellOf = [&](int cell) -> std::vector<Thing>& {
        return diagram.cells[static_cast<std::size_t>(cell)];
    };
    forEachBit(p.galaxies, [&](int cell) {
        Thing galaxy;
        galaxy.kind = kGalaxy;
        cellOf(cell).assign(static_cast<std::size_t>(heightOf(p, cell)), galaxy);
    });
    for (unsigned seat = 0; seat < p.seats; ++seat) {
        Thing thing;
        thing.owner = Seat::fromIndex(static_cast<int>(seat));
        for (const unsigned rocket : numbered(p, seat)) {
            thing.kind = kPad;
            thing.docked = false;
            if (p.pad[rocket] != kNowhere)
                cellOf(p.pad[rocket]).insert(cellOf(p.pad[rocket]).begin(), thing);
            thing.kind = kRocket;
            thing.docked = (p.guarded & kNear[p.pad[rocket]]) != 0;
            if (p.at[rocket] != kNowhere) cellOf(p.at[rocket]).push_back(thing);
            ++thing.number;
        }
    }
    diagram.toMove = toMove(p);
    return diagram;
}

Position Rules::drawn(const Position& start, const Diagram& diagram, DiagramFaults& faults) {
    const DiagramKit parts = kit(start);
    DiagramJudge judge(parts, diagram, faults);
    Position p;
    p.seats = start.seats;
    p.rockets = start.rockets;
    p.teams = start.teams;
    p.rescueOnlyStuck = start.rescueOnlyStuck;
    p.at.fill(kNowhere);
    p.pad.fill(kNowhere);
    judge.judgePieces();
    putGalaxies(p, judge);
    judge.forEachThing([&](Cell cell, const Thing& thing) {
        if (thing.kind == kPad) putPad(p, cell, thing, judge);
        if (thing.kind == kRocket) putRocket(p, cell, thing, judge);
    });
    for (std::size_t i = 0; i < diagram.cells.size(); ++i)
        for (const Thing& thing : diagram.cells[i])
            if (thing.owner && thing.owner->number() <= p.seats)
                guard(p, Cell(static_cast<int>(i)), thing, judge);
    const int turn = diagram.toMove.index();
    if (turn < p.seats) p.turn = static_cast<std::uint8_t>(turn);
    judgeTurn(p, judge);
    if (p.living == 0)
        judge.fault(Fault::BoardIsEmpty);
    else if (isOver(p))
        judge.fault(Fault::OneSideLeft);
    return p;
}

} // namespace clockwise::sputnik
