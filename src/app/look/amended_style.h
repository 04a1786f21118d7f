// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

class QStyleOptionMenuItem;

namespace clockwise::app {

// The desktop's style, amended: what can be ticked or written in has a line round it that is seen
// on every ground, as has a menu, a button of words shows beside them that it has a menu, and in a
// dialog no button has an icon.
class AmendedStyle : public QProxyStyle {
  public:
    explicit AmendedStyle(const QString& base) : QProxyStyle(base) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;

  private:
    void drawMenuItem(const QStyleOptionMenuItem& item, QPainter* painter,
                      const QWidget* widget) const;
};

} // namespace clockwise::app
