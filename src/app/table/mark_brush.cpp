// SPDX-License-Identifier: MIT
#include "mark_brush.h"

#include "svg_atlas.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace clockwise::app {
namespace {

constexpr double kPaleEdge = 0.03;
constexpr double kDarkEdge = 0.05;

QColor lightened(const QColor& color) {
    return QColor::fromRgbF((color.redF() + 0.45F) / 1.45F, (color.greenF() + 0.45F) / 1.45F,
                            (color.blueF() + 0.45F) / 1.45F);
}

QPainterPath circle(double radius) {
    QPainterPath path;
    path.addEllipse(QPointF(), radius, radius);
    return path;
}

QPainterPath lines(std::initializer_list<std::pair<QPointF, QPointF>> ends) {
    QPainterPath path;
    for (const auto& [from, to] : ends) {
        path.moveTo(from);
        path.lineTo(to);
    }
    return path;
}

} // namespace

MarkBrush::MarkBrush(QPainter& painter, double cell, QColor color, const MarkColors& edges)
    : m_painter(painter), m_color(color), m_pale(edges.pale), m_dark(edges.dark),
      m_weight(edges.weight) {
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.scale(cell, cell);
}

QColor MarkBrush::faint(QColor color, double alpha) const {
    color.setAlphaF(static_cast<float>(std::min(1.0, alpha * m_weight)));
    return color;
}

void MarkBrush::stroke(const QPainterPath& path, double width, const QColor& color,
                       const QList<qreal>& dashes) {
    QPen pen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (!dashes.isEmpty()) {
        pen.setCapStyle(Qt::FlatCap);
        QList<qreal> inWidths;
        for (const qreal dash : dashes) inWidths << dash / width;
        pen.setDashPattern(inWidths);
    }
    layOn(color);
    m_painter.strokePath(path, pen);
}

void MarkBrush::fill(const QPainterPath& path, const QColor& color) {
    layOn(color);
    m_painter.fillPath(path, color);
}

// What is opaque hides what lies below it. Told so, Qt does not weigh the two in other threads.
void MarkBrush::layOn(const QColor& color) {
    if (!paintsPixels(m_painter)) return;
    m_painter.setCompositionMode(color.alpha() == 255 ? QPainter::CompositionMode_Source
                                                      : QPainter::CompositionMode_SourceOver);
}

void MarkBrush::fillCased(const QPainterPath& path, const QColor& color) {
    stroke(path, 2 * kDarkEdge * m_weight, faint(m_dark, 0.75));
    stroke(path, 2 * kPaleEdge * m_weight, m_pale);
    fill(path, color);
}

void MarkBrush::strokeCased(const QPainterPath& path, double width, bool dashed) {
    stroke(path, width + (2 * kDarkEdge - 0.01) * m_weight, faint(m_dark, 0.6));
    stroke(path, width + (2 * kPaleEdge - 0.01) * m_weight, m_pale);
    stroke(path, width, m_color, dashed ? QList<qreal>{0.11, 0.055} : QList<qreal>{});
}

void MarkBrush::tint() {
    m_painter.fillRect(QRectF(-0.5, -0.5, 1, 1), faint(m_color, 0.38));
    // The pale line shows where the seat's colour is as light as the square.
    const auto frame = [this](double inset, double width, const QColor& color) {
        QPainterPath path;
        path.addRect(QRectF(inset - 0.5, inset - 0.5, 1 - 2 * inset, 1 - 2 * inset));
        const QPen pen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
        m_painter.strokePath(path, pen);
    };
    frame(0.025, 0.05, faint(m_color, 0.85));
    frame(0.061, 0.022, faint(m_pale, 0.75));
}

void MarkBrush::frame() {
    QPainterPath path;
    constexpr double half = 0.455;
    path.addRect(QRectF(-half, -half, 2 * half, 2 * half));
    stroke(path, 0.075, faint(m_pale, 0.55));
    stroke(path, 0.045, faint(m_color, 0.8));
}

void MarkBrush::halo(double radius) {
    stroke(circle(radius), 0.12, faint(lightened(m_color), 0.2));
    stroke(circle(radius), 0.04, m_weight > 1 ? m_color : faint(lightened(m_color), 0.75));
}

