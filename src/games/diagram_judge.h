// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/diagram.h"
#include "clockwise/outline.h"

#include <algorithm>
#include <string>

namespace clockwise {

// Goes over a diagram for a game and gathers what is wrong with it.
class DiagramJudge {
  public:
    DiagramJudge(const DiagramKit& kit, const Diagram& diagram, DiagramFaults& faults)
        : m_kit(kit), m_diagram(diagram), m_faults(faults) {}

    bool isFine() const { return m_faults.empty(); }
    const Diagram& diagram() const { return m_diagram; }

    std::string nameOf(Cell cell) const { return (*m_kit.outline)[cell].name; }
    // Details follow the name of the cell.
    void faultAt(Cell cell, Fault fault, std::vector<std::string> details = {}) {
        details.insert(details.begin(), nameOf(cell));
        m_faults.push_back({{fault, std::move(details)}, cell, std::nullopt});
    }
    // Details follow the number of the seat.
    void faultOf(Seat seat, Fault fault, std::vector<std::string> details = {}) {
        details.insert(details.begin(), std::to_string(seat.number()));
        m_faults.push_back({{fault, std::move(details)}, std::nullopt, seat});
    }
    void fault(Fault fault, std::vector<std::string> details = {}) {
        m_faults.push_back({{fault, std::move(details)}, std::nullopt, std::nullopt});
    }

    // Visits what belongs to the seats at the table or to nobody, cell by cell from the bottom up;
    // what is of others is a fault.
    template <class F>
    void forEachThing(F&& visit) {
        for (std::size_t i = 0; i < m_diagram.cells.size(); ++i) {
            const Cell cell(static_cast<int>(i));
            for (const Thing& thing : m_diagram.cells[i]) {
                if (!thing.owner || thing.owner->number() <= m_kit.seats)
                    visit(cell, thing);
                else
                    m_faults.push_back({{Fault::SeatNotAtTable,
                                         {std::to_string(thing.owner->number()), nameOf(cell),
                                          std::to_string(m_kit.seats)}},
                                        cell,
                                        thing.owner});
            }
        }
    }

    // Pieces stand alone and, where there are tiles, on one.
    void judgePieces() {
        const auto isTile = [](const ThingKind& kind) { return kind.layer == Sprite::Layer::Tile; };
        const bool tiles = std::ranges::any_of(m_kit.things, isTile);
        for (std::size_t i = 0; i < m_diagram.cells.size(); ++i) {
            const auto pieces = std::ranges::count_if(m_diagram.cells[i], [&](const Thing& thing) {
                return !isTile(m_kit.kindOf(thing));
            });
            const Cell cell(static_cast<int>(i));
            if (pieces > 1) faultAt(cell, Fault::TwoPiecesOnCell);
            if (pieces > 0 && tiles && !isTile(m_kit.kindOf(m_diagram.cells[i].front())))
                faultAt(cell, Fault::NothingBeneath);
        }
    }

    // The seats of a note, those at the table and each once; the others are faults.
    std::vector<Seat> seatsOf(std::size_t note) {
        std::vector<Seat> seats;
        for (const char digit : m_diagram.notes[note]) {
            const Seat seat(digit - '0');
            if (seat.number() > m_kit.seats)
                faultOf(seat, Fault::SeatNotOnList, {std::to_string(m_kit.seats)});
            else if (std::ranges::count(seats, seat) > 0)
                faultOf(seat, Fault::SeatListedTwice);
            else
                seats.push_back(seat);
        }
        return seats;
    }

    // Whether the seat on turn sits at the table; a fault if not.
    bool isTurnOfSomebody() {
        if (m_diagram.toMove.number() <= m_kit.seats) return true;
        faultOf(m_diagram.toMove, Fault::TurnOfNobody, {std::to_string(m_kit.seats)});
        return false;
    }

  private:
    const DiagramKit& m_kit;
    const Diagram& m_diagram;
    DiagramFaults& m_faults;
};

} // namespace clockwise
