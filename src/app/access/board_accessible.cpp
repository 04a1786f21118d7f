// SPDX-License-Identifier: MIT
#include "board_accessible.h"

#include "reader.h"
#include "table/board_view.h"

#include <QAccessibleActionInterface>

namespace clockwise::app {
namespace {

int cellsOf(const BoardView& board) {
    return board.outline() == nullptr ? 0 : static_cast<int>(board.outline()->places.size());
}

bool hasCursorOn(const BoardView& board, int cell) {
    return board.hasFocus() && board.cursorCell() == Cell(cell);
}

// One cell. It lives until its board is gone, and is valid while the board has that many cells.
class CellAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
  public:
    CellAccessible(BoardView& board, int cell) : m_board(board), m_cell(cell) {}

    int cell() const { return m_cell; }

    bool isValid() const override { return m_cell < cellsOf(m_board); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return parent()->window(); }
    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(&m_board);
    }
    int childCount() const override { return 0; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? m_board.cellWords(Cell(m_cell)) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        QRect around = m_board.cellRect(Cell(m_cell));
        around.moveTopLeft(m_board.viewport()->mapToGlobal(around.topLeft()));
        return around;
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.focused = hasCursorOn(m_board, m_cell);
        state.invisible = !m_board.isVisible();
        state.disabled = !m_board.isEnabled();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type != QAccessible::ActionInterface) return nullptr;
        return static_cast<QAccessibleActionInterface*>(this);
    }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (name == pressAction())
            emit m_board.cellClicked(Cell(m_cell));
        else if (name == setFocusAction())
            m_board.putCursor(Cell(m_cell));
    }
    QStringList keyBindingsForAction(const QString& name) const override {
        if (name != pressAction()) return {};
        return {QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText)};
    }

  private:
    BoardView& m_board;
    int m_cell;
};

} // namespace

BoardAccessible::BoardAccessible(BoardView& board)
    : QAccessibleWidget(&board, QAccessible::List), m_board(board) {
    // Later than the focus of the board itself, which is told once its own event is over.
    QObject::connect(
        &board, &BoardView::cursorMoved, &m_listener, [this] { tellFocus(); },
        Qt::QueuedConnection);
    QObject::connect(&board, &BoardView::pictured, &m_listener, [this] { tellNames(); });
    for (int i = 0; i < childCount(); ++i) m_names << board.cellWords(Cell(i));
}

BoardAccessible::~BoardAccessible() {
    for (const QAccessible::Id id : std::as_const(m_cells))
        QAccessible::deleteAccessibleInterface(id);
}

int BoardAccessible::childCount() const {
    return cellsOf(m_board);
}

QAccessibleInterface* BoardAccessible::child(int index) const {
    if (index < 0 || index >= childCount()) return nullptr;
    const auto known = m_cells.constFind(index);
    if (known != m_cells.constEnd()) return QAccessible::accessibleInterface(*known);
    auto* cell = new CellAccessible(m_board, index);
    m_cells.insert(index, QAccessible::registerAccessibleInterface(cell));
    return cell;
}

QAccessibleInterface* BoardAccessible::childAt(int x, int y) const {
    const auto cell = m_board.cellAt(m_board.viewport()->mapFromGlobal(QPoint(x, y)));
    return cell ? child(cell->index()) : nullptr;
}

int BoardAccessible::indexOfChild(const QAccessibleInterface* child) const {
    const auto* cell = dynamic_cast<const CellAccessible*>(child);
    return cell != nullptr && cell->isValid() && cell->parent() == this ? cell->cell() : -1;
}

QAccessibleInterface* BoardAccessible::focusChild() const {
    const auto cursor = m_board.cursorCell();
    return cursor && m_board.hasFocus() ? child(cursor->index()) : nullptr;
}

QAccessible::State BoardAccessible::state() const {
    QAccessible::State state = QAccessibleWidget::state();
    if (m_board.cursorCell()) state.focused = false;
    return state;
}

void BoardAccessible::tell(QAccessible::Event event, int cell) {
    QAccessibleEvent about(&m_board, event);
    about.setChild(cell);
    tellReader(about);
}

void BoardAccessible::tellFocus() {
    const auto cursor = m_board.cursorCell();
    if (cursor && m_board.hasFocus()) return tell(QAccessible::Focus, cursor->index());
    if (!m_board.hasFocus()) return;
    QAccessibleEvent about(&m_board, QAccessible::Focus);
    tellReader(about);
}

// Readers remember names, so each that is another now is told.
void BoardAccessible::tellNames() {
    QStringList before = std::exchange(m_names, {});
    before.resize(childCount());
    for (int i = 0; i < childCount(); ++i) m_names << m_board.cellWords(Cell(i));
    for (int i = 0; i < childCount(); ++i)
        if (m_names[i] != before[i]) tell(QAccessible::NameChanged, i);
}

} // namespace clockwise::app
