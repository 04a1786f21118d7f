// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"
#include "speaker.h"

namespace clockwise::app {

class TableWidget;

// Says what happens at a table: each turn that comes to be shown and what it brought, who is to
// move or how it ended, what is to be taken next, and why something was not done.
class Announcer : public Speaker {
    Q_OBJECT

  public:
    Announcer(Document& document, TableWidget& table);

  private:
    void tellPlace();
    void tellPick();

    Document& m_document;
    TableWidget& m_table;
    NodeId m_told = kRoot; // the turn that was told last
    bool m_toldOver = false;
    bool m_arrived = false;
};

} // namespace clockwise::app
