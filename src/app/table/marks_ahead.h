// SPDX-License-Identifier: MIT
#pragma once

#include "board_mark.h"

#include <QObject>
#include <QTimer>
#include <QWidget>

#include <vector>

namespace clockwise::app {

class BoardScene;

// Paints marks that are going to be seen while nobody waits for anything: one at a time, so that no
// input waits for them, and once, so that nothing is done while nothing moves.
class MarksAhead : public QObject {
    Q_OBJECT

  public:
    // Nothing is done while the view is not seen.
    MarksAhead(BoardScene& scene, const QWidget& view);

    // Which ones; their cells do not matter.
    void foresee(std::vector<BoardMark> marks);
    // To be called when sizes or colours have changed, and when the view has come to be seen.
    void startAgain();

  private:
    void paintNext();

    BoardScene& m_scene;
    const QWidget& m_view;
    std::vector<BoardMark> m_marks;
    std::size_t m_next = 0;
    QTimer m_timer;
};

} // namespace clockwise::app
