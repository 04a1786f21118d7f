// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

namespace clockwise::app {

// How bright a colour is to the eye: 0 black, 1 white (WCAG 2.1, relative luminance).
double luminance(const QColor& color);
// How well one colour is read on the other: 1 not at all, 21 black on white (WCAG 2.1).
double contrast(const QColor& one, const QColor& other);

// What letters need on their ground at least; and what large, fat or unimportant ones do.
inline constexpr double kLeastContrast = 4.5;
inline constexpr double kLeastLargeContrast = 3;

} // namespace clockwise::app
