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

bool isBlank(const GameRecord& record) {
    const Node& start = record.node(kRoot);
    return record.position().empty() && start.children.empty() && start.comments.empty();
}

} // namespace

Session::Session(GameRecord record)
    : m_record(std::move(record)), m_line(wholeLine(m_record, kRoot)) {}

void Session::tell() {
    if (m_listener) m_listener();
}

void Session::changed() {
    ++m_revision;
    m_text.clear();
    tell();
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
    return m_shown == last() && m_isMainLine ? m_record.result() : standing().outcome;
}

TurnNews Session::news(NodeId turn) const {
    assert(turn != kRoot);
    const Node& node = m_record.node(turn);
    const State& before = *m_record.node(node.parent).standing.state;
    const State& after = *node.standing.state;
    TurnNews news{before.toMove(), node.turn.text, {}};
    // Whoever gives up falls first, then those behind: the turn goes round clockwise.
    for (int step = 0; step < after.seats(); ++step) {
        const Seat seat = Seat::fromIndex((news.seat.index() + step) % after.seats());
        if (after.isOut(seat) && !before.isOut(seat)) news.fallen.push_back(seat);
    }
    return news;
}

// Playing the very turn that was taken back gives back what was written about it as well.
bool Session::isNextRedo(std::string_view turn) const {
    if (m_undone.empty() || m_undone.back().way != Step::Way::Attach) return false;
    const Node& taken = m_record.node(m_undone.back().edit.node);
    return m_undone.back().edit.kind == Edit::Kind::Turn && taken.parent == at() &&
           taken.turn.text == turn;
}

Result<void> Session::submit(std::string_view turn) {
    if (outcome().over()) return refuse(Fault::GameIsOver);
    const bool isTimed = m_timekeeper && m_isMainLine && m_shown == last();
    if (isNextRedo(turn)) {
        if (isTimed) takeTime(m_undone.back().edit.node);
        redo();
        return {};
    }
    const std::size_t before = m_record.node(at()).children.size();
    const auto node = m_record.play(at(), turn);
    if (!node) return tl::unexpected(node.error());
    const bool isNew = m_record.node(at()).children.size() > before;
    if (isTimed) takeTime(*node);
    // A turn of the line is followed along that line.
    if (m_shown < last() && m_line[m_shown + 1] == *node)
        ++m_shown;
    else
        show(*node);
    if (isNew)
        did({{Edit::Kind::Turn, *node}, Step::Way::Detach, 0, {}, m_record.agreedDraw()});
    else
        tell();
    return {};
}

void Session::takeTime(NodeId node) {
    m_record.setTimeLeft(node, m_timekeeper(m_record.node(node).turn.text));
}

Result<void> Session::agreeDraw() {
    if (!m_isMainLine) return refuse(Fault::AgreedInVariation);
    goTo(last());
    if (outcome().over()) return refuse(Fault::GameIsOver);
    m_record.setAgreedDraw(true);
    did({{Edit::Kind::Agreement, at()}, Step::Way::Agree, 0, {}, false});
    return {};
}

std::optional<NodeId> Session::promotable() const {
    for (std::size_t ply = m_shown; ply > 0; --ply)
        if (m_record.place(m_line[ply]) > 0) return m_line[ply];
    return std::nullopt;
}

std::optional<NodeId> Session::demotable() const {
    for (std::size_t ply = m_shown; ply > 0; --ply)
        if (m_record.node(m_line[ply - 1]).children.back() != m_line[ply]) return m_line[ply];
    return std::nullopt;
}

Result<void> Session::promote() {
    const auto turn = promotable();
    return turn ? reorder(*turn, m_record.place(*turn) - 1) : Result<void>{};
}

Result<void> Session::demote() {
    const auto turn = demotable();
    return turn ? reorder(*turn, m_record.place(*turn) + 1) : Result<void>{};
}

Result<void> Session::reorder(NodeId turn, std::size_t place) {
    const bool agreed = m_record.agreedDraw();
    const NodeId endBefore = mainEnd();
    const std::size_t placeBefore = m_record.place(turn);
    if (auto moved = m_record.reorder(turn, place); !moved) return moved;
    dropStaleAgreement(endBefore);
    show(at());
    did({{Edit::Kind::Order, turn}, Step::Way::Reorder, placeBefore, {}, agreed});
    return {};
}

void Session::remove(NodeId turn) {
    assert(turn != kRoot);
    const bool agreed = m_record.agreedDraw();
    const NodeId endBefore = mainEnd();
    const std::size_t place = m_record.detach(turn);
    dropStaleAgreement(endBefore);
    const std::size_t depth = m_record.depth(turn);
    const bool wasShown = depth <= m_shown && m_line[depth] == turn;
    show(wasShown ? m_record.node(turn).parent : at());
    did({{Edit::Kind::Removal, turn}, Step::Way::Attach, place, {}, agreed});
}

