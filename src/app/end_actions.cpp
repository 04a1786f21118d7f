// SPDX-License-Identifier: MIT
#include "end_actions.h"

#include "language.h"
#include "rematch.h"
#include "seats/end_banner.h"
#include "side_panel.h"
#include "table_widget.h"

#include <QAction>
#include <QMenu>

namespace clockwise::app {

EndActions::EndActions(Document& document, QMenu* menu, std::function<bool()> mayLeaveGame,
                       QObject* parent)
    : QObject(parent), m_document(document), m_mayLeaveGame(std::move(mayLeaveGame)),
      m_rematch(menu->addAction(QString(), this, &EndActions::playAgain)) {
    m_rematch->setObjectName(QStringLiteral("rematch"));
    m_rematch->setShortcut(QKeySequence(Qt::Key_F2));
    inEveryLanguage(this, [this] { m_rematch->setText(tr("Re&match")); });
    connect(&m_document, &Document::replaced, this, &EndActions::refresh);
    refresh();
}

void EndActions::setTable(TableWidget& table, SidePanel& side, QAction& play, QAction& save) {
    auto* banner = new EndBanner(m_document, table.board(), &side);
    side.setBanner(*banner);
    connect(banner, &EndBanner::rematchWanted, this, &EndActions::playAgain);
    connect(banner, &EndBanner::replayWanted, &play, &QAction::trigger);
    connect(banner, &EndBanner::saveWanted, &save, &QAction::trigger);
}

void EndActions::setTableSeen(bool seen) {
    m_tableSeen = seen;
    refresh();
}

void EndActions::playAgain() {
    if (m_mayLeaveGame()) m_document.begin(rematch(m_document.session().record()));
}

// A lesson is no game to be played again.
void EndActions::refresh() {
    m_rematch->setEnabled(m_tableSeen && !m_document.session().isPractice());
}

} // namespace clockwise::app
