// SPDX-License-Identifier: MIT
#include "games/adapter.h"
#include "games/diagram_judge.h"
#include "rules.h"

namespace clockwise::stones {
namespace {

constexpr int kSide = 6;
constexpr Bits kBoard = (Bits{1} << (kSide * kSide)) - 1;
constexpr Bits kFirstFile = 0x041041041;

Bits allStones(const Position& p) {
    return p.own[0] | p.own[1] | p.own[2] | p.own[3];
}

void passTurnOn(Position& p) {
    do {
        p.turn = static_cast<std::uint8_t>((p.turn + 1U) % p.seats);
    } while (p.out.contains(Seat::fromIndex(p.turn)));
}

} // namespace

const std::vector<OptionSpec>& Rules::optionSpecs() {
    static const std::vector<OptionSpec> specs{{"players", "Players", "2", {}, 2, 4, false}};
    return specs;
}

Result<Position> Rules::start(const Options& options) {
    Position p;
    p.seats = static_cast<std::uint8_t>(options.number("players"));
    return p;
}

Outcome Rules::outcome(const Position& p) {
    SeatSet in = SeatSet::firstSeats(p.seats);
    for (const Seat seat : p.out.toVector()) in.erase(seat);
    if (in.size() == 1) return {EndReason::LastPlayer, in};
    if (open(p) == 0) return {EndReason::LastPlayer, {Seat::fromIndex(p.last)}};
    return {};
}

std::vector<Holding> Rules::holdings(const Position& p, Seat seat) {
    return {{"stones", sizeOf(p.own[static_cast<std::size_t>(seat.index())])}};
}

Bits Rules::open(const Position& p) {
    const Bits stones = allStones(p);
    const Bits lastFile = kFirstFile << (kSide - 1);
    const Bits beside = (stones & ~lastFile) << 1 | (stones & ~kFirstFile) >> 1;
    return kBoard & ~(stones | beside | stones << kSide | stones >> kSide);
}

std::uint64_t Rules::count(const Position& p) {
    return outcome(p).over() ? 0 : static_cast<std::uint64_t>(sizeOf(open(p)));
}

Position Rules::after(const Position& p, const Move& m) {
    Position next = p;
    next.own[p.turn] |= bit(m.square);
    next.last = p.turn;
    passTurnOn(next);
    return next;
}

Position Rules::withdraw(const Position& p, Seat seat) {
    Position next = p;
    next.out.insert(seat);
    if (next.out.size() < p.seats && toMove(p) == seat) passTurnOn(next);
    return next;
}

std::uint64_t Rules::key(const Position& p) {
    std::uint64_t hash = mix(p.turn, p.last);
    for (const Bits own : p.own) hash = mix(hash, own);
    for (const Seat seat : p.out.toVector())
        hash = mix(hash, static_cast<std::uint64_t>(seat.number()));
    return hash;
}

std::string Rules::format(const Position& p, const Move& m) {
    return '+' + outline(p)[Cell(m.square)].name;
}

Result<Move> Rules::parse(const Position& p, std::string_view text) {
    if (!text.starts_with('+')) return refuse(Fault::UnreadableTurn, {std::string(text)});
    const auto cell = outline(p).find(text.substr(1));
    if (!cell) return refuse(Fault::NoSuchCell, {std::string(text.substr(1))});
    if ((open(p) & bit(cell->index())) == 0)
        return refuse(Fault::CellOccupied, {std::string(text.substr(1))});
    return Move{static_cast<std::uint8_t>(cell->index())};
}

std::string Rules::text(const Position& p) {
    std::string board;
    for (int rank = kSide - 1; rank >= 0; --rank) {
        for (int file = 0; file < kSide; ++file) {
            char stone = '.';
            for (std::size_t seat = 0; seat < p.seats; ++seat)
                if ((p.own[seat] & bit(rank * kSide + file)) != 0)
                    stone = static_cast<char>('1' + seat);
            board += stone;
        }
        board += '\n';
    }
    return board;
}

std::vector<Pick> Rules::picks(const Position&, const Move& m) {
    return {{Pick::Role::Disc, Cell(m.square)}};
}

std::vector<Sprite> Rules::sprites(const Position& p, const Labels&) {
    std::vector<Sprite> stones;
    for (int seat = 0; seat < p.seats; ++seat)
        forEachBit(p.own[static_cast<std::size_t>(seat)], [&](int square) {
            Sprite stone;
            stone.id = square + 1;
            stone.cell = Cell(square);
            stone.art = "stone";
            stone.owner = Seat::fromIndex(seat);
            stones.push_back(stone);
        });
    return stones;
}

DiagramKit Rules::kit(const Position& start) {
    ThingKind stone{"stone"};
    stone.sign = "@";
    return {&outline(start), start.seats, {stone}, {{"last", {}, true}, {"out", {}, false}}};
}

Diagram Rules::diagram(const Position& p) {
    Diagram diagram = emptyDiagram(kit(p));
    for (int seat = 0; seat < p.seats; ++seat)
        forEachBit(p.own[static_cast<std::size_t>(seat)], [&](int square) {
            Thing stone;
            stone.kind = "stone";
            stone.owner = Seat::fromIndex(seat);
            diagram.cells[static_cast<std::size_t>(square)] = {stone};
        });
    diagram.toMove = toMove(p);
    diagram.notes[0] = std::to_string(p.last + 1);
    for (const Seat seat : p.out.toVector()) diagram.notes[1] += std::to_string(seat.number());
    return diagram;
}

Position Rules::drawn(const Position& start, const Diagram& diagram, DiagramFaults& faults) {
    const DiagramKit parts = kit(start);
    DiagramJudge judge(parts, diagram, faults);
    Position p;
    p.seats = start.seats;
    judge.judgePieces();
    judge.forEachThing([&](Cell cell, const Thing& stone) {
        p.own[static_cast<std::size_t>(stone.owner->index())] |= bit(cell.index());
    });
    for (const Seat seat : judge.seatsOf(0)) p.last = static_cast<std::uint8_t>(seat.index());
    for (const Seat seat : judge.seatsOf(1)) p.out.insert(seat);
    if (!judge.isTurnOfSomebody()) return p;
    p.turn = static_cast<std::uint8_t>(diagram.toMove.index());
    if (isOut(p, diagram.toMove)) judge.faultOf(diagram.toMove, Fault::TurnOfSeatOut);
    if (outcome(p).over()) judge.fault(Fault::NobodyCanMove);
    return p;
}

const Game& game() {
    static const GameOf<Rules> stones;
    return stones;
}

} // namespace clockwise::stones
