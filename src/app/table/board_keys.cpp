// SPDX-License-Identifier: MIT
// The board view at the keyboard: a visible cell cursor, moved by the arrows.
#include "board_scene.h"
#include "board_view.h"

#include <QKeyEvent>

#include <cmath>

namespace clockwise::app {
namespace {

bool isArrow(int key) {
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

bool picks(int key) {
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
}

// With another key held down it is somebody else's.
bool isBoardKey(const QKeyEvent& event) {
    const bool plain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    return plain && (isArrow(event.key()) || picks(event.key()));
}

QPointF directionOf(int key) {
    switch (key) {
    case Qt::Key_Left: return {-1, 0};
    case Qt::Key_Right: return {1, 0};
    case Qt::Key_Up: return {0, -1};
    default: return {0, 1};
    }
}

// The nearest cell that way. On a hexagon two cells lie equally near above: up goes to the left
// one and down to the right one, so that each leads back where the other came from.
std::optional<Cell> neighbour(const Outline& outline, Cell from, QPointF direction) {
    const Point start = outline[from].centre;
    std::optional<Cell> best;
    double least = 0;
    for (std::size_t i = 0; i < outline.places.size(); ++i) {
        const double dx = outline.places[i].centre.x - start.x;
        const double dy = outline.places[i].centre.y - start.y;
        const double ahead = dx * direction.x() + dy * direction.y();
        const double aside = dx * direction.y() - dy * direction.x();
        if (ahead < 0.1 || std::abs(aside) > ahead) continue;
        const double cost = ahead + 1.5 * std::abs(aside) + (aside < 0 ? 0.001 : 0);
        if (best && cost >= least) continue;
        best = Cell(static_cast<int>(i));
        least = cost;
    }
    return best;
}

} // namespace

void BoardView::setCursorCell(std::optional<Cell> cell) {
    m_cursorCell = cell;
    m_scene->setCursorCell(cell);
}

bool BoardView::event(QEvent* event) {
    // While the cursor is shown the arrows are the board's, whatever else they are a shortcut for.
    if (event->type() == QEvent::ShortcutOverride && m_cursorCell) {
        if (const auto* press = static_cast<QKeyEvent*>(event); isBoardKey(*press)) {
            event->accept();
            return true;
        }
    }
    return QGraphicsView::event(event);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (!m_outline || !isBoardKey(*event)) {
        event->ignore();
    } else if (!m_cursorCell) {
        // Left and right are for going through the game until the cursor is there.
        if (key == Qt::Key_Left || key == Qt::Key_Right) return event->ignore();
        setCursorCell(m_outline->at({0.01, 0.01}));
    } else if (picks(key)) {
        emit cellClicked(*m_cursorCell);
    } else if (const auto next = neighbour(*m_outline, *m_cursorCell, directionOf(key))) {
        setCursorCell(next);
    }
}

void BoardView::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    const bool byKey =
        event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKey && m_outline) setCursorCell(m_outline->at({0.01, 0.01}));
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    QGraphicsView::focusOutEvent(event);
    setCursorCell(std::nullopt);
}

} // namespace clockwise::app
