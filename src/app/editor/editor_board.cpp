// SPDX-License-Identifier: MIT
#include "editor_board.h"

#include "access/cell_words.h"
#include "editor_words.h"
#include "language.h"
#include "seat_side.h"
#include "settings.h"
#include "sketch.h"
#include "table/board_scene.h"
#include "words.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace clockwise::app {
namespace {

constexpr Seat kWarning{1}; // the look whose colour points at faults, whoever wears it

Seat wearerOf(Seat look, const SeatLooks& looks) {
    Seat seat(1);
    while (looks[seat] != look) seat = Seat(seat.number() + 1);
    return seat;
}

} // namespace

EditorBoard::EditorBoard(Sketch& sketch, QWidget* parent)
    : BoardView(parent), m_sketch(sketch), m_ghost(new QLabel(viewport())) {
    setSpeed(Speed::Off);
    m_ghost->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_ghost->hide();
    // With the mouse the clicks are taken before they become any.
    connect(this, &BoardView::cellClicked, this, &EditorBoard::use);
    setCellWords([this](Cell cell) { return wordsFor(cell); });
    inEveryLanguage(this, [this] { setAccessibleName(tr("Board")); });
}

bool EditorBoard::event(QEvent* event) {
    if (endsGrip(*event)) emptyHand();
    return BoardView::event(event);
}

void EditorBoard::emptyHand() {
    const Hand hand = std::exchange(m_hand, Hand::Empty);
    m_ghost->hide();
    m_sketch.endStroke();
    if (hand == Hand::Dragging) showDiagram(m_sketch.diagram());
}

void EditorBoard::refresh() {
    // A piece that is held, or about to be, may not be there any more, nor its cell.
    if (m_hand == Hand::Pressing || m_hand == Hand::Dragging) emptyHand();
    const QString gameId = fromUtf8(m_sketch.game().id());
    if (gameId != m_gameId) {
        m_gameId = gameId;
        setGame(gameId);
        m_pictures.setGame(gameId);
    }
    setLooks(looksOf(m_sketch.setUp()));
    showDiagram(m_sketch.diagram());
    takeView();
}

void EditorBoard::takeView() {
    const bool labels = settings::showsCoordinates();
    if (hasLabels() != labels) setLabels(labels);
    const auto turn = settings::boardTurn(m_sketch.game());
    setTurn(turn.followsSeats ? stepsToFace(m_sketch.setUp(), m_sketch.diagram().toMove)
                              : turn.steps);
}

void EditorBoard::showDiagram(const Diagram& diagram) {
    std::vector<BoardMark> marks;
    const Seat warning = wearerOf(kWarning, looksOf(m_sketch.setUp()));
    for (const DiagramFault& fault : m_sketch.faults())
        if (fault.cell) marks.push_back({*fault.cell, BoardMark::Kind::Pointed, warning, {}});
    for (std::size_t i = 0; i < diagram.cells.size(); ++i)
        for (const Thing& thing : diagram.cells[i])
            if (thing.docked)
                marks.push_back(
                    {Cell(static_cast<int>(i)), BoardMark::Kind::Protected, Seat(1), {}});
    showScene(diagramScene(m_sketch.kit(), diagram), marks, false);
}

bool EditorBoard::paints() const {
    return !m_tool || m_sketch.kit().kindOf(*m_tool).stacks;
}

bool EditorBoard::isMovable(Cell cell) const {
    const auto& things = m_sketch.thingsOn(cell);
    return m_tool && !things.empty() && things.back().owner;
}

void EditorBoard::use(Cell cell) {
    if (m_tool)
        m_sketch.put(cell, *m_tool);
    else
        m_sketch.take(cell);
}

void EditorBoard::mousePressEvent(QMouseEvent* event) {
    const auto cell = cellAt(event->position());
    if (m_hand != Hand::Empty) return;
    if (!cell) return;
    m_last = cell;
    m_pressedAt = event->position();
    if (event->button() == Qt::RightButton) {
        m_hand = Hand::Erasing;
        m_sketch.beginStroke();
        m_sketch.take(*cell);
    } else if (event->button() == Qt::LeftButton) {
        if (isMovable(*cell) || !paints()) {
            m_hand = Hand::Pressing;
            return;
        }
        m_hand = Hand::Painting;
        m_sketch.beginStroke();
        use(*cell);
    }
}

