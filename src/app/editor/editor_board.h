// SPDX-License-Identifier: MIT
#pragma once

#include "table/board_view.h"
#include "thing_picture.h"

#include <optional>

class QLabel;

namespace clockwise::app {

class Sketch;

// The board that is drawn on. The left button uses the tool in hand, the right one takes away; what
// belongs to a seat is moved by dragging it, other tools paint on. With the keyboard's cursor
// Enter uses the tool and Delete takes away.
class EditorBoard : public BoardView {
    Q_OBJECT

  public:
    explicit EditorBoard(Sketch& sketch, QWidget* parent = nullptr);

    // What a click puts on a cell; nothing is the eraser.
    void setTool(const std::optional<Thing>& tool) { m_tool = tool; }
    // Shows the drawing in its players' colours, lying as the View menu has boards of its game lie.
    // The cells whose faults are told beside it are pointed out.
    void refresh();
    // What lies on a cell and what is wrong there, read aloud: "a6, minion of Ana, arrows up and
    // down, corner. A minion on the corner a6 would have become a master."
    QString wordsFor(Cell cell);

  protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    enum class Hand { Empty, Pressing, Dragging, Painting, Erasing };

    // What is held or drawn with is let go; a thing that was lifted stays where it was.
    void emptyHand();
    void use(Cell cell);
    bool paints() const;
    bool isMovable(Cell cell) const;
    void goOn(Cell cell);
    void startDrag(QPointF at);
    void showDiagram(const Diagram& diagram);
    void takeView();
    int cellSize() const;
    QStringList faultsOn(Cell cell) const;
    // The same for the mouse, a line each.
    QString tellOf(Cell cell) const;

    Sketch& m_sketch;
    std::optional<Thing> m_tool;
    Hand m_hand = Hand::Empty;
    std::optional<Cell> m_last; // where the hand was pressed, or painted last
    QPointF m_pressedAt;
    ThingPicture m_pictures;
    QLabel* m_ghost;
    QString m_gameId;
};

} // namespace clockwise::app
