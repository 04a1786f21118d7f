// SPDX-License-Identifier: MIT
#include "table_sounds.h"

#include "clock/table_clock.h"
#include "sounds.h"
#include "table_widget.h"

#include <QTimer>

#include <utility>

namespace clockwise::app {

TableSounds::TableSounds(Document& document, TableWidget& table)
    : QObject(&table), m_document(document), m_table(table) {
    connect(&table, &TableWidget::picked, this, &TableSounds::listen);
    connect(&document.clock(), &TableClock::shown, this, &TableSounds::listenToClock);
    listen();
}

void TableSounds::listen() {
    const Session& session = m_document.session();
    const GameRecord& record = session.record();
    const TurnPicker& picker = m_table.picker();
    const Heard before = std::exchange(m_heard, {record.node(kRoot).standing.state, session.at(),
                                                 picker.picked().size(), picker.scene()});
    if (before.start != m_heard.start) {
        m_low = {};
        // With the game on the table, and before its first turn has to be quick.
        QTimer::singleShot(0, this, [this] {
            if (m_table.isVisible()) Sounds::ofProgram().getReady();
        });
        return;
    }
    if (!m_table.isVisible()) return;
    const bool samePlace = before.at == m_heard.at;
    const bool turnForward = !samePlace && record.node(m_heard.at).parent == before.at;
    std::vector<Cue> cues =
        cuesOf(before.scene, m_heard.scene, turnForward ? turnEnd(session) : TurnEnd{});
    const bool forward = samePlace ? m_heard.picks > before.picks : turnForward;
    if (cues.empty()) return;
    if (!forward) cues = {{SoundId::Step}};
    Sounds::ofProgram().play(std::move(cues), m_table.board().tempo());
}

// Each seat hears it once, until it has more time again.
void TableSounds::listenToClock() {
    const auto faces = m_document.clock().faces();
    for (const Seat seat : SeatSet::firstSeats(Seat::kMost).toVector()) {
        if (faces[seat].state != ClockFace::State::Running) continue;
        if (!faces[seat].low) {
            m_low.erase(seat);
        } else if (!m_low.contains(seat)) {
            m_low.insert(seat);
            Sounds::ofProgram().play(SoundId::ClockLow);
        }
    }
}

} // namespace clockwise::app
