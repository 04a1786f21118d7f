// SPDX-License-Identifier: MIT
#pragma once

#include "games/pivit/rules.h"

#include <string_view>

namespace clockwise::pivit {

// A position read from a drawing, the top rank first; the side is the number of its lines. A piece
// is its seat and its arrows, as Rules::text() writes it: 1| 1- minions, 1I 1= masters, . nothing.
// Seats that have masters count as promoted in the order of `promotions` ("21": seat 2 first).
inline Position drawn(std::string_view drawing, int seats, Seat toMove,
                      std::string_view promotions = "") {
    Position p;
    p.seats = static_cast<std::uint8_t>(seats);
    p.turn = static_cast<std::uint8_t>(toMove.index());
    p.side = 8;
    int rank = 7;
    int file = 0;
    for (std::size_t i = 0; i < drawing.size(); ++i) {
        const char c = drawing[i];
        if (c == '\n') {
            --rank;
            file = 0;
        } else if (c == '.') {
            ++file;
        } else if (c >= '1' && c <= '4') {
            const Bits here = bit(rank * 8 + file++);
            const char arrows = drawing[++i];
            p.own[static_cast<std::size_t>(c - '1')] |= here;
            if (arrows == 'I' || arrows == '=') p.masters |= here;
            if (arrows == '-' || arrows == '=') p.horizontal |= here;
        }
    }
    for (const char seat : promotions)
        p.promotionOrder[p.promoted++] = static_cast<std::uint8_t>(seat - '1');
    return p;
}

// The position after a turn given by its text, which has to be legal.
inline Position played(const Position& p, std::string_view turn) {
    return Rules::after(p, Rules::parse(p, turn).value());
}

inline std::string refusal(const Position& p, std::string_view turn) {
    const auto move = Rules::parse(p, turn);
    return move ? "legal" : describe(move.error());
}

inline std::vector<std::string> legal(const Position& p) {
    std::vector<std::string> turns;
    Rules::forEachMove(p, [&](const Move& m) { turns.push_back(Rules::format(p, m)); });
    return turns;
}

} // namespace clockwise::pivit
