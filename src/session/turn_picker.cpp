// SPDX-License-Identifier: MIT
#include "clockwise/turn_picker.h"

#include <algorithm>

namespace clockwise {
namespace {

bool isPiecePick(const Pick& pick) {
    return pick.role == Pick::Role::Piece;
}

// Whether the pick sets the piece in hand down on its cell.
bool isArrival(Pick::Role role) {
    using enum Pick::Role;
    return role == Step || role == Capture || role == Promotion || role == PromotingCapture ||
           role == Rescue;
}

} // namespace

TurnPicker::TurnPicker(std::vector<Turn> turns, Scene scene)
    : m_turns(std::move(turns)), m_scene(std::move(scene)) {
    if (startsAlike()) {
        m_picked.push_back(m_turns.front().picks.front());
        m_given = 1;
    }
    refresh();
}

bool TurnPicker::startsAlike() const {
    if (m_turns.empty() || !isPiecePick(m_turns.front().picks.front())) return false;
    return std::ranges::all_of(m_turns, [&](const Turn& turn) {
        return turn.picks.front() == m_turns.front().picks.front();
    });
}

std::vector<const Turn*> TurnPicker::matching() const {
    std::vector<const Turn*> turns;
    for (const Turn& turn : m_turns)
        if (turn.picks.size() >= m_picked.size() &&
            std::equal(m_picked.begin(), m_picked.end(), turn.picks.begin()))
            turns.push_back(&turn);
    return turns;
}

void TurnPicker::refresh() {
    m_choices.clear();
    m_complete.clear();
    for (const Turn* turn : matching()) {
        if (turn->picks.size() == m_picked.size()) {
            m_complete = turn->text;
            continue;
        }
        const Pick& next = turn->picks[m_picked.size()];
        if (std::ranges::find(m_choices, next) == m_choices.end()) m_choices.push_back(next);
    }
    m_shown = m_scene;
    if (!hasArrived()) return;
    const Cell from = *m_picked[0].cell;
    const Cell to = *m_picked[1].cell;
    const auto height = std::ranges::count_if(m_shown.sprites, [to](const Sprite& sprite) {
        return sprite.layer == Sprite::Layer::Tile && sprite.cell == to;
    });
    for (Sprite& sprite : m_shown.sprites) {
        if (sprite.layer != Sprite::Layer::Piece || sprite.cell != from) continue;
        sprite.cell = to;
        sprite.level = static_cast<int>(height);
    }
}

std::optional<Cell> TurnPicker::pieceInHand() const {
    if (m_picked.empty() || !isPiecePick(m_picked[0])) return std::nullopt;
    return m_picked.back().cell;
}

bool TurnPicker::hasArrived() const {
    return m_picked.size() > 1 && isPiecePick(m_picked[0]) && isArrival(m_picked[1].role);
}

TurnPicker::Effect TurnPicker::point(Cell cell) {
    const auto choice = std::ranges::find(m_choices, std::optional(cell), &Pick::cell);
    if (choice != m_choices.end()) {
        m_picked.push_back(*choice);
        refresh();
        return m_choices.empty() ? Effect::Complete : Effect::Picked;
    }
    if (pieceInHand() == cell) return back();
    const bool onlyTakenUp = m_picked.size() == 1 && m_given == 0;
    const bool otherPiece =
        onlyTakenUp && std::ranges::any_of(m_turns, [&](const Turn& turn) {
            return isPiecePick(turn.picks.front()) && turn.picks.front().cell == cell;
        });
    if (!otherPiece) return Effect::Nothing;
    m_picked = {Pick{Pick::Role::Piece, cell}};
    refresh();
    return Effect::Picked;
}

TurnPicker::Effect TurnPicker::back() {
    if (!canTakeBack()) return Effect::Nothing;
    m_picked.pop_back();
    refresh();
    return Effect::TakenBack;
}

bool TurnPicker::mustPass() const {
    return m_turns.size() == 1 && m_turns.front().picks.front().role == Pick::Role::Pass;
}

} // namespace clockwise
