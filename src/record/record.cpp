// SPDX-License-Identifier: MIT
#include "clockwise/record.h"

#include <algorithm>
#include <cassert>

namespace clockwise {
namespace {

constexpr int kOccurrencesThatDraw = 3;

bool holds(const Options& options, std::string_view id, std::string_view value) {
    return options.has(id) && options.value(id) == value;
}

// How often a position stood before on the line that ends at `parent`. A turn that makes progress
// can never be undone on the board, so the search ends there.
int earlierOccurrences(const GameRecord& record, NodeId parent, const State& state) {
    if (state.madeProgress()) return 0;
    const std::uint64_t key = state.key();
    for (NodeId id = parent;; id = record.node(id).parent) {
        const Standing& standing = record.node(id).standing;
        if (standing.state->key() == key && standing.state->samePosition(state))
            return standing.occurrences;
        if (standing.state->madeProgress() || record.isRoot(id)) return 0;
    }
}

} // namespace

Result<GameRecord> GameRecord::begin(const Game& game, const Options& options) {
    auto all = completed(game.optionSpecs(), options);
    if (!all) return tl::unexpected(all.error());
    auto start = game.start(*all);
    if (!start) return tl::unexpected(start.error());
    GameRecord record;
    record.m_game = &game;
    record.m_options = std::move(*all);
    Node root;
    root.standing.state = std::move(*start);
    root.standing.outcome = root.standing.state->outcome();
    record.m_nodes.push_back(std::move(root));
    return record;
}

Result<NodeId> GameRecord::play(NodeId at, std::string_view turnText) {
    for (const NodeId child : node(at).children)
        if (node(child).turn.text == turnText) return child;
    if (node(at).standing.outcome.over()) return refuse(Fault::GameIsOver);
    const State& before = *node(at).standing.state;
    auto turn = before.turn(turnText);
    if (!turn) return tl::unexpected(turn.error());
    auto state = before.play(turnText);
    if (!state) return tl::unexpected(state.error());

    Standing standing;
    standing.state = std::move(*state);
    standing.outcome = standing.state->outcome();
    standing.quietTurns = standing.state->madeProgress() ? 0 : node(at).standing.quietTurns + 1;
    if (holds(m_options, "repetition", "draw")) {
        standing.occurrences = 1 + earlierOccurrences(*this, at, *standing.state);
        if (!standing.outcome.over() && standing.occurrences >= kOccurrencesThatDraw)
            standing.outcome = {EndReason::Repetition, {}};
    }
    const int limit = m_options.has("noprogress") ? m_options.number("noprogress") : 0;
    if (!standing.outcome.over() && limit > 0 && standing.quietTurns >= limit)
        standing.outcome = {EndReason::NoProgress, {}};

    Node next;
    next.parent = at;
    next.turn = std::move(*turn);
    next.standing = std::move(standing);
    const NodeId id(m_nodes.size());
    m_nodes.push_back(std::move(next));
    m_nodes[at.index()].children.push_back(id);
    return id;
}

std::size_t GameRecord::detach(NodeId id) {
    auto& siblings = m_nodes[node(id).parent.index()].children;
    const auto found = std::ranges::find(siblings, id);
    assert(found != siblings.end());
    const auto place = static_cast<std::size_t>(found - siblings.begin());
    siblings.erase(found);
    return place;
}

void GameRecord::attach(NodeId id, std::size_t place) {
    auto& siblings = m_nodes[node(id).parent.index()].children;
    const auto where = std::min(place, siblings.size());
    siblings.insert(siblings.begin() + static_cast<std::ptrdiff_t>(where), id);
}

std::vector<NodeId> GameRecord::pathTo(NodeId id) const {
    std::vector<NodeId> path;
    for (; !isRoot(id); id = node(id).parent) path.push_back(id);
    std::ranges::reverse(path);
    return path;
}

std::vector<NodeId> GameRecord::lineThrough(NodeId id) const {
    std::vector<NodeId> line = pathTo(id);
    while (!node(id).children.empty()) {
        id = node(id).children.front();
        line.push_back(id);
    }
    return line;
}

Outcome GameRecord::result() const {
    const std::vector<NodeId> line = lineThrough(kRoot);
    const Outcome& outcome = node(line.empty() ? kRoot : line.back()).standing.outcome;
    if (!outcome.over() && m_agreedDraw) return {EndReason::Agreed, {}};
    return outcome;
}

} // namespace clockwise
