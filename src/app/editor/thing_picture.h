// SPDX-License-Identifier: MIT
#pragma once

#include "table/board_geometry.h"
#include "table/seat_looks.h"

#include "clockwise/diagram.h"

#include <QPixmap>

#include <memory>

namespace clockwise::app {

class BoardScene;

// Single things, drawn as they lie on the board.
class ThingPicture {
  public:
    ThingPicture();
    ~ThingPicture();

    void setGame(const QString& gameId);
    // In which colours, and how far the board is turned that things lie on.
    void setStyle(const SeatLooks& looks, int turn);
    // As large as on a board whose cells are so many pixels wide; the cell's middle is the
    // picture's, and there is room around it.
    QPixmap onCell(const DiagramKit& kit, const Thing& thing, int cell, double ratio);
    // As large as fits into a square of so many pixels.
    QPixmap inSquare(const DiagramKit& kit, const Thing& thing, int side, double ratio);

  private:
    QString m_gameId;
    SeatLooks m_looks;
    int m_turn = 0;
    std::unique_ptr<BoardScene> m_scene;
};

} // namespace clockwise::app
