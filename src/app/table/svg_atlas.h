// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QHash>
#include <QPixmap>
#include <QString>
#include <QSvgRenderer>

#include <memory>

namespace clockwise::app {

// Which part of which drawing, and how large.
struct ArtRequest {
    QString file;
    QString layer;    // the id of a group of the drawing; empty for all of it
    QColor color;     // takes the place of `currentColor`; invalid for the drawing's own
    double unit = 0;  // device pixels for 100 units of the drawing
    double ratio = 1; // device pixels for one pixel
};

// A drawing in pixels. Its offset is where its top left corner lies from the drawing's origin,
// both in pixels; it falls on whole device pixels.
struct Drawing {
    QPixmap pixmap;
    QPointF offset;
};

// Whether what is painted becomes pixels of that very size, as on a screen. Otherwise it goes on a
// page or into a file of lines and curves, which are to stay what they are.
bool paintsPixels(const QPainter& painter);

// Turns drawings into pixels, each once for every size and colour it is asked for.
class SvgAtlas {
  public:
    Drawing drawing(const ArtRequest& request);
    // Paints it with its origin there: its pixels, or its lines and curves where those are wanted.
    void paint(QPainter& painter, QPointF origin, const ArtRequest& request);
    // Paints a whole drawing into a rectangle, without keeping the pixels.
    void render(QPainter& painter, const QRectF& into, const QString& file, const QColor& color) {
        renderer(file, color).render(&painter, into);
    }
    // Whether the drawing has an element of that id.
    bool has(const QString& file, const QString& id);
    // Where that element lies, in units of the drawing.
    QRectF bounds(const QString& file, const QString& id);
    // Drops all pixels: call when the sizes have changed.
    void forgetPixels() { m_drawings.clear(); }

  private:
    void renderLayer(QPainter& painter, const ArtRequest& request);
    QSvgRenderer& renderer(const QString& file, const QColor& color);

    QHash<QString, std::shared_ptr<QSvgRenderer>> m_renderers;
    QHash<QString, Drawing> m_drawings;
};

} // namespace clockwise::app
