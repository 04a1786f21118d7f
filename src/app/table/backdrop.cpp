// SPDX-License-Identifier: MIT
#include "backdrop.h"

#include "letters.h"

#include <QPainter>
#include <QtMath>

#include <cmath>

namespace clockwise::app {
namespace {

// Letters smaller than this are no letters any more.
constexpr double kLeastLetter = 8;

// The groove in which a field of squares lies.
void paintGroove(QPainter& painter, const Outline& outline, const BoardGeometry& geometry,
                 const QColor& color) {
    const Point corner = outline.places.front().centre; // a1, wherever the board is turned to
    const double half = std::abs(corner.x) + 0.5 + 0.035;
    const QPointF reach(half, half);
    painter.fillRect(QRectF(geometry.toPixels(-reach), geometry.toPixels(reach)), color);
}

void paintLabels(QPainter& painter, const Outline& outline, const BoardGeometry& geometry,
                 QFont font, const QColor& color) {
    const double room = geometry.cell() * (outline.roundTable ? 0.34 : 0.4);
    const double height = std::min(room, std::max(geometry.cell() * 0.22, 11.0));
    if (height < kLeastLetter) return;
    font.setPixelSize(static_cast<int>(height));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(color);
    for (const Label& label : outline.labels) {
        paintLetters(painter, geometry.toPixels(label.centre), QString::fromStdString(label.text));
    }
}

} // namespace

void paintBoard(QPainter& painter, SvgAtlas& atlas, const GameArt& art, const Outline& outline,
                const BoardGeometry& geometry, const QFont& font, bool labels) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const double ratio = geometry.ratio();
    const double unit = geometry.cellInDevicePixels();
    atlas.paint(painter, geometry.toPixels(Point{}),
                {art.drawing("board"), {}, {}, unit * outline.radius, ratio});
    if (outline.shape == Outline::CellShape::Square)
        paintGroove(painter, outline, geometry, art.theme.groove);
    for (const Place& place : outline.places)
        atlas.paint(painter, geometry.snapped(geometry.toPixels(place.centre)),
                    {art.drawing(place.art), {}, {}, unit, ratio});
    if (labels) paintLabels(painter, outline, geometry, font, art.labels());
}

QPixmap paintBackdrop(SvgAtlas& atlas, const GameArt& art, const Outline& outline,
                      const BoardGeometry& geometry, QSize viewport, const QFont& font, bool labels,
                      const QColor& ground) {
    const QSizeF size = QSizeF(viewport) * geometry.ratio();
    QPixmap backdrop(qCeil(size.width()), qCeil(size.height()));
    backdrop.setDevicePixelRatio(geometry.ratio());
    backdrop.fill(ground);
    QPainter painter(&backdrop);
    paintBoard(painter, atlas, art, outline, geometry, font, labels);
    return backdrop;
}

} // namespace clockwise::app
