// SPDX-License-Identifier: MIT
#include "marks_ahead.h"

#include "board_scene.h"

namespace clockwise::app {
namespace {

// A window that is drawn larger comes to rest first.
constexpr int kPatience = 150; // in milliseconds

} // namespace

MarksAhead::MarksAhead(BoardScene& scene, const QWidget& view) : m_scene(scene), m_view(view) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &MarksAhead::paintNext);
}

void MarksAhead::foresee(std::vector<BoardMark> marks) {
    m_marks = std::move(marks);
    startAgain();
}

void MarksAhead::startAgain() {
    m_next = 0;
    m_timer.start(kPatience);
}

void MarksAhead::paintNext() {
    if (m_next >= m_marks.size() || !m_view.isVisible()) return;
    if (m_scene.isMoving()) return m_timer.start(kPatience);
    m_scene.paintAhead(m_marks[m_next++]);
    m_timer.start(0);
}

} // namespace clockwise::app
