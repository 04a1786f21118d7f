// SPDX-License-Identifier: MIT
#pragma once

#include "board_mark.h"
#include "choreography.h"
#include "mark_item.h"

#include <QGraphicsPathItem>
#include <QGraphicsScene>

#include <map>
#include <memory>

namespace clockwise::app {

// The things on a board as graphics items, in pixels of the view. Sprites live on from one picture
// to the next by their ids; marks and badges are made anew.
class BoardScene : public QGraphicsScene {
    Q_OBJECT

  public:
    explicit BoardScene(QObject* parent = nullptr);
    ~BoardScene() override;

    void setArtFolder(const QString& folder);
    void setGeometry(const BoardGeometry& geometry);

    // Shows a picture: at once, or moving there from whatever is shown at this moment, all taking
    // `tempo` times as long as usual.
    void showScene(const Scene& scene, const std::vector<BoardMark>& marks,
                   std::optional<double> tempo);
    bool isMoving() const { return m_motion.state() != QAbstractAnimation::Stopped; }
    // Ends what is moving.
    void finish() { m_motion.finish(); }

    // Lets the piece in hand follow the mouse until the next picture.
    void hold(QPointF boardPoint);
    // Lets it go back to where it belongs, unless a picture came since.
    void letGo(std::optional<double> tempo);

    // The ring under the mouse, and the one of the keyboard.
    void setHovered(std::optional<Cell> cell);
    void setCursorCell(std::optional<Cell> cell);

    const Scene& picture() const { return m_picture; }
    int stackHeight(Cell cell) const;
    const SpriteItem* itemOf(int spriteId) const;
    SvgAtlas& atlas() { return m_atlas; }

  signals:
    void rested(); // nothing moves any more

  private:
    struct Actor {
        Sprite sprite;
        std::unique_ptr<SpriteItem> item;
        bool fresh = false; // not shown yet
    };

    void clearPicture();
    void enter(const Sprite& sprite);
    void leave(const Sprite& sprite);
    void settle(std::optional<double> tempo);
    void placeMarks(const std::vector<BoardMark>& marks);
    Pose goal(const Sprite& sprite) const;
    void placeRing(QGraphicsPathItem& ring, std::optional<Cell> cell, const QColor& color,
                   double width);
    void placeRings();

    SvgAtlas m_atlas;
    QString m_artFolder;
    BoardGeometry m_geometry;
    Scene m_picture;
    std::optional<Cell> m_cellInHand;
    bool m_held = false;
    std::optional<Cell> m_hovered;
    std::optional<Cell> m_cursor;
    std::map<int, Actor> m_actors;
    std::map<int, Actor> m_leaving;
    std::vector<std::unique_ptr<MarkItem>> m_marks;
    std::vector<std::unique_ptr<HeightBadge>> m_badges;
    QGraphicsPathItem m_hoverRing;
    QGraphicsPathItem m_cursorRing;
    Motion m_motion;
};

} // namespace clockwise::app
