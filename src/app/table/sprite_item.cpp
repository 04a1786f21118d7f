// SPDX-License-Identifier: MIT
#include "sprite_item.h"

#include "seat_look.h"

#include <QPainter>

#include <cmath>
#include <utility>

namespace clockwise::app {
namespace {

constexpr double kLiftedScale = 0.12;
constexpr double kLiftedHeight = 0.07;
constexpr double kLiftedShadow = 0.1; // so far below
// A disc throws a broader shadow than what stands upright.
constexpr double kShadowOfDisc = 1.15;
constexpr double kShadow = 0.75;
constexpr double kAboveAll = 1000;

QRectF around(QPointF centre, double reach) {
    return {centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach};
}

} // namespace

double stackTop(int tiles) {
    return tiles == 0 ? 0 : -(tiles - 0.5) * kTileHeight;
}

Pose restingPose(const Outline& outline, const Sprite& sprite, bool inHand) {
    const Point centre = outline[sprite.cell].centre;
    const double height =
        sprite.layer == Sprite::Layer::Tile ? -sprite.level * kTileHeight : stackTop(sprite.level);
    Pose pose;
    pose.at = {centre.x, centre.y + height};
    pose.angle = 90.0 * sprite.quarterTurns;
    pose.lift = inHand ? 1 : 0;
    return pose;
}

SpriteItem::SpriteItem(SvgAtlas& atlas, const GameArt& art, const Sprite& sprite)
    : m_atlas(atlas), m_art(art), m_sprite(sprite) {}

void SpriteItem::setLook(const Sprite& sprite) {
    const bool same = looksLike(sprite);
    m_sprite = sprite;
    if (!same) forgetArt();
}

void SpriteItem::forgetArt() {
    m_parts.reset();
    place();
    update();
}

const SpriteItem::Parts& SpriteItem::parts() {
    if (m_parts) return *m_parts;
    Parts parts;
    parts.drawing = m_art.drawing(m_sprite.art);
    parts.turns = m_atlas.has(parts.drawing, QStringLiteral("turning"));
    if (m_sprite.owner) {
        parts.color = seatColor(*m_sprite.owner);
        parts.shape = m_art.theme.seatShape(*m_sprite.owner);
        const auto find = [&](const QString& id, const QColor& color) {
            if (m_atlas.has(parts.drawing, id))
                parts.shapes.push_back({m_atlas.bounds(parts.drawing, id), color});
        };
        find(QStringLiteral("shape"), parts.color);
        find(QStringLiteral("shape_pale"), m_art.theme.palePieces);
    }
    parts.box = m_atlas.box(parts.drawing);
    for (const Shape& shape : parts.shapes)
        parts.box |= around(shape.where.center(), shape.where.width() / 2);
    return m_parts.emplace(std::move(parts));
}

bool SpriteItem::looksLike(const Sprite& sprite) const {
    return m_sprite.art == sprite.art && m_sprite.owner == sprite.owner;
}

void SpriteItem::setGeometry(const BoardGeometry& geometry) {
    prepareGeometryChange();
    m_geometry = geometry;
    place();
}

void SpriteItem::setPose(const Pose& pose) {
    if (pose == m_pose) return;
    m_pose = pose;
    setOpacity(pose.opacity);
    place();
    update();
}

void SpriteItem::setMoving(bool moving) {
    if (moving == m_moving) return;
    m_moving = moving;
    setDepth(m_depth);
    place();
    update();
}

void SpriteItem::setDepth(double depth) {
    m_depth = depth;
    setZValue(m_moving || m_pose.lift > 0 ? depth + kAboveAll : depth);
}

void SpriteItem::place() {
    if (const QRectF bounds = extent(); bounds != m_bounds) {
        prepareGeometryChange();
        m_bounds = bounds;
    }
    setPos(m_geometry.snapped(m_geometry.toPixels(m_pose.at)));
}

// What it covers in this pose, and little more: everything there is painted anew when it moves.
QRectF SpriteItem::extent() {
    const Parts& art = parts();
    QRectF box(art.box.topLeft() / 100, art.box.size() / 100);
    const bool turning = art.turns && std::fmod(m_pose.angle, 90) != 0;
    if (turning || m_pose.spin != 0) {
        const double reach =
            std::hypot(std::max(-box.left(), box.right()), std::max(-box.top(), box.bottom()));
        box |= around({}, reach);
    } else if (art.turns) {
        box |= QTransform().rotate(90).mapRect(box);
    }
    if (m_pose.lift > 0) {
        box = QTransform::fromScale(1 + kLiftedScale, 1 + kLiftedScale).mapRect(box);
        box.adjust(0, -kLiftedHeight, 0, 0);
        box |= around({0, kLiftedShadow}, (art.turns ? kShadowOfDisc : kShadow) / 2);
    }
    constexpr double kEdge = 2; // whole pixels, and edges that are smoothed
    const double cell = m_geometry.cell();
    return QRectF(box.topLeft() * cell, box.size() * cell).adjusted(-kEdge, -kEdge, kEdge, kEdge);
}

void SpriteItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->save();
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    const double scale = m_pose.scale * (1 + kLiftedScale * m_pose.lift);
    const Parts& art = parts();
    if (m_pose.lift > 0) {
        paintLiftedShadow(*painter, art.turns ? kShadowOfDisc : kShadow);
        const double rise = kLiftedHeight * m_geometry.cellInDevicePixels() * m_pose.lift;
        painter->translate(0, -std::round(rise) / m_geometry.ratio());
    }
    if (m_moving) painter->scale(scale * m_pose.breadth, scale);
    painter->rotate(m_pose.spin);

    const double unit = m_geometry.cellInDevicePixels() * (m_moving ? 1 : scale);
    const auto paintLayer = [&](const QString& layer) {
        m_atlas.paint(*painter, {}, {art.drawing, layer, art.color, unit, m_geometry.ratio()});
    };
    paintLayer(art.turns ? QStringLiteral("still") : QString());
    if (art.turns) {
        painter->save();
        // It looks the same after half a turn, to the pixel as well, however often it has turned.
        painter->rotate(std::fmod(m_pose.angle, 180));
        paintLayer(QStringLiteral("turning"));
        painter->restore();
    }
    for (const Shape& shape : art.shapes) paintShape(*painter, shape, unit);
    painter->restore();
}

void SpriteItem::paintLiftedShadow(QPainter& painter, double size) {
    const double cell = m_geometry.cellInDevicePixels();
    painter.save();
    painter.setOpacity(painter.opacity() * m_pose.lift);
    m_atlas.paint(painter, QPointF(0, kLiftedShadow * m_geometry.cell()),
                  {m_art.theme.drawing(QStringLiteral("app/shadow")),
                   {},
                   {},
                   size * cell,
                   m_geometry.ratio()});
    painter.restore();
}

void SpriteItem::paintShape(QPainter& painter, const Shape& shape, double unit) {
    const double shapeUnit = unit * shape.where.width() / 100;
    const QPointF centre = shape.where.center() / 100 * unit / m_geometry.ratio();
    m_atlas.paint(painter, m_geometry.snapped(centre),
                  {parts().shape, {}, shape.color, shapeUnit, m_geometry.ratio()});
}

} // namespace clockwise::app
