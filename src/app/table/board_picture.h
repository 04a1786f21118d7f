// SPDX-License-Identifier: MIT
#pragma once

#include "board_geometry.h"
#include "board_mark.h"
#include "turned_boards.h"

#include "clockwise/scene.h"

#include <QFont>
#include <QPixmap>

#include <memory>
#include <vector>

namespace clockwise::app {

class BoardScene;

// How a board lies, and whether its coordinates are shown; as in a view.
struct BoardStyle {
    int turn = 0;
    bool labels = true;
};

// Positions of one game without a view, drawn as the table shows them at rest: on an image, into an
// SVG file, on a page. Made for many positions one after the other.
class BoardPicture {
  public:
    explicit BoardPicture(const QString& gameId, BoardStyle style = {});
    ~BoardPicture();

    // In the middle of that rectangle and as large as fits; nothing round the table.
    void paint(QPainter& painter, const QRectF& into, const Scene& upright,
               const std::vector<BoardMark>& marks);

  private:
    void paintScene(QPainter& painter);
    void layOut(const Outline& outline, QSizeF size, double ratio);

    QString m_artFolder;
    BoardStyle m_style;
    TurnedBoards m_boards;
    QFont m_font;
    std::unique_ptr<BoardScene> m_scene;
    const Outline* m_outline = nullptr;
    QSizeF m_size;
    BoardGeometry m_geometry;
    QPixmap m_backdrop; // empty until pixels are wanted
};

} // namespace clockwise::app
