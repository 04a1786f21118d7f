// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"
#include "table/board_view.h"

#include "clockwise/turn_picker.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace clockwise::app {

class RoundTable;

// The board with a line of news above it and a line below it that says what to do: where turns are
// made by pointing.
class TableWidget : public QWidget {
    Q_OBJECT

  public:
    explicit TableWidget(Document& document, QWidget* parent = nullptr);

    BoardView& board() { return *m_board; }
    // As high as it must be for the board to be as broad as that width allows.
    int heightForBroadest(int width) const;
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
    // Whether it says what there is to do, shows where, and takes clicks. A lesson that only tells
    // wants none of it.
    void ask(bool asks);
    // Whether what the last turn did is told above the board. A lesson tells it in its own words,
    // and has the room.
    void tellNews(bool told);
    // Why something was not done.
    void say(const Error& error);
    // What there is to do, and where it is said.
    QString hint() const;
    QRect hintPlace() const;
    // Half makes the turn that these picks begin, instead of whatever was begun; the pick that
    // would complete it is only pointed out.
    void showTyped(const std::vector<Cell>& cells);
    // Plays a legal turn, a resignation too.
    void playTyped(const std::string& turn);
    // The forced pass, where there is one.
    void pass();

  signals:
    void picked();  // the half-made turn changed
    void touched(); // somebody took a piece up, or put it down
    void refused(const QString& why);

  private:
    void showGame();
    void showPlace();
    void showPicture(bool animate);
    void showWords();
    bool wakesAt(Cell cell);
    void pointAt(Cell cell);
    std::vector<BoardMark> marks() const;
    void preview(std::optional<Cell> cell);
    void sayWhyNot(Cell cell);
    void unsay();

    Document& m_document;
    TurnPicker m_picker;
    StatePtr m_state; // that the picker is for; none when the game is over
    bool m_awake = true;
    bool m_asks = true;
    bool m_saysWhyNot = false; // of a piece that is pointed at
    bool m_marksLastTurns = true;
    std::vector<Cell> m_pointedOut;
    std::optional<Error> m_refusal;  // of what was tried last
    std::optional<Cell> m_lastTyped; // would complete the turn that is typed
    QLabel* m_news;
    BoardView* m_board;
    RoundTable* m_round;
    QLabel* m_hint;
    QPushButton* m_pass;
};

} // namespace clockwise::app
