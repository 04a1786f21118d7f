// SPDX-License-Identifier: MIT
#pragma once

namespace clockwise::app {

// Lets screen readers see what is painted: boards cell by cell, cards and clocks as the buttons
// they are, and what is announced. To be called once. Until somebody reads the screen nothing of it
// is made.
void installAccessibles();

} // namespace clockwise::app
