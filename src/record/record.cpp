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

} // namespace

GameRecord GameRecord::withStart(const Game& game, Options options, StatePtr start) {
    GameRecord record;
    record.m_game = &game;
    record.m_options = std::move(options);
    Standing standing;
    standing.outcome = start->outcome();
    standing.state = std::move(start);
    record.add(kRoot, {}, std::move(standing));
    return record;
}

Result<GameRecord> GameRecord::begin(const Game& game, const Options& options) {
    auto all = completed(game.optionSpecs(), options);
    if (!all) return tl::unexpected(all.error());
    auto start = game.start(*all);
    if (!start) return tl::unexpected(start.error());
    return withStart(game, std::move(*all), std::move(*start));
}

tl::expected<GameRecord, DiagramFaults>
GameRecord::beginAt(const Game& game, const Options& options, const Diagram& diagram) {
    const auto usual = begin(game, options);
    if (!usual) return tl::unexpected(DiagramFaults{{usual.error(), {}, {}}});
    const auto start = game.startFrom(usual->options(), diagram);
    if (!start) return tl::unexpected(start.error());
    if ((*start)->samePosition(*usual->node(kRoot).standing.state)) return *usual;
    GameRecord record = withStart(game, usual->options(), *start);
    record.m_position = diagramText(*game.kit(options), game.diagram(**start));
    return record;
}

Result<NodeId> GameRecord::play(NodeId at, std::string_view turnText) {
    for (const NodeId child : node(at).children)
        if (node(child).turn.text == turnText) return child;
    if (node(at).standing.outcome.over() || isAgreedAt(at)) return refuse(Fault::GameIsOver);
    const State& before = *node(at).standing.state;
    auto turn = before.turn(turnText);
    if (!turn) return tl::unexpected(turn.error());
    auto state = before.play(turnText);
    if (!state) return tl::unexpected(state.error());
    const bool turnsOff = !node(at).children.empty();
    if (m_nodes.size() > kMostTurns)
        return refuse(Fault::TooManyTurns, {std::to_string(kMostTurns)});
    if (turnsOff && m_leaps[at.index()].variations >= kDeepestVariation)
        return refuse(Fault::VariationTooDeep, {std::to_string(kDeepestVariation)});
    const NodeId id = add(at, std::move(*turn), judge(at, std::move(*state)));
    if (turnsOff) ++m_leaps[id.index()].variations;
    m_nodes[at.index()].children.push_back(id);
    return id;
}

Standing GameRecord::judge(NodeId at, StatePtr state) const {
    Standing standing;
    standing.outcome = state->outcome();
    standing.quietTurns = state->madeProgress() ? 0 : node(at).standing.quietTurns + 1;
    if (holds(m_options, "repetition", "draw")) {
        standing.occurrences = 1 + earlierOccurrences(at, *state);
        if (!standing.outcome.over() && standing.occurrences >= kOccurrencesThatDraw)
            standing.outcome = {EndReason::Repetition, {}};
    }
    const int limit = m_options.has("noprogress") ? m_options.number("noprogress") : 0;
    if (!standing.outcome.over() && limit > 0 && standing.quietTurns >= limit)
        standing.outcome = {EndReason::NoProgress, {}};
    standing.state = std::move(state);
    return standing;
}

// The last time the position was there on the way to `at`. Only the turns since the last progress
// can lead to it again: they are walked back, or the nodes of the whole tree whose key fits are
// asked, whichever are fewer. So neither a long game without captures nor many lines into the same
// few positions cost the square of their length.
int GameRecord::earlierOccurrences(NodeId at, const State& state) const {
    const auto alike = m_nodesByKey.find(state.key());
    if (state.madeProgress() || alike == m_nodesByKey.end()) return 0;
    const auto quiet = static_cast<std::size_t>(node(at).standing.quietTurns);
    if (alike->second.size() <= quiet) {
        int most = 0;
        for (const NodeId id : alike->second) {
            const Standing& earlier = node(id).standing;
            if (earlier.occurrences > most && isOnLineTo(id, at) &&
                earlier.state->samePosition(state))
                most = earlier.occurrences;
        }
        return most;
    }
    for (std::size_t back = 0; back <= quiet; ++back, at = node(at).parent)
        if (node(at).standing.state->samePosition(state)) return node(at).standing.occurrences;
    return 0;
}

bool GameRecord::isOnLineTo(NodeId id, NodeId end) const {
    const std::size_t depth = m_leaps[id.index()].depth;
    while (m_leaps[end.index()].depth > depth) {
        const NodeId above = m_leaps[end.index()].above;
        end = m_leaps[above.index()].depth >= depth ? above : node(end).parent;
    }
    return end == id;
}

