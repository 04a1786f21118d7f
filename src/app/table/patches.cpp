// SPDX-License-Identifier: MIT
#include "patches.h"

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr std::size_t kMost = 8;

double areaOf(const QRect& rect) {
    return double(rect.width()) * rect.height();
}

// To paint a little more costs less than to begin anew.
bool areNearlyOne(const QRect& a, const QRect& b) {
    constexpr double kWaste = 1.25;
    return areaOf(a | b) <= kWaste * (areaOf(a) + areaOf(b));
}

// Puts it together with each that it is nearly one with.
void add(QRect rect, std::vector<QRect>& patches) {
    const auto nearlyOne = [&](const QRect& patch) { return areNearlyOne(rect, patch); };
    for (auto at = std::ranges::find_if(patches, nearlyOne); at != patches.end();
         at = std::ranges::find_if(patches, nearlyOne)) {
        rect |= *at;
        patches.erase(at);
    }
    patches.push_back(rect);
}

} // namespace

std::vector<QRect> patchesOf(const QRegion& region) {
    std::vector<QRect> patches;
    for (const QRect& rect : region) add(rect, patches);
    if (patches.size() > kMost) return {region.boundingRect()};
    return patches;
}

} // namespace clockwise::app
