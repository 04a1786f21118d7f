// SPDX-License-Identifier: MIT
#include "thing_picture.h"

#include "table/board_scene.h"
#include "table/themes.h"

#include <QPainter>

namespace clockwise::app {
namespace {

constexpr double kRoom = 2.2; // around a cell, for what is higher
constexpr int kFineness = 2;
constexpr int kQuarters = 4; // what a facing is counted in

// A board of one cell, so that what lies there can be drawn by itself.
Outline oneCell() {
    Outline board;
    board.places.push_back({});
    board.radius = 1.06; // what the table's shadow leaves of the room
    return board;
}

// Where anything is painted.
QRect paintedPart(const QImage& image) {
    QRect part;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) > 16) part |= QRect(x, y, 1, 1);
    return part.isEmpty() ? image.rect() : part;
}

} // namespace

ThingPicture::ThingPicture() : m_scene(std::make_unique<BoardScene>()) {
    QObject::connect(&Themes::ofProgram(), &Themes::changed, m_scene.get(),
                     [this] { m_scene->setTheme(Themes::ofProgram().inUse()); });
}

ThingPicture::~ThingPicture() = default;

void ThingPicture::setGame(const QString& gameId) {
    if (gameId == m_gameId) return;
    m_gameId = gameId;
    m_scene->setGame(gameId);
}

void ThingPicture::setStyle(const SeatLooks& looks, int turn) {
    m_looks = looks;
    m_turn = turn;
}

QPixmap ThingPicture::onCell(const DiagramKit& kit, const Thing& thing, int cell, double ratio) {
    static const Outline board = oneCell();
    DiagramKit alone = kit;
    alone.outline = &board;
    Diagram diagram = emptyDiagram(alone);
    diagram.cells.front().push_back(thing);

    const QSizeF size(kRoom * cell, kRoom * cell);
    QPixmap pixmap((size * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    m_scene->setGeometry(BoardGeometry(board, size, ratio));
    Scene scene = inColours(diagramScene(alone, diagram), m_looks);
    if (kit.outline->symmetry == kQuarters)
        for (Sprite& sprite : scene.sprites) sprite.quarterTurns += m_turn;
    m_scene->showScene(scene, {}, std::nullopt);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all(QPointF(), size);
    m_scene->setSceneRect(all);
    m_scene->render(&painter, all, all);
    return pixmap;
}

QPixmap ThingPicture::inSquare(const DiagramKit& kit, const Thing& thing, int side, double ratio) {
    const QImage large = onCell(kit, thing, kFineness * side, 1).toImage();
    const QImage cut = large.copy(paintedPart(large));
    const QSize size = cut.size().scaled(QSize(side, side) * ratio, Qt::KeepAspectRatio);
    QPixmap square(QSize(side, side) * ratio);
    square.fill(Qt::transparent);
    QPainter painter(&square);
    const QPoint corner((square.width() - size.width()) / 2, (square.height() - size.height()) / 2);
    painter.drawImage(corner, cut.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    painter.end();
    square.setDevicePixelRatio(ratio);
    return square;
}

} // namespace clockwise::app