void EditorBoard::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() == Qt::NoButton && m_hand != Hand::Empty) emptyHand();
    const auto cell = cellAt(event->position());
    const bool far =
        (event->position() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (m_hand == Hand::Pressing && far && isMovable(*m_last)) startDrag(event->position());
    if (m_hand == Hand::Dragging)
        m_ghost->move(event->position().toPoint() - m_ghost->rect().center());
    else if ((m_hand == Hand::Painting || m_hand == Hand::Erasing) && cell && cell != m_last)
        goOn(*cell);
    viewport()->setCursor(m_hand == Hand::Dragging ? Qt::ClosedHandCursor
                          : cell                   ? Qt::PointingHandCursor
                                                   : Qt::ArrowCursor);
}

// Painting goes over each cell once.
void EditorBoard::goOn(Cell cell) {
    m_last = cell;
    if (m_hand == Hand::Erasing)
        m_sketch.take(cell);
    else
        use(cell);
}

void EditorBoard::startDrag(QPointF at) {
    m_hand = Hand::Dragging;
    const Thing thing = m_sketch.thingsOn(*m_last).back();
    m_pictures.setStyle(looksOf(m_sketch.setUp()), shownTurn());
    m_ghost->setPixmap(m_pictures.onCell(m_sketch.kit(), thing, cellSize(), devicePixelRatioF()));
    m_ghost->adjustSize();
    m_ghost->move(at.toPoint() - m_ghost->rect().center());
    m_ghost->show();
    Diagram without = m_sketch.diagram();
    without.cells[static_cast<std::size_t>(m_last->index())].pop_back();
    showDiagram(without);
}

void EditorBoard::mouseReleaseEvent(QMouseEvent* event) {
    if (event->buttons() != Qt::NoButton) return; // the hand holds on with another
    const auto cell = cellAt(event->position());
    const Hand hand = std::exchange(m_hand, Hand::Empty);
    m_ghost->hide();
    m_sketch.endStroke();
    if (hand == Hand::Dragging) {
        if (cell)
            m_sketch.move(*m_last, *cell);
        else
            m_sketch.take(*m_last); // dropped beside the board
        refresh();
    } else if (hand == Hand::Pressing && cell && cell == m_last) {
        use(*cell);
    }
}

void EditorBoard::keyPressEvent(QKeyEvent* event) {
    const bool takes = event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace;
    if (event->key() == Qt::Key_Escape && m_hand == Hand::Dragging)
        emptyHand();
    else if (takes && cursorCell())
        m_sketch.take(*cursorCell());
    else
        BoardView::keyPressEvent(event);
}

QStringList EditorBoard::faultsOn(Cell cell) const {
    QStringList faults;
    for (const DiagramFault& fault : m_sketch.faults())
        if (fault.cell == cell) faults << faultText(fault.error);
    return faults;
}

QString EditorBoard::wordsFor(Cell cell) {
    const DiagramKit& kit = m_sketch.kit();
    std::vector<Thing> things = m_sketch.thingsOn(cell);
    std::stable_partition(things.begin(), things.end(), [&kit](const Thing& thing) {
        return kit.kindOf(thing).layer == Sprite::Layer::Tile; // as a picture has them
    });
    const auto details = [&](std::size_t beneath) {
        const Thing& thing = things[beneath];
        return thingDetails(thing, kit.kindOf(thing).each > 1);
    };
    QStringList words{fromUtf8((*kit.outline)[cell].name)};
    words << thingsOn(m_sketch.setUp(), boardScene().picture(), cell, details);
    QStringList sentences{words.join(QStringLiteral(", "))};
    sentences << faultsOn(cell);
    return oneAfterTheOther(sentences);
}

QString EditorBoard::tellOf(Cell cell) const {
    const DiagramKit& kit = m_sketch.kit();
    QStringList lines;
    for (const Thing& thing : m_sketch.thingsOn(cell)) {
        QStringList words{thingName(m_sketch.setUp(), thing)};
        words << thingDetails(thing, kit.kindOf(thing).each > 1);
        lines.prepend(words.join(QStringLiteral(", ")));
    }
    lines.removeDuplicates();
    lines.prepend(fromUtf8((*kit.outline)[cell].name));
    lines << faultsOn(cell);
    return lines.join(QLatin1Char('\n'));
}

bool EditorBoard::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return BoardView::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto cell = cellAt(help->pos()))
        QToolTip::showText(help->globalPos(), plainToolTip(tellOf(*cell)), viewport());
    else
        QToolTip::hideText();
    return true;
}

int EditorBoard::cellSize() const {
    const QPoint step = viewportPoint(Cell(1)) - viewportPoint(Cell(0));
    return static_cast<int>(std::hypot(step.x(), step.y()));
}

} // namespace clockwise::app
