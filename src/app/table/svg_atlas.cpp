// SPDX-License-Identifier: MIT
#include "svg_atlas.h"

#include <QFile>
#include <QPaintEngine>
#include <QPainter>

namespace clockwise::app {
namespace {

// The root element names the colour that `currentColor` stands for; a seat's takes its place.
QByteArray withColor(QByteArray svg, const QColor& color) {
    static const QByteArray attribute = QByteArrayLiteral(" color=\"");
    const auto begin = svg.indexOf(attribute);
    if (begin < 0 || begin > svg.indexOf('>', svg.indexOf("<svg"))) return svg;
    const auto value = begin + attribute.size();
    return svg.replace(value, svg.indexOf('"', value) - value, color.name().toLatin1());
}

// The drawings that come with the program are always there; a player's were read before.
QByteArray contentOf(const ArtSource& source) {
    if (!source.svg.isEmpty()) return source.svg;
    QFile file(source.file);
    const bool there = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(there, "SvgAtlas", qPrintable(source.file));
    return there ? file.readAll() : QByteArray();
}

// Qt hands what is scaled or turned and more than 95 rows high to other threads. For pictures of
// this size that costs more than the painting: they are painted in bands below that.
void drawInBands(QPainter& painter, QPointF at, const QPixmap& pixmap) {
    constexpr int kRows = 80;
    const QTransform& toBoard = painter.worldTransform();
    const QSizeF size = pixmap.deviceIndependentSize();
    if (toBoard.type() <= QTransform::TxTranslate) return painter.drawPixmap(at, pixmap);
    const double ratio = painter.device()->devicePixelRatioF();
    const QRectF there = toBoard.mapRect(QRectF(at, size));
    const QRect rows = QRectF(there.topLeft() * ratio, there.size() * ratio).toAlignedRect();
    if (rows.height() <= kRows) return painter.drawPixmap(at, pixmap);
    for (int top = rows.top(); top <= rows.bottom(); top += kRows) {
        const QRectF band(rows.left(), top, rows.width(), kRows);
        painter.save();
        painter.setWorldTransform({});
        painter.setClipRect({band.topLeft() / ratio, band.size() / ratio}, Qt::IntersectClip);
        painter.setWorldTransform(toBoard);
        painter.drawPixmap(at, pixmap);
        painter.restore();
    }
}

} // namespace

bool paintsPixels(const QPainter& painter) {
    return painter.paintEngine()->type() == QPaintEngine::Raster;
}

QSvgRenderer& SvgAtlas::renderer(const ArtSource& source, const QColor& color) {
    auto& renderer = m_renderers[color.isValid() ? source.file + color.name() : source.file];
    if (!renderer) {
        const QByteArray svg = contentOf(source);
        renderer = std::make_shared<QSvgRenderer>(color.isValid() ? withColor(svg, color) : svg);
    }
    return *renderer;
}

bool SvgAtlas::has(const ArtSource& source, const QString& id) {
    return renderer(source, {}).elementExists(id);
}

QRectF SvgAtlas::bounds(const ArtSource& source, const QString& id) {
    return renderer(source, {}).boundsOnElement(id);
}

Drawing SvgAtlas::drawing(const ArtRequest& request) {
    const Key key{request.source.file, request.layer,
                  request.color.isValid() ? request.color.rgba() : 0, request.unit, request.ratio};
    if (const auto known = m_drawings.constFind(key); known != m_drawings.constEnd()) return *known;

    const QRectF box = renderer(request.source, request.color).viewBoxF();
    const double scale = request.unit / 100;
    const QRect pixels =
        QRectF(box.topLeft() * scale, box.size() * scale).toAlignedRect().adjusted(-1, -1, 1, 1);
    QPixmap pixmap(pixels.size());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-pixels.topLeft());
    painter.scale(scale, scale);
    renderLayer(painter, request);
    painter.end();
    pixmap.setDevicePixelRatio(request.ratio);
    return m_drawings[key] = {pixmap, QPointF(pixels.topLeft()) / request.ratio};
}

void SvgAtlas::renderLayer(QPainter& painter, const ArtRequest& request) {
    QSvgRenderer& source = renderer(request.source, request.color);
    if (request.layer.isEmpty())
        source.render(&painter, source.viewBoxF());
    else
        source.render(&painter, request.layer, source.boundsOnElement(request.layer));
}

void SvgAtlas::paint(QPainter& painter, QPointF origin, const ArtRequest& request) {
    if (paintsPixels(painter)) {
        const Drawing art = drawing(request);
        drawInBands(painter, origin + art.offset, art.pixmap);
        return;
    }
    const double scale = request.unit / request.ratio / 100;
    painter.save();
    painter.translate(origin);
    painter.scale(scale, scale);
    renderLayer(painter, request);
    painter.restore();
}

} // namespace clockwise::app
