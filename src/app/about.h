// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace clockwise::app {

// What the program is and whose games it plays.
void showAbout(QWidget& window);

} // namespace clockwise::app
