// SPDX-License-Identifier: MIT
#include "board_scene.h"

#include "clockwise/scene_diff.h"

#include <QPen>

#include <algorithm>

namespace clockwise::app {
namespace {

// Cells nearer to the player stand in front; on a cell, what lies higher.
double depthOf(const Outline& outline, const Sprite& sprite) {
    const double row = outline[sprite.cell].centre.y + outline.radius;
    return row * 10 + sprite.level * 0.1 + (sprite.layer == Sprite::Layer::Piece ? 1 : 0);
}

} // namespace

BoardScene::BoardScene(QObject* parent) : QGraphicsScene(parent) {
    setItemIndexMethod(NoIndex);
    connect(&m_motion, &Motion::finished, this, [this] {
        m_leaving.clear();
        emit rested();
    });
    for (QGraphicsPathItem* ring : {&m_hoverRing, &m_cursorRing}) {
        ring->hide();
        ring->setZValue(3000);
        addItem(ring);
    }
}

BoardScene::~BoardScene() {
    removeItem(&m_hoverRing);
    removeItem(&m_cursorRing);
}

void BoardScene::setArtFolder(const QString& folder) {
    if (folder == m_artFolder) return;
    m_artFolder = folder;
    clearPicture();
}

void BoardScene::clearPicture() {
    m_motion.stop();
    m_actors.clear();
    m_leaving.clear();
    m_marks.clear();
    m_badges.clear();
    m_cellInHand.reset();
    m_picture = {};
    setHovered(std::nullopt);
    setCursorCell(std::nullopt);
}

void BoardScene::setGeometry(const BoardGeometry& geometry) {
    m_geometry = geometry;
    m_atlas.forgetPixels();
    for (const auto* actors : {&m_actors, &m_leaving})
        for (const auto& [id, actor] : *actors) actor.item->setGeometry(geometry);
    for (const auto& mark : m_marks) mark->setGeometry(geometry);
    for (const auto& badge : m_badges) badge->setGeometry(geometry);
    placeRings();
}

int BoardScene::stackHeight(Cell cell) const {
    return static_cast<int>(std::count_if(
        m_picture.sprites.begin(), m_picture.sprites.end(), [cell](const Sprite& sprite) {
            return sprite.cell == cell && sprite.layer == Sprite::Layer::Tile;
        }));
}

const SpriteItem* BoardScene::itemOf(int spriteId) const {
    const auto found = m_actors.find(spriteId);
    return found == m_actors.end() ? nullptr : found->second.item.get();
}

Pose BoardScene::goal(const Sprite& sprite) const {
    const bool inHand = sprite.layer == Sprite::Layer::Piece && m_cellInHand == sprite.cell;
    return restingPose(*m_picture.outline, sprite, inHand);
}

void BoardScene::enter(const Sprite& sprite) {
    if (auto node = m_leaving.extract(sprite.id); !node.empty()) {
        m_actors.insert(std::move(node)); // comes back while it is still on its way out
        return;
    }
    Actor actor{sprite, std::make_unique<SpriteItem>(m_atlas, m_artFolder, sprite), true};
    actor.item->setGeometry(m_geometry);
    addItem(actor.item.get());
    m_actors.insert_or_assign(sprite.id, std::move(actor));
}

void BoardScene::leave(const Sprite& sprite) {
    auto node = m_actors.extract(sprite.id);
    // Whatever takes its place comes to stand above it.
    node.mapped().item->setDepth(depthOf(*m_picture.outline, sprite) - 0.5);
    m_leaving.erase(sprite.id);
    m_leaving.insert(std::move(node));
}

void BoardScene::showScene(const Scene& scene, const std::vector<BoardMark>& marks,
                           std::optional<double> tempo) {
    if (m_picture.outline != scene.outline) clearPicture();
    const Scene before = std::exchange(m_picture, scene);
    const auto inHand = std::find_if(marks.begin(), marks.end(), [](const BoardMark& mark) {
        return mark.kind == BoardMark::Kind::InHand;
    });
    m_cellInHand = inHand == marks.end() ? std::nullopt : std::optional(inHand->cell);

    m_motion.stop();
    for (const SpriteChange& change : diff(before, scene)) {
        if (change.vanishes()) leave(*change.before);
        if (change.appears()) enter(*change.after);
    }
    settle(tempo);
    placeMarks(marks);
}

// Sends every sprite to where the picture has it.
void BoardScene::settle(std::optional<double> tempo) {
    m_held = false;
    Choreography steps;
    for (const auto& [id, actor] : m_leaving) steps.leave(*actor.item, actor.sprite.layer);
    for (const Sprite& sprite : m_picture.sprites) {
        Actor& actor = m_actors.at(sprite.id);
        actor.sprite = sprite;
        const Pose pose = goal(sprite);
        if (!tempo) {
            actor.item->setLook(sprite);
            actor.item->setPose(pose);
        } else if (actor.fresh) {
            steps.enter(*actor.item, pose, sprite.layer);
        } else {
            steps.move(*actor.item, pose, sprite);
        }
        actor.fresh = false;
        actor.item->setMoving(false);
        actor.item->setDepth(depthOf(*m_picture.outline, sprite));
    }
    if (tempo)
        m_motion.run(steps.tracks(), *tempo);
    else
        m_leaving.clear();
}

void BoardScene::placeMarks(const std::vector<BoardMark>& marks) {
    m_marks.clear();
    m_badges.clear();
    const Outline& outline = *m_picture.outline;
    for (const BoardMark& mark : marks) {
        const double height = stackTop(stackHeight(mark.cell));
        m_marks.push_back(std::make_unique<MarkItem>(mark, outline, height));
    }
    for (std::size_t i = 0; i < outline.places.size(); ++i) {
        const Cell cell(static_cast<int>(i));
        if (const int height = stackHeight(cell); height > 1)
            m_badges.push_back(std::make_unique<HeightBadge>(outline, cell, height));
    }
    const auto place = [this](auto& items) {
        for (const auto& item : items) {
            item->setGeometry(m_geometry);
            addItem(item.get());
        }
    };
    place(m_marks);
    place(m_badges);
    placeRings();
}

void BoardScene::hold(QPointF boardPoint) {
    for (const auto& [id, actor] : m_actors) {
        if (actor.sprite.layer != Sprite::Layer::Piece || actor.sprite.cell != m_cellInHand)
            continue;
        m_held = true;
        m_motion.release(actor.item.get());
        Pose pose = goal(actor.sprite);
        pose.at = boardPoint;
        actor.item->setMoving(true);
        actor.item->setPose(pose);
    }
}

void BoardScene::letGo(std::optional<double> tempo) {
    if (!m_held) return;
    m_motion.stop();
    settle(tempo);
}

void BoardScene::setHovered(std::optional<Cell> cell) {
    m_hovered = cell;
    placeRings();
}

void BoardScene::setCursorCell(std::optional<Cell> cell) {
    m_cursor = cell;
    placeRings();
}

void BoardScene::placeRings() {
    placeRing(m_hoverRing, m_hovered, QColor(0xFF, 0xFA, 0xEC, 190), 0.045);
    placeRing(m_cursorRing, m_cursor, QColor(0xFF, 0xE0, 0x3A), 0.07);
}

void BoardScene::placeRing(QGraphicsPathItem& ring, std::optional<Cell> cell, const QColor& color,
                           double width) {
    ring.setVisible(cell && m_picture.outline);
    if (!ring.isVisible()) return;
    const double size = m_geometry.cell();
    const QRectF around(-0.47 * size, -0.47 * size, 0.94 * size, 0.94 * size);
    QPainterPath path;
    if (m_picture.outline->shape == Outline::CellShape::Square)
        path.addRoundedRect(around, 0.06 * size, 0.06 * size);
    else
        path.addEllipse(around);
    ring.setPath(path);
    ring.setPen(QPen(color, width * size));
    ring.setPos(m_geometry.toPixels((*m_picture.outline)[*cell].centre));
}

} // namespace clockwise::app
