// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>
#include <QRegion>

#include <vector>

namespace clockwise::app {

// The fewer rectangles of a region: a QRegion cuts what lies beside each other into strips of the
// same rows, which are put together again. More than a few are one that covers the region, with
// all that is between.
std::vector<QRect> patchesOf(const QRegion& region);

} // namespace clockwise::app
