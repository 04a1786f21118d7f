// SPDX-License-Identifier: MIT
#include "turn_rows.h"

#include <optional>

namespace clockwise::app {
namespace {

// Where a turn stands: who made it, in which round.
struct Place {
    std::optional<Seat> mover; // nobody before the first turn
    int round = 1;
};

class Rows {
  public:
    explicit Rows(const GameRecord& record) : m_record(record) {}

    // The line that begins with a turn, after one that stands `before` it.
    void addLine(NodeId first, int variation, Place before) {
        std::optional<NodeId> turn = first;
        while (turn) {
            TurnRow row{variation, after(before, *turn).round, {}};
            std::vector<Place> befores;
            while (turn && after(before, *turn).round == row.round) {
                row.turns.push_back(*turn);
                befores.push_back(before);
                before = after(before, *turn);
                turn = next(*turn);
            }
            m_rows.push_back(row);
            for (std::size_t i = 0; i < befores.size(); ++i)
                addVariations(row.turns[i], variation + 1, befores[i]);
        }
    }

    std::vector<TurnRow> take() { return std::move(m_rows); }

  private:
    Place after(const Place& before, NodeId turn) const {
        const Seat mover = m_record.mover(turn);
        const bool newRound = before.mover && mover.index() <= before.mover->index();
        return {mover, before.round + (newRound ? 1 : 0)};
    }

    std::optional<NodeId> next(NodeId turn) const {
        const auto& children = m_record.node(turn).children;
        return children.empty() ? std::nullopt : std::optional(children.front());
    }

    void addVariations(NodeId turn, int variation, const Place& before) {
        const auto& siblings = m_record.node(m_record.node(turn).parent).children;
        if (siblings.front() != turn) return;
        for (std::size_t i = 1; i < siblings.size(); ++i) addLine(siblings[i], variation, before);
    }

    const GameRecord& m_record;
    std::vector<TurnRow> m_rows;
};

} // namespace

std::vector<TurnRow> turnRows(const GameRecord& record) {
    Rows rows(record);
    const auto& children = record.node(kRoot).children;
    if (!children.empty()) rows.addLine(children.front(), 0, {});
    return rows.take();
}

} // namespace clockwise::app
