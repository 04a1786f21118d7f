// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"

#include "clockwise/scene.h"

#include <QObject>

namespace clockwise::app {

class TableWidget;

// Lets the table be heard: what is played, by half turns too, and the clock of whoever is on turn.
// A turn forward sounds like the turn however one comes to it; a step back, a jump over many turns
// and half a turn taken back sound like one step. Another game on the table makes no sound.
class TableSounds : public QObject {
    Q_OBJECT

  public:
    TableSounds(Document& document, TableWidget& table);

  private:
    // What was shown when last one listened.
    struct Heard {
        StatePtr start; // whose game it is
        NodeId at = kRoot;
        std::size_t picks = 0;
        Scene scene;
    };

    void listen();
    void listenToClock();

    Document& m_document;
    TableWidget& m_table;
    Heard m_heard;
    SeatSet m_low; // seats that have heard that their time is low
};

} // namespace clockwise::app
