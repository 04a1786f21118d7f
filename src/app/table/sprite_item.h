// SPDX-License-Identifier: MIT
#pragma once

#include "board_geometry.h"
#include "theme.h"

#include "clockwise/scene.h"

#include <QGraphicsItem>

#include <optional>
#include <vector>

namespace clockwise::app {

// Where and how a sprite is shown at one moment, in board units and degrees.
struct Pose {
    QPointF at;
    double angle = 0; // of what turns on it: its arrows
    double scale = 1;
    double opacity = 1;
    double lift = 0;    // 1: held above the board
    double spin = 0;    // of all of it
    double breadth = 1; // 0: seen from the edge while it turns over

    bool operator==(const Pose&) const = default;
};

// How high one tile is, in board units.
inline constexpr double kTileHeight = 0.09;

// A sprite at rest.
Pose restingPose(const Outline& outline, const Sprite& sprite, bool inHand);
// The middle of the upper face of a stack of so many tiles, from its cell's centre.
double stackTop(int tiles);

// The picture of a sprite. Of its drawing the group "still" stays as it is, "turning" turns with
// the sprite (and looks the same after half a turn); the seat's shape goes upright where the
// element "shape" is, in the seat's colour, or "shape_pale", in ivory.
class SpriteItem : public QGraphicsItem {
  public:
    // Both have to outlive it.
    SpriteItem(SvgAtlas& atlas, const GameArt& art, const Sprite& sprite);

    // What it shows. Where it stands is the pose's alone.
    void setLook(const Sprite& sprite);
    bool looksLike(const Sprite& sprite) const;
    // To be called when other drawings are going to be used.
    void forgetArt();
    void setGeometry(const BoardGeometry& geometry);
    void setPose(const Pose& pose);
    const Pose& pose() const { return m_pose; }
    // In motion its pixels are moved about; at rest it is drawn afresh, sharp.
    void setMoving(bool moving);
    bool isMoving() const { return m_moving; }
    // Where it belongs among the others while at rest; what moves is above all that rests.
    void setDepth(double depth);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    // Where the owner's shape goes, in units of the drawing, and in which colour.
    struct Shape {
        QRectF where;
        QColor color;
    };
    // What there is to draw, found out once.
    struct Parts {
        ArtSource drawing;
        bool turns = false;
        QColor color; // the owner's
        ArtSource shape;
        std::vector<Shape> shapes;
        QRectF box; // that all of it lies in, in units of the drawing
    };

    void place();
    QRectF extent();
    const Parts& parts();
    void paintLiftedShadow(QPainter& painter, double size);
    void paintShape(QPainter& painter, const Shape& shape, double unit);

    SvgAtlas& m_atlas;
    const GameArt& m_art;
    Sprite m_sprite;
    std::optional<Parts> m_parts;
    BoardGeometry m_geometry;
    Pose m_pose;
    QRectF m_bounds;
    double m_depth = 0;
    bool m_moving = false;
};

} // namespace clockwise::app
