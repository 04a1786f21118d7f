// SPDX-License-Identifier: MIT
#pragma once

#include "../rules_concept.h"
#include "moves.h"
#include "position.h"

namespace clockwise::pivit {

// Pivit as the Rules concept wants it; rules.md section 1.
struct Rules {
    using Position = pivit::Position;
    using Move = pivit::Move;
    // The piece on each square of the bitboard; ids are given at the start and travel along.
    using Labels = std::array<std::uint8_t, 64>;

    static std::string_view id() { return "pivit"; }
    static const std::vector<OptionSpec>& optionSpecs();
    static Result<Position> start(const Options& options);

    static int seats(const Position& p) { return p.seats; }
    static Seat toMove(const Position& p) { return Seat::fromIndex(p.turn); }
    static Outcome outcome(const Position& p);
    static bool isOut(const Position& p, Seat seat);
    static SeatSet side(const Position& p, Seat seat);
    static std::vector<Holding> holdings(const Position& p, Seat seat);

    template <class F>
    static void forEachMove(const Position& p, F&& visit) {
        pivit::forEachMove(p, visit);
    }
    static std::uint64_t count(const Position& p) { return pivit::count(p); }
    static Position after(const Position& p, const Move& m) { return pivit::after(p, m); }
    static Position withdraw(const Position& p, Seat seat);
    static bool isProgress(const Position& p, const Move& m);
    static std::uint64_t key(const Position& p);

    static std::string format(const Position& p, const Move& m);
    static Result<Move> parse(const Position& p, std::string_view text);
    static std::string text(const Position& p);

    static std::vector<Pick> picks(const Position& p, const Move& m);
    static Labels firstLabels(const Position& p);
    static Labels relabel(const Labels& labels, const Position& p, const Move& m);
    static const Outline& outline(const Position& p) { return squareOutline(p.side); }
    static std::vector<Sprite> sprites(const Position& p, const Labels& labels);

    static DiagramKit kit(const Position& start);
    static Diagram diagram(const Position& p);
    static Position drawn(const Position& start, const Diagram& diagram, DiagramFaults& faults);
};

// Whether the move turns a minion into a master (rule 1.5) or takes a piece.
bool promotes(const Position& p, const Move& m);
bool captures(const Position& p, const Move& m);

} // namespace clockwise::pivit
