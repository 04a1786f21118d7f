// SPDX-License-Identifier: MIT
// Hands for whole games: one on the keys, one on a mouse that drags.
#pragma once

#include "driver.h"

#include <string_view>

namespace clockwise::app {

// Presses a key for whatever has the keyboard now, the way it comes from a desktop: shortcuts,
// dialogs and lists that have popped up get it first.
void press(Qt::Key key, Qt::KeyboardModifiers held = {});
void typeText(const QString& text);

// Tab, until the widget of that name has the keyboard.
void tabTo(const QString& name);

// Takes the cursor to a cell by the keys for its neighbours.
void goToCell(Driver& driver, Cell cell);
// Makes a turn with the cursor; a pass is chosen in the menu.
void playByKeys(Driver& driver, std::string_view turn);
// Types a turn on the board and plays it by Enter.
void playTyped(Driver& driver, const QString& typed);
// Pulls each piece from where it stands to where it goes; what is only pointed at, a removal or a
// disc, is pressed and let go.
void playByDragging(Driver& driver, std::string_view turn);

} // namespace clockwise::app
