// SPDX-License-Identifier: MIT
#include "rules.h"

namespace clockwise::quivive {
namespace {

// Sprite ids: discs by cell and level, then pawns by seat and the order of their placing.
constexpr int kFirstPawn = kCells * kMostHeight;
constexpr int kMostPawnsEach = 2;

} // namespace

std::vector<Pick> Rules::picks(const Position&, const Move& m) {
    using enum Pick::Role;
    switch (m.kind) {
    case Move::Kind::Disc: return {{Disc, Cell(m.to)}};
    case Move::Kind::Pawn: return {{Pawn, Cell(m.to)}};
    case Move::Kind::Step: break;
    }
    return {{Piece, Cell(m.from)}, {Step, Cell(m.to)}, {Removal, Cell(m.taken)}};
}

// As if those that are there had been placed in the order of their cells.
Rules::Labels Rules::firstLabels(const Position& p) {
    Labels pawns{};
    for (unsigned seat = 0; seat < p.seats; ++seat) {
        auto id = static_cast<std::uint8_t>(kFirstPawn + static_cast<int>(seat) * kMostPawnsEach);
        forEachBit(p.pawns[seat], [&](int cell) { pawns[static_cast<std::size_t>(cell)] = id++; });
    }
    return pawns;
}

Rules::Labels Rules::relabel(const Labels& labels, const Position& p, const Move& m) {
    Labels pawns = labels;
    if (m.kind == Move::Kind::Pawn)
        pawns[m.to] = static_cast<std::uint8_t>(kFirstPawn + p.turn * kMostPawnsEach +
                                                sizeOf(p.pawns[p.turn]));
    else if (m.kind == Move::Kind::Step)
        pawns[m.to] = labels[m.from];
    return pawns;
}

std::vector<Sprite> Rules::sprites(const Position& p, const Labels& pawns) {
    std::vector<Sprite> all;
    for (int level = 0; level < kMostHeight; ++level)
        forEachBit(p.level[static_cast<std::size_t>(level)], [&](int cell) {
            Sprite disc;
            disc.id = level * kCells + cell;
            disc.cell = Cell(cell);
            disc.art = "disc";
            disc.layer = Sprite::Layer::Tile;
            disc.level = level;
            all.push_back(disc);
        });
    for (unsigned seat = 0; seat < p.seats; ++seat)
        forEachBit(p.pawns[seat], [&](int cell) {
            Sprite piece;
            piece.id = pawns[static_cast<std::size_t>(cell)];
            piece.cell = Cell(cell);
            piece.art = "pawn";
            piece.owner = Seat::fromIndex(static_cast<int>(seat));
            piece.level = heightOf(p, cell);
            all.push_back(piece);
        });
    return all;
}

} // namespace clockwise::quivive
