// SPDX-License-Identifier: MIT
// Set-up, end and the like of Sputnik: rules.md section 2.
#include "../adapter.h"
#include "rules.h"

#include <tuple>

namespace clockwise::sputnik {
namespace {

// The pads in use, in the order of the rockets, for so many rockets on the board (rules 2.3, 2.4).
std::vector<std::string_view> padsInUse(unsigned rockets) {
    switch (rockets) {
    case 2: return {"a1", "g7"};
    case 3: return {"a1", "g4", "d7"};
    case 4: return {"a1", "g4", "g7", "a4"};
    case 5: return {"a1", "d1", "g4", "g7", "d7"};
    default: return {"a1", "d1", "g4", "g7", "d7", "a4"};
    }
}

// Where the rockets stand, told so that equal positions tell the same: those of one seat that have
// used their pads are alike, and so are put in the order of their cells (rule 2.9).
std::array<std::uint8_t, kMostRockets> places(const Position& p) {
    auto at = p.at;
    for (unsigned i = 0; i < p.rockets; ++i)
        for (unsigned j = i + p.seats; j < p.rockets; j += p.seats)
            if (p.pad[i] == kNowhere && p.pad[j] == kNowhere && at[j] < at[i])
                std::swap(at[i], at[j]);
    return at;
}

auto fields(const Position& p) {
    return std::tie(p.galaxies, p.pads, p.occupied, p.guarded, p.pad, p.centreStack, p.living,
                    p.turn, p.seats, p.rockets, p.teams, p.rescueOnlyStuck);
}

template <std::size_t N>
std::uint64_t packed(const std::array<std::uint8_t, N>& cells) {
    static_assert(N <= sizeof(std::uint64_t));
    std::uint64_t all = 0;
    for (const std::uint8_t cell : cells) all = all << 8 | cell;
    return all;
}

} // namespace

bool Position::operator==(const Position& other) const {
    return fields(*this) == fields(other) && places(*this) == places(other);
}

std::uint64_t Rules::key(const Position& p) {
    std::uint64_t hash = mix(p.galaxies, p.pads);
    hash = mix(hash, p.guarded);
    hash = mix(hash, packed(places(p)));
    hash = mix(hash, packed(p.pad));
    const std::array<std::uint8_t, 7> rest{p.centreStack, p.living, p.turn,           p.seats,
                                           p.rockets,     p.teams,  p.rescueOnlyStuck};
    return mix(hash, packed(rest));
}

const std::vector<OptionSpec>& Rules::optionSpecs() {
    static const std::vector<OptionSpec> specs{
        {"players", "Players", "2", {}, 2, kMostRockets, false},
        {"rockets", "Rockets", "1", {}, 1, 3, false},
        {"teams", "Teams", "0", {"0", "1"}, 0, 0, false},
        {"rescue", "Rescue", "any", {"any", "stuck"}, 0, 0, false},
        {"repetition", "Repetition", "draw", {"draw", "off"}, 0, 0, true},
    };
    return specs;
}

Result<Position> Rules::start(const Options& options) {
    const auto seats = static_cast<unsigned>(options.number("players"));
    const unsigned rockets = seats * static_cast<unsigned>(options.number("rockets"));
    if (rockets > kMostRockets)
        return refuse(Fault::TooManyRockets, {options.value("rockets"), options.value("players")});
    Position p;
    p.teams = options.value("teams") == "1";
    if (p.teams && seats != 4) return refuse(Fault::TeamsSeatFour, {options.value("players")});
    p.seats = static_cast<std::uint8_t>(seats);
    p.rockets = static_cast<std::uint8_t>(rockets);
    p.rescueOnlyStuck = options.value("rescue") == "stuck";
    p.living = static_cast<std::uint8_t>(firstSeatBits(seats));
    p.centreStack = kCentreStack;
    p.at.fill(kNowhere);
    p.pad.fill(kNowhere);
    std::size_t rocket = 0;
    for (const std::string_view name : padsInUse(rockets)) {
        const auto pad = static_cast<std::uint8_t>(hexagonOutline().find(name)->index());
        p.at[rocket] = p.pad[rocket] = pad;
        p.pads |= bit(pad);
        p.guarded |= kNear[pad];
        ++rocket;
    }
    p.occupied = p.pads;
    p.galaxies = kBoard & ~p.pads;
    return p;
}

bool Rules::isOut(const Position& p, Seat seat) {
    return (p.living & seatBit(static_cast<unsigned>(seat.index()))) == 0;
}

SeatSet Rules::side(const Position& p, Seat seat) {
    return toSeatSet(sideOf(static_cast<unsigned>(seat.index()), p.teams));
}

std::vector<Holding> Rules::holdings(const Position& p, Seat seat) {
    int rockets = 0;
    int rescues = 0;
    forEachRocket(p, static_cast<unsigned>(seat.index()), [&](unsigned rocket) {
        if (p.at[rocket] == kNowhere) return;
        ++rockets;
        if (p.pad[rocket] != kNowhere) ++rescues;
    });
    return {{"rockets", rockets}, {"rescues", rescues}};
}

Position Rules::withdraw(const Position& p, Seat seat) {
    Position next = p;
    drop(next, static_cast<unsigned>(seat.index()));
    if (toMove(p) == seat) next.turn = nextLiving(p.turn, p.seats, next.living);
    settle(next);
    return next;
}

bool Rules::isProgress(const Position&, const Move& m) {
    return m.takes() || m.kind == Move::Kind::Rescue;
}

const Game& game() {
    static const GameOf<Rules> sputnik;
    return sputnik;
}

} // namespace clockwise::sputnik
