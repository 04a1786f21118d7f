// SPDX-License-Identifier: MIT
#pragma once

#include "games/bits.h"
#include "games/rules_concept.h"

#include <array>

namespace clockwise::stones {

// The smallest game worth the name, to copy when a new one is begun: in turn each seat puts a stone
// on a free square of the 6x6 board that touches no stone along a side; whoever puts the last one
// wins.
struct Position {
    std::array<Bits, 4> own{};
    std::uint8_t seats = 2;
    std::uint8_t turn = 0;
    std::uint8_t last = 0; // seat that put the last stone
    SeatSet out;           // seats that gave up

    bool operator==(const Position&) const = default;
};

struct Move {
    std::uint8_t square = 0;

    bool operator==(const Move&) const = default;
};

struct Rules {
    using Position = stones::Position;
    using Move = stones::Move;
    struct Labels {};

    static std::string_view id() { return "stones"; }
    static const std::vector<OptionSpec>& optionSpecs();
    static Result<Position> start(const Options& options);

    static int seats(const Position& p) { return p.seats; }
    static Seat toMove(const Position& p) { return Seat::fromIndex(p.turn); }
    static Outcome outcome(const Position& p);
    static bool isOut(const Position& p, Seat seat) { return p.out.contains(seat); }
    static SeatSet side(const Position&, Seat seat) { return {seat}; }
    static std::vector<Holding> holdings(const Position& p, Seat seat);

    // The squares where a stone may go.
    static Bits open(const Position& p);

    template <class F>
    static void forEachMove(const Position& p, F&& visit) {
        if (outcome(p).over()) return;
        forEachBit(open(p), [&](int square) { visit(Move{static_cast<std::uint8_t>(square)}); });
    }
    static std::uint64_t count(const Position& p);
    static Position after(const Position& p, const Move& m);
    static Position withdraw(const Position& p, Seat seat);
    static bool isProgress(const Position&, const Move&) { return true; }
    static std::uint64_t key(const Position& p);

    static std::string format(const Position&, const Move& m);
    static Result<Move> parse(const Position& p, std::string_view text);
    static std::string text(const Position& p);

    static std::vector<Pick> picks(const Position&, const Move& m);
    static Labels firstLabels(const Position&) { return {}; }
    static Labels relabel(const Labels& labels, const Position&, const Move&) { return labels; }
    static const Outline& outline(const Position&) { return squareOutline(6); }
    static std::vector<Sprite> sprites(const Position& p, const Labels&);

    static DiagramKit kit(const Position& start);
    static Diagram diagram(const Position& p);
    static Position drawn(const Position& start, const Diagram& diagram, DiagramFaults& faults);
};

} // namespace clockwise::stones
