// SPDX-License-Identifier: MIT
// Positions of Pivit as somebody draws them.
#include "../diagram_judge.h"
#include "rules.h"

namespace clockwise::pivit {
namespace {

constexpr std::string_view kMinion = "minion";
constexpr std::string_view kMaster = "master";
constexpr std::size_t kPromotions = 0; // the one note

int piecesAtStart(const Position& start) {
    return sizeOf(start.own[0]); // every seat has as many (rule 1.2)
}

void put(Position& p, Cell cell, const Thing& thing) {
    const Bits here = bit(squareOf(cell, p.side));
    p.own[static_cast<std::size_t>(thing.owner->index())] |= here;
    if (thing.kind == kMaster) p.masters |= here;
    if (thing.facing != 0) p.horizontal |= here;
}

void judgeSeats(const Position& p, int most, DiagramJudge& judge) {
    for (unsigned i = 0; i < p.seats; ++i) {
        const Seat seat = Seat::fromIndex(static_cast<int>(i));
        const int pieces = sizeOf(p.own[i]);
        if (pieces > most)
            judge.faultOf(seat, Fault::TooManyPieces,
                          {std::to_string(pieces), std::to_string(most)});
        const auto end = p.promotionOrder.begin() + p.promoted;
        const bool promoted = std::find(p.promotionOrder.begin(), end, i) != end;
        if ((p.own[i] & p.masters) != 0 && !promoted) judge.faultOf(seat, Fault::MasterNotPromoted);
    }
}

void judgeTurn(const Position& p, DiagramJudge& judge) {
    if (judge.isTurnOfSomebody() && p.own[p.turn] == 0 && occupied(p) != 0)
        judge.faultOf(judge.diagram().toMove, Fault::TurnWithoutPieces);
}

// What is over cannot be begun (rule 1.8).
void judgeEnd(const Position& p, DiagramJudge& judge) {
    if (occupied(p) == 0)
        judge.fault(Fault::BoardIsEmpty);
    else if (seatsWithPieces(p) == 1)
        judge.fault(Fault::OneSideLeft);
    else if ((occupied(p) & ~p.masters) == 0)
        judge.fault(Fault::NoMinionLeft);
    else if (judge.isFine() && isDeadlock(p))
        judge.fault(Fault::NobodyCanMove);
}

} // namespace

DiagramKit Rules::kit(const Position& start) {
    ThingKind minion{kMinion};
    minion.facings = "|-";
    ThingKind master{kMaster};
    master.facings = "I=";
    return {&outline(start), start.seats, {minion, master}, {{"promotions", {}, true, {}}}};
}

Diagram Rules::diagram(const Position& p) {
    Diagram diagram = emptyDiagram(kit(p));
    for (int seat = 0; seat < p.seats; ++seat)
        forEachBit(p.own[static_cast<std::size_t>(seat)], [&](Square square) {
            Thing piece;
            piece.kind = (p.masters & bit(square)) != 0 ? kMaster : kMinion;
            piece.owner = Seat::fromIndex(seat);
            piece.facing = (p.horizontal & bit(square)) != 0 ? 1 : 0;
            diagram.cells[static_cast<std::size_t>(cellOf(square, p.side).index())] = {piece};
        });
    diagram.toMove = toMove(p);
    for (unsigned i = 0; i < p.promoted; ++i)
        diagram.notes[kPromotions] += std::to_string(p.promotionOrder[i] + 1);
    return diagram;
}

Position Rules::drawn(const Position& start, const Diagram& diagram, DiagramFaults& faults) {
    const DiagramKit parts = kit(start);
    DiagramJudge judge(parts, diagram, faults);
    Position p;
    p.side = start.side;
    p.seats = start.seats;
    judge.judgePieces();
    judge.forEachThing([&](Cell cell, const Thing& piece) {
        put(p, cell, piece);
        const bool corner = (cornersOf(p.side) & bit(squareOf(cell, p.side))) != 0;
        if (corner && piece.kind == kMinion) judge.faultAt(cell, Fault::MinionOnCorner);
    });
    for (const Seat seat : judge.seatsOf(kPromotions))
        p.promotionOrder[p.promoted++] = static_cast<std::uint8_t>(seat.index());
    const int turn = diagram.toMove.index();
    if (turn < p.seats) p.turn = static_cast<std::uint8_t>(turn);
    judgeSeats(p, piecesAtStart(start), judge);
    judgeTurn(p, judge);
    judgeEnd(p, judge);
    return p;
}

} // namespace clockwise::pivit
