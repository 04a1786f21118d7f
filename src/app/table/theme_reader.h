// SPDX-License-Identifier: MIT
#pragma once

#include "theme.h"
#include "theme_fault.h"

#include <tl/expected.hpp>

namespace clockwise::app {

// One that comes with the program; its drawings are read when they are needed.
Theme readBuiltInTheme(const QString& id);

// One that somebody made, judged whole. Its drawings are in memory from then on, so whatever
// becomes of the files, what was judged is what is drawn.
tl::expected<Theme, ThemeFault> readOwnTheme(const QString& id, const QString& folder);

} // namespace clockwise::app
