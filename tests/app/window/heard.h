// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>

#include <string>
#include <vector>

namespace clockwise::app {

struct Heard {
    QAccessible::Event event;
    std::string name;
    QAccessible::Role role;
};

// Somebody who has the screen read aloud, as long as this lives. There can be one at a time.
class ScreenReader {
  public:
    ScreenReader();
    ~ScreenReader();

    void leave();
    void forget();
    const std::vector<Heard>& heard() const;
    // The notices that popped up, or what was announced, each a sentence or some.
    std::vector<std::string> notices() const;
    // What cells have come to be called.
    std::vector<std::string> renamedCells() const;
};

} // namespace clockwise::app
