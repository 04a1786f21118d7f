// SPDX-License-Identifier: MIT
#include "view_actions.h"

#include "editor/editor_board.h"
#include "editor/editor_page.h"
#include "look/desktop_motion.h"
#include "look/look_menu.h"
#include "seat_side.h"
#include "settings.h"
#include "sound/sound_menu.h"
#include "table/board_view.h"
#include "table_widget.h"
#include "view_choices.h"
#include "words.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace clockwise::app {

ViewActions::ViewActions(Document& document, QMenu* menu, QWidget* window)
    : QObject(window), m_document(document), m_menu(menu), m_window(window) {
    const auto tongue = [](const QString& id) { return [id] { return Language::nameOf(id); }; };
    addChoices(worded(menu->addMenu(QString()), [] { return tr("&Animation"); }),
               QStringLiteral("animation_"),
               {{QStringLiteral("desktop"), [] { return tr("&As the desktop"); }},
                {QStringLiteral("off"), [] { return tr("&Off"); }},
                {QStringLiteral("fast"), [] { return tr("&Fast"); }},
                {QStringLiteral("normal"), [] { return tr("&Normal"); }},
                {QStringLiteral("slow"), [] { return tr("&Slow"); }}},
               &settings::animationSpeed, [](const QString& id) {
                   settings::rememberAnimationSpeed(id);
                   emit ViewChoices::ofProgram().changed();
               });
    m_looks = new LookMenu(menu);
    menu->addMenu(m_looks);
    menu->addMenu(new SoundMenu(menu));
    QList<Choice> languages{{Language::ids().constFirst(), [] { return tr("&As the desktop"); }}};
    for (const QString& id : Language::ids().mid(1)) languages.push_back({id, tongue(id)});
    addChoices(
        worded(menu->addMenu(QString()), [] { return tr("Lan&guage"); }),
        QStringLiteral("language_"), languages, [] { return Language::ofProgram().id(); },
        [](const QString& id) {
            settings::rememberLanguage(id);
            Language::ofProgram().choose(id);
        });
    menu->addSeparator();
    m_turnOn = add(
        QStringLiteral("turn_board"), [] { return tr("&Turn the board"); },
        QKeySequence(QStringLiteral("Ctrl+R")), &ViewActions::turnOn);
    m_upright = add(
        QStringLiteral("turn_upright"), [] { return tr("Board &upright"); },
        QKeySequence(QStringLiteral("Ctrl+Shift+R")), &ViewActions::turnUpright);
    m_follow = addSwitch(
        QStringLiteral("turn_to_seat"), [] { return tr("Turn to the s&eat on move"); },
        &ViewActions::followSeats);
    m_coordinates = addSwitch(
        QStringLiteral("coordinates"), [] { return tr("&Coordinates"); },
        &ViewActions::showCoordinates);
    m_coordinates->setChecked(settings::showsCoordinates());
    m_lastTurns = addSwitch(
        QStringLiteral("last_turns"), [] { return tr("Last turns &marked"); },
        &ViewActions::markLastTurns);
    m_lastTurns->setChecked(settings::marksLastTurns());
    connect(&ViewChoices::ofProgram(), &ViewChoices::changed, this, &ViewActions::takeChoices);
    menu->addSeparator();
    add(
        QStringLiteral("fullscreen"), [] { return tr("&Full screen"); }, QKeySequence(Qt::Key_F11),
        &ViewActions::fillScreen);
}

void ViewActions::setTable(TableWidget& table) {
    m_table = &table;
    m_board = &table.board();
    takeChoices();
    connect(&DesktopMotion::ofProgram(), &DesktopMotion::changed, this, &ViewActions::takeChoices);
    connect(&m_document, &Document::replaced, this, &ViewActions::takeGame);
    connect(&m_document, &Document::changed, this, &ViewActions::turnBoard);
    takeGame();
}

QAction* ViewActions::add(const QString& name, const Wording& text, const QKeySequence& key,
                          void (ViewActions::*slot)()) {
    QAction* action = m_menu->addAction(QString(), key, this, slot);
    action->setObjectName(name);
    return worded(action, text);
}

