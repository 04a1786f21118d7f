// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>
#include <QRegion>

#include <vector>

namespace clockwise::app {

// A few rectangles that cover a region, and little more. A QRegion cuts what lies beside each other
// into strips of the same rows, and what moved aside by a pixel as well; they are put together
// again. Too many are one that covers them all, with all that is between.
std::vector<QRect> patchesOf(const QRegion& region);

} // namespace clockwise::app
