// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/session.h"

#include <QString>

namespace clockwise::app {

// The turn that is shown, what it brought, and who is to move or how the game ended: "Ana played
// b1xb4. It captures the minion of Bruno. Bruno to move."
QString turnWords(const Session& session);

} // namespace clockwise::app
