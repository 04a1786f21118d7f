// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/session.h"

#include <QString>

#include <optional>

namespace clockwise::app {

// How a seat stands at the place shown, for its badge and for the banner at the end.
struct SeatStanding {
    QString name;
    QString detail; // what it has, or what became of it
    bool onTurn = false;
    bool out = false;
    bool won = false;
    int place = 0;               // 1 for who won; 0 while it is open, and in a draw
    std::optional<Seat> partner; // in a team

    bool operator==(const SeatStanding&) const = default;
};

SeatStanding standingOf(const Session& session, Seat seat);

// Who came where: sides that are out have their places from behind, in the order they fell; at the
// end the others are ranked as they are judged, by masters where there are any. Of two that stand
// alike both have the better place.
PerSeat<int> places(const Session& session);

// How it went for a seat, for the banner: "out in turn 14", "resigned in turn 9", "3 masters".
QString fateOf(const Session& session, Seat seat);
// "3rd"
QString placeName(int place);
// "Ana: 6 minions · 1 master · on turn", for tooltips and screen readers.
QString standingLine(const GameRecord& record, const SeatStanding& standing);

} // namespace clockwise::app
