// SPDX-License-Identifier: MIT
#include "move_actions.h"

#include "language.h"
#include "table/icons.h"
#include "table_widget.h"
#include "usual_text.h"
#include "words.h"

#include <QAction>
#include <QMenu>

namespace clockwise::app {
namespace {

QKeySequence key(const char* name) {
    return QKeySequence(QLatin1String(name));
}

// A name in a menu, where a lone & would underline the next letter.
QString menuName(const GameRecord& record, Seat seat) {
    return seatName(record, seat).replace(QLatin1Char('&'), QStringLiteral("&&"));
}

// "3. g4-g5"
QString numbered(const GameRecord& record, NodeId turn) {
    return QStringLiteral("%1. %2")
        .arg(record.depth(turn))
        .arg(turnLabel(record.node(turn).turn.text));
}

// "g4-g5 (Ana)"
QString turnName(const Session& session, NodeId turn) {
    const TurnNews news = session.news(turn);
    const QString who = menuName(session.record(), news.seat);
    if (news.text == kResign) return MoveActions::tr("the resignation (%1)").arg(who);
    if (news.text == kTimeout) return MoveActions::tr("the loss on time (%1)").arg(who);
    if (news.text == "--") return MoveActions::tr("the pass (%1)").arg(who);
    return MoveActions::tr("%1 (%2)").arg(fromUtf8(news.text), who);
}

// The edit as undo and redo name it.
QString editName(const Session& session, const Edit& edit) {
    const GameRecord& record = session.record();
    switch (edit.kind) {
    case Edit::Kind::Turn: return turnName(session, edit.node);
    case Edit::Kind::Agreement: return MoveActions::tr("the agreed draw");
    case Edit::Kind::Removal:
        return MoveActions::tr("the deletion of %1").arg(numbered(record, edit.node));
    case Edit::Kind::Order:
        return MoveActions::tr("the new order of %1").arg(numbered(record, edit.node));
    case Edit::Kind::Notes:
        return edit.node == kRoot
                   ? MoveActions::tr("the comment at the start")
                   : MoveActions::tr("the comment on %1").arg(numbered(record, edit.node));
    }
    return {};
}

} // namespace

MoveActions::MoveActions(Document& document, QMenu* menu, QObject* parent)
    : QObject(parent), m_document(document), m_menu(menu), m_turnMenu(new QMenu(menu)),
      m_undo(add(QStringLiteral("undo"), QStringLiteral("undo"), {QKeySequence::Undo},
                 &MoveActions::undo)),
      m_redo(add(QStringLiteral("redo"), QStringLiteral("redo"),
                 {key("Ctrl+Shift+Z"), key("Ctrl+Y")}, &MoveActions::redo)),
      m_takeBack(add(QStringLiteral("take_back"), {}, {key("Esc")}, &MoveActions::takeBack)),
      m_promote(add(QStringLiteral("promote"), {}, {key("Ctrl+Shift+Up")}, &MoveActions::promote)),
      m_demote(add(QStringLiteral("demote"), {}, {key("Ctrl+Shift+Down")}, &MoveActions::demote)),
      m_removeVariation(
          add(QStringLiteral("remove_variation"), {}, {}, &MoveActions::removeVariation)),
      m_removeRest(
          add(QStringLiteral("remove_rest"), {}, {key("Ctrl+Del")}, &MoveActions::removeRest)),
      m_playOn(add(QStringLiteral("play_on"), {}, {}, &MoveActions::playOnWanted)),
      m_resign(add(QStringLiteral("resign"), {}, {}, &MoveActions::resign)),
      m_agree(add(QStringLiteral("agree"), {}, {}, &MoveActions::agreeDraw)) {
    menu->insertSeparator(m_promote);
    menu->insertSeparator(m_playOn);
    menu->insertSeparator(m_resign);
    m_turnMenu->addActions({m_promote, m_demote, m_removeVariation, m_removeRest});
    m_turnMenu->addSeparator();
    m_turnMenu->addAction(m_playOn);
    connect(&m_document, &Document::replaced, this, &MoveActions::refresh);
    connect(&m_document, &Document::changed, this, &MoveActions::refresh);
    inEveryLanguage(this, [this] {
        m_takeBack->setText(tr("&Take back the step"));
        m_playOn->setText(tr("Play &on from here…"));
        m_agree->setText(tr("&Agree on a draw"));
        refresh();
    });
}

QAction* MoveActions::add(const QString& name, const QString& icon, const QList<QKeySequence>& keys,
                          void (MoveActions::*slot)()) {
    QAction* action = m_menu->addAction(QString(), this, slot);
    action->setObjectName(name);
    action->setShortcuts(keys);
    if (!icon.isEmpty()) action->setIcon(actionIcon(icon));
    return action;
}

void MoveActions::setTable(TableWidget& table) {
    m_table = &table;
    connect(m_table, &TableWidget::picked, this, &MoveActions::refresh);
    refresh();
}

// A step that was made without its removal is the last thing done, so it goes first.
void MoveActions::undo() {
    m_document.settle();
    if (m_table->picker().hasArrived())
        m_table->takeBack();
    else
        m_document.session().undo();
}

void MoveActions::redo() {
    m_document.session().redo();
}

void MoveActions::takeBack() {
    m_table->takeBack();
}

// Where variations would lie too deep, promote and demote are refused: the table says why.
void MoveActions::promote() {
    m_document.settle();
    if (const auto done = m_document.session().promote(); !done) m_table->say(done.error());
}

void MoveActions::demote() {
    m_document.settle();
    if (const auto done = m_document.session().demote(); !done) m_table->say(done.error());
}

void MoveActions::removeVariation() {
    m_document.settle();
    if (const auto turn = m_document.session().promotable()) m_document.session().remove(*turn);
}

void MoveActions::removeRest() {
    m_document.settle();
    Session& session = m_document.session();
    if (session.shown() > 0) session.remove(session.at());
}

void MoveActions::resign() {
    m_document.settle();
    m_document.session().goTo(m_document.session().last());
    [[maybe_unused]] const auto played = m_document.session().submit(kResign);
}

void MoveActions::agreeDraw() {
    m_document.settle();
    [[maybe_unused]] const auto agreed = m_document.session().agreeDraw();
}

void MoveActions::refresh() {
    if (m_table == nullptr) return;
    refreshUndo();
    refreshTurn();
    refreshEnd();
}

void MoveActions::refreshUndo() {
    const Session& session = m_document.session();
    const bool halfMade = m_table->picker().hasArrived();
    const auto undoable = session.undoable();
    const auto redoable = session.redoable();
    m_undo->setEnabled(halfMade || undoable);
    m_redo->setEnabled(redoable.has_value());
    const QString undo = tr("&Undo");
    const QString redo = tr("&Redo");
    setTexts(*m_undo, undo,
             halfMade   ? tr("&Undo the step")
             : undoable ? tr("&Undo %1").arg(editName(session, *undoable))
                        : undo);
    setTexts(*m_redo, redo, redoable ? tr("&Redo %1").arg(editName(session, *redoable)) : redo);
    m_takeBack->setEnabled(m_table->picker().canTakeBack());
}

void MoveActions::refreshTurn() {
    const Session& session = m_document.session();
    const auto name = [&session](NodeId turn) { return numbered(session.record(), turn); };
    const auto variation = session.promotable();
    const auto line = session.demotable();
    const bool atStart = session.shown() == 0;
    m_promote->setEnabled(variation.has_value());
    m_demote->setEnabled(line.has_value());
    m_removeVariation->setEnabled(variation.has_value());
    m_removeRest->setEnabled(!atStart);
    m_playOn->setEnabled(!session.standing().outcome.over());
    const QString promote = tr("&Promote the variation");
    const QString demote = tr("&Demote the line");
    const QString remove = tr("Delete the &variation");
    const QString removeRest = tr("De&lete the turn and what follows");
    setTexts(*m_promote, promote, variation ? tr("&Promote %1").arg(name(*variation)) : promote);
    setTexts(*m_demote, demote, line ? tr("&Demote %1").arg(name(*line)) : demote);
    setTexts(*m_removeVariation, remove,
             variation ? tr("Delete the &variation %1").arg(name(*variation)) : remove);
    setTexts(*m_removeRest, removeRest,
             atStart ? removeRest : tr("De&lete %1 and what follows").arg(name(session.at())));
}

void MoveActions::refreshEnd() {
    const Session& session = m_document.session();
    const GameRecord& record = session.record();
    const Standing& end = session.standingAt(session.last());
    const bool over = end.outcome.over() || (session.isMainLine() && record.agreedDraw());
    m_resign->setEnabled(!over);
    m_resign->setText(over ? tr("R&esign")
                           : tr("%1 r&esigns").arg(menuName(record, end.state->toMove())));
    m_agree->setEnabled(!over && session.isMainLine());
}

} // namespace clockwise::app
