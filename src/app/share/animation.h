// SPDX-License-Identifier: MIT
#pragma once

#include "export.h"
#include "moment.h"

namespace clockwise::app {

// The moments one after the other as a GIF or animated PNG, a step for each.
std::unique_ptr<Work> animationWork(Moments moments, const ExportOrder& order);

} // namespace clockwise::app
