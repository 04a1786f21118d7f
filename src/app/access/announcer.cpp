// SPDX-License-Identifier: MIT
#include "announcer.h"

#include "table_widget.h"
#include "turn_words.h"

namespace clockwise::app {

Announcer::Announcer(Document& document, TableWidget& table)
    : Speaker(table), m_document(document), m_table(table) {
    connect(&document, &Document::replaced, this, [this] {
        m_told = m_document.session().at();
        m_toldOver = m_document.session().outcome().over();
        say(turnWords(m_document.session()));
    });
    connect(&document, &Document::changed, this, &Announcer::tellPlace);
    connect(&table, &TableWidget::picked, this, &Announcer::tellPick);
    connect(&table, &TableWidget::refused, this, &Announcer::say);
}

// A comment that is written changes the document as well.
void Announcer::tellPlace() {
    const NodeId at = m_document.session().at();
    const bool over = m_document.session().outcome().over();
    if (at == m_told && over == m_toldOver) return;
    m_told = at;
    m_toldOver = over;
    say(turnWords(m_document.session()));
}

void Announcer::tellPick() {
    const bool arrived = m_table.picker().hasArrived();
    if (arrived && !m_arrived) say(m_table.hint());
    m_arrived = arrived;
}

} // namespace clockwise::app
