// SPDX-License-Identifier: MIT
#include "patches.h"

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr std::size_t kMost = 8;

bool isBelow(const QRect& rect, const QRect& patch) {
    return rect.left() == patch.left() && rect.width() == patch.width() &&
           rect.top() == patch.bottom() + 1;
}

} // namespace

std::vector<QRect> patchesOf(const QRegion& region) {
    std::vector<QRect> patches;
    for (const QRect& rect : region) {
        const auto above =
            std::ranges::find_if(patches, [&](const QRect& patch) { return isBelow(rect, patch); });
        if (above != patches.end())
            *above |= rect;
        else
            patches.push_back(rect);
    }
    if (patches.size() > kMost) return {region.boundingRect()};
    return patches;
}

} // namespace clockwise::app
