// SPDX-License-Identifier: MIT
#pragma once

#include "board_geometry.h"
#include "seat_looks.h"
#include "theme.h"
#include "turned_boards.h"

#include "clockwise/scene.h"

#include <QFont>
#include <QPixmap>

#include <memory>
#include <optional>
#include <vector>

namespace clockwise::app {

class BoardScene;

// How a board lies, whether its coordinates are shown, and the seats' colours; as in a view.
struct BoardStyle {
    int turn = 0;
    bool labels = true;
    SeatLooks looks = {};
    std::optional<Theme> theme = {}; // that of the program without
};

// Positions of one game without a view, drawn as the table shows them at rest: on an image, into an
// SVG file, on a page. Made for many positions one after the other; without a theme of its own
// in the one that is in use when it begins.
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
