// SPDX-License-Identifier: MIT
#include "clockwise/game_clock.h"

#include <algorithm>
#include <utility>

namespace clockwise {
namespace {

using std::chrono::milliseconds;

NodeId endOf(const GameRecord& record) {
    const std::vector<NodeId> line = record.lineThrough(kRoot);
    return line.empty() ? kRoot : line.back();
}

} // namespace

GameClock::GameClock(const GameRecord& record) {
    read(record, endOf(record));
}

void GameClock::read(const GameRecord& record, NodeId end) {
    m_end = end;
    m_onTurn = record.node(end).standing.state->toMove();
    m_anyClock = record.hasClocks();
    m_over = record.result().over();
    m_controls = record.clocks();
    m_left = record.timesLeft(end);
}

void GameClock::follow(const GameRecord& record, Time now) {
    settle(now);
    const bool played = std::exchange(m_played, false);
    const NodeId endBefore = m_end;
    read(record, endOf(record));
    if (m_end != endBefore) {
        m_spent = {};
        m_ran = false;
        m_going = played;
    }
    if (m_over) m_going = false;
}

std::optional<milliseconds> GameClock::played(std::string_view turn, Time now) {
    settle(now);
    m_played = true;
    const auto before = left(m_onTurn, now);
    if (!before || turn == kTimeout) return before ? std::optional(milliseconds(0)) : std::nullopt;
    if (!m_ran) return std::nullopt;
    return turn == kResign ? *before : *before + m_controls[m_onTurn]->increment;
}

void GameClock::start(Time now) {
    settle(now);
    if (isOffered()) m_going = true;
}

void GameClock::pause(Time now) {
    settle(now);
    m_going = false;
}

void GameClock::hold(Time now) {
    settle(now);
    ++m_holds;
}

void GameClock::release(Time now) {
    settle(now);
    m_holds = std::max(0, m_holds - 1);
}

bool GameClock::isTicking() const {
    return m_going && m_holds == 0 && !m_over && m_left[m_onTurn].has_value();
}

void GameClock::settle(Time now) {
    if (isTicking()) {
        m_spent += now - m_settled;
        m_ran = true;
    }
    m_settled = now;
}

std::optional<milliseconds> GameClock::left(Seat seat, Time now) const {
    const auto& whole = m_left[seat];
    if (!whole || seat != m_onTurn || m_over) return whole;
    const auto spent = isTicking() ? m_spent + (now - m_settled) : m_spent;
    return std::max(milliseconds(0), std::chrono::ceil<milliseconds>(*whole - spent));
}

bool GameClock::hasFallen(Time now) const {
    return isTicking() && left(m_onTurn, now) == milliseconds(0);
}

} // namespace clockwise
