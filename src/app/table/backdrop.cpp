// SPDX-License-Identifier: MIT
#include "backdrop.h"

#include "letters.h"

#include <QPainter>

#include <cmath>

namespace clockwise::app {
namespace {

// Letters smaller than this are no letters any more.
constexpr double kLeastLetter = 8;

// The dark groove in which a field of squares lies.
void paintGroove(QPainter& painter, const Outline& outline, const BoardGeometry& geometry) {
    const Point corner = outline.places.front().centre; // a1, wherever the board is turned to
    const double half = std::abs(corner.x) + 0.5 + 0.035;
    const QPointF reach(half, half);
    painter.fillRect(QRectF(geometry.toPixels(-reach), geometry.toPixels(reach)),
                     QColor(0x24, 0x14, 0x0A));
}

void paintLabels(QPainter& painter, const Outline& outline, const BoardGeometry& geometry,
                 QFont font) {
    const double room = geometry.cell() * (outline.roundTable ? 0.34 : 0.4);
    const double height = std::min(room, std::max(geometry.cell() * 0.22, 11.0));
    if (height < kLeastLetter) return;
    font.setPixelSize(static_cast<int>(height));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(QColor(0xF6, 0xE9, 0xD2, 225));
    for (const Label& label : outline.labels) {
        paintLetters(painter, geometry.toPixels(label.centre), QString::fromStdString(label.text));
    }
}

} // namespace

void paintBoard(QPainter& painter, SvgAtlas& atlas, const QString& artFolder,
                const Outline& outline, const BoardGeometry& geometry, const QFont& font,
                bool labels) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const double ratio = geometry.ratio();
    const double unit = geometry.cellInDevicePixels();
    atlas.paint(painter, geometry.toPixels(Point{}),
                {artFolder + QStringLiteral("board.svg"), {}, {}, unit * outline.radius, ratio});
    if (outline.shape == Outline::CellShape::Square) paintGroove(painter, outline, geometry);
    for (const Place& place : outline.places) {
        const QString art = QString::fromUtf8(place.art.data(), qsizetype(place.art.size()));
        atlas.paint(painter, geometry.snapped(geometry.toPixels(place.centre)),
                    {artFolder + art + QStringLiteral(".svg"), {}, {}, unit, ratio});
    }
    if (labels) paintLabels(painter, outline, geometry, font);
}

QPixmap paintBackdrop(SvgAtlas& atlas, const QString& artFolder, const Outline& outline,
                      const BoardGeometry& geometry, QSize viewport, const QFont& font,
                      bool labels) {
    QPixmap backdrop((QSizeF(viewport) * geometry.ratio()).toSize());
    backdrop.setDevicePixelRatio(geometry.ratio());
    backdrop.fill(Qt::transparent);
    QPainter painter(&backdrop);
    paintBoard(painter, atlas, artFolder, outline, geometry, font, labels);
    return backdrop;
}

} // namespace clockwise::app
