// SPDX-License-Identifier: MIT
#include "help_actions.h"

#include "document.h"
#include "language.h"
#include "rules_window.h"
#include "table_widget.h"
#include "words.h"

#include <QAction>
#include <QBoxLayout>
#include <QMenu>

namespace clockwise::app {

HelpActions::HelpActions(Document& document, QMenu* menu, std::function<bool()> mayLeaveGame,
                         QWidget* window)
    : QObject(window), m_document(document), m_mayLeaveGame(std::move(mayLeaveGame)),
      m_window(window) {
    worded(menu->addAction(QString(), QKeySequence(Qt::Key_F1), this, &HelpActions::showRules), [] {
        return tr("&Rules of the game");
    })->setObjectName(QStringLiteral("rules"));
    menu->addSeparator();
    for (const Game* game : allGames()) {
        if (!hasHelp(game->id())) continue;
        worded(menu->addAction(QString(), this, [this, game] { startLesson(*game); }), [game] {
            return tr("First game of %1").arg(gameName(game->id()));
        })->setObjectName(QStringLiteral("first_game_") + fromUtf8(game->id()));
    }
    connect(&m_document, &Document::replaced, this, [this] {
        if (m_rules) m_rules->showGame(m_document.session().record().game());
    });
}

void HelpActions::setTable(TableWidget& table, QBoxLayout& column) {
    m_table = &table;
    m_column = &column;
}

void HelpActions::showRules() {
    if (!m_rules) m_rules = new RulesWindow(m_table->board(), m_window);
    m_rules->showGame(m_document.session().record().game());
    m_rules->show();
    m_rules->raise();
    m_rules->activateWindow();
}

void HelpActions::startLesson(const Game& game) {
    if (!m_mayLeaveGame()) return;
    endLesson();
    m_card = new LessonCard(m_column->parentWidget());
    m_column->insertWidget(0, m_card);
    m_lesson = new LessonRun(game, m_document, *m_table, *m_card, this);
    connect(m_lesson, &LessonRun::left, this, &HelpActions::endLesson);
    m_lesson->begin();
    m_table->board().setFocus();
}

// One of its own buttons may be what was just clicked.
void HelpActions::endLesson() {
    if (m_lesson == nullptr) return;
    m_lesson->end();
    m_card->hide();
    m_card->setParent(nullptr);
    m_card->deleteLater();
    m_lesson->deleteLater();
    m_card = nullptr;
    m_lesson = nullptr;
}

} // namespace clockwise::app
