// SPDX-License-Identifier: MIT
#include "table_clock.h"

namespace clockwise::app {

using State = ClockFace::State;

TableClock::TableClock(QObject* parent)
    : QObject(parent), m_now([] { return std::chrono::steady_clock::now(); }) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &TableClock::look);
}

void TableClock::begin(Session& session) {
    m_session = &session;
    m_revision = session.revision();
    m_game.emplace(session.record());
    for (int i = 0; i < m_holds; ++i) m_game->hold(m_now());
    session.setTimekeeper([this](std::string_view turn) { return m_game->played(turn, m_now()); });
    wake();
}

void TableClock::follow() {
    if (m_session->revision() == m_revision) return;
    m_revision = m_session->revision();
    m_game->follow(m_session->record(), m_now());
    wake();
}

void TableClock::startOrPause() {
    if (m_game->isGoing())
        m_game->pause(m_now());
    else
        m_game->start(m_now());
    look();
}

void TableClock::hold() {
    ++m_holds;
    m_game->hold(m_now());
    look();
}

void TableClock::release() {
    if (m_holds == 0) return;
    --m_holds;
    m_game->release(m_now());
    look();
}

void TableClock::setTimeSource(Now now) {
    m_now = std::move(now);
    begin(*m_session);
}

void TableClock::look() {
    if (m_game->hasFallen(m_now()))
        putOut();
    else
        wake();
    emit shown();
}

void TableClock::putOut() {
    emit falling();
    m_session->goTo(m_game->end());
    // A game of as many turns as there can be takes none more, not even this one.
    if (!m_session->submit(kTimeout)) m_game->pause(m_now());
    wake();
}

void TableClock::wake() {
    m_timer.stop();
    if (!m_game->isTicking()) return;
    const auto left = m_game->left(m_game->onTurn(), m_now());
    m_timer.start(untilDigitsChange(*left));
}

PerSeat<ClockFace> TableClock::faces() const {
    PerSeat<ClockFace> faces;
    const GameRecord& record = m_session->record();
    if (!record.hasClocks()) return faces;
    const bool isEnd = m_session->at() == m_game->end();
    const TimesLeft stored = record.timesLeft(m_session->at());
    for (const Seat seat : SeatSet::firstSeats(record.seats()).toVector()) {
        if (!stored[seat]) continue;
        const bool runs = m_game->isTicking() && seat == m_game->onTurn();
        // Two moments side by side would tell nothing: while it runs, the present one.
        const bool isNow = isEnd || m_game->isTicking();
        const auto left = isNow ? *m_game->left(seat, m_now()) : *stored[seat];
        ClockFace& face = faces[seat];
        face.digits = clockDigits(left);
        const bool stands = isEnd && isOffered() && !m_game->isTicking();
        if (runs)
            face.state = State::Running;
        else if (stands && seat == m_game->onTurn())
            face.state = State::Paused;
        else
            face.state = isEnd && (isGoing() || !isOffered()) ? State::Waiting : State::Dimmed;
        face.low = isLow(left) && (runs || face.state == State::Paused);
    }
    return faces;
}

} // namespace clockwise::app
