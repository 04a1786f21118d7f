// SPDX-License-Identifier: MIT
#pragma once

#include "../rules_concept.h"
#include "moves.h"
#include "position.h"

namespace clockwise::quivive {

// Quivive as the Rules concept wants it; rules.md section 3.
struct Rules {
    using Position = quivive::Position;
    using Move = quivive::Move;
    // The pawn on each cell; ids are given when it is placed and travel along.
    using Labels = std::array<std::uint8_t, kCells>;

    static std::string_view id() { return "quivive"; }
    static const std::vector<OptionSpec>& optionSpecs();
    static Result<Position> start(const Options& options);

    static int seats(const Position& p) { return p.seats; }
    static Seat toMove(const Position& p) { return Seat::fromIndex(p.turn); }
    static Outcome outcome(const Position& p) { return lastSideWins(p.living, p.teams); }
    static bool isOut(const Position& p, Seat seat);
    static SeatSet side(const Position& p, Seat seat);
    static std::vector<Holding> holdings(const Position& p, Seat seat);

    template <class F>
    static void forEachMove(const Position& p, F&& visit) {
        quivive::forEachMove(p, visit);
    }
    static std::uint64_t count(const Position& p) { return quivive::count(p); }
    static Position after(const Position& p, const Move& m) { return quivive::after(p, m); }
    static Position withdraw(const Position& p, Seat seat);
    // Every turn puts something on the board or takes a disc off it.
    static bool isProgress(const Position&, const Move&) { return true; }
    static std::uint64_t key(const Position& p);

    static std::string format(const Position& p, const Move& m);
    static Result<Move> parse(const Position& p, std::string_view text);
    static std::string text(const Position& p);

    static std::vector<Pick> picks(const Position& p, const Move& m);
    static Labels firstLabels(const Position& p);
    static Labels relabel(const Labels& labels, const Position& p, const Move& m);
    static const Outline& outline(const Position&) { return roundOutline(); }
    static std::vector<Sprite> sprites(const Position& p, const Labels& pawns);

    static DiagramKit kit(const Position& start);
    static Diagram diagram(const Position& p);
    static Position drawn(const Position& start, const Diagram& diagram, DiagramFaults& faults);

    static std::vector<std::string_view> readyOpenings();
    static std::vector<std::string> openingTurns(const Position& start, std::string_view opening,
                                                 std::uint32_t seed);
};

} // namespace clockwise::quivive
