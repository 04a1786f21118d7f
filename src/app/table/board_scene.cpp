// SPDX-License-Identifier: MIT
#include "board_scene.h"

#include "pace.h"
#include "themes.h"

#include "clockwise/scene_diff.h"

#include <QImage>
#include <QPainter>

#include <algorithm>

namespace clockwise::app {
namespace {

// Cells nearer to the player stand in front; on a cell, what lies higher.
double depthOf(const Outline& outline, const Sprite& sprite) {
    const double row = outline[sprite.cell].centre.y + outline.radius;
    return row * 10 + sprite.level * 0.1 + (sprite.layer == Sprite::Layer::Piece ? 1 : 0);
}

constexpr double kFaint = 0.6; // what a preview is drawn with

bool hasRemovals(const std::vector<BoardMark>& marks) {
    return std::ranges::find(marks, BoardMark::Kind::Removal, &BoardMark::kind) != marks.end();
}

// Whether something may be done to the cell.
bool isTarget(Cell cell, const std::vector<BoardMark>& marks) {
    return std::ranges::any_of(marks, [cell](const BoardMark& mark) {
        return mark.cell == cell && invites(mark.kind) && mark.kind != BoardMark::Kind::Movable;
    });
}

// Two signs upon each other are none.
BoardMark::Kind withoutCross(BoardMark::Kind kind) {
    using Kind = BoardMark::Kind;
    if (kind == Kind::LastRemoved) return Kind::LastTurn;
    return kind == Kind::EarlierRemoved ? Kind::EarlierTurn : kind;
}

} // namespace

BoardScene::BoardScene(QObject* parent)
    : QGraphicsScene(parent), m_art{QString(), Themes::ofProgram().inUse()} {
    setItemIndexMethod(NoIndex);
    connect(&m_motion, &Motion::finished, this, [this] {
        m_leaving.clear();
        m_swelling = false;
        emit rested();
    });
    connect(&m_motion, &Motion::passed, this, [this](double usual) {
        if (m_swelling) swell(1 - Span{0, kSwell}.passed(usual));
    });
    addItem(&m_hoverRing);
    addItem(&m_cursorRing);
}

BoardScene::~BoardScene() {
    removeItem(&m_hoverRing);
    removeItem(&m_cursorRing);
}

void BoardScene::setGame(const QString& gameId) {
    if (gameId == m_art.gameId) return;
    m_art.gameId = gameId;
    clearPicture();
}

void BoardScene::setTheme(const Theme& theme) {
    m_art.theme = theme;
    m_atlas.forgetAll();
    m_forms.forget();
    for (const auto* actors : {&m_actors, &m_leaving})
        for (const auto& [id, actor] : *actors) actor.item->forgetArt();
    for (const auto* marks : {&m_marks, &m_previews})
        for (const auto& mark : *marks) mark->update();
    for (const auto& badge : m_badges) badge->update();
    placeRings();
}

void BoardScene::clearPicture() {
    m_motion.stop();
    m_swelling = false;
    m_actors.clear();
    m_leaving.clear();
    m_marks.clear();
    m_previews.clear();
    m_badges.clear();
    m_cellInHand.reset();
    m_cellPointedAt.reset();
    m_picture = {};
    setHovered(std::nullopt);
    setCursorCell(std::nullopt);
}

void BoardScene::setGeometry(const BoardGeometry& geometry) {
    m_geometry = geometry;
    m_atlas.forgetPixels();
    m_forms.forget();
    for (const auto* actors : {&m_actors, &m_leaving})
        for (const auto& [id, actor] : *actors) actor.item->setGeometry(geometry);
    for (const auto* marks : {&m_marks, &m_previews})
        for (const auto& mark : *marks) mark->setGeometry(geometry);
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
    const bool isLifted = sprite.layer == Sprite::Layer::Piece &&
                          (m_cellInHand == sprite.cell || m_cellPointedAt == sprite.cell);
    return restingPose(*m_picture.outline, sprite, isLifted);
}

void BoardScene::enter(const Sprite& sprite) {
    if (auto node = m_leaving.extract(sprite.id); !node.empty()) {
        m_actors.insert(std::move(node)); // comes back while it is still on its way out
        return;
    }
    Actor actor{sprite, std::make_unique<SpriteItem>(m_atlas, m_art, sprite), true};
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
    m_cellPointedAt.reset();
    m_previews.clear();

    m_motion.stop();
    for (const SpriteChange& change : diff(before, scene)) {
        if (change.vanishes()) leave(*change.before);
        if (change.appears()) enter(*change.after);
    }
    placeMarks(marks);
    const bool couldTake = std::exchange(m_couldTake, hasRemovals(marks));
    settle(tempo, m_couldTake && !couldTake);
}

// The marks of what may be taken off come large and settle: a hint, no show.
void BoardScene::swell(double size) {
    QRectF swollen;
    for (const auto& mark : m_marks)
        if (mark->setSwell(size)) swollen |= mark->sceneBoundingRect();
    if (!swollen.isEmpty()) update(swollen);
}

void BoardScene::preview(std::optional<Cell> piece, const std::vector<BoardMark>& targets,
                         std::optional<double> tempo) {
    if (isMoving() || m_picture.outline == nullptr || piece == m_cellPointedAt) return;
    m_cellPointedAt = piece;
    m_previews.clear();
    for (const BoardMark& target : targets) {
        m_previews.push_back(std::make_unique<MarkItem>(target, *m_picture.outline,
                                                        stackTop(stackHeight(target.cell)),
                                                        m_art.theme.marks, m_forms));
        m_previews.back()->setGeometry(m_geometry);
        m_previews.back()->setOpacity(kFaint);
        addItem(m_previews.back().get());
    }
    if (!m_held) settle(tempo);
}

void BoardScene::paintAhead(const BoardMark& mark) {
    if (m_picture.outline == nullptr) return;
    MarkItem item(mark, *m_picture.outline, 0, m_art.theme.marks, m_forms);
    item.setGeometry(m_geometry);
    QImage unseen(1, 1, QImage::Format_ARGB32_Premultiplied);
    unseen.setDevicePixelRatio(m_geometry.ratio());
    QPainter painter(&unseen);
    painter.translate(item.pos());
    item.paint(&painter, nullptr, nullptr);
    for (const double size : {0.5, 1.0})
        if (item.setSwell(size)) item.paint(&painter, nullptr, nullptr);
}

// Sends every sprite to where the picture has it.
void BoardScene::settle(std::optional<double> tempo, bool swells) {
    m_held = false;
    m_swelling = tempo && swells;
    swell(m_swelling ? 1 : 0);
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
        m_motion.run(steps.tracks(), *tempo, m_swelling ? kSwell : 0);
    else
        m_leaving.clear();
}

void BoardScene::placeMarks(const std::vector<BoardMark>& marks) {
    m_marks.clear();
    m_badges.clear();
    const Outline& outline = *m_picture.outline;
    for (BoardMark mark : marks) {
        if (isTarget(mark.cell, marks)) mark.kind = withoutCross(mark.kind);
        const double height = stackTop(stackHeight(mark.cell));
        m_marks.push_back(
            std::make_unique<MarkItem>(mark, outline, height, m_art.theme.marks, m_forms));
    }
    for (std::size_t i = 0; i < outline.places.size(); ++i) {
        const Cell cell(static_cast<int>(i));
        if (const int height = stackHeight(cell); height > 1)
            m_badges.push_back(
                std::make_unique<HeightBadge>(outline, cell, height, m_art.theme.marks, m_forms));
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

void BoardScene::setPressed(bool pressed) {
    m_pressed = pressed;
    placeRings();
}

void BoardScene::setCursorCell(std::optional<Cell> cell) {
    m_cursor = cell;
    placeRings();
}

void BoardScene::placeRings() {
    const MarkColors& marks = m_art.theme.marks;
    QColor hover = marks.hover;
    hover.setAlphaF(static_cast<float>(m_pressed ? 1.0 : std::min(1.0, 0.75 * marks.weight)));
    placeRing(m_hoverRing, m_hovered, {hover, (m_pressed ? 0.075 : 0.045) * marks.weight});
    placeRing(m_cursorRing, m_cursor, {marks.cursor, 0.07 * marks.weight});
}

void BoardScene::placeRing(RingItem& ring, std::optional<Cell> cell, const RingItem::Look& look) {
    if (!cell || !m_picture.outline) return ring.hide();
    const Point centre = (*m_picture.outline)[*cell].centre;
    ring.showAt({centre.x, centre.y}, m_picture.outline->shape, look, m_geometry);
}

} // namespace clockwise::app
