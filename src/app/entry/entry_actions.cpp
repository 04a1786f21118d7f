// SPDX-License-Identifier: MIT
#include "entry_actions.h"

#include "access/announcer.h"
#include "language.h"
#include "table_widget.h"
#include "turn_entry.h"

#include <QAction>
#include <QMenu>

namespace clockwise::app {

EntryActions::EntryActions(Document& document, QMenu& menu, TableWidget& table)
    : QObject(&table), m_document(document), m_table(table), m_type(new QAction(&menu)),
      m_pass(new QAction(&menu)) {
    QAction* first = menu.actions().value(0);
    menu.insertActions(first, {m_type, m_pass});
    menu.insertSeparator(first);
    m_type->setObjectName(QStringLiteral("type_turn"));
    m_type->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_T));
    m_pass->setObjectName(QStringLiteral("pass_turn"));
    m_pass->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P));
    worded(m_type, [] { return tr("T&ype a turn…"); });
    worded(m_pass, [] { return tr("Pa&ss"); });
    auto* entry = new TurnEntry(m_document, table);
    new Announcer(m_document, table);
    connect(m_type, &QAction::triggered, entry, [entry] { entry->open(); });
    connect(m_pass, &QAction::triggered, this, [this] { m_table.pass(); });
    connect(&document, &Document::replaced, this, &EntryActions::refresh);
    connect(&document, &Document::changed, this, &EntryActions::refresh);
    connect(&m_table, &TableWidget::picked, this, &EntryActions::refresh);
    refresh();
}

void EntryActions::refresh() {
    m_type->setEnabled(!m_document.session().outcome().over());
    m_pass->setEnabled(m_table.picker().mustPass());
}

} // namespace clockwise::app
