// SPDX-License-Identifier: MIT
// Short words for the tests of drawn positions: what keeps a text from being a position.
#pragma once

#include "table.h"

#include <string>
#include <vector>

namespace clockwise::test {

struct Drawn {
    StatePtr state;
    // Each fault as it is told, and with its cell when it has one: "b2: ...".
    std::vector<std::string> faults;
    std::vector<std::optional<Seat>> seats;
};

inline Drawn draw(std::string_view gameId, const Options& options, std::string_view text) {
    const Game& game = *findGame(gameId);
    const DiagramKit kit = game.kit(options).value();
    const auto diagram = readDiagram(kit, text);
    if (!diagram) return {nullptr, {describe(diagram.error().error)}, {}};
    const auto state = game.startFrom(options, *diagram);
    if (state) return {*state, {}, {}};
    Drawn drawn;
    for (const DiagramFault& fault : state.error()) {
        const std::string cell = fault.cell ? (*kit.outline)[*fault.cell].name + ": " : "";
        drawn.faults.push_back(cell + describe(fault.error));
        drawn.seats.push_back(fault.seat);
    }
    return drawn;
}

inline std::string drawnText(std::string_view gameId, const Options& options, const State& state) {
    const Game& game = *findGame(gameId);
    return diagramText(game.kit(options).value(), game.diagram(state));
}

} // namespace clockwise::test