void Session::write(NodeId turn, Notes notes) {
    Notes before{m_record.node(turn).comments, m_record.node(turn).glyphs};
    if (before == notes) return;
    m_record.comments(turn) = std::move(notes.comments);
    m_record.glyphs(turn) = std::move(notes.glyphs);
    did({{Edit::Kind::Notes, turn}, Step::Way::Write, 0, std::move(before), m_record.agreedDraw()});
}

NodeId Session::mainEnd() const {
    const std::vector<NodeId> line = m_record.lineThrough(kRoot);
    return line.empty() ? kRoot : line.back();
}

// The seats agreed where the main line ended, nowhere else.
void Session::dropStaleAgreement(NodeId endBefore) {
    if (m_record.agreedDraw() && mainEnd() != endBefore) m_record.setAgreedDraw(false);
}

// After an edit: the way back is known from now on, and nothing is left to redo.
void Session::did(Step back) {
    m_undone.clear();
    m_done.push_back(std::move(back));
    changed();
}

// Takes a step, shows the place, and returns the step back.
Session::Step Session::take(const Step& step) {
    Step back = step;
    back.agreedDraw = m_record.agreedDraw();
    const NodeId node = step.edit.node;
    NodeId place = node;
    switch (step.way) {
    case Step::Way::Attach:
        m_record.attach(node, step.place);
        m_record.recountVariations();
        back.way = Step::Way::Detach;
        break;
    case Step::Way::Detach:
        place = m_record.node(node).parent;
        back.place = m_record.detach(node);
        back.way = Step::Way::Attach;
        break;
    case Step::Way::Reorder: {
        back.place = m_record.place(node);
        // It was there before, so it cannot be too deep.
        [[maybe_unused]] const auto moved = m_record.reorder(node, step.place);
        assert(moved);
        break;
    }
    case Step::Way::Write:
        back.notes = {m_record.node(node).comments, m_record.node(node).glyphs};
        m_record.comments(node) = step.notes.comments;
        m_record.glyphs(node) = step.notes.glyphs;
        break;
    case Step::Way::Agree: break;
    }
    m_record.setAgreedDraw(step.agreedDraw);
    show(place);
    return back;
}

std::optional<Edit> Session::undoable() const {
    if (!m_done.empty()) return m_done.back().edit;
    if (m_record.agreedDraw()) return Edit{Edit::Kind::Agreement, mainEnd()};
    if (m_line.size() > 1) return Edit{Edit::Kind::Turn, m_line.back()};
    return std::nullopt;
}

std::optional<Edit> Session::redoable() const {
    if (m_undone.empty()) return std::nullopt;
    return m_undone.back().edit;
}

void Session::undo() {
    const auto edit = undoable();
    if (!edit) return;
    if (m_done.empty()) {
        // Nobody did it here, the game came with it; the way back is plain all the same.
        const bool agreement = edit->kind == Edit::Kind::Agreement;
        const bool agreed = m_record.agreedDraw() && !agreement;
        m_done.push_back({*edit, agreement ? Step::Way::Agree : Step::Way::Detach, 0, {}, agreed});
    }
    const Step step = std::move(m_done.back());
    m_done.pop_back();
    m_undone.push_back(take(step));
    changed();
}

void Session::redo() {
    if (m_undone.empty()) return;
    const Step step = std::move(m_undone.back());
    m_undone.pop_back();
    m_done.push_back(take(step));
    changed();
}

void Session::goTo(std::size_t ply) {
    const std::size_t target = std::min(ply, last());
    if (target == m_shown) return;
    m_shown = target;
    tell();
}

void Session::goTo(NodeId turn) {
    if (turn == at()) return;
    show(turn);
    tell();
}

void Session::show(NodeId turn) {
    m_line = wholeLine(m_record, turn);
    m_isMainLine = m_line.back() == mainEnd();
    m_shown = m_record.depth(turn);
}

TurnPicker Session::picker() const {
    const State& state = *standing().state;
    if (outcome().over()) return TurnPicker({}, state.scene());
    return TurnPicker(state.turns(), state.scene());
}

bool Session::isModified() const {
    if (m_isPractice) return false;
    if (m_savedText.empty()) return !isBlank(m_record);
    return text() != m_savedText;
}

void Session::markSaved() {
    m_savedText = text();
    ++m_revision;
}

const std::string& Session::text() const {
    if (m_text.empty()) m_text = writeRecord(m_record);
    return m_text;
}

} // namespace clockwise
