// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

#include <array>

namespace clockwise::app {

// Kinds of sight: all colours, and without the red, the green or the blue cones.
enum class Sight { Usual, Protanopia, Deuteranopia, Tritanopia };
inline constexpr std::array kSights{Sight::Usual, Sight::Protanopia, Sight::Deuteranopia,
                                    Sight::Tritanopia};

// What a colour looks like then: Machado, Oliveira and Fernandes, "A Physiologically-based Model
// for Simulation of Color Vision Deficiency", IEEE TVCG 15 (2009), their matrices for severity 1.
QColor seenBy(Sight sight, const QColor& color);

// How different two colours look: CIEDE2000, for the white of daylight. About 1 can just be seen,
// from about 10 on nobody hesitates.
double difference(const QColor& one, const QColor& other);

} // namespace clockwise::app
