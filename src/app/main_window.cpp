// SPDX-License-Identifier: MIT
#include "main_window.h"

#include "about.h"
#include "clock/clock_actions.h"
#include "clock/table_clock.h"
#include "editor/editor_actions.h"
#include "end_actions.h"
#include "entry/entry_actions.h"
#include "files/autosave.h"
#include "files/file_dialogs.h"
#include "files/file_drop.h"
#include "files/recent_games.h"
#include "files/recovery.h"
#include "help/help_actions.h"
#include "language.h"
#include "look/look_menu.h"
#include "replay/go_actions.h"
#include "replay/move_actions.h"
#include "set_up/new_game_dialog.h"
#include "settings.h"
#include "share/share_actions.h"
#include "shortcuts_window.h"
#include "side_panel.h"
#include "sound/table_sounds.h"
#include "start_page.h"
#include "table/icons.h"
#include "table_widget.h"
#include "view_actions.h"
#include "widgets/notice_bar.h"
#include "widgets/text_field.h"
#include "windows.h"
#include "words.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenuBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace clockwise::app {
namespace {

constexpr QSize kFirstSize(1100, 760);
constexpr int kPanelWidth = 370;

} // namespace

MainWindow::MainWindow(GameRecord first, QWidget* parent)
    : QMainWindow(parent), m_document(std::move(first), this) {
    makeGameMenu();
    QMenu* moves = worded(menuBar()->addMenu(QString()), [] { return tr("&Move"); });
    m_move = new MoveActions(m_document, moves, this);
    m_editor->addTableAction(moves);
    moves->addSeparator();
    m_clock = new ClockActions(m_document, moves, this);
    QMenu* go = worded(menuBar()->addMenu(QString()), [] { return tr("G&o"); });
    m_go = new GoActions(m_document, go, this);
    m_tableActions << moves->menuAction() << go->menuAction();
    QMenu* view = worded(menuBar()->addMenu(QString()), [] { return tr("&View"); });
    m_view = new ViewActions(m_document, view, this);
    makeHelpMenu();
    makeTable(*moves);
    connect(&m_document, &Document::replaced, this, &MainWindow::showTable);
    connect(&m_document, &Document::changed, this, &MainWindow::refreshTitle);
    connect(m_move, &MoveActions::playOnWanted, this, &MainWindow::playOn);
    connect(m_table, &TableWidget::touched, m_go, &GoActions::stop);
    auto* drop = new FileDrop(this);
    connect(drop, &FileDrop::dropped, this, &MainWindow::openFiles);
    connect(drop, &FileDrop::textDropped, m_share, &ShareActions::pasteText);
    resize(kFirstSize);
    restorePlace(*this, settings::windowGeometry());
    inEveryLanguage(this, [this] { refreshTitle(); });
}

// The widgets go before the document they show.
MainWindow::~MainWindow() {
    delete takeCentralWidget();
}

QAction* MainWindow::add(QMenu* menu, const Wording& text, const char* id, const QKeySequence& key,
                         const std::function<void()>& act) {
    QAction* action = menu->addAction(QString(), key, this, act);
    action->setObjectName(QString::fromLatin1(id));
    return worded(action, text);
}

void MainWindow::makeGameMenu() {
    QMenu* menu = worded(menuBar()->addMenu(QString()), [] { return tr("&Game"); });
    int number = 0;
    for (const Game* game : allGames()) {
        add(
            menu, [game] { return tr("New %1 game…").arg(gameName(game->id())); },
            ("new_" + std::string(game->id())).c_str(),
            QKeySequence(QStringLiteral("Ctrl+%1").arg(++number)), [this, game] { newGame(*game); })
            ->setIcon(actionIcon(QStringLiteral("new")));
    }
    m_end = new EndActions(
        m_document, menu, [this] { return mayLeaveGame(); }, this);
    m_editor = new EditorActions(
        m_document, menu, [this] { return mayLeaveGame(); }, this);
    add(
        menu, [] { return tr("S&tart page"); }, "start", QKeySequence(QStringLiteral("Alt+Home")),
        [this] { showStartPage(); });
    add(
        menu, [] { return tr("&New window"); }, "new_window",
        QKeySequence(QStringLiteral("Ctrl+Shift+N")), [] { openWindow(); });
    menu->addSeparator();
    add(
        menu, [] { return tr("&Open…"); }, "open", QKeySequence::Open, [this] { open(); })
        ->setIcon(actionIcon(QStringLiteral("open")));
    m_recent = new RecentGames(this);
    menu->addMenu(m_recent);
    connect(m_recent, &RecentGames::chosen, this,
            [this](const QString& path) { openFiles({path}); });
    m_save = add(
        menu, [] { return tr("&Save"); }, "save", QKeySequence::Save, [this] { save(); });
    m_save->setIcon(actionIcon(QStringLiteral("save")));
    QAction* saveAs = add(
        menu, [] { return tr("Save &As…"); }, "save_as",
        QKeySequence(QStringLiteral("Ctrl+Shift+S")), [this] { this->saveAs(); });
    m_tableActions << m_save << saveAs;
    menu->addSeparator();
    m_share = new ShareActions(
        m_document, menu, [this] { return mayLeaveGame(); }, this);
    menu->addSeparator();
    add(
        menu, [] { return tr("Close the &window"); }, "close",
        QKeySequence(QStringLiteral("Ctrl+W")), [this] { close(); });
    add(
        menu, [] { return tr("&Quit"); }, "quit", QKeySequence(QStringLiteral("Ctrl+Q")),
        &quitProgram)
        ->setMenuRole(QAction::QuitRole);
}

