// SPDX-License-Identifier: MIT
#include "board_picture.h"

#include "backdrop.h"
#include "board_scene.h"
#include "plain_shapes.h"

#include <QGuiApplication>
#include <QPainter>

#include <utility>

namespace clockwise::app {
namespace {

// Where there are no pixels, places are rounded to such a part of a unit.
constexpr double kFineness = 32;

} // namespace

BoardPicture::BoardPicture(const QString& gameId, BoardStyle style)
    : m_style(std::move(style)), m_font(QGuiApplication::font()),
      m_scene(std::make_unique<BoardScene>()) {
    m_scene->setGame(gameId);
    if (m_style.theme) m_scene->setTheme(*m_style.theme);
}

BoardPicture::~BoardPicture() = default;

void BoardPicture::layOut(const Outline& outline, QSizeF size, double ratio) {
    if (m_outline == &outline && m_size == size && m_geometry.ratio() == ratio) return;
    m_outline = &outline;
    m_size = size;
    m_geometry = BoardGeometry(outline, size, ratio);
    m_scene->setGeometry(m_geometry);
    m_backdrop = {};
}

void BoardPicture::paint(QPainter& painter, const QRectF& into, const Scene& upright,
                         const std::vector<BoardMark>& marks) {
    const Scene scene = m_boards.turned(inColours(upright, m_style.looks), m_style.turn);
    const bool pixels = paintsPixels(painter);
    layOut(*scene.outline, into.size(), pixels ? painter.device()->devicePixelRatioF() : kFineness);
    m_scene->showScene(scene, inColours(marks, m_style.looks), std::nullopt);
    painter.save();
    painter.translate(into.topLeft());
    if (!pixels) {
        PlainShapes shapes(painter);
        QPainter onShapes(&shapes);
        paintBoard(onShapes, m_scene->atlas(), m_scene->art(), *m_outline, m_geometry, m_font,
                   m_style.labels);
        paintScene(onShapes);
    } else {
        if (m_backdrop.isNull())
            m_backdrop = paintBackdrop(m_scene->atlas(), m_scene->art(), *m_outline, m_geometry,
                                       m_size.toSize(), m_font, m_style.labels, Qt::transparent);
        painter.drawPixmap(QPointF(), m_backdrop);
        paintScene(painter);
    }
    painter.restore();
}

void BoardPicture::paintScene(QPainter& painter) {
    const QRectF all(QPointF(), m_size);
    m_scene->setSceneRect(all);
    m_scene->render(&painter, all, all);
}

} // namespace clockwise::app