void MarkBrush::glow(double radius) {
    // Lightened, so that a dark seat shows on a dark table.
    const QColor light = lightened(m_color);
    constexpr double kReach = 0.1;
    QRadialGradient shine(QPointF(), radius + kReach);
    const auto at = [&](double fromRadius, double alpha) {
        shine.setColorAt((radius + fromRadius) / (radius + kReach), faint(light, alpha));
    };
    at(-radius, 0.3);
    at(-0.1, 0.3);
    at(-0.035, 0.6);
    at(-0.028, 0.96);
    at(0.028, 0.95);
    at(0.035, 0.5);
    at(kReach, 0.12);
    m_painter.fillPath(circle(radius + kReach), shine);
    // A theme of strong marks wants an edge, where a shine is only seen by good eyes.
    if (m_weight > 1) stroke(circle(radius), 0.06, m_color);
}

void MarkBrush::dot(double radius) {
    fillCased(circle(radius), m_color);
}

void MarkBrush::ring(double radius, double width, bool dashed) {
    strokeCased(circle(radius), width, dashed);
}

void MarkBrush::target(double radius) {
    QPainterPath path = circle(radius);
    for (int quarter = 0; quarter < 4; ++quarter) {
        const double angle = (quarter + 0.5) * std::numbers::pi / 2;
        const QPointF outwards(std::cos(angle), std::sin(angle));
        path.moveTo(outwards * radius);
        path.lineTo(outwards * (radius - 0.08));
    }
    strokeCased(path, 0.05, false);
}

void MarkBrush::star(QPointF centre, double radius) {
    QPainterPath path;
    for (int i = 0; i < 10; ++i) {
        const double angle = i * std::numbers::pi / 5;
        const double reach = i % 2 == 0 ? radius : radius * 0.45;
        const QPointF corner =
            centre + QPointF(std::sin(angle) * reach, -std::cos(angle) * reach + radius * 0.06);
        i == 0 ? path.moveTo(corner) : path.lineTo(corner);
    }
    path.closeSubpath();
    fillCased(path, m_color);
}

void MarkBrush::upArrow(double reach) {
    const QPointF tip(0, -reach);
    strokeCased(lines({{{0, reach}, tip},
                       {{-reach * 0.65, -reach * 0.3}, tip},
                       {tip, {reach * 0.65, -reach * 0.3}}}),
                0.06, false);
}

void MarkBrush::pointers() {
    constexpr double kTip = 0.27;
    constexpr double kTail = 0.47;
    constexpr double kHalf = 0.14;
    QPainterPath path;
    for (int quarter = 0; quarter < 4; ++quarter) {
        QTransform aslant;
        aslant.rotate(45 + 90 * quarter);
        path.addPolygon(
            aslant.map(QPolygonF({{kTip, 0}, {kTail, -kHalf}, {kTail, kHalf}, {kTip, 0}})));
    }
    fillCased(path, lightened(m_color));
}

void MarkBrush::plus(double reach) {
    stroke(lines({{{-reach, 0}, {reach, 0}}, {{0, -reach}, {0, reach}}}), 0.05, m_pale);
}

void MarkBrush::cross(double reach) {
    const QPainterPath path =
        lines({{{-reach, -reach}, {reach, reach}}, {{-reach, reach}, {reach, -reach}}});
    stroke(path, 0.1, faint(m_dark, 0.85));
    stroke(path, 0.05, lightened(m_color));
}

void MarkBrush::lock(QPointF centre, double reach) {
    m_painter.translate(centre);
    QPainterPath shackle;
    const double half = reach * 0.5;
    shackle.moveTo(-half, 0);
    shackle.lineTo(-half, -reach * 0.45);
    shackle.arcTo(QRectF(-half, -reach * 0.95, 2 * half, 2 * half), 180, -180);
    shackle.lineTo(half, 0);
    stroke(shackle, 0.1, m_pale);
    QPainterPath body;
    body.addRoundedRect(QRectF(-reach * 0.8, -reach * 0.1, reach * 1.6, reach * 1.15), 0.025,
                        0.025);
    stroke(body, 0.06, m_pale);
    stroke(shackle, 0.045, m_dark);
    fill(body, m_dark);
    QPainterPath hole;
    hole.addEllipse(QPointF(0, reach * 0.42), 0.026, 0.026);
    fill(hole, m_pale);
}

} // namespace clockwise::app
