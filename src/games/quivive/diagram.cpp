// SPDX-License-Identifier: MIT
// Positions of Quivive as somebody draws them.
#include "../diagram_judge.h"
#include "rules.h"

namespace clockwise::quivive {
namespace {

constexpr std::string_view kDisc = "disc";
constexpr std::string_view kPawn = "pawn";
constexpr int kDiscs = 49; // rule 3.2
constexpr std::array<std::string_view, 3> kStages{"play", "build", "place"};
constexpr std::size_t kStage = 0; // the notes
constexpr std::size_t kOut = 1;   // seats that gave up before play began

Stage stageOf(std::string_view word) {
    if (word == kStages[1]) return Stage::Building;
    return word == kStages[2] ? Stage::Placing : Stage::Playing;
}

std::string_view wordOf(Stage stage) {
    if (stage == Stage::Building) return kStages[1];
    return stage == Stage::Placing ? kStages[2] : kStages[0];
}

int discsOn(const Position& p) {
    int discs = 0;
    for (const Bits level : p.level) discs += sizeOf(level);
    return discs;
}

void putDiscs(Position& p, DiagramJudge& judge) {
    int discs = 0;
    for (int cell = 0; cell < kCells; ++cell) {
        const auto& things = judge.diagram().cells[static_cast<std::size_t>(cell)];
        const auto height = static_cast<int>(std::ranges::count(things, kDisc, &Thing::kind));
        discs += height;
        if (height > kMostHeight)
            judge.faultAt(Cell(cell), Fault::StackTooHigh,
                          {std::to_string(height), std::to_string(kMostHeight)});
        for (int level = 0; level < std::min(height, kMostHeight); ++level)
            p.level[static_cast<std::size_t>(level)] |= bit(cell);
    }
    if (discs > kDiscs)
        judge.fault(Fault::TooManyDiscs, {std::to_string(discs), std::to_string(kDiscs)});
}

void judgePawns(const Position& p, DiagramJudge& judge) {
    for (unsigned seat = 0; seat < p.seats; ++seat) {
        const int pawns = sizeOf(p.pawns[seat]);
        if (pawns > p.pawnsEach)
            judge.faultOf(Seat::fromIndex(static_cast<int>(seat)), Fault::TooManyPieces,
                          {std::to_string(pawns), std::to_string(p.pawnsEach)});
    }
}

// Before play begins a seat is out only when it is noted; in play when it has no pawn.
void findLiving(Position& p, DiagramJudge& judge) {
    SeatBits living = firstSeatBits(p.seats);
    for (const Seat seat : judge.seatsOf(kOut)) {
        const auto index = static_cast<unsigned>(seat.index());
        living &= ~seatBit(index);
        if (p.pawns[index] != 0)
            judge.faultOf(seat, Fault::OutWithPawns, {nameOf(lowest(p.pawns[index]))});
    }
    for (unsigned seat = 0; seat < p.seats && p.stage == Stage::Playing; ++seat)
        if (p.pawns[seat] == 0) living &= ~seatBit(seat);
    p.living = static_cast<std::uint8_t>(living);
}

// Whether every cell has a disc, as it is until play begins.
bool isCovered(const Position& p, DiagramJudge& judge) {
    forEachBit(kBoard & ~p.level[0],
               [&](int cell) { judge.faultAt(Cell(cell), Fault::DiscMissing); });
    return (kBoard & ~p.level[0]) == 0;
}

// Rule 3.3; says how many discs were put on the board.
void judgeBuilding(Position& p, DiagramJudge& judge) {
    forEachBit(occupied(p), [&](int cell) { judge.faultAt(Cell(cell), Fault::PawnTooEarly); });
    if (!isCovered(p, judge)) return;
    const int second = sizeOf(p.level[1]);
    const int third = sizeOf(p.level[2]);
    if (second > kSecondDiscs || (third > 0 && second < kSecondDiscs))
        judge.fault(Fault::BuiltOutOfOrder);
    else if (third >= kThirdDiscs)
        judge.fault(Fault::BuildingIsDone);
    p.discs = static_cast<std::uint8_t>(discsOn(p) - kCells);
}

// Rule 3.4: who comes before the seat on turn has placed one pawn more than it.
void judgePlacing(const Position& p, DiagramJudge& judge) {
    isCovered(p, judge);
    const int placed = sizeOf(p.pawns[p.turn]);
    if (allPlaced(p)) return judge.fault(Fault::AllPawnsPlaced);
    for (unsigned seat = 0; seat < p.seats; ++seat) {
        if ((p.living & seatBit(seat)) == 0) continue;
        const int right =
            std::min<int>(placed + (seat < p.turn ? 1 : 0), p.pawnsEach - (seat < p.turn ? 0 : 1));
        const int pawns = sizeOf(p.pawns[seat]);
        if (pawns != right && pawns <= p.pawnsEach)
            judge.faultOf(Seat::fromIndex(static_cast<int>(seat)), Fault::PlacedOutOfTurn,
                          {std::to_string(pawns), std::to_string(right)});
    }
}

void judgeTurn(const Position& p, DiagramJudge& judge) {
    if (p.living == 0) return;
    const Seat seat = judge.diagram().toMove;
    if (Rules::isOut(p, seat))
        judge.faultOf(seat,
                      p.stage == Stage::Playing ? Fault::TurnWithoutPieces : Fault::TurnOfSeatOut);
    else if (p.stage == Stage::Placing)
        judgePlacing(p, judge);
    else if (p.stage == Stage::Playing && judge.isFine() && !canMove(p, p.turn))
        judge.faultOf(seat, Fault::TurnIsStuck);
}

} // namespace

DiagramKit Rules::kit(const Position& start) {
    ThingKind disc{kDisc, Sprite::Layer::Tile};
    disc.owned = false;
    disc.stacks = true;
    ThingKind pawn{kPawn};
    pawn.sign = "@";
    return {
        &outline(start),
        start.seats,
        {disc, pawn},
        {{"stage", {kStages.begin(), kStages.end()}, false, {}}, {"out", {}, false, kStages[0]}}};
}

Diagram Rules::diagram(const Position& p) {
    Diagram diagram = emptyDiagram(kit(p));
    for (int cell = 0; cell < kCells; ++cell) {
        Thing thing;
        thing.kind = kDisc;
        auto& things = diagram.cells[static_cast<std::size_t>(cell)];
        things.assign(static_cast<std::size_t>(heightOf(p, cell)), thing);
        thing.kind = kPawn;
        for (unsigned seat = 0; seat < p.seats; ++seat) {
            if ((p.pawns[seat] & bit(cell)) == 0) continue;
            thing.owner = Seat::fromIndex(static_cast<int>(seat));
            things.push_back(thing);
        }
    }
    diagram.toMove = toMove(p);
    diagram.notes[kStage] = wordOf(p.stage);
    for (int seat = 0; seat < p.seats; ++seat)
        if (p.stage != Stage::Playing && isOut(p, Seat::fromIndex(seat)))
            diagram.notes[kOut] += std::to_string(seat + 1);
    return diagram;
}

Position Rules::drawn(const Position& start, const Diagram& diagram, DiagramFaults& faults) {
    const DiagramKit parts = kit(start);
    DiagramJudge judge(parts, diagram, faults);
    Position p;
    p.seats = start.seats;
    p.pawnsEach = start.pawnsEach;
    p.teams = start.teams;
    p.stage = stageOf(diagram.notes[kStage]);
    p.discs = kSecondDiscs + kThirdDiscs;
    judge.judgePieces();
    putDiscs(p, judge);
    judge.forEachThing([&](Cell cell, const Thing& thing) {
        if (thing.kind == kPawn)
            p.pawns[static_cast<std::size_t>(thing.owner->index())] |= bit(cell.index());
    });
    judgePawns(p, judge);
    findLiving(p, judge);
    if (p.stage == Stage::Building) judgeBuilding(p, judge);
    if (judge.isTurnOfSomebody()) {
        p.turn = static_cast<std::uint8_t>(diagram.toMove.index());
        judgeTurn(p, judge);
    }
    if (p.living == 0 && p.stage == Stage::Playing)
        judge.fault(Fault::BoardIsEmpty);
    else if (isOver(p))
        judge.fault(Fault::OneSideLeft);
    return p;
}

} // namespace clockwise::quivive
