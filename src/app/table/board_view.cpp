// SPDX-License-Identifier: MIT
#include "board_view.h"

#include "backdrop.h"
#include "board_scene.h"
#include "patches.h"
#include "themes.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace clockwise::app {

using MarkKind = BoardMark::Kind;

namespace {

// The frame of whatever has the keyboard, as on the cards of the start page.
constexpr double kFocusWidth = 2.5;
constexpr double kFocusCorner = 6;

} // namespace

BoardView::BoardView(QWidget* parent)
    : QGraphicsView(parent), m_scene(std::make_unique<BoardScene>()),
      m_ahead(std::make_unique<MarksAhead>(*m_scene, *this)) {
    setViewportUpdateMode(BoundingRectViewportUpdate);
    setOptimizationFlag(DontSavePainterState); // the clip to a patch holds for all that is on it
    setScene(m_scene.get());
    connect(m_scene.get(), &BoardScene::rested, this, &BoardView::takeTurn);
    connect(m_scene.get(), &BoardScene::rested, this, [this] { pointAt(m_pointedAt); });
    connect(&Themes::ofProgram(), &Themes::changed, this, &BoardView::takeTheme);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    // What is dropped here is meant for the window.
    setAcceptDrops(false);
    viewport()->setAcceptDrops(false);
}

BoardView::~BoardView() {
    setScene(nullptr);
}

void BoardView::setGame(const QString& gameId) {
    m_scene->setGame(gameId);
    m_outline = nullptr;
    m_shown = {};
    m_marks.clear();
    m_backdrop = {};
    forgetPress();
    m_cursor.forget();
    m_pointedAt.reset();
    viewport()->update();
}

void BoardView::showScene(const Scene& scene, const std::vector<BoardMark>& marks, bool animate) {
    m_shown = scene;
    m_marks = marks;
    present(animate);
    takeTurn();
}

void BoardView::present(bool animate) {
    const Scene scene = m_boards.turned(inColours(m_shown, m_looks), m_shownTurn);
    const bool newBoard = m_outline != scene.outline;
    m_outline = scene.outline;
    if (newBoard) {
        forgetPress();
        m_cursor.keepOn(*m_outline);
        layOut();
    }
    m_scene->showScene(scene, inColours(m_marks, m_looks),
                       newBoard ? std::nullopt : tempo(animate));
    if (newBoard && m_cursor.isShown()) m_cursor.place(*m_cursor.cell());
    m_scene->setCursorCell(m_cursor.cell());
    if (viewport()->underMouse())
        hover(cellAt(viewport()->mapFromGlobal(QCursor::pos())));
    else
        hover(std::nullopt);
    emit pictured();
}

void BoardView::setTurn(int steps) {
    m_turn = steps;
    takeTurn();
}

// Neither what moves nor what hangs on the mouse may lose its place.
void BoardView::takeTurn() {
    if (m_turn == m_shownTurn || m_scene->isMoving() || m_pressed) return;
    m_shownTurn = m_turn;
    if (m_shown.outline != nullptr) present(false);
    emit turned();
}

void BoardView::takeTheme() {
    m_scene->setTheme(Themes::ofProgram().inUse());
    layOut();
}

void BoardView::setLabels(bool shown) {
    m_labels = shown;
    layOut();
}

void BoardView::setSpeed(Speed speed) {
    m_speed = speed;
    if (speed == Speed::Off) m_scene->finish();
}

std::optional<double> BoardView::tempo(bool animate) const {
    if (!animate || !isVisible()) return std::nullopt;
    switch (m_speed) {
    case Speed::Off: return std::nullopt;
    case Speed::Fast: return 0.5;
    case Speed::Normal: return 1.0;
    case Speed::Slow: return 2.5;
    }
    return std::nullopt;
}

QPoint BoardView::viewportPoint(Cell cell) const {
    return m_outline ? m_geometry.toPixels((*m_outline)[cell].centre).toPoint() : QPoint();
}

QRect BoardView::cellRect(Cell cell) const {
    const int side = static_cast<int>(m_geometry.cell());
    QRect around(0, 0, side, side);
    around.moveCenter(viewportPoint(cell));
    return around;
}

