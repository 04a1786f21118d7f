// SPDX-License-Identifier: MIT
#pragma once

class QAccessibleEvent;

namespace clockwise::app {

// Whoever has the screen read aloud: whether there is anybody, and telling what happens.
bool isReadAloud();
void tellReader(QAccessibleEvent& event);

// Somebody who listens though no screen reader runs, until it is null: where there is no desktop,
// Qt lets nobody listen.
using Listener = void (*)(QAccessibleEvent& event);
void listenInstead(Listener other);

} // namespace clockwise::app
