// SPDX-License-Identifier: MIT
#pragma once

#include "help.h"
#include "table/board_view.h"

#include "clockwise/session.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace clockwise::app {

// A little board in the help: a game of its own, in which everybody may try what they like. Its
// button plays the turns that belong to the text, one at a time, and then begins again.
class LiveBoard : public QWidget {
    Q_OBJECT

  public:
    // Things move as fast as on the other board.
    LiveBoard(const Game& game, HelpBoard help, const BoardView& speedOf, QWidget* parent);

    BoardView& board() { return *m_board; }
    const Session& session() const { return m_session; }
    // The same help in the language of the moment; what was tried stays.
    void speak(HelpBoard help);

  private:
    void pointAt(Cell cell);
    void takeBack();
    void showNext();
    void follow();
    void showPicture();
    void showWords();
    QString told() const;
    bool isAtEnd() const;

    HelpBoard m_help;
    const BoardView& m_speedOf;
    Session m_session;
    std::size_t m_start;        // the ply one begins with
    std::vector<NodeId> m_line; // the start, and the turns shown so far
    TurnPicker m_picker;
    std::optional<Error> m_refusal; // of what was pointed at last
    BoardView* m_board;
    QLabel* m_told;
    QLabel* m_hint;
    QPushButton* m_next;
};

} // namespace clockwise::app
