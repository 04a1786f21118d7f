// SPDX-License-Identifier: MIT
#pragma once

#include "told.h"

#include <QByteArray>

namespace clockwise::app {

// The bytes of a saved game, or one more than a reader takes, which lets it say that the file is
// too large. A refusal is a sentence.
Told<QByteArray> readGameFile(const QString& path);

} // namespace clockwise::app
