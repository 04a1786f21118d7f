// SPDX-License-Identifier: MIT
#include "rules.h"

namespace clockwise::sputnik {
namespace {

// Sprite ids: a cell's own galaxy has the number of the cell, those stacked on the centre follow,
// then the pads and the rockets in the order of the rockets.
constexpr int kFirstStacked = kCells;
constexpr int kFirstPad = 50;
constexpr int kFirstRocket = 60;

Sprite tile(int id, int cell, std::string_view art) {
    Sprite sprite;
    sprite.id = id;
    sprite.cell = Cell(cell);
    sprite.art = art;
    sprite.layer = Sprite::Layer::Tile;
    return sprite;
}

Seat ownerOf(const Position& p, unsigned rocket) {
    return Seat::fromIndex(static_cast<int>(seatOf(p, rocket)));
}

} // namespace

std::vector<Pick> Rules::picks(const Position&, const Move& m) {
    using enum Pick::Role;
    if (m.kind == Move::Kind::Rescue) return {{Piece, Cell(m.from)}, {Rescue, Cell(m.to)}};
    std::vector<Pick> picks{{Piece, Cell(m.from)}, {Step, Cell(m.to)}};
    if (m.takes()) picks.push_back({Removal, Cell(m.taken)});
    return picks;
}

Rules::Labels Rules::firstLabels(const Position&) {
    Labels formerPads{};
    formerPads.fill(kNowhere);
    return formerPads;
}

Rules::Labels Rules::relabel(const Labels& labels, const Position& p, const Move& m) {
    Labels formerPads = labels;
    if (m.kind == Move::Kind::Rescue) formerPads[rocketOn(p, m.from)] = m.to;
    for (std::uint8_t& cell : formerPads)
        if (m.takes() && cell == m.taken) cell = kNowhere;
    return formerPads;
}

std::vector<Sprite> Rules::sprites(const Position& p, const Labels& formerPads) {
    std::vector<Sprite> all;
    forEachBit(p.galaxies, [&](int cell) {
        int id = cell;
        for (unsigned rocket = 0; rocket < p.rockets; ++rocket)
            if (formerPads[rocket] == cell) id = kFirstPad + static_cast<int>(rocket);
        all.push_back(tile(id, cell, "galaxy"));
    });
    for (unsigned rocket = 0; rocket < p.rockets; ++rocket) {
        if (p.pad[rocket] == kNowhere) continue;
        all.push_back(tile(kFirstPad + static_cast<int>(rocket), p.pad[rocket], "pad"));
        all.back().owner = ownerOf(p, rocket);
    }
    for (int level = 1; level < p.centreStack; ++level) {
        all.push_back(tile(kFirstStacked + level - 1, kCentre, "galaxy"));
        all.back().level = level;
    }
    for (unsigned rocket = 0; rocket < p.rockets; ++rocket) {
        if (p.at[rocket] == kNowhere) continue;
        Sprite piece;
        piece.id = kFirstRocket + static_cast<int>(rocket);
        piece.cell = Cell(p.at[rocket]);
        piece.art = "rocket";
        piece.owner = ownerOf(p, rocket);
        piece.level = heightOf(p, p.at[rocket]);
        all.push_back(piece);
    }
    return all;
}

} // namespace clockwise::sputnik
