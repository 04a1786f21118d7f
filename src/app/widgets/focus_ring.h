// SPDX-License-Identifier: MIT
#pragma once

class QApplication;

namespace clockwise::app {

// Puts a frame round whatever has the keyboard, in the colour of the text: the focus of the style
// is a pale line that is hard to find. It shows once the keyboard goes from place to place, and not
// to those who use the mouse. Boards and cards paint their own.
void installFocusRing(QApplication& application);

} // namespace clockwise::app
