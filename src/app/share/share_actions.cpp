// SPDX-License-Identifier: MIT
#include "share_actions.h"

#include "export_dialogs.h"
#include "files/file_dialogs.h"
#include "picture_file.h"
#include "score_sheet.h"
#include "sheet_work.h"
#include "table/board_view.h"
#include "table_widget.h"
#include "widgets/notice_bar.h"
#include "words.h"

#include <QAction>
#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QMenu>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QUrl>

#include <utility>

namespace clockwise::app {
namespace {

QString nameFor(const Document& document) {
    return document.path().isEmpty() ? proposedName(document.session().record())
                                     : QFileInfo(document.path()).completeBaseName();
}

} // namespace

ShareActions::ShareActions(Document& document, QMenu* menu, std::function<bool()> mayLeave,
                           QWidget* window)
    : QObject(window), m_document(document), m_mayLeave(std::move(mayLeave)), m_window(window),
      m_runner(new WorkRunner(window)),
      m_export(add(
          menu, "export", [] { return tr("&Export…"); }, QKeySequence(QStringLiteral("Ctrl+E")),
          &ShareActions::exportGame)),
      m_print(add(
          menu, "print", [] { return tr("&Print…"); }, QKeySequence(QStringLiteral("Ctrl+P")),
          &ShareActions::print)) {
    menu->addSeparator();
    m_copying << add(
        menu, "copy_turns", [] { return tr("&Copy the turns"); },
        QKeySequence(QStringLiteral("Ctrl+C")), &ShareActions::copyTurns);
    m_copying << add(
        menu, "copy_position", [] { return tr("Copy the pos&ition"); },
        QKeySequence(QStringLiteral("Ctrl+Shift+C")), &ShareActions::copyPosition);
    m_copying << add(
        menu, "copy_picture", [] { return tr("Copy a pict&ure"); }, {}, &ShareActions::copyPicture);
    add(
        menu, "paste_game", [] { return tr("Paste a &game"); },
        QKeySequence(QStringLiteral("Ctrl+V")), &ShareActions::paste);
    connect(m_runner, &WorkRunner::busyChanged, this, &ShareActions::refresh);
    connect(m_runner, &WorkRunner::done, this, &ShareActions::tellExported);
}

QAction* ShareActions::add(QMenu* menu, const char* name, const Wording& text,
                           const QKeySequence& key, void (ShareActions::*slot)()) {
    QAction* action = worded(menu->addAction(QString(), this, slot), text);
    action->setObjectName(QString::fromLatin1(name));
    action->setShortcut(key);
    return action;
}

void ShareActions::setTableSeen(bool seen) {
    m_tableSeen = seen;
    refresh();
}

void ShareActions::refresh() {
    for (QAction* action : {m_export, m_print})
        action->setEnabled(m_tableSeen && !m_runner->isBusy());
    for (QAction* action : m_copying) action->setEnabled(m_tableSeen);
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
    order->style.turn = board.turn();
    order->style.labels = board.hasLabels();
    m_notice->hide();
    m_exported = order->path;
    const auto places = showsWholeGame(order->kind) ? session.line() : placesShown();
    m_runner->run(
        exportWork(session.record(), places, *order),
        [name = QFileInfo(order->path).fileName()] { return tr("Exporting %1").arg(name); },
        [] { return tr("The game is not exported"); });
}

NoticeBar* ShareActions::makeNotice(QWidget* parent) {
    m_notice = new NoticeBar(parent);
    m_notice->setObjectName(QStringLiteral("exported"));
    return m_notice;
}

// What went to a printer is the printer's business from here on.
void ShareActions::tellExported() {
    if (m_exported.isEmpty()) return;
    const QFileInfo file(std::exchange(m_exported, QString()));
    const auto showFolder = [folder = file.absolutePath()] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
    };
    m_notice->tell(
        [name = file.fileName()] { return tr("The game is exported as %1.").arg(name); },
        {{QStringLiteral("folder"), [] { return tr("Show the &folder"); }, showFolder},
         {QStringLiteral("close"), [] { return tr("C&lose"); }, [this] { m_notice->hide(); }}});
}

void ShareActions::print() {
    m_document.settle();
    m_exported.clear();
    const Session& session = m_document.session();
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(nameFor(m_document));
    printer->setCreator(QStringLiteral("Clockwise"));
    printer->setPageMargins(QMarginsF(kSheetMargin, kSheetMargin, kSheetMargin, kSheetMargin),
                            QPageLayout::Millimeter);
    QPrintDialog dialog(printer.get(), m_window);
    dialog.setWindowTitle(tr("Print the game"));
    if (dialog.exec() != QDialog::Accepted) return;
    m_notice->hide();
    m_exported = printer->outputFileName(); // of a sheet that is to be a file
    ScoreSheet sheet = scoreSheetOf(session.record(), session.line());
    m_runner->run(
        sheetPrintWork(std::move(sheet), std::move(printer)),
        [] { return tr("Printing the game"); }, [] { return tr("The game is not printed"); });
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
    } else if (offerLegalPart(m_window, title, read.error().why, *read.error().legalPart)) {
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
