// SPDX-License-Identifier: MIT
// The board view at the keyboard: a visible cursor, and what is typed.
#include "board_scene.h"
#include "board_view.h"

#include <QKeyEvent>

#include <algorithm>

namespace clockwise::app {
namespace {

Qt::KeyboardModifiers heldWith(const QKeyEvent& event) {
    return event.modifiers() & ~Qt::KeypadModifier;
}

// The keys round the 5 of the number pad lie as the cells do, whatever NumLock says.
std::optional<Way> wayOnNumberPad(int key) {
    switch (key) {
    case Qt::Key_7:
    case Qt::Key_Home: return Way::UpLeft;
    case Qt::Key_8: return Way::Up;
    case Qt::Key_9:
    case Qt::Key_PageUp: return Way::UpRight;
    case Qt::Key_4: return Way::Left;
    case Qt::Key_6: return Way::Right;
    case Qt::Key_1:
    case Qt::Key_End: return Way::DownLeft;
    case Qt::Key_2: return Way::Down;
    case Qt::Key_3:
    case Qt::Key_PageDown: return Way::DownRight;
    default: return std::nullopt;
    }
}

// Shift lifts left and right by a row, Ctrl lowers them: with both of them alone these are the six
// directions of a hexagon.
std::optional<Way> wayOf(const QKeyEvent& event) {
    const auto held = heldWith(event);
    const bool alone = held == Qt::NoModifier;
    if (alone && event.modifiers().testFlag(Qt::KeypadModifier))
        if (const auto way = wayOnNumberPad(event.key())) return way;
    switch (event.key()) {
    case Qt::Key_Left:
        if (held == Qt::ShiftModifier) return Way::UpLeft;
        if (held == Qt::ControlModifier) return Way::DownLeft;
        return alone ? std::optional(Way::Left) : std::nullopt;
    case Qt::Key_Right:
        if (held == Qt::ShiftModifier) return Way::UpRight;
        if (held == Qt::ControlModifier) return Way::DownRight;
        return alone ? std::optional(Way::Right) : std::nullopt;
    case Qt::Key_Up: return alone ? std::optional(Way::Up) : std::nullopt;
    case Qt::Key_Down: return alone ? std::optional(Way::Down) : std::nullopt;
    default: return std::nullopt;
    }
}

bool picks(const QKeyEvent& event) {
    if (heldWith(event) != Qt::NoModifier) return false;
    const int key = event.key();
    const bool five = event.modifiers().testFlag(Qt::KeypadModifier) &&
                      (key == Qt::Key_5 || key == Qt::Key_Clear);
    return five || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
}

bool jumps(const QKeyEvent& event) {
    return event.key() == Qt::Key_N && (heldWith(event) & ~Qt::ShiftModifier) == Qt::NoModifier;
}

// What a turn is written with begins one: the letters of cells, and the signs + @ -.
bool beginsATurn(const QKeyEvent& event) {
    if ((heldWith(event) & ~Qt::ShiftModifier) != Qt::NoModifier || event.text().size() != 1)
        return false;
    const QChar sign = event.text().front().toLower();
    return (sign >= u'a' && sign <= u'h') || sign == u'+' || sign == u'@' || sign == u'-';
}

} // namespace

void BoardView::showCursor() {
    m_scene->setCursorCell(m_cursor.cell());
    emit cursorMoved();
}

void BoardView::putCursor(Cell cell) {
    setFocus(Qt::OtherFocusReason);
    m_cursor.place(cell);
    showFocus(true);
    showCursor();
}

void BoardView::hideCursor() {
    if (!m_cursor.isShown()) return;
    m_cursor.hide();
    showCursor();
}

void BoardView::showFocus(bool shown) {
    if (shown == m_focusShown) return;
    m_focusShown = shown;
    viewport()->update();
}

bool BoardView::event(QEvent* event) {
    if (endsGrip(*event)) emptyHand();
    // While the cursor is shown the arrows are the board's, whatever else they are a shortcut for.
    if (event->type() == QEvent::ShortcutOverride && m_cursor.isShown()) {
        const auto* press = static_cast<QKeyEvent*>(event);
        if (wayOf(*press) || picks(*press)) {
            event->accept();
            return true;
        }
    }
    return QGraphicsView::event(event);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    const auto way = wayOf(*event);
    // Left and right are for going through the game until the cursor is there.
    const bool goesThroughTheGame = !m_cursor.isShown() && (way == Way::Left || way == Way::Right);
    if (m_outline == nullptr || goesThroughTheGame) return event->ignore();
    if (way) {
        m_cursor.step(*m_outline, *way);
    } else if (picks(*event)) {
        if (event->isAutoRepeat()) return;
        if (m_cursor.isShown()) return emit cellClicked(*m_cursor.cell());
        m_cursor.show(*m_outline);
    } else if (jumps(*event)) {
        m_cursor.jump(*m_outline, invitingCells(), event->modifiers() == Qt::NoModifier);
    } else if (event->key() == Qt::Key_Escape && m_cursor.isShown()) {
        m_cursor.hide();
    } else if (beginsATurn(*event)) {
        return emit typed(event->text());
    } else {
        return event->ignore();
    }
    showFocus(true);
    showCursor();
}

// What one may point at, but for the piece in hand.
std::vector<Cell> BoardView::invitingCells() const {
    std::vector<Cell> cells;
    for (const BoardMark& mark : m_marks)
        if (invites(mark.kind) && mark.kind != BoardMark::Kind::InHand &&
            std::ranges::find(cells, mark.cell) == cells.end())
            cells.push_back(mark.cell);
    return cells;
}

void BoardView::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    const bool byKey = event->reason() == Qt::TabFocusReason ||
                       event->reason() == Qt::BacktabFocusReason ||
                       event->reason() == Qt::ShortcutFocusReason;
    if (!byKey || m_outline == nullptr) return;
    m_cursor.show(*m_outline);
    showFocus(true);
    showCursor();
}

// A menu or another window takes the keyboard only for a while.
void BoardView::focusOutEvent(QFocusEvent* event) {
    QGraphicsView::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::MenuBarFocusReason ||
        event->reason() == Qt::ActiveWindowFocusReason)
        return;
    showFocus(false);
    hideCursor();
}

} // namespace clockwise::app