void MainWindow::makeHelpMenu() {
    QMenu* menu = worded(menuBar()->addMenu(QString()), [] { return tr("&Help"); });
    m_help = new HelpActions(
        m_document, menu, [this] { return mayLeaveGame(); }, this);
    addShortcutsPage(*menu, *this);
    add(
        menu, [] { return tr("&About Clockwise"); }, "about", {}, [this] { showAbout(*this); });
}

void MainWindow::makeTable(QMenu& moves) {
    auto* centre = new QWidget(this);
    m_lostGames = new NoticeBar(centre);
    m_lostGames->setObjectName(QStringLiteral("lost_games"));
    m_trouble = new NoticeBar(centre);
    m_trouble->setObjectName(QStringLiteral("trouble"));
    auto* looks = new NoticeBar(centre);
    looks->setObjectName(QStringLiteral("looks"));
    m_view->looks().setNotice(*looks);
    m_pages = new QStackedWidget(centre);
    auto* page = new QWidget(m_pages);
    m_pages->addWidget(page);
    m_splitter = new QSplitter(page);
    auto* pageColumn = new QVBoxLayout(page);
    pageColumn->setContentsMargins({});
    pageColumn->addWidget(m_splitter, 1);
    m_splitter->setChildrenCollapsible(false);
    m_table = new TableWidget(m_document, m_splitter);
    new TableSounds(m_document, *m_table);
    new EntryActions(m_document, moves, *m_table);
    m_move->setTable(*m_table);
    m_view->setTable(*m_table);
    m_share->setTable(*m_table);
    m_help->setTable(*m_table, *pageColumn);
    m_editor->setPages(*m_pages, *m_view);
    connect(m_editor, &EditorActions::opened, this, &MainWindow::leaveTable);
    connect(m_editor, &EditorActions::closed, this, [this] {
        if (m_pages->currentWidget() != m_start) showTable();
    });
    m_side = new SidePanel(m_document, *m_go, m_move->turnMenu(), m_clock->toggle(), m_splitter);
    m_end->setTable(*m_table, *m_side, *m_go->play(), *m_save);
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(m_side);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins({});
    column->addWidget(m_lostGames);
    column->addWidget(m_trouble);
    column->addWidget(m_share->makeNotice(centre));
    column->addWidget(looks);
    column->addWidget(m_pages, 1);
    setCentralWidget(centre);
    m_splitter->setSizes({kFirstSize.width() - kPanelWidth, kPanelWidth});
    m_splitter->restoreState(settings::splitterState());
}

void MainWindow::showStartPage() {
    if (m_start == nullptr) makeStartPage();
    m_start->offerTable(m_tableSeen);
    m_pages->setCurrentWidget(m_start);
    m_start->setFocus();
    leaveTable();
}

void MainWindow::leaveTable() {
    m_go->stop();
    if (m_document.clock().isGoing()) m_document.clock().startOrPause();
    setTableSeen(false);
}

// What is about the game on the table has nothing to do while it is not seen.
void MainWindow::setTableSeen(bool seen) {
    m_view->setTableSeen(seen);
    m_end->setTableSeen(seen);
    m_share->setTableSeen(seen);
    for (QAction* action : m_tableActions) action->setEnabled(seen);
    refreshTitle();
}

LookMenu& MainWindow::looks() {
    return m_view->looks();
}

void MainWindow::finishPictures() {
    if (m_start != nullptr) m_start->paintAll();
}

void MainWindow::showTable() {
    m_tableSeen = true;
    m_pages->setCurrentWidget(m_splitter->parentWidget());
    setTableSeen(true);
    m_table->board().setFocus();
}

void MainWindow::makeStartPage() {
    m_start = new StartPage(m_document, m_pages);
    m_pages->addWidget(m_start);
    connect(m_start, &StartPage::played, this, [this](const GameRecord& record) {
        if (mayLeaveGame()) m_document.begin(record);
    });
    connect(m_start, &StartPage::setUpWanted, this, &MainWindow::newGame);
    connect(m_start, &StartPage::lessonWanted, m_help, &HelpActions::startLesson);
    connect(m_start, &StartPage::continued, this, &MainWindow::showTable);
    connect(m_start, &StartPage::openWanted, this, &MainWindow::open);
    connect(m_start, &StartPage::recentChosen, m_recent, &RecentGames::choose);
}

// Where somebody writes, the keys of the Go menu are the writer's.
bool MainWindow::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isTextField(focusWidget()) &&
        m_go->isWritersKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QMainWindow::event(event);
}