QAction* ViewActions::addSwitch(const QString& name, const Wording& text,
                                void (ViewActions::*slot)(bool)) {
    QAction* action = worded(m_menu->addAction(QString()), text);
    action->setObjectName(name);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, slot);
    return action;
}

// One of several, by id, the present one ticked, which may have been chosen in another window.
void ViewActions::addChoices(QMenu* menu, const QString& prefix, const QList<Choice>& choices,
                             const std::function<QString()>& present,
                             const std::function<void(const QString&)>& choose) {
    auto* group = new QActionGroup(menu);
    for (const auto& [id, text] : choices) {
        QAction* action = worded(menu->addAction(QString()), text);
        action->setObjectName(prefix + id);
        action->setActionGroup(group);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [choose, chosen = id] { choose(chosen); });
    }
    const auto tick = [menu, prefix, present] {
        for (QAction* action : menu->actions())
            action->setChecked(action->objectName() == prefix + present());
    };
    connect(menu, &QMenu::aboutToShow, this, tick);
    tick();
}

// They may come from another window.
void ViewActions::takeChoices() {
    const QString speed = settings::animationSpeed();
    if (auto* action = m_menu->findChild<QAction*>(QStringLiteral("animation_") + speed))
        action->setChecked(true);
    m_coordinates->setChecked(settings::showsCoordinates());
    m_lastTurns->setChecked(settings::marksLastTurns());
    setAnimationSpeed(speed);
    if (m_board->hasLabels() != m_coordinates->isChecked())
        m_board->setLabels(m_coordinates->isChecked());
    m_table->markLastTurns(m_lastTurns->isChecked());
}

void ViewActions::setTableSeen(bool seen) {
    m_tableSeen = seen;
    m_editor = nullptr;
    takeGame();
}

void ViewActions::setEditorSeen(EditorPage& editor) {
    m_tableSeen = false;
    m_editor = &editor;
    connect(&editor.sketch(), &Sketch::changed, this, &ViewActions::offer, Qt::UniqueConnection);
    takeGame();
}

void ViewActions::offer() {
    const bool seen = m_tableSeen || m_editor != nullptr;
    for (QAction* action : {m_turnOn, m_follow, m_coordinates}) action->setEnabled(seen);
    m_lastTurns->setEnabled(m_tableSeen);
    const auto turn = settings::boardTurn(game());
    m_follow->setChecked(turn.followsSeats);
    m_upright->setEnabled(seen && (turn.followsSeats || turn.steps != 0));
}

const Game& ViewActions::game() const {
    return m_editor != nullptr ? m_editor->sketch().game() : m_document.session().record().game();
}

const BoardView& ViewActions::board() const {
    return m_editor != nullptr ? m_editor->board() : *m_board;
}

void ViewActions::setAnimationSpeed(const QString& id) {
    using Speed = BoardView::Speed;
    const bool still = id == QLatin1String("desktop") && DesktopMotion::ofProgram().isReduced();
    m_board->setSpeed(still || id == QLatin1String("off") ? Speed::Off
                      : id == QLatin1String("fast")       ? Speed::Fast
                      : id == QLatin1String("slow")       ? Speed::Slow
                                                          : Speed::Normal);
}

// Turned by hand, the board stays as it is put.
void ViewActions::turnOn() {
    const int steps = (board().turn() + 1) % board().turns();
    settings::rememberBoardTurn(game(), {steps, false});
    takeGame();
}

void ViewActions::turnUpright() {
    settings::rememberBoardTurn(game(), {});
    takeGame();
}

void ViewActions::followSeats(bool follow) {
    settings::rememberBoardTurn(game(), {0, follow});
    takeGame();
}

void ViewActions::showCoordinates(bool shown) {
    settings::rememberCoordinates(shown);
    emit ViewChoices::ofProgram().changed();
}

void ViewActions::markLastTurns(bool marked) {
    settings::rememberMarksLastTurns(marked);
    emit ViewChoices::ofProgram().changed();
}

void ViewActions::fillScreen() {
    m_window->setWindowState(m_window->windowState() ^ Qt::WindowFullScreen);
}

void ViewActions::takeGame() {
    if (m_editor != nullptr) m_editor->board().refresh();
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
    offer();
}

} // namespace clockwise::app
