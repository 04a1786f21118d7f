// SPDX-License-Identifier: MIT
#include "clockwise/session.h"

#include "clockwise/record_text.h"

#include <algorithm>
#include <cassert>

namespace clockwise {
namespace {

std::vector<NodeId> wholeLine(const GameRecord& record, NodeId through) {
    std::vector<NodeId> line = record.lineThrough(through);
    line.insert(line.begin(), kRoot);
    return line;
}

bool hasNoTurns(const GameRecord& record) {
    return record.node(kRoot).children.empty();
}

} // namespace

Session::Session(GameRecord record)
    : m_record(std::move(record)), m_line(wholeLine(m_record, kRoot)) {}

void Session::changed() {
    m_modified.reset();
    tell();
}

void Session::tell() const {
    if (m_listener) m_listener();
}

void Session::edit(const std::function<void(GameRecord&)>& change) {
    change(m_record);
    changed();
}

const Standing& Session::standingAt(std::size_t ply) const {
    assert(ply < m_line.size());
    return m_record.node(m_line[ply]).standing;
}

Outcome Session::outcome() const {
    return m_shown == last() && isMainLine() ? m_record.result() : standing().outcome;
}

TurnNews Session::news(std::size_t ply) const {
    assert(ply > 0 && ply < m_line.size());
    const State& before = *standingAt(ply - 1).state;
    const State& after = *standingAt(ply).state;
    TurnNews news{before.toMove(), m_record.node(m_line[ply]).turn.text, {}};
    // Whoever gives up falls first, then those behind: the turn goes round clockwise.
    for (int step = 0; step < after.seats(); ++step) {
        const Seat seat = Seat::fromIndex((news.seat.index() + step) % after.seats());
        if (after.isOut(seat) && !before.isOut(seat)) news.fallen.push_back(seat);
    }
    return news;
}

// Playing the very turn that was taken back gives back what was written about it as well.
bool Session::isNextRedo(std::string_view turn) const {
    return m_shown == last() && canRedo() && !m_undone.back().agreement &&
           m_record.node(m_undone.back().node).turn.text == turn;
}

Result<void> Session::submit(std::string_view turn) {
    if (outcome().over()) return refuse(Fault::GameIsOver);
    if (isNextRedo(turn)) {
        redo();
        return {};
    }
    const auto node = m_record.play(m_line[m_shown], turn);
    if (!node) return tl::unexpected(node.error());
    m_undone.clear();
    const bool onTheLine = m_shown < last() && m_line[m_shown + 1] == *node;
    if (!onTheLine) m_line = wholeLine(m_record, *node);
    ++m_shown;
    changed();
    return {};
}

bool Session::isMainLine() const {
    return m_line == wholeLine(m_record, kRoot);
}

Result<void> Session::agreeDraw() {
    if (!isMainLine()) return refuse(Fault::AgreedInVariation);
    goTo(last());
    if (outcome().over()) return refuse(Fault::GameIsOver);
    m_undone.clear();
    m_record.setAgreedDraw(true);
    changed();
    return {};
}

void Session::undo() {
    if (m_record.agreedDraw()) {
        m_record.setAgreedDraw(false);
        m_undone.push_back({true, kRoot, 0});
    } else {
        if (m_line.size() < 2) return;
        const NodeId taken = m_line.back();
        m_undone.push_back({false, taken, m_record.detach(taken)});
        m_line.pop_back();
    }
    m_shown = last();
    changed();
}

void Session::redo() {
    if (m_undone.empty()) return;
    const Undone next = m_undone.back();
    m_undone.pop_back();
    if (next.agreement) {
        m_record.setAgreedDraw(true);
    } else {
        m_record.attach(next.node, next.place);
        m_line.push_back(next.node);
    }
    m_shown = last();
    changed();
}

void Session::goTo(std::size_t ply) {
    const std::size_t target = std::min(ply, last());
    if (target == m_shown) return;
    m_shown = target;
    tell();
}

TurnPicker Session::picker() const {
    const State& state = *standing().state;
    if (outcome().over()) return TurnPicker({}, state.scene());
    return TurnPicker(state.turns(), state.scene());
}

bool Session::isModified() const {
    if (m_savedText.empty()) return !hasNoTurns(m_record);
    // The text of a long game takes a while, and whoever steps through it asks at every step.
    if (!m_modified) m_modified = writeRecord(m_record) != m_savedText;
    return *m_modified;
}

void Session::markSaved() {
    m_savedText = writeRecord(m_record);
    m_modified = false;
}

} // namespace clockwise
