// SPDX-License-Identifier: MIT
#include "go_actions.h"

#include "language.h"
#include "settings.h"
#include "table/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>

#include <algorithm>
#include <array>

namespace clockwise::app {
namespace {

constexpr std::array kTurnTimes{100, 200, 500, 1000, 2000, 3000, 5000, 10'000}; // milliseconds

QString inSeconds(int time) {
    return GoActions::tr("%1 s").arg(QLocale().toString(time / 1000.0));
}

// The seat that made the turn before a place; before the first turn it is the one that makes the
// last of a full round.
int moverAt(const Session& session, std::size_t ply) {
    const int seats = session.record().seats();
    if (ply > 0) return session.standingAt(ply - 1).state->toMove().index();
    return (session.standingAt(0).state->toMove().index() + seats - 1) % seats;
}

// How many seats clockwise from one to the next that gets there; all the way round to itself.
int seatsBetween(int from, int to, int seats) {
    const int away = (to - from + seats) % seats;
    return away == 0 ? seats : away;
}

// Where the turn has come round to the same seat, or past it when it is out.
std::size_t roundForward(const Session& session) {
    const int seats = session.record().seats();
    std::size_t ply = session.shown();
    for (int gone = 0; gone < seats && ply < session.last(); ++ply)
        gone += seatsBetween(moverAt(session, ply), moverAt(session, ply + 1), seats);
    return ply;
}

std::size_t roundBack(const Session& session) {
    const int seats = session.record().seats();
    std::size_t ply = session.shown();
    for (int gone = 0; gone < seats && ply > 0; --ply)
        gone += seatsBetween(moverAt(session, ply - 1), moverAt(session, ply), seats);
    return ply;
}

// The turns that could stand where the shown one stands, it among them.
std::vector<NodeId> alternatives(const Session& session) {
    if (session.shown() == 0) return {};
    return session.record().node(session.line()[session.shown() - 1]).children;
}

} // namespace

GoActions::GoActions(Document& document, QMenu* menu, QObject* parent)
    : QObject(parent), m_document(document),
      m_first(make("first", Qt::Key_Home, &GoActions::goFirst)),
      m_roundBack(make("round_back", Qt::Key_PageUp, &GoActions::goRoundBack)),
      m_back(make("back", Qt::Key_Left, &GoActions::goBack)),
      m_play(make("play", Qt::Key_F5, &GoActions::playOrPause)),
      m_forward(make("forward", Qt::Key_Right, &GoActions::goForward)),
      m_roundForward(make("round_forward", Qt::Key_PageDown, &GoActions::goRoundForward)),
      m_last(make("last", Qt::Key_End, &GoActions::goLast)),
      m_previousVariation(
          make("previous_variation", Qt::CTRL | Qt::Key_Up, &GoActions::goPreviousVariation)),
      m_nextVariation(
          make("next_variation", Qt::CTRL | Qt::Key_Down, &GoActions::goNextVariation)) {
    for (QAction* action : {m_first, m_back, m_play, m_forward, m_last})
        action->setIcon(actionIcon(action->objectName()));
    // Held down, it would only flicker.
    m_play->setAutoRepeat(false);
    fill(menu);
    connect(&m_clock, &QTimer::timeout, this, &GoActions::tick);
    connect(&m_document, &Document::replaced, this, &GoActions::stop);
    connect(&m_document, &Document::replaced, this, &GoActions::refresh);
    connect(&m_document, &Document::changed, this, &GoActions::follow);
    inEveryLanguage(this, [this] { word(); });
}

QAction* GoActions::make(const char* name, const QKeySequence& key, void (GoActions::*slot)()) {
    auto* action = new QAction(this);
    action->setObjectName(QString::fromLatin1(name));
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, slot);
    return action;
}

void GoActions::fill(QMenu* menu) {
    menu->addActions({m_first, m_roundBack, m_back, m_play, m_forward, m_roundForward, m_last});
    menu->addSeparator();
    menu->addActions({m_previousVariation, m_nextVariation});
    menu->addSeparator();
    m_turnTimes = menu->addMenu(QString());
    const bool known = std::ranges::find(kTurnTimes, settings::turnTime()) != kTurnTimes.end();
    setTurnTime(known ? settings::turnTime() : settings::kUsualTurnTime);
    auto* group = new QActionGroup(m_turnTimes);
    for (const int time : kTurnTimes) {
        QAction* action = m_turnTimes->addAction(QString(), this, [this, time] {
            settings::rememberTurnTime(time);
            setTurnTime(time);
        });
        action->setObjectName(QStringLiteral("turn_time_%1").arg(time));
        action->setActionGroup(group);
        action->setCheckable(true);
        action->setChecked(time == m_clock.interval());
        worded(action, [time] { return inSeconds(time); });
    }
}

void GoActions::word() {
    m_first->setText(tr("&First turn"));
    m_roundBack->setText(tr("A round bac&k"));
    m_back->setText(tr("&Back"));
    m_forward->setText(tr("F&orward"));
    m_roundForward->setText(tr("A &round forward"));
    m_last->setText(tr("&Last turn"));
    m_previousVariation->setText(tr("Previous &variation"));
    m_nextVariation->setText(tr("&Next variation"));
    m_turnTimes->setTitle(tr("&Time for each turn"));
    emit turnTimeChanged();
    refresh();
}

QList<QAction*> GoActions::steps() const {
    return {m_first, m_roundBack, m_back, m_forward, m_roundForward, m_last};
}

bool GoActions::isWritersKey(const QKeyEvent& event) const {
    const int key = event.key();
    const auto others = event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    if (others != Qt::NoModifier) return false;
    return std::ranges::any_of(
        steps(), [key](QAction* action) { return action->shortcut() == QKeySequence(key); });
}

void GoActions::goFirst() {
    m_document.session().goTo(0);
}

void GoActions::goBack() {
    Session& session = m_document.session();
    if (session.shown() > 0) session.goTo(session.shown() - 1);
}

void GoActions::goForward() {
    m_document.session().goTo(m_document.session().shown() + 1);
}

void GoActions::goLast() {
    m_document.session().goTo(m_document.session().last());
}

void GoActions::goRoundBack() {
    m_document.session().goTo(roundBack(m_document.session()));
}

void GoActions::goRoundForward() {
    m_document.session().goTo(roundForward(m_document.session()));
}

void GoActions::goPreviousVariation() {
    Session& session = m_document.session();
    const std::size_t place = session.record().place(session.at());
    if (place > 0) session.goTo(alternatives(session)[place - 1]);
}

void GoActions::goNextVariation() {
    Session& session = m_document.session();
    const std::vector<NodeId> all = alternatives(session);
    const std::size_t place = session.record().place(session.at());
    if (place + 1 < all.size()) session.goTo(all[place + 1]);
}

void GoActions::playOrPause() {
    if (isPlaying()) return stop();
    Session& session = m_document.session();
    if (session.shown() == session.last()) session.goTo(0);
    m_expected = place();
    m_clock.start();
    refresh();
}

void GoActions::stop() {
    m_clock.stop();
    refresh();
}

void GoActions::setTurnTime(int time) {
    m_clock.setInterval(time);
    emit turnTimeChanged();
}

QString GoActions::turnTime() const {
    return inSeconds(m_clock.interval());
}

void GoActions::tick() {
    Session& session = m_document.session();
    m_expected.shown = session.line()[session.shown() + 1];
    session.goTo(session.shown() + 1);
}

GoActions::Place GoActions::place() const {
    const Session& session = m_document.session();
    return {session.line()[session.shown()], session.line().back()};
}

// Whoever goes elsewhere wants to look there, and to stay; at a branch one may want to choose.
void GoActions::follow() {
    const Session& session = m_document.session();
    const bool atEnd = session.shown() == session.last();
    const bool branches = session.record().node(place().shown).children.size() > 1;
    if (place() != m_expected || atEnd || branches) m_clock.stop();
    refresh();
}

void GoActions::refresh() {
    const Session& session = m_document.session();
    const bool atStart = session.shown() == 0;
    const bool atEnd = session.shown() == session.last();
    for (QAction* action : {m_first, m_roundBack, m_back}) action->setEnabled(!atStart);
    for (QAction* action : {m_forward, m_roundForward, m_last}) action->setEnabled(!atEnd);
    const std::size_t place = session.record().place(session.at());
    m_previousVariation->setEnabled(place > 0);
    m_nextVariation->setEnabled(place + 1 < alternatives(session).size());
    m_play->setEnabled(session.last() > 0);
    m_play->setText(isPlaying() ? tr("&Pause") : tr("&Play"));
    m_play->setIcon(actionIcon(isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
}

} // namespace clockwise::app
