// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QHash>
#include <QPixmap>
#include <QString>
#include <QSvgRenderer>

#include <memory>

namespace clockwise::app {

// A drawing: an SVG file.
struct ArtSource {
    ArtSource() = default;
    ArtSource(QString path) : file(std::move(path)) {} // implicit: most are just that
    ArtSource(QString name, QByteArray content) : file(std::move(name)), svg(std::move(content)) {}

    QString file;   // its name, no other drawing's
    QByteArray svg; // what is in it; empty as long as nobody has read it
};

// Which part of which drawing, and how large.
struct ArtRequest {
    ArtSource source;
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
    void render(QPainter& painter, const QRectF& into, const ArtSource& source,
                const QColor& color) {
        renderer(source, color).render(&painter, into);
    }
    // Whether the drawing has an element of that id.
    bool has(const ArtSource& source, const QString& id);
    // Where that element lies, in units of the drawing.
    QRectF bounds(const ArtSource& source, const QString& id);
    // The rectangle that all of it lies in, in units of the drawing.
    QRectF box(const ArtSource& source) { return renderer(source, {}).viewBoxF(); }
    // Drops all pixels: call when the sizes have changed.
    void forgetPixels() { m_drawings.clear(); }
    // Drops the drawings as well: others are going to be wanted.
    void forgetAll() {
        m_drawings.clear();
        m_renderers.clear();
    }

  private:
    void renderLayer(QPainter& painter, const ArtRequest& request);
    QSvgRenderer& renderer(const ArtSource& source, const QColor& color);

    struct Key {
        QString file;
        QString layer;
        QRgb color = 0; // transparent for the drawing's own
        double unit = 0;
        double ratio = 1;

        bool operator==(const Key&) const = default;
        friend size_t qHash(const Key& key, size_t seed) {
            return qHashMulti(seed, key.file, key.layer, key.color, key.unit, key.ratio);
        }
    };

    QHash<QString, std::shared_ptr<QSvgRenderer>> m_renderers;
    QHash<Key, Drawing> m_drawings;
};

} // namespace clockwise::app
