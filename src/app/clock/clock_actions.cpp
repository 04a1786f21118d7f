// SPDX-License-Identifier: MIT
#include "clock_actions.h"

#include "language.h"
#include "table/icons.h"
#include "table_clock.h"

#include <QAction>
#include <QEvent>
#include <QMenu>

namespace clockwise::app {

ClockActions::ClockActions(Document& document, QMenu* menu, QWidget* window)
    : QObject(window), m_document(document), m_toggle(new QAction(this)) {
    m_toggle->setObjectName(QStringLiteral("clock"));
    m_toggle->setShortcuts({QKeySequence(Qt::Key_F8), QKeySequence(Qt::Key_Pause)});
    m_toggle->setAutoRepeat(false);
    menu->addAction(m_toggle);
    window->installEventFilter(this);
    connect(m_toggle, &QAction::triggered, &document.clock(), &TableClock::startOrPause);
    connect(&document.clock(), &TableClock::shown, this, &ClockActions::refresh);
    connect(&document, &Document::replaced, this, &ClockActions::refresh);
    connect(&document, &Document::changed, this, &ClockActions::refresh);
    inEveryLanguage(this, [this] { refresh(); });
}

bool ClockActions::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::WindowBlocked) m_document.clock().hold();
    if (event->type() == QEvent::WindowUnblocked) m_document.clock().release();
    return QObject::eventFilter(watched, event);
}

void ClockActions::refresh() {
    const bool going = m_document.clock().isGoing();
    m_toggle->setEnabled(m_document.clock().isOffered());
    m_toggle->setVisible(m_document.session().record().hasClocks());
    const QString words = going ? tr("Pause the &clock") : tr("Start the &clock");
    if (m_toggle->text() == words) return;
    m_toggle->setText(words);
    m_toggle->setIcon(actionIcon(going ? QStringLiteral("pause") : QStringLiteral("clock")));
}

} // namespace clockwise::app
