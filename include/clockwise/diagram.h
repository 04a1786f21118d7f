// SPDX-License-Identifier: MIT
// Positions that somebody draws: docs/file-format.md, "Positions".
#pragma once

#include "clockwise/cell.h"
#include "clockwise/error.h"
#include "clockwise/scene.h"
#include "clockwise/seat.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace clockwise {

// Something on a cell of a diagram.
struct Thing {
    std::string_view kind;     // the id of its ThingKind
    std::optional<Seat> owner; // of what belongs to somebody
    int facing = 0;            // one of its kind's
    int number = 0;            // which of its owner's it is, from 0, where that matters (rule 2.4)
    bool docked = false;       // a rocket that has never left its launch pad (rule 2.6)

    bool operator==(const Thing&) const = default;
};

// What there is to say about things of one kind.
struct ThingKind {
    std::string_view id = {}; // its drawing as well: resources/games/<game>/<id>.svg
    Sprite::Layer layer = Sprite::Layer::Piece;
    bool owned = true;          // by a seat; the others are written as digits, so many in a stack
    std::string_view sign = {}; // in the text, before the owner's number
    std::string_view facings = {}; // the signs of the ways it can face; each is a quarter turn on
    int each = 1;                  // of one seat, told apart by number
    bool docks = false;            // whether Thing::docked means something
    bool stacks = false;           // whether more than one may lie on a cell
};

// What a diagram says beside the board: one of some words, or a list of seats.
struct NoteKind {
    std::string_view id;
    std::vector<std::string_view> choices; // none for a list of seats
    bool ordered = false;                  // whether the order of the seats matters
    std::string_view unless = {}; // what another note can say, so that this one says nothing

    bool isSeats() const { return choices.empty(); }
};

// What diagrams of a game are made of, for one set of options.
struct DiagramKit {
    const Outline* outline = nullptr;
    int seats = 2;
    std::vector<ThingKind> things;
    std::vector<NoteKind> notes;

    const ThingKind& kindOf(const Thing& thing) const;
};

// A drawn position. Anything can be drawn, also what no game ever comes to; whether it is a
// position of the game is for Game::startFrom to say. Two diagrams are equal when they are drawn
// alike.
struct Diagram {
    std::vector<std::vector<Thing>> cells; // by cell, what lies lowest first
    Seat toMove{1};
    std::vector<std::string> notes; // one for each NoteKind; seats as their numbers, "21"

    bool operator==(const Diagram&) const = default;
};

// One thing that keeps a diagram from being a position, and where, if it is anywhere.
struct DiagramFault {
    Error error;
    std::optional<Cell> cell;
    std::optional<Seat> seat;

    bool operator==(const DiagramFault&) const = default;
};
using DiagramFaults = std::vector<DiagramFault>;

// An empty board, seat 1 on turn, of each note the first choice or no seat.
Diagram emptyDiagram(const DiagramKit& kit);

// Its picture. Ids are those of places, not of things that live on from one diagram to the next.
Scene diagramScene(const DiagramKit& kit, const Diagram& diagram);

// The most things that a text may put on one cell.
inline constexpr std::size_t kMostOnCell = 99;

// The one line that stands for a diagram; read again it is the same diagram.
std::string diagramText(const DiagramKit& kit, const Diagram& diagram);

// Where a text stops being a diagram, in bytes from its start, and what is wrong there.
struct DiagramTextFault {
    Error error;
    std::size_t at = 0;
};
tl::expected<Diagram, DiagramTextFault> readDiagram(const DiagramKit& kit, std::string_view text);

} // namespace clockwise
