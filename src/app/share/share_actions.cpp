// SPDX-License-Identifier: MIT
#include "share_actions.h"

#include "export_dialogs.h"
#include "file_dialogs.h"
#include "picture_file.h"
#include "score_sheet.h"
#include "sheet_work.h"
#include "table/board_view.h"
#include "table_widget.h"
#include "words.h"

#include <QAction>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QMenu>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>

namespace clockwise::app {
namespace {

constexpr double kMargin = 15; // millimetres

QString nameFor(const Document& document) {
    return document.path().isEmpty() ? proposedName(document.session().record())
                                     : QFileInfo(document.path()).completeBaseName();
}

} // namespace

ShareActions::ShareActions(Document& document, QMenu* menu, std::function<bool()> mayLeave,
                           QWidget* window)
    : QObject(window), m_document(document), m_mayLeave(std::move(mayLeave)), m_window(window),
      m_runner(new WorkRunner(window)),
      m_export(add(menu, "export", tr("&Export…"), QKeySequence(QStringLiteral("Ctrl+E")),
                   &ShareActions::exportGame)),
      m_print(add(menu, "print", tr("&Print…"), QKeySequence(QStringLiteral("Ctrl+P")),
                  &ShareActions::print)) {
    menu->addSeparator();
    add(menu, "copy_turns", tr("&Copy the turns"), QKeySequence(QStringLiteral("Ctrl+C")),
        &ShareActions::copyTurns);
    add(menu, "copy_position", tr("Copy the p&osition"),
        QKeySequence(QStringLiteral("Ctrl+Shift+C")), &ShareActions::copyPosition);
    add(menu, "copy_picture", tr("Copy a p&icture"), {}, &ShareActions::copyPicture);
    add(menu, "paste_game", tr("Paste a &game"), QKeySequence(QStringLiteral("Ctrl+V")),
        &ShareActions::paste);
    connect(m_runner, &WorkRunner::busyChanged, this, &ShareActions::refresh);
}

QAction* ShareActions::add(QMenu* menu, const char* name, const QString& text,
                           const QKeySequence& key, void (ShareActions::*slot)()) {
    QAction* action = menu->addAction(text, this, slot);
    action->setObjectName(QString::fromLatin1(name));
    action->setShortcut(key);
    return action;
}

void ShareActions::refresh() {
    m_export->setEnabled(!m_runner->isBusy());
    m_print->setEnabled(!m_runner->isBusy());
}

// From the start to the place that is shown.
std::vector<NodeId> ShareActions::placesShown() const {
    const Session& session = m_document.session();
    const auto begin = session.line().begin();
    return {begin, begin + static_cast<std::ptrdiff_t>(session.shown()) + 1};
}

void ShareActions::exportGame() {
    m_document.settle();
    auto order = askWhatToExport(m_window, nameFor(m_document));
    if (!order) return;
    const Session& session = m_document.session();
    const BoardView& board = m_table->board();
    order->style = {board.turn(), board.hasLabels()};
    const auto places = showsWholeGame(order->kind) ? session.line() : placesShown();
    m_runner->run(exportWork(session.record(), places, *order),
                  tr("Exporting %1").arg(QFileInfo(order->path).fileName()),
                  tr("The game is not exported"));
}

void ShareActions::print() {
    m_document.settle();
    const Session& session = m_document.session();
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(nameFor(m_document));
    printer->setCreator(QStringLiteral("Clockwise"));
    printer->setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
    QPrintDialog dialog(printer.get(), m_window);
    dialog.setWindowTitle(tr("Print the game"));
    if (dialog.exec() != QDialog::Accepted) return;
    ScoreSheet sheet = scoreSheetOf(session.record(), session.line());
    m_runner->run(sheetPrintWork(std::move(sheet), std::move(printer)), tr("Printing the game"),
                  tr("The game is not printed"));
}

void ShareActions::copyPosition() {
    const Session& session = m_document.session();
    const Outcome outcome = session.outcome();
    const Seat seat = session.standing().state->toMove();
    QString heading = gameLine(session.record()) + QLatin1Char('\n');
    if (outcome.over())
        heading += resultLine(session.record(), outcome);
    else
        heading += tr("%1 (seat %2) is to move after turn %3.")
                       .arg(seatName(session.record(), seat), QString::number(seat.number()),
                            QString::number(session.shown()));
    QGuiApplication::clipboard()->setText(heading + QStringLiteral("\n\n") +
                                          fromUtf8(session.standing().state->text()));
}

void ShareActions::copyPicture() {
    const BoardView& board = m_table->board();
    const Moments moments =
        momentsOf(m_document.session().record(), std::vector{m_document.session().at()}, true,
                  {board.turn(), board.hasLabels()});
    QGuiApplication::clipboard()->setImage(pictureOf(moments, moments.all.front(), kUsualPicture));
}

void ShareActions::copyTurns() {
    m_document.settle();
    QGuiApplication::clipboard()->setText(fromUtf8(m_document.session().text()));
}

void ShareActions::paste() {
    pasteText(QGuiApplication::clipboard()->text());
}

void ShareActions::pasteText(const QString& text) {
    const QString title = tr("The game cannot be pasted");
    if (text.trimmed().isEmpty()) {
        tellProblem(m_window, title,
                    tr("There is no text to paste. Copy the text of a game first."));
        return;
    }
    auto read = readGame(toUtf8(text), tr("The pasted text"));
    QStringList oddities;
    std::optional<GameRecord> record;
    if (read) {
        record = std::move(read->record);
        oddities = read->oddities;
    } else if (!read.error().legalPart) {
        tellProblem(m_window, title, read.error().why);
    } else if (offerLegalPart(m_window, read.error().why, *read.error().legalPart)) {
        record = std::move(read.error().legalPart);
    }
    if (!record || !m_mayLeave()) return;
    m_document.adopt(std::move(*record));
    if (!oddities.isEmpty()) tellOddities(m_window, oddities);
}

bool ShareActions::mayStop() {
    if (!m_runner->isBusy()) return true;
    QMessageBox box(QMessageBox::Question, tr("Give the export up?"),
                    tr("An export or a print is not finished yet."), QMessageBox::NoButton,
                    m_window);
    const QAbstractButton* giveUp = box.addButton(tr("&Give it up"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(tr("&Wait for it"), QMessageBox::RejectRole));
    box.exec();
    return box.clickedButton() == giveUp || !m_runner->isBusy();
}

} // namespace clockwise::app
