// SPDX-License-Identifier: MIT
#include "editor_actions.h"

#include "editor_board.h"
#include "editor_page.h"
#include "language.h"
#include "table/icons.h"
#include "view_actions.h"

#include <QAction>
#include <QMenu>
#include <QStackedWidget>

namespace clockwise::app {

EditorActions::EditorActions(Document& document, QMenu* gameMenu, std::function<bool()> mayLeave,
                             QObject* parent)
    : QObject(parent), m_document(document), m_mayLeave(std::move(mayLeave)),
      m_setUp(gameMenu->addAction(QString(), this, &EditorActions::setUp)),
      m_edit(new QAction(this)) {
    m_setUp->setObjectName(QStringLiteral("set_up_position"));
    m_setUp->setIcon(actionIcon(QStringLiteral("edit")));
    m_setUp->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+E")));
    m_edit->setObjectName(QStringLiteral("edit_position"));
    connect(m_edit, &QAction::triggered, this, &EditorActions::editTable);
    inEveryLanguage(this, [this] {
        m_setUp->setText(tr("Set up a position…"));
        m_edit->setText(tr("Edit th&is position…"));
    });
}

void EditorActions::setPages(QStackedWidget& pages, ViewActions& view) {
    m_pages = &pages;
    m_view = &view;
}

void EditorActions::addTableAction(QMenu* menu) {
    menu->addAction(m_edit);
}

// What was drawn before is there again; where nothing was, what the table shows by now.
void EditorActions::setUp() {
    open();
    if (m_page->sketch().isUntouched()) editTable();
}

void EditorActions::setUpFrom(const GameRecord& record) {
    const auto line = record.lineThrough(kRoot);
    show(record, line.empty() ? kRoot : line.back());
}

void EditorActions::editTable() {
    show(m_document.session().record(), m_document.session().at());
}

// To come here is no step that could be taken back, unless something was drawn before.
void EditorActions::show(const GameRecord& record, NodeId at) {
    open();
    Sketch& sketch = m_page->sketch();
    if (sketch.isUntouched())
        sketch.restart(record, at);
    else
        sketch.show(record, at);
}

void EditorActions::open() {
    m_document.settle();
    if (m_page == nullptr) {
        m_page = new EditorPage(m_document, m_pages);
        m_pages->addWidget(m_page);
        connect(m_page, &EditorPage::begun, this, &EditorActions::begin);
        connect(m_page, &EditorPage::cancelled, this, &EditorActions::close);
    }
    if (m_pages->currentWidget() != m_page) m_before = m_pages->currentWidget();
    m_pages->setCurrentWidget(m_page);
    m_page->board().setFocus();
    emit opened();
    m_view->setEditorSeen(*m_page);
}

// The position was work, so the game counts as one that is not saved yet.
void EditorActions::begin(const GameRecord& record) {
    if (m_mayLeave()) m_document.adopt(record);
}

void EditorActions::close() {
    m_pages->setCurrentWidget(m_before);
    m_view->setTableSeen(false);
    emit closed();
}

} // namespace clockwise::app
