// SPDX-License-Identifier: MIT
#pragma once

#include "board_cursor.h"
#include "board_geometry.h"
#include "marks_ahead.h"
#include "seat_looks.h"
#include "turned_boards.h"

#include "clockwise/scene.h"

#include <QGraphicsView>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace clockwise::app {

class BoardScene;

// A board on the screen: shows pictures of a game, moving from each to the next, and tells which
// cells are pointed at. It knows no rules; what a click means is the listener's business.
class BoardView : public QGraphicsView {
    Q_OBJECT

  public:
    enum class Speed { Off, Fast, Normal, Slow };

    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    // Whose drawings are used.
    void setGame(const QString& gameId);
    // The colours and shapes of the seats, from the next picture on.
    void setLooks(const SeatLooks& looks) { m_looks = looks; }
    // What is going to be shown: it is made ready while nothing moves.
    void foresee(const std::vector<BoardMark>& marks) {
        m_ahead->foresee(inColours(marks, m_looks));
    }
    // Never waits: a picture that comes while the last one is still moving leads on from there.
    void showScene(const Scene& scene, const std::vector<BoardMark>& marks, bool animate);
    void setSpeed(Speed speed);
    Speed speed() const { return m_speed; }
    // How many times as long as usual things take; nothing when they are there at once.
    std::optional<double> tempo(bool animate = true) const;
    // How far the board is turned clockwise, in steps of its symmetry; pieces turn along, letters
    // stay upright. What is moving comes to rest first.
    void setTurn(int steps);
    int turn() const { return m_turn; }
    // The turn that is seen: what moves comes to rest before it follows.
    int shownTurn() const { return m_shownTurn; }
    // How many steps a whole turn has.
    int turns() const { return m_shown.outline ? m_shown.outline->symmetry : 1; }
    // Whether the coordinates are shown.
    void setLabels(bool shown);
    bool hasLabels() const { return m_labels; }

    // What a cell is called when it is read aloud: its name alone, until somebody knows more.
    using CellWords = std::function<QString(Cell)>;
    void setCellWords(CellWords words) { m_cellWords = std::move(words); }
    QString cellWords(Cell cell) const;

    // The centre of a cell in pixels of the viewport, and the cell under such a point.
    QPoint viewportPoint(Cell cell) const;
    QRect cellRect(Cell cell) const;
    std::optional<Cell> cellAt(QPointF viewportPoint) const;

    const std::vector<BoardMark>& marks() const { return m_marks; }
    // Where the keyboard's cursor is; nothing while it is not shown.
    std::optional<Cell> cursorCell() const { return m_cursor.cell(); }
    // Puts it there, and the keyboard's focus on the board.
    void putCursor(Cell cell);
    // The board as it is seen: turned. None before the first picture.
    const Outline* outline() const { return m_outline; }
    const BoardScene& boardScene() const { return *m_scene; }
    QSize sizeHint() const override { return {640, 640}; }
    QSize minimumSizeHint() const override { return {160, 160}; }

    // Lifts a piece that is only pointed at, and shows faintly where it could go.
    void preview(std::optional<Cell> piece, const std::vector<BoardMark>& targets);

  signals:
    void turned(); // to the eye
    // The mouse has come to another cell, or to none, and nothing moves or is held.
    void pointedAt(std::optional<clockwise::Cell> cell);
    // A piece was dropped where it cannot go.
    void dropRefused(clockwise::Cell cell);
    // A click with the left button, a drop of the piece in hand, or Enter at the keyboard's cell.
    void cellClicked(clockwise::Cell cell);
    // A click with the right button.
    void backRequested();
    // Another picture is shown, or will be once nothing moves.
    void pictured();
    // The keyboard's cursor went to another cell, came or went.
    void cursorMoved();
    // The first sign of a turn that somebody began to type.
    void typed(const QString& sign);

  protected:
    // Whether after that the mouse may let go without the board hearing of it: on another page, in
    // another window.
    static bool endsGrip(const QEvent& event);
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    void present(bool animate);
    void takeTheme();
    void takeTurn();
    void emptyHand();
    void forgetPress();
    void layOut();
    bool isMarked(Cell cell, BoardMark::Kind kind) const;
    bool takesPiece(Cell cell) const;
    bool invitesAt(Cell cell) const;
    void hover(std::optional<Cell> cell);
    void pointAt(std::optional<Cell> cell);
    void startDrag(QPointF at);
    void showToolTip(const QHelpEvent& event);
    std::vector<Cell> invitingCells() const;
    void showCursor();
    void hideCursor();
    void showFocus(bool shown);

    std::unique_ptr<BoardScene> m_scene;
    std::unique_ptr<MarksAhead> m_ahead;
    const Outline* m_outline = nullptr; // of what is shown: turned
    Scene m_shown;                      // as it was given: upright
    std::vector<BoardMark> m_marks;
    SeatLooks m_looks;
    int m_turn = 0;
    int m_shownTurn = 0; // follows once nothing moves
    TurnedBoards m_boards;
    bool m_labels = true;
    BoardGeometry m_geometry;
    QPixmap m_backdrop;
    QRect m_patch; // what is being painted
    Speed m_speed = Speed::Normal;

    std::optional<Cell> m_pointedAt;
    std::optional<Cell> m_pressed;
    QPointF m_pressedAt;
    bool m_dragging = false;
    CellWords m_cellWords;
    BoardCursor m_cursor;      // hidden while the mouse is in use
    bool m_focusShown = false; // to those who use the keyboard
};

} // namespace clockwise::app
