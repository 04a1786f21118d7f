// SPDX-License-Identifier: MIT
#include "view_actions.h"

#include "look.h"
#include "seat_side.h"
#include "settings.h"
#include "table/board_view.h"
#include "table_widget.h"
#include "words.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace clockwise::app {

ViewActions::ViewActions(Document& document, QMenu* menu, QWidget* window)
    : QObject(window), m_document(document), m_menu(menu), m_window(window) {
    addChoices(menu->addMenu(tr("&Animation")), QStringLiteral("animation_"),
               {{QStringLiteral("off"), tr("&Off")},
                {QStringLiteral("fast"), tr("&Fast")},
                {QStringLiteral("normal"), tr("&Normal")},
                {QStringLiteral("slow"), tr("&Slow")}},
               settings::animationSpeed(), [this](const QString& id) {
                   settings::rememberAnimationSpeed(id);
                   setAnimationSpeed(id);
               });
    m_looks = menu->addMenu(tr("&Look"));
    connect(m_looks, &QMenu::aboutToShow, this, &ViewActions::tickLook);
    addChoices(m_looks, QStringLiteral("look_"),
               {{QStringLiteral("system"), tr("&As the desktop")},
                {QStringLiteral("light"), tr("&Light")},
                {QStringLiteral("dark"), tr("&Dark")}},
               settings::look(), [](const QString& id) {
                   settings::rememberLook(id);
                   applyLook(id);
               });
    menu->addSeparator();
    m_turnOn = add(QStringLiteral("turn_board"), tr("&Turn the board"),
                   QKeySequence(QStringLiteral("Ctrl+R")), &ViewActions::turnOn);
    m_upright = add(QStringLiteral("turn_upright"), tr("Board &upright"),
                    QKeySequence(QStringLiteral("Ctrl+Shift+R")), &ViewActions::turnUpright);
    m_follow = addSwitch(QStringLiteral("turn_to_seat"), tr("Turn to the &seat on move"),
                         &ViewActions::followSeats);
    m_coordinates =
        addSwitch(QStringLiteral("coordinates"), tr("&Coordinates"), &ViewActions::showCoordinates);
    m_coordinates->setChecked(settings::showsCoordinates());
    m_lastTurns = addSwitch(QStringLiteral("last_turns"), tr("Last turns &marked"),
                            &ViewActions::markLastTurns);
    m_lastTurns->setChecked(settings::marksLastTurns());
    menu->addSeparator();
    add(QStringLiteral("fullscreen"), tr("F&ull screen"), QKeySequence(Qt::Key_F11),
        &ViewActions::fillScreen);
}

void ViewActions::setTable(TableWidget& table) {
    m_table = &table;
    m_board = &table.board();
    setAnimationSpeed(settings::animationSpeed());
    m_board->setLabels(m_coordinates->isChecked());
    m_table->markLastTurns(m_lastTurns->isChecked());
    connect(&m_document, &Document::replaced, this, &ViewActions::takeGame);
    connect(&m_document, &Document::changed, this, &ViewActions::turnBoard);
    takeGame();
}

QAction* ViewActions::add(const QString& name, const QString& text, const QKeySequence& key,
                          void (ViewActions::*slot)()) {
    QAction* action = m_menu->addAction(text, key, this, slot);
    action->setObjectName(name);
    return action;
}

QAction* ViewActions::addSwitch(const QString& name, const QString& text,
                                void (ViewActions::*slot)(bool)) {
    QAction* action = m_menu->addAction(text);
    action->setObjectName(name);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, slot);
    return action;
}

// One of several, by id, the present one ticked.
void ViewActions::addChoices(QMenu* menu, const QString& prefix,
                             const QList<std::pair<QString, QString>>& choices,
                             const QString& present,
                             const std::function<void(const QString&)>& choose) {
    auto* group = new QActionGroup(menu);
    for (const auto& [id, text] : choices) {
        QAction* action = menu->addAction(text);
        action->setObjectName(prefix + id);
        action->setActionGroup(group);
        action->setCheckable(true);
        action->setChecked(id == present);
        connect(action, &QAction::triggered, this, [choose, chosen = id] { choose(chosen); });
    }
}

// It may have been chosen in another window.
void ViewActions::tickLook() {
    for (QAction* action : m_looks->actions())
        action->setChecked(action->objectName() == QStringLiteral("look_") + settings::look());
}

void ViewActions::setTableSeen(bool seen) {
    m_tableSeen = seen;
    for (QAction* action : {m_turnOn, m_follow, m_coordinates, m_lastTurns})
        action->setEnabled(seen);
    turnBoard();
}

void ViewActions::setAnimationSpeed(const QString& id) {
    using Speed = BoardView::Speed;
    m_board->setSpeed(id == QLatin1String("off")    ? Speed::Off
                      : id == QLatin1String("fast") ? Speed::Fast
                      : id == QLatin1String("slow") ? Speed::Slow
                                                    : Speed::Normal);
}

// Turned by hand, the board stays as it is put.
void ViewActions::turnOn() {
    const int steps = (m_board->turn() + 1) % m_board->turns();
    const Game& game = m_document.session().record().game();
    settings::rememberBoardTurn(game, {steps, false});
    takeGame();
}

void ViewActions::turnUpright() {
    settings::rememberBoardTurn(m_document.session().record().game(), {});
    takeGame();
}

void ViewActions::followSeats(bool follow) {
    settings::rememberBoardTurn(m_document.session().record().game(), {0, follow});
    takeGame();
}

void ViewActions::showCoordinates(bool shown) {
    settings::rememberCoordinates(shown);
    m_board->setLabels(shown);
}

void ViewActions::markLastTurns(bool marked) {
    settings::rememberMarksLastTurns(marked);
    m_table->markLastTurns(marked);
}

void ViewActions::fillScreen() {
    m_window->setWindowState(m_window->windowState() ^ Qt::WindowFullScreen);
}

void ViewActions::takeGame() {
    m_follow->setChecked(settings::boardTurn(m_document.session().record().game()).followsSeats);
    turnBoard();
}

// When the game is over nobody is on move: the board stays as it lay.
void ViewActions::turnBoard() {
    const Session& session = m_document.session();
    const auto turn = settings::boardTurn(session.record().game());
    if (!turn.followsSeats)
        m_board->setTurn(turn.steps);
    else if (!session.outcome().over())
        m_board->setTurn(stepsToFace(session.record(), session.standing().state->toMove()));
    m_upright->setEnabled(m_tableSeen && (turn.followsSeats || turn.steps != 0));
}

} // namespace clockwise::app
