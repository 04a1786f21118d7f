// SPDX-License-Identifier: MIT
#pragma once

#include "amended_style.h"

namespace clockwise::app {

// The amended style with a line in the colour of text round whatever can be pressed, filled in or
// ticked, and a double one round what has the focus. For looks whose ground has one colour.
class StrongStyle : public AmendedStyle {
  public:
    explicit StrongStyle(const QString& base) : AmendedStyle(base) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;
};

} // namespace clockwise::app
