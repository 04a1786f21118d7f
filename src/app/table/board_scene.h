// SPDX-License-Identifier: MIT
#pragma once

#include "board_mark.h"
#include "choreography.h"
#include "mark_item.h"
#include "ring_item.h"

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

    // Whose drawings are used.
    void setGame(const QString& gameId);
    // How they are drawn; at first as the rest of the program. Nothing else changes.
    void setTheme(const Theme& theme);
    void setGeometry(const BoardGeometry& geometry);

    // Shows a picture: at once, or moving there from whatever is shown at this moment, all taking
    // `tempo` times as long as usual.
    void showScene(const Scene& scene, const std::vector<BoardMark>& marks,
                   std::optional<double> tempo);
    // Paints a mark where it is not seen, for it to be there at once when it is.
    void paintAhead(const BoardMark& mark);
    const PaintedForms& forms() const { return m_forms; }
    bool isMoving() const { return m_motion.state() != QAbstractAnimation::Stopped; }
    // Whether several things move, maybe at two ends of the board.
    bool movesApart() const { return m_motion.underWay() > 1; }
    // Ends what is moving.
    void finish() { m_motion.finish(); }

    // Lets the piece in hand follow the mouse until the next picture.
    void hold(QPointF boardPoint);
    // Lets it go back to where it belongs, unless a picture came since.
    void letGo(std::optional<double> tempo);

    // Lifts a piece that is only pointed at, and shows where it could go, faintly, until the next
    // picture. Nothing while something moves.
    void preview(std::optional<Cell> piece, const std::vector<BoardMark>& targets,
                 std::optional<double> tempo);
    // Whether marks come large and settle, to be noticed.
    bool isSwelling() const { return m_swelling; }

    // The ring under the mouse, and the one of the keyboard.
    void setHovered(std::optional<Cell> cell);
    // Whether a button is down there: a press answers at once, though only the release counts.
    void setPressed(bool pressed);
    void setCursorCell(std::optional<Cell> cell);

    const Scene& picture() const { return m_picture; }
    int stackHeight(Cell cell) const;
    const SpriteItem* itemOf(int spriteId) const;
    SvgAtlas& atlas() { return m_atlas; }
    const GameArt& art() const { return m_art; }

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
    void settle(std::optional<double> tempo, bool swells = false);
    void placeMarks(const std::vector<BoardMark>& marks);
    void swell(double size);
    Pose goal(const Sprite& sprite) const;
    void placeRing(RingItem& ring, std::optional<Cell> cell, const RingItem::Look& look);
    void placeRings();

    SvgAtlas m_atlas;
    PaintedForms m_forms;
    GameArt m_art;
    BoardGeometry m_geometry;
    Scene m_picture;
    std::optional<Cell> m_cellInHand;
    std::optional<Cell> m_cellPointedAt;
    bool m_held = false;
    std::optional<Cell> m_hovered;
    bool m_pressed = false;
    std::optional<Cell> m_cursor;
    std::map<int, Actor> m_actors;
    std::map<int, Actor> m_leaving;
    std::vector<std::unique_ptr<MarkItem>> m_marks;
    std::vector<std::unique_ptr<MarkItem>> m_previews;
    bool m_swelling = false;
    bool m_couldTake = false;
    std::vector<std::unique_ptr<HeightBadge>> m_badges;
    RingItem m_hoverRing{m_art.theme.marks, m_forms};
    RingItem m_cursorRing{m_art.theme.marks, m_forms};
    Motion m_motion;
};

} // namespace clockwise::app
