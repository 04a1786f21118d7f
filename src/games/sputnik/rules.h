// SPDX-License-Identifier: MIT
#pragma once

#include "../rules_concept.h"
#include "moves.h"
#include "position.h"

namespace clockwise::sputnik {

// Sputnik as the Rules concept wants it; rules.md section 2.
struct Rules {
    using Position = sputnik::Position;
    using Move = sputnik::Move;
    // Where the former pad of each rocket lies as a galaxy, so that its sprite can be followed;
    // kNowhere before the rescue and once that galaxy is taken.
    using Labels = std::array<std::uint8_t, kMostRockets>;

    static std::string_view id() { return "sputnik"; }
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
        sputnik::forEachMove(p, visit);
    }
    static std::uint64_t count(const Position& p) { return sputnik::count(p); }
    static Position after(const Position& p, const Move& m) { return sputnik::after(p, m); }
    static Position withdraw(const Position& p, Seat seat);
    // Whether the turn changed the tiles: what is taken or turned over never comes back.
    static bool isProgress(const Position& p, const Move& m);
    static std::uint64_t key(const Position& p);

    static std::string format(const Position& p, const Move& m);
    static Result<Move> parse(const Position& p, std::string_view text);
    static std::string text(const Position& p);

    static std::vector<Pick> picks(const Position& p, const Move& m);
    static Labels firstLabels(const Position& p);
    static Labels relabel(const Labels& labels, const Position& p, const Move& m);
    static const Outline& outline(const Position&) { return hexagonOutline(); }
    static std::vector<Sprite> sprites(const Position& p, const Labels& formerPads);

    static DiagramKit kit(const Position& start);
    static Diagram diagram(const Position& p);
    static Position drawn(const Position& start, const Diagram& diagram, DiagramFaults& faults);
};

} // namespace clockwise::sputnik