void MainWindow::keepSafe() {
    m_autosave = new Autosave(m_document, this);
    connect(m_autosave, &Autosave::failed, this, [this](const Wording& why) {
        m_trouble->tell(why, {{QStringLiteral("close"), [] { return tr("C&lose"); },
                               [this] { m_trouble->hide(); }}});
    });
    connect(m_autosave, &Autosave::works, m_trouble, &QWidget::hide);
    (new Recovery(
         *m_lostGames, [this] { return freeTable(); }, this))
        ->offer();
}

// A game that could be lost keeps its table; the other one gets a window of its own.
Recovery::Table MainWindow::freeTable() {
    m_document.settle();
    if (!m_document.session().isModified()) return {m_document, *m_autosave};
    MainWindow& other = openWindow();
    return {other.m_document, *other.m_autosave};
}

// In a window that is higher than wide the panel goes below the board.
void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    const auto orientation = width() < height() ? Qt::Vertical : Qt::Horizontal;
    if (orientation == m_splitter->orientation()) return;
    m_splitter->setOrientation(orientation);
    // The board is as large as it can be, the panel has the rest.
    if (orientation != Qt::Vertical) return;
    const int table = m_table->heightForBroadest(width());
    m_splitter->setSizes({table, height() - table});
}

void MainWindow::newGame(const Game& game) {
    NewGameDialog dialog(game, this);
    dialog.setMayStart([this] { return mayLeaveGame(); });
    connect(&dialog, &NewGameDialog::positionWanted, m_editor, &EditorActions::setUpFrom);
    if (dialog.exec() == QDialog::Accepted) m_document.begin(dialog.takeRecord());
}

// The game that was looked at stays as it is; its file is not the new one's.
void MainWindow::playOn() {
    if (!mayLeaveGame()) return;
    m_document.begin(m_document.session().record().upTo(m_document.session().at()));
}

void MainWindow::open() {
    const auto path = askWhatToOpen(this);
    if (path) openFiles({*path});
}

bool MainWindow::openFile(const QString& path) {
    auto opened = m_document.open(path);
    if (!opened) return openPart(std::move(opened.error()));
    rememberFile();
    if (!opened->isEmpty()) tellOddities(this, *opened);
    return true;
}

bool MainWindow::openPart(NotOpened refused) {
    const QString title = tr("The game cannot be opened");
    if (!refused.legalPart) {
        tellProblem(this, title, refused.why);
        return false;
    }
    if (!offerLegalPart(this, title, refused.why, *refused.legalPart)) return false;
    m_document.adopt(std::move(*refused.legalPart));
    return true;
}

bool MainWindow::save() {
    const bool ownFile = !m_document.path().isEmpty() && !m_document.isReplay();
    return ownFile ? saveTo(m_document.path()) : saveAs();
}

bool MainWindow::saveAs() {
    const QString proposal =
        m_document.isReplay() ? freeNameLike(m_document.path()) : m_document.proposedPath();
    const auto path = askWhereToSave(this, m_document.session().record(), proposal);
    return path && saveTo(*path);
}

bool MainWindow::saveTo(const QString& path) {
    const auto saved = m_document.save(path);
    if (!saved) {
        tellProblem(this, tr("The game is not saved"), saved.error());
        return false;
    }
    rememberFile();
    return true;
}

void MainWindow::rememberFile() {
    const QString& path = m_document.path();
    settings::rememberFolder(QFileInfo(path).absolutePath());
    settings::rememberRecentGame({path, fromUtf8(m_document.session().record().game().id())});
}

void MainWindow::openFiles(const QStringList& paths) {
    const QStringList wanted = withoutThoseOpen(paths, *this);
    if (wanted.isEmpty() || !mayLeaveGame()) return;
    openFile(wanted.constFirst());
    for (const QString& path : wanted.mid(1)) openInNewWindow(path);
}

bool MainWindow::mayLeaveGame() {
    m_document.settle();
    if (!m_document.session().isModified()) return true;
    const Leave wanted = askBeforeLosing(this, m_document.proposedPath());
    return wanted == Leave::Discard || (wanted == Leave::Save && save());
}

void MainWindow::refreshTitle() {
    const Session& session = m_document.session();
    const QString name = m_document.path().isEmpty() ? gameLine(session.record())
                                                     : QFileInfo(m_document.path()).fileName();
    if (m_pages->currentWidget() != m_splitter->parentWidget())
        return setWindowTitle(tr("Clockwise"));
    const QString shown = m_document.isReplay() ? tr("%1 (replay)").arg(name) : name;
    setWindowTitle(shown + QStringLiteral("[*] — ") + tr("Clockwise"));
    setWindowModified(session.isModified());
}

bool MainWindow::mayClose() {
    return m_share->mayStop() && mayLeaveGame();
}

void MainWindow::closeUnasked() {
    m_asked = true;
    close();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_asked && !mayClose()) {
        event->ignore();
        return;
    }
    if (m_autosave != nullptr) m_autosave->letGo();
    settings::rememberWindow(saveGeometry(), m_splitter->saveState());
    event->accept();
}

} // namespace clockwise::app
