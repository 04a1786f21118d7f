// SPDX-License-Identifier: MIT
#include "strong_style.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace clockwise::app {
namespace {

void outline(QPainter& painter, const QStyleOption& option, QRectF rect, bool round) {
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    const QColor color =
        option.palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::Text);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const auto line = [&](double inset, double width, const QColor& ink) {
        painter.setPen(QPen(ink, width));
        const double half = inset + width / 2;
        const QRectF at = rect.adjusted(half, half, -half, -half);
        round ? painter.drawEllipse(at) : painter.drawRoundedRect(at, 2, 2);
    };
    if (focused && enabled)
        line(0, 3, option.palette.color(QPalette::Highlight));
    else
        line(0, 1, color);
    painter.restore();
}

} // namespace

void StrongStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                                QPainter* painter, const QWidget* widget) const {
    // The outlines here stand for the amended ones: not over them.
    // NOLINTNEXTLINE(bugprone-parent-virtual-call)
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    switch (element) {
    case PE_PanelButtonCommand:
    case PE_FrameLineEdit:
    case PE_Frame:
    case PE_PanelMenu:
    case PE_IndicatorCheckBox: outline(*painter, *option, option->rect, false); break;
    case PE_FrameGroupBox: {
        // Below the title; the style leaves that room as well.
        const int title =
            std::max(pixelMetric(PM_IndicatorHeight, option, widget), option->fontMetrics.height());
        outline(*painter, *option, option->rect.adjusted(0, title + 3, 0, 0), false);
        break;
    }
    case PE_IndicatorRadioButton: outline(*painter, *option, option->rect, true); break;
    default: break;
    }
}

void StrongStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    AmendedStyle::drawControl(element, option, painter, widget);
    if (element != CE_TabBarTabShape) return;
    outline(*painter, *option, option->rect.adjusted(0, 0, -1, 0), false);
    if (!option->state.testFlag(State_Selected)) return;
    constexpr int kBar = 3;
    QRect bar = option->rect.adjusted(1, 1, -2, -1);
    bar.setTop(bar.bottom() - kBar);
    painter->fillRect(bar, option->palette.color(QPalette::Highlight));
}

void StrongStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                     QPainter* painter, const QWidget* widget) const {
    AmendedStyle::drawComplexControl(control, option, painter, widget);
    switch (control) {
    case CC_ComboBox:
    case CC_SpinBox: outline(*painter, *option, option->rect, false); break;
    case CC_ScrollBar:
        outline(*painter, *option, subControlRect(control, option, SC_ScrollBarSlider, widget),
                false);
        break;
    case CC_Slider: {
        const QRect handle = subControlRect(control, option, SC_SliderHandle, widget);
        painter->save();
        painter->setClipRegion(QRegion(option->rect) - handle);
        const QRect groove = subControlRect(control, option, SC_SliderGroove, widget);
        painter->setPen(option->palette.color(QPalette::Text));
        painter->drawLine(groove.left(), groove.center().y(), groove.right(), groove.center().y());
        painter->restore();
        outline(*painter, *option, handle, false);
        break;
    }
    default: break;
    }
}

} // namespace clockwise::app
