// SPDX-License-Identifier: MIT
#include "animation_writer.h"

#include <algorithm>
#include <cstring>

namespace clockwise::app {
namespace {

const QRgb* row(const QImage& image, int y) {
    return reinterpret_cast<const QRgb*>(image.constScanLine(y));
}

} // namespace

QRect changedPart(const QImage& before, const QImage& after) {
    Q_ASSERT(before.size() == after.size() && before.depth() == 32 && after.depth() == 32);
    const int width = after.width();
    int left = width;
    int right = -1;
    int top = -1;
    int bottom = -1;
    for (int y = 0; y < after.height(); ++y) {
        const QRgb* old = row(before, y);
        const QRgb* now = row(after, y);
        if (std::memcmp(old, now, static_cast<std::size_t>(width) * sizeof(QRgb)) == 0) continue;
        if (top < 0) top = y;
        bottom = y;
        int x = 0;
        while (old[x] == now[x]) ++x;
        left = std::min(left, x);
        x = width - 1;
        while (old[x] == now[x]) --x;
        right = std::max(right, x);
    }
    return top < 0 ? QRect(0, 0, 1, 1) : QRect(QPoint(left, top), QPoint(right, bottom));
}

} // namespace clockwise::app
