// SPDX-License-Identifier: MIT
#pragma once

#include "moment.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace clockwise::app {

// A diagram and what stands below it.
struct SheetDiagram {
    Moment moment;
    QString caption;
};

// A round of turns with what was written about them.
struct SheetRound {
    std::size_t firstTurn = 0;  // its number; turns are counted over all seats, as in the file
    std::vector<QString> turns; // by seat; empty for a seat that had none
    QStringList notes;          // comments, and variations in brackets, a paragraph each
    std::vector<SheetDiagram> diagrams;
};

struct SheetSeat {
    Seat seat{1};
    QString name;
    QString type; // empty for a person
};

// What is printed of a game, without a page. Diagrams stand after the turns that have a comment,
// where a reader wants to see what it is about. A game without comments has a few at even distances
// instead, ten at most, so that a long game still fits on a few pages. The set-up, unless the
// board is empty, and the end are always there; a drawn start as it was drawn.
struct ScoreSheet {
    QString gameId;
    QString title;
    QString occasion; // date, event and place, as far as they are known
    std::vector<SheetSeat> seats;
    SeatLooks looks;
    QStringList introduction; // comments before the first turn
    std::vector<SheetRound> rounds;
    QString result;
    std::vector<SheetDiagram> positions; // after the turns
};

// Of a line from the start on; what else begins along it is a variation.
ScoreSheet scoreSheetOf(const GameRecord& record, std::span<const NodeId> line);

} // namespace clockwise::app
