// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/scene.h"

#include <map>
#include <utility>

namespace clockwise::app {

// Pictures of a game with the board turned clockwise by steps of its symmetry; what has a facing
// turns along. The outlines live as long as this does.
class TurnedBoards {
  public:
    Scene turned(Scene scene, int steps);

  private:
    std::map<std::pair<const Outline*, int>, Outline> m_outlines;
};

} // namespace clockwise::app
