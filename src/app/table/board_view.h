// SPDX-License-Identifier: MIT
#pragma once

#include "board_geometry.h"
#include "board_mark.h"
#include "turned_boards.h"

#include "clockwise/scene.h"

#include <QGraphicsView>

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

    // Whose drawings are used: the folder of resources/games.
    void setGame(const QString& gameId);
    // Never waits: a picture that comes while the last one is still moving leads on from there.
    void showScene(const Scene& scene, const std::vector<BoardMark>& marks, bool animate);
    void setSpeed(Speed speed);
    Speed speed() const { return m_speed; }
    // How far the board is turned clockwise, in steps of its symmetry; pieces turn along, letters
    // stay upright. What is moving comes to rest first.
    void setTurn(int steps);
    int turn() const { return m_turn; }
    // How many steps a whole turn has.
    int turns() const { return m_shown.outline ? m_shown.outline->symmetry : 1; }
    // Whether the coordinates are shown.
    void setLabels(bool shown);
    bool hasLabels() const { return m_labels; }

    // The centre of a cell in pixels of the viewport, and the cell under such a point.
    QPoint viewportPoint(Cell cell) const;
    std::optional<Cell> cellAt(QPointF viewportPoint) const;

    const std::vector<BoardMark>& marks() const { return m_marks; }
    const BoardScene& boardScene() const { return *m_scene; }
    QSize sizeHint() const override { return {640, 640}; }
    QSize minimumSizeHint() const override { return {160, 160}; }

  signals:
    // A click with the left button, a drop of the piece in hand, or Enter at the keyboard's cell.
    void cellClicked(clockwise::Cell cell);
    // A click with the right button.
    void backRequested();

  protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
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
    void takeTurn();
    void layOut();
    std::optional<double> tempo(bool animate) const;
    bool isMarked(Cell cell, BoardMark::Kind kind) const;
    bool takesPiece(Cell cell) const;
    bool invitesAt(Cell cell) const;
    void hover(std::optional<Cell> cell);
    void startDrag(QPointF at);
    void showToolTip(const QHelpEvent& event);
    void setCursorCell(std::optional<Cell> cell);

    std::unique_ptr<BoardScene> m_scene;
    QString m_artFolder;
    const Outline* m_outline = nullptr; // of what is shown: turned
    Scene m_shown;                      // as it was given: upright
    std::vector<BoardMark> m_marks;
    int m_turn = 0;
    int m_shownTurn = 0; // follows once nothing moves
    TurnedBoards m_boards;
    bool m_labels = true;
    BoardGeometry m_geometry;
    QPixmap m_backdrop;
    Speed m_speed = Speed::Normal;

    std::optional<Cell> m_pressed;
    QPointF m_pressedAt;
    bool m_dragging = false;
    std::optional<Cell> m_cursorCell; // the keyboard's; none while the mouse is in use
};

} // namespace clockwise::app
