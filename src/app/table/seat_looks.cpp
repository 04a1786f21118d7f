// SPDX-License-Identifier: MIT
#include "seat_looks.h"

#include <algorithm>
#include <utility>

namespace clockwise::app {
namespace {

constexpr std::array<std::string_view, Seat::kMost> kIds{"vermilion", "blue",   "green",
                                                         "amber",     "purple", "sky"};

} // namespace

SeatLooks::SeatLooks() : m_looks{Seat(1), Seat(2), Seat(3), Seat(4), Seat(5), Seat(6)} {}

void SeatLooks::give(Seat seat, Seat look) {
    const auto had = std::ranges::find(m_looks, look);
    std::swap(*had, m_looks[static_cast<std::size_t>(seat.index())]);
}

std::string_view lookId(Seat look) {
    return kIds[static_cast<std::size_t>(look.index())];
}

SeatLooks looksOf(const GameRecord& record) {
    SeatLooks looks;
    SeatSet taken;
    for (const Seat seat : SeatSet::firstSeats(record.seats()).toVector()) {
        const auto id = std::ranges::find(kIds, std::string_view(record.seat(seat).colour));
        if (id == kIds.end()) continue;
        const Seat look = Seat::fromIndex(static_cast<int>(id - kIds.begin()));
        if (taken.contains(look)) continue;
        taken.insert(look);
        looks.give(seat, look);
    }
    return looks;
}

void setLooks(GameRecord& record, const SeatLooks& looks) {
    for (const Seat seat : SeatSet::firstSeats(record.seats()).toVector())
        record.seat(seat).colour = looks[seat] == seat ? "" : lookId(looks[seat]);
}

Scene inColours(Scene scene, const SeatLooks& looks) {
    for (Sprite& sprite : scene.sprites)
        if (sprite.owner) sprite.owner = looks[*sprite.owner];
    return scene;
}

std::vector<BoardMark> inColours(std::vector<BoardMark> marks, const SeatLooks& looks) {
    for (BoardMark& mark : marks) mark.seat = looks[mark.seat];
    return marks;
}

} // namespace clockwise::app
