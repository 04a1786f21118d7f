// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"
#include "files/recovery.h"
#include "language.h"

#include <QMainWindow>

class QAction;
class QMenu;
class QSplitter;
class QStackedWidget;

namespace clockwise::app {

class Autosave;
class ClockActions;
class EditorActions;
class EndActions;
class GoActions;
class HelpActions;
class LookMenu;
class MoveActions;
class NoticeBar;
class RecentGames;
class ShareActions;
class SidePanel;
class StartPage;
class TableWidget;
class ViewActions;

// The window: menus round a table and its side panel. It asks before a game is lost and tells what
// went wrong with a file.
class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    explicit MainWindow(GameRecord first, QWidget* parent = nullptr);
    ~MainWindow() override;

    Document& document() { return m_document; }
    TableWidget& table() { return *m_table; }
    LookMenu& looks();

    // Shows the start page instead of the table, until a game comes to lie there.
    void showStartPage();
    // Waits for nothing that would come to be seen by and by.
    void finishPictures();
    // Opens a saved game. When that fails, says so in a message and keeps the game on the table,
    // unless the player wants the legal part of the file.
    bool openFile(const QString& path);
    // Several: the first here, if the game on the table may go, each other in a window of its own;
    // what another window has open is shown there instead.
    void openFiles(const QStringList& paths);
    // True when the game on the table may go: it is saved, or the player lets it go.
    bool mayLeaveGame();
    // The same for the window, which may have an export under way.
    bool mayClose();
    // For whoever has asked already.
    void closeUnasked();
    // From now on the game is autosaved; games that were left behind are offered above the table.
    void keepSafe();

  protected:
    bool event(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void makeGameMenu();
    void makeHelpMenu();
    void makeTable(QMenu& moves);
    void makeStartPage();
    void showTable();
    void leaveTable();
    void setTableSeen(bool seen);
    Recovery::Table freeTable();

    void newGame(const Game& game);
    void playOn();
    void open();
    // What to do about a file that did not open.
    bool openPart(NotOpened refused);
    bool save();
    bool saveAs();
    bool saveTo(const QString& path);
    void rememberFile();

    void refreshTitle();
    QAction* add(QMenu* menu, const Wording& text, const char* id, const QKeySequence& key,
                 const std::function<void()>& act);

    Document m_document;
    EditorActions* m_editor = nullptr;
    MoveActions* m_move = nullptr;
    ViewActions* m_view = nullptr;
    EndActions* m_end = nullptr;
    QAction* m_save = nullptr;
    ShareActions* m_share = nullptr;
    GoActions* m_go = nullptr;
    QList<QAction*> m_tableActions; // that are about the game that is seen
    RecentGames* m_recent = nullptr;
    ClockActions* m_clock = nullptr;
    HelpActions* m_help = nullptr;
    bool m_asked = false;           // whether the game may go with the window
    Autosave* m_autosave = nullptr; // until the game is kept safe
    NoticeBar* m_lostGames = nullptr;
    NoticeBar* m_trouble = nullptr;
    QStackedWidget* m_pages = nullptr;
    bool m_tableSeen = false;     // since the start, with a game somebody chose
    StartPage* m_start = nullptr; // made when it is first seen
    QSplitter* m_splitter = nullptr;
    TableWidget* m_table = nullptr;
    SidePanel* m_side = nullptr;
};

} // namespace clockwise::app
