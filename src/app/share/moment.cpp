// SPDX-License-Identifier: MIT
#include "moment.h"

#include "table_marks.h"
#include "words.h"

namespace clockwise::app {

Moments momentsOf(const GameRecord& record, std::span<const NodeId> places, bool marked,
                  BoardStyle style) {
    style.looks = looksOf(record);
    Moments moments{fromUtf8(record.game().id()), gameLine(record), style, {}};
    moments.all.reserve(places.size());
    for (const NodeId place : places)
        moments.all.push_back({record.node(place).standing.state,
                               marked ? lastTurnMarks(record, place) : std::vector<BoardMark>{}});
    return moments;
}

} // namespace clockwise::app
