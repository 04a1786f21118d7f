// SPDX-License-Identifier: MIT
#include "rematch.h"

#include "set_up/set_up.h"
#include "table/seat_looks.h"
#include "words.h"

#include <algorithm>

namespace clockwise::app {
namespace {

// The id of the ready-made opening that the game was begun with; empty when there was none.
QString openingOf(const GameRecord& record) {
    const auto tag = std::ranges::find(record.tags(), kOpeningTag, &Tag::key);
    if (tag == record.tags().end()) return {};
    return fromUtf8(tag->value).section(QLatin1Char(' '), 0, 0);
}

// Who plays, clockwise: whoever has nothing on a drawn board sits out the next time as well. Teams
// go on as they are.
std::vector<Seat> playing(const GameRecord& record) {
    const State& start = *record.node(kRoot).standing.state;
    std::vector<Seat> seats = SeatSet::firstSeats(record.seats()).toVector();
    if (start.side(seats.front()).size() == 1)
        std::erase_if(seats, [&start](Seat seat) { return start.isOut(seat); });
    return seats;
}

} // namespace

GameRecord rematch(const GameRecord& played) {
    GameRecord next = played.upTo(kRoot);
    const std::vector<Seat> seats = playing(played);
    const SeatLooks worn = looksOf(played);
    SeatLooks looks = worn;
    TimeControls clocks = played.clocks();
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const Seat before = seats[(i + 1) % seats.size()];
        next.seat(seats[i]) = played.seat(before);
        looks.give(seats[i], worn[before]);
        clocks[seats[i]] = played.clocks()[before];
    }
    // Colours that were chosen are the players'; else each seat has its own.
    if (worn != SeatLooks()) setLooks(next, looks);
    next.setClocks(clocks);
    playOpening(next, openingOf(played), randomSeed());
    return next;
}

} // namespace clockwise::app