QString BoardView::cellWords(Cell cell) const {
    if (m_cellWords) return m_cellWords(cell);
    return QString::fromStdString((*m_outline)[cell].name);
}

std::optional<Cell> BoardView::cellAt(QPointF viewportPoint) const {
    if (!m_outline) return std::nullopt;
    // A position of the mouse names a device pixel: its middle is what is pointed at.
    const double half = 0.5 / m_geometry.ratio();
    const QPointF point = m_geometry.toBoard(viewportPoint + QPointF(half, half));
    return m_outline->at({point.x(), point.y()});
}

void BoardView::layOut() {
    setSceneRect(QRectF(QPointF(), viewport()->size()));
    if (!m_outline || viewport()->size().isEmpty()) return;
    m_geometry = BoardGeometry(*m_outline, viewport()->size(), devicePixelRatioF());
    m_scene->setGeometry(m_geometry);
    m_backdrop =
        paintBackdrop(m_scene->atlas(), m_scene->art(), *m_outline, m_geometry, viewport()->size(),
                      font(), m_labels, palette().color(QPalette::Window));
    viewport()->update();
    m_ahead->startAgain();
}

void BoardView::drawBackground(QPainter* painter, const QRectF& rect) {
    painter->setClipRect(m_patch);
    // It is opaque, so that it is copied and nothing has to be painted below it.
    if (m_backdrop.isNull()) painter->fillRect(rect, palette().color(QPalette::Window));
    painter->drawPixmap(QPointF(), m_backdrop);
    if (!m_focusShown || !m_outline) return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(palette().color(QPalette::Text), kFocusWidth));
    painter->setBrush(Qt::NoBrush);
    // Round the board, not round all the room: badges may lie in its corners.
    const QPointF middle = m_geometry.toPixels(QPointF());
    const double reach = m_outline->radius * m_geometry.cell() + kFocusWidth;
    if (m_outline->roundTable)
        painter->drawEllipse(middle, reach, reach);
    else
        painter->drawRoundedRect(QRectF(middle - QPointF(reach, reach), 2 * QSizeF(reach, reach)),
                                 kFocusCorner, kFocusCorner);
    painter->restore();
}

void BoardView::changeEvent(QEvent* event) {
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) layOut();
}

void BoardView::showEvent(QShowEvent* event) {
    QGraphicsView::showEvent(event);
    m_ahead->startAgain();
}

void BoardView::resizeEvent(QResizeEvent*) {
    layOut();
}

bool BoardView::endsGrip(const QEvent& event) {
    return event.type() == QEvent::Hide || event.type() == QEvent::WindowDeactivate;
}

// What was lifted goes back.
void BoardView::emptyHand() {
    const bool held = m_dragging;
    forgetPress();
    if (held) m_scene->letGo(tempo(true));
    takeTurn();
}

void BoardView::forgetPress() {
    m_pressed.reset();
    m_scene->setPressed(false);
    m_dragging = false;
}

void BoardView::paintEvent(QPaintEvent* event) {
    // The window may have come to a screen with other pixels.
    if (m_outline && m_geometry.ratio() != devicePixelRatioF()) layOut();
    for (const QRect& patch : patchesOf(event->region())) {
        m_patch = patch;
        QPaintEvent part(patch);
        QGraphicsView::paintEvent(&part);
    }
    // All is painted fastest within one rectangle: beyond it Qt clips, in other threads. But what
    // moves at two ends of the board would be in a rectangle with all that is between.
    setViewportUpdateMode(m_scene->movesApart() ? MinimalViewportUpdate
                                                : BoundingRectViewportUpdate);
}

void BoardView::wheelEvent(QWheelEvent* event) {
    event->ignore(); // there is nothing to scroll
}

bool BoardView::isMarked(Cell cell, MarkKind kind) const {
    return std::any_of(m_marks.begin(), m_marks.end(), [&](const BoardMark& mark) {
        return mark.cell == cell && mark.kind == kind;
    });
}

bool BoardView::takesPiece(Cell cell) const {
    return isMarked(cell, MarkKind::Step) || isMarked(cell, MarkKind::Capture) ||
           isMarked(cell, MarkKind::Promotion) || isMarked(cell, MarkKind::PromotingCapture) ||
           isMarked(cell, MarkKind::Rescue);
}