bool GameRecord::isAgreedAt(NodeId at) const {
    if (!m_agreedDraw || !node(at).children.empty()) return false;
    const std::vector<NodeId> line = lineThrough(kRoot);
    return at == (line.empty() ? kRoot : line.back());
}

NodeId GameRecord::add(NodeId parent, Turn turn, Standing standing) {
    const NodeId id(m_nodes.size());
    Leap leap;
    if (id != kRoot) {
        // Two leaps of the same length from the parent on become one of twice the length.
        const Leap& first = m_leaps[parent.index()];
        const Leap& second = m_leaps[first.above.index()];
        const std::size_t landing = m_leaps[second.above.index()].depth;
        const bool alike = first.depth - second.depth == second.depth - landing;
        leap = {first.depth + 1, first.variations, alike ? second.above : parent};
    }
    m_leaps.push_back(leap);
    if (holds(m_options, "repetition", "draw")) m_nodesByKey[standing.state->key()].push_back(id);
    m_nodes.push_back({parent, std::move(turn), {}, {}, {}, {}, std::move(standing)});
    return id;
}

std::size_t GameRecord::place(NodeId id) const {
    if (isRoot(id)) return 0;
    const auto& siblings = node(node(id).parent).children;
    const auto found = std::ranges::find(siblings, id);
    assert(found != siblings.end());
    return static_cast<std::size_t>(found - siblings.begin());
}

std::size_t GameRecord::detach(NodeId id) {
    const std::size_t at = place(id);
    auto& siblings = m_nodes[node(id).parent.index()].children;
    siblings.erase(siblings.begin() + static_cast<std::ptrdiff_t>(at));
    return at;
}

void GameRecord::attach(NodeId id, std::size_t place) {
    auto& siblings = m_nodes[node(id).parent.index()].children;
    const auto where = std::min(place, siblings.size());
    siblings.insert(siblings.begin() + static_cast<std::ptrdiff_t>(where), id);
}

Result<void> GameRecord::reorder(NodeId id, std::size_t place) {
    const std::size_t from = detach(id);
    attach(id, place);
    recountVariations();
    const auto tooDeep = [](const Leap& leap) { return leap.variations > kDeepestVariation; };
    if (std::ranges::none_of(m_leaps, tooDeep)) return {};
    detach(id);
    attach(id, from);
    recountVariations();
    return refuse(Fault::VariationTooDeep, {std::to_string(kDeepestVariation)});
}

// A node never comes before its parent; one that is detached keeps the count it had.
void GameRecord::recountVariations() {
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        int more = 0;
        for (const NodeId child : m_nodes[i].children) {
            m_leaps[child.index()].variations = m_leaps[i].variations + more;
            more = 1;
        }
    }
}

GameRecord GameRecord::upTo(NodeId id) const {
    GameRecord game = withStart(*m_game, m_options, node(kRoot).standing.state);
    game.m_position = m_position;
    game.m_seats = m_seats;
    game.m_clocks = m_clocks;
    NodeId at = kRoot;
    for (const NodeId turn : pathTo(id)) {
        at = *game.play(at, node(turn).turn.text);
        game.setTimeLeft(at, node(turn).timeLeft);
    }
    return game;
}

void GameRecord::setClocks(const TimeControls& controls) {
    m_clocks = {};
    for (const Seat seat : SeatSet::firstSeats(seats()).toVector()) {
        const auto& control = controls[seat];
        if (!control) continue;
        m_clocks[seat] = {
            std::clamp(control->main, kShortestMain, kLongestMain),
            std::clamp(control->increment, std::chrono::seconds(0), kLongestIncrement)};
    }
}

void GameRecord::setTimeLeft(NodeId id, std::optional<std::chrono::milliseconds> time) {
    constexpr std::chrono::milliseconds most = kMostTimeLeft;
    if (time) time = std::clamp(*time, std::chrono::milliseconds(0), most);
    m_nodes[id.index()].timeLeft = time;
}

TimesLeft GameRecord::timesLeft(NodeId at) const {
    TimesLeft times;
    int missing = 0;
    for (const Seat seat : SeatSet::firstSeats(seats()).toVector())
        missing += m_clocks[seat] ? 1 : 0;
    for (; missing > 0 && !isRoot(at); at = node(at).parent) {
        const auto& time = node(at).timeLeft;
        if (!time || !m_clocks[mover(at)] || times[mover(at)]) continue;
        times[mover(at)] = time;
        --missing;
    }
    for (const Seat seat : SeatSet::firstSeats(seats()).toVector())
        if (m_clocks[seat] && !times[seat]) times[seat] = m_clocks[seat]->main;
    return times;
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
