// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"
#include "table/board_view.h"

#include "clockwise/turn_picker.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace clockwise::app {

// The board with a line of news above it and a line below it that says what to do: where turns are
// made by pointing.
class TableWidget : public QWidget {
    Q_OBJECT

  public:
    explicit TableWidget(Document& document, QWidget* parent = nullptr);

    BoardView& board() { return *m_board; }
    const TurnPicker& picker() const { return m_picker; }
    // Looking back, the table shows no invitations until somebody reaches for it, so that a game is
    // looked through in peace and no stray click plays a turn.
    bool isAwake() const { return m_awake; }
    // Takes back the last pick of a half-made turn.
    void takeBack();
    // Whether the last turns are marked on the board.
    void markLastTurns(bool marked);
    // Points at cells, beside all other marks, until told otherwise or another game comes.
    void pointOut(std::vector<Cell> cells);
    // Why something was not done.
    void say(const Error& error);

  signals:
    void picked();  // the half-made turn changed
    void touched(); // somebody took a piece up, or put it down

  private:
    void showGame();
    void showPlace();
    void showPicture(bool animate);
    bool wakesAt(Cell cell);
    void pointAt(Cell cell);
    std::vector<BoardMark> marks() const;
    void pass();
    QString hint() const;

    Document& m_document;
    TurnPicker m_picker;
    StatePtr m_state; // that the picker is for; none when the game is over
    bool m_awake = true;
    bool m_marksLastTurns = true;
    std::vector<Cell> m_pointedOut;
    QLabel* m_news;
    BoardView* m_board;
    QLabel* m_hint;
    QPushButton* m_pass;
};

} // namespace clockwise::app
