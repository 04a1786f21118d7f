// SPDX-License-Identifier: MIT
#include "fitting_font.h"

#include <QFontMetricsF>

#include <algorithm>

namespace clockwise::app {

QFont fittingFont(QFont font, const QString& words, double width) {
    constexpr int kNarrowest = 74; // in parts of a hundred
    constexpr int kStep = 3;
    const double wanted = QFontMetricsF(font).horizontalAdvance(words);
    if (wanted <= width) return font;
    int stretch = std::max(kNarrowest, static_cast<int>(100 * width / wanted));
    // Letters are rounded to pixels, so what comes out is measured.
    do {
        font.setStretch(stretch);
        stretch -= kStep;
    } while (stretch >= kNarrowest && QFontMetricsF(font).horizontalAdvance(words) > width);
    return font;
}

} // namespace clockwise::app