bool BoardView::invitesAt(Cell cell) const {
    return std::any_of(m_marks.begin(), m_marks.end(), [&](const BoardMark& mark) {
        return mark.cell == cell && invites(mark.kind);
    });
}

void BoardView::hover(std::optional<Cell> cell) {
    const bool inviting = cell && invitesAt(*cell);
    m_scene->setHovered(inviting ? cell : std::nullopt);
    if (cell != m_pointedAt) pointAt(cell);
    viewport()->setCursor(m_dragging ? Qt::ClosedHandCursor
                          : inviting ? Qt::PointingHandCursor
                                     : Qt::ArrowCursor);
}

// While something moves or is held it would only be in the way.
void BoardView::pointAt(std::optional<Cell> cell) {
    m_pointedAt = cell;
    if (m_pressed || m_dragging || m_scene->isMoving()) return;
    emit pointedAt(cell);
}

void BoardView::preview(std::optional<Cell> piece, const std::vector<BoardMark>& targets) {
    m_scene->preview(piece, targets, tempo(true));
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    hideCursor();
    showFocus(false);
    if (event->button() == Qt::RightButton) {
        emit backRequested();
    } else if (event->button() == Qt::LeftButton) {
        m_pressed = cellAt(event->position());
        if (m_pressed) m_cursor.leaveAt(*m_pressed);
        m_scene->setPressed(m_pressed.has_value());
        m_pressedAt = event->position();
    } else {
        event->ignore();
    }
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event) {
    mousePressEvent(event); // two quick clicks are two clicks
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    const QPointF at = event->position();
    if (m_pressed && !event->buttons().testFlag(Qt::LeftButton)) emptyHand();
    if (m_pressed && !m_dragging && event->buttons().testFlag(Qt::LeftButton)) startDrag(at);
    if (m_dragging) m_scene->hold(m_geometry.toBoard(at));
    hover(cellAt(at));
}

// Once the mouse has gone far enough from a piece it is taken up, if it may be, and goes along.
void BoardView::startDrag(QPointF at) {
    if ((at - m_pressedAt).manhattanLength() < QApplication::startDragDistance()) return;
    const Cell from = *m_pressed;
    if (!isMarked(from, MarkKind::InHand) && isMarked(from, MarkKind::Movable))
        emit cellClicked(from);
    const bool mayGoOn = std::any_of(m_marks.begin(), m_marks.end(), [this](const BoardMark& mark) {
        return takesPiece(mark.cell);
    });
    m_dragging = isMarked(from, MarkKind::InHand) && mayGoOn;
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const std::optional<Cell> pressed = std::exchange(m_pressed, std::nullopt);
    m_scene->setPressed(false);
    const std::optional<Cell> cell = cellAt(event->position());
    if (std::exchange(m_dragging, false)) {
        const bool taken = cell && cell != pressed && takesPiece(*cell);
        if (taken) emit cellClicked(*cell);
        m_scene->letGo(tempo(true));
        if (cell && cell != pressed && !taken) emit dropRefused(*cell);
    } else if (cell && cell == pressed) {
        emit cellClicked(*cell);
    }
    takeTurn();
    hover(cellAt(event->position()));
}

bool BoardView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        showToolTip(*static_cast<QHelpEvent*>(event));
        return true;
    }
    if (event->type() == QEvent::Leave) hover(std::nullopt);
    return QGraphicsView::viewportEvent(event);
}

void BoardView::showToolTip(const QHelpEvent& event) {
    const std::optional<Cell> cell = cellAt(event.pos());
    if (!cell) {
        QToolTip::hideText();
        return;
    }
    QStringList lines;
    for (const BoardMark& mark : m_marks)
        if (mark.cell == *cell && !mark.reason.isEmpty()) lines << mark.reason;
    if (const int height = m_scene->stackHeight(*cell); height > 1)
        lines << tr("A stack of %n", nullptr, height);
    QToolTip::showText(event.globalPos(), lines.join(u'\n'), viewport(), cellRect(*cell));
}

} // namespace clockwise::app
