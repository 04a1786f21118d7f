// SPDX-License-Identifier: MIT
#include "rules.h"

namespace clockwise::pivit {

std::vector<Pick> Rules::picks(const Position& p, const Move& m) {
    if (m.isPass()) return {{Pick::Role::Pass, std::nullopt}};
    using enum Pick::Role;
    const Pick::Role role = promotes(p, m) ? (captures(p, m) ? PromotingCapture : Promotion)
                                           : (captures(p, m) ? Capture : Step);
    return {{Piece, cellOf(m.from, p.side)}, {role, cellOf(m.to, p.side)}};
}

Rules::Labels Rules::firstLabels(const Position& p) {
    Labels labels{};
    std::uint8_t next = 1;
    forEachBit(occupied(p), [&](Square s) { labels[static_cast<std::size_t>(s)] = next++; });
    return labels;
}

Rules::Labels Rules::relabel(const Labels& labels, const Position&, const Move& m) {
    Labels moved = labels;
    if (!m.isPass()) moved[m.to] = labels[m.from];
    return moved;
}

std::vector<Sprite> Rules::sprites(const Position& p, const Labels& labels) {
    std::vector<Sprite> pieces;
    for (int seat = 0; seat < p.seats; ++seat)
        forEachBit(p.own[static_cast<std::size_t>(seat)], [&](Square square) {
            Sprite piece;
            piece.id = labels[static_cast<std::size_t>(square)];
            piece.cell = cellOf(square, p.side);
            piece.art = (p.masters & bit(square)) != 0 ? "master" : "minion";
            piece.owner = Seat::fromIndex(seat);
            piece.quarterTurns = (p.horizontal & bit(square)) != 0 ? 1 : 0;
            pieces.push_back(piece);
        });
    return pieces;
}

} // namespace clockwise::pivit
