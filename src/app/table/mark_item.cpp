// SPDX-License-Identifier: MIT
#include "mark_item.h"

#include "letters.h"
#include "mark_brush.h"
#include "seat_look.h"
#include "sprite_item.h"

#include <QApplication>
#include <QPainter>

#include <cmath>

namespace clockwise::app {
namespace {

using MarkKind = BoardMark::Kind;

// Marks of the past lie under everything, those of choices above everything.
constexpr double kUnderAll = -10;
constexpr double kAboveAll = 2000;
// As many as can be told apart.
constexpr int kSwells = 2;
// In smaller cells the number would hide the stack.
constexpr double kLeastCellWithBadge = 24;
// Among the forms, no mark's kind.
constexpr int kHeightBadge = -1;

bool liesUnder(MarkKind kind) {
    return isPast(kind) || kind == MarkKind::InHand || kind == MarkKind::Rescue;
}

void paintTouched(MarkBrush& brush, Outline::CellShape shape) {
    if (shape == Outline::CellShape::Square)
        brush.tint();
    else
        brush.glow(0.46);
}

void paintTouchedEarlier(MarkBrush& brush, Outline::CellShape shape) {
    if (shape == Outline::CellShape::Square)
        brush.frame();
    else
        brush.halo(0.46);
}

} // namespace

bool isPast(MarkKind kind) {
    return kind == MarkKind::LastTurn || kind == MarkKind::LastRemoved ||
           kind == MarkKind::EarlierTurn || kind == MarkKind::EarlierRemoved;
}

bool invites(MarkKind kind) {
    switch (kind) {
    case MarkKind::LastTurn:
    case MarkKind::LastRemoved:
    case MarkKind::EarlierTurn:
    case MarkKind::EarlierRemoved:
    case MarkKind::Protected:
    case MarkKind::Pointed: return false;
    case MarkKind::Step:
    case MarkKind::Capture:
    case MarkKind::Promotion:
    case MarkKind::PromotingCapture:
    case MarkKind::Rescue:
    case MarkKind::Removal:
    case MarkKind::Disc:
    case MarkKind::Pawn:
    case MarkKind::InHand:
    case MarkKind::Movable: return true;
    }
    return false;
}

MarkItem::MarkItem(const BoardMark& mark, const Outline& outline, double height,
                   const MarkColors& colors, PaintedForms& forms)
    : m_mark(mark), m_shape(outline.shape), m_colors(colors), m_forms(forms) {
    const Point centre = outline[mark.cell].centre;
    m_at = {centre.x, liesUnder(mark.kind) ? centre.y : centre.y + height};
    setZValue(liesUnder(mark.kind) ? kUnderAll : kAboveAll);
}

void MarkItem::setGeometry(const BoardGeometry& geometry) {
    prepareGeometryChange();
    m_geometry = geometry;
    setPos(geometry.snapped(geometry.toPixels(m_at)));
}

bool MarkItem::setSwell(double swell) {
    const int step = static_cast<int>(std::lround(swell * kSwells));
    if (m_mark.kind != MarkKind::Removal || step == m_swell) return false;
    m_swell = step;
    return true;
}

QRectF MarkItem::boundingRect() const {
    const double reach = 0.62 * m_geometry.cell();
    return {-reach, -reach, 2 * reach, 2 * reach};
}

void MarkItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (m_mark.kind == MarkKind::Movable) return; // shows under the mouse alone
    const PaintedForms::Form form{static_cast<int>(m_mark.kind), static_cast<int>(m_shape),
                                  m_mark.seat.index(), m_swell};
    m_forms.paint(*painter, form, boundingRect(), [this](QPainter& once) { draw(once); });
}

void MarkItem::draw(QPainter& painter) const {
    MarkBrush brush(painter, m_geometry.cell(), seatColor(m_mark.seat), m_colors);
    switch (m_mark.kind) {
    case MarkKind::LastTurn: paintTouched(brush, m_shape); break;
    case MarkKind::LastRemoved:
        paintTouched(brush, m_shape);
        brush.cross(0.12);
        break;
    case MarkKind::EarlierTurn: paintTouchedEarlier(brush, m_shape); break;
    case MarkKind::EarlierRemoved:
        paintTouchedEarlier(brush, m_shape);
        brush.cross(0.09);
        break;
    case MarkKind::Step: brush.dot(0.145); break;
    case MarkKind::Capture: brush.target(0.455); break;
    case MarkKind::Promotion: brush.star({0, 0}, 0.3); break;
    case MarkKind::PromotingCapture:
        brush.target(0.455);
        brush.star({0.31, -0.31}, 0.2);
        break;
    case MarkKind::Rescue:
        brush.ring(0.37, 0.05, true);
        brush.upArrow(0.2);
        break;
    case MarkKind::Removal: {
        const double swell = static_cast<double>(m_swell) / kSwells;
        brush.ring(0.4 + 0.05 * swell, 0.045 + 0.035 * swell, false);
        break;
    }
    case MarkKind::Disc:
        brush.dot(0.17);
        brush.plus(0.09);
        break;
    case MarkKind::Pawn:
        brush.ring(0.23, 0.045, false);
        brush.dot(0.1);
        break;
    case MarkKind::InHand: brush.ring(0.475, 0.03, false); break;
    case MarkKind::Movable: break;
    case MarkKind::Protected: brush.lock({0.25, 0.2}, 0.13); break;
    case MarkKind::Pointed: brush.pointers(); break;
    }
}

HeightBadge::HeightBadge(const Outline& outline, Cell cell, int height, const MarkColors& colors,
                         PaintedForms& forms)
    : m_height(height), m_colors(colors), m_forms(forms) {
    const Point centre = outline[cell].centre;
    m_at = {centre.x + 0.31, centre.y + stackTop(height) - 0.27};
    setZValue(kAboveAll + 1);
}

void HeightBadge::setGeometry(const BoardGeometry& geometry) {
    prepareGeometryChange();
    m_geometry = geometry;
    setPos(geometry.snapped(geometry.toPixels(m_at)));
}

double HeightBadge::radius() const {
    return std::max(0.15 * m_geometry.cell(), 5.5);
}

QRectF HeightBadge::boundingRect() const {
    const double reach = radius() + 2;
    return {-reach, -reach, 2 * reach, 2 * reach};
}

void HeightBadge::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (m_geometry.cell() < kLeastCellWithBadge) return;
    m_forms.paint(*painter, {kHeightBadge, m_height}, boundingRect(),
                  [this](QPainter& once) { draw(once); });
}

void HeightBadge::draw(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    const double reach = radius();
    painter.setPen(QPen(m_colors.badgeText, std::max(1.0, reach * 0.14)));
    painter.setBrush(m_colors.badge);
    painter.drawEllipse(QPointF(), reach, reach);
    QFont font = QApplication::font();
    font.setPixelSize(std::max(1, static_cast<int>(reach * 1.4)));
    font.setBold(true);
    painter.setFont(font);
    paintLetters(painter, {}, QString::number(m_height));
}

} // namespace clockwise::app
