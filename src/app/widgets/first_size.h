// SPDX-License-Identifier: MIT
#pragma once

#include <QScreen>
#include <QWidget>

namespace clockwise::app {

// As large as wanted, or as the screen that a window comes to has room for it with its title bar.
inline QSize firstSize(const QWidget& window, QSize wanted) {
    constexpr QSize kTitle(0, 40);
    return wanted.boundedTo(window.screen()->availableSize() - kTitle);
}

} // namespace clockwise::app
