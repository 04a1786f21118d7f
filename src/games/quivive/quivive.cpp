// SPDX-License-Identifier: MIT
// Set-up, end and the like of Quivive: rules.md section 3.
#include "../adapter.h"
#include "rules.h"

namespace clockwise::quivive {
namespace {

// How many of the discs that are left will be that seat's, if nobody falls (rule 3.3).
int discsToPlace(const Position& p, unsigned seat) {
    int own = 0;
    unsigned turn = p.turn;
    for (int placed = p.discs; placed < kSecondDiscs + kThirdDiscs; ++placed) {
        if (turn == seat) ++own;
        turn = nextLiving(turn, p.seats, p.living);
    }
    return own;
}

} // namespace

const std::vector<OptionSpec>& Rules::optionSpecs() {
    static const std::vector<OptionSpec> specs{
        {"players", "Players", "2", {}, 2, kMostSeats, false},
        {"pawns", "Pawns", "1", {}, 1, 2, false},
        {"teams", "Teams", "0", {"0", "1"}, 0, 0, false},
    };
    return specs;
}

Result<Position> Rules::start(const Options& options) {
    const int seats = options.number("players");
    const int pawns = options.number("pawns");
    Position p;
    p.teams = options.value("teams") == "1";
    if (pawns == 2 && seats != 2) return refuse(Fault::TwoPawnsSeatTwo, {options.value("players")});
    if (p.teams && seats != 4) return refuse(Fault::TeamsSeatFour, {options.value("players")});
    p.seats = static_cast<std::uint8_t>(seats);
    p.pawnsEach = static_cast<std::uint8_t>(pawns);
    p.living = static_cast<std::uint8_t>(firstSeatBits(p.seats));
    p.level[0] = kBoard;
    return p;
}

bool Rules::isOut(const Position& p, Seat seat) {
    return (p.living & seatBit(static_cast<unsigned>(seat.index()))) == 0;
}

SeatSet Rules::side(const Position& p, Seat seat) {
    return toSeatSet(sideOf(static_cast<unsigned>(seat.index()), p.teams));
}

std::vector<Holding> Rules::holdings(const Position& p, Seat seat) {
    const auto index = static_cast<unsigned>(seat.index());
    const int onBoard = sizeOf(p.pawns[index]);
    if (p.stage == Stage::Playing) return {{"pawns", onBoard}};
    const int toPlace = isOut(p, seat) ? 0 : p.pawnsEach - onBoard;
    if (p.stage == Stage::Placing) return {{"pawns", onBoard}, {"pawns_to_place", toPlace}};
    return {{"discs_to_place", discsToPlace(p, index)}, {"pawns_to_place", toPlace}};
}

Position Rules::withdraw(const Position& p, Seat seat) {
    Position next = p;
    drop(next, static_cast<unsigned>(seat.index()));
    if (toMove(p) == seat)
        passTurnOn(next);
    else
        settle(next);
    return next;
}

std::uint64_t Rules::key(const Position& p) {
    std::uint64_t hash = 0;
    for (const Bits level : p.level) hash = mix(hash, level);
    for (const Bits pawns : p.pawns) hash = mix(hash, pawns);
    std::uint64_t rest = 0;
    for (const unsigned field :
         {unsigned{p.discs}, static_cast<unsigned>(p.stage), unsigned{p.living}, unsigned{p.turn},
          unsigned{p.seats}, unsigned{p.pawnsEach}, unsigned{p.teams}})
        rest = rest << 8 | field;
    return mix(hash, rest);
}

const Game& game() {
    static const GameOf<Rules> quivive;
    return quivive;
}

} // namespace clockwise::quivive
