// SPDX-License-Identifier: MIT
#include "amended_style.h"

#include <QPainter>
#include <QPlainTextEdit>
#include <QStyleOption>
#include <QToolButton>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr double kStyleCorner = 2;
constexpr double kDisabled = 0.4; // how much is left of what does nothing now
constexpr int kButtonMargin = 12;
constexpr int kArrow = 9;
constexpr int kArrowRoom = kArrow + 5;

void outline(QPainter& painter, const QStyleOption& option, double corner,
             QPalette::ColorRole role = QPalette::PlaceholderText, double width = 1) {
    QColor ink = option.palette.color(role);
    if (!option.state.testFlag(QStyle::State_Enabled)) ink.setAlphaF(ink.alphaF() / 2);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, width));
    painter.setBrush(Qt::NoBrush);
    const double inset = width / 2;
    const QRectF line = QRectF(option.rect).adjusted(inset, inset, -inset, -inset);
    painter.drawRoundedRect(line, corner, corner);
    painter.restore();
}

// Where the keyboard is, the line is that of the text, and broader.
void outlineField(QPainter& painter, const QStyleOption& option, double corner) {
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    if (focused)
        outline(painter, option, corner, QPalette::Text, 2);
    else
        outline(painter, option, corner);
}

// Where the usual arrow would lie under the last letter.
bool hasArrowBeside(const QWidget* widget) {
    const auto* button = qobject_cast<const QToolButton*>(widget);
    return button != nullptr && button->menu() != nullptr && button->icon().isNull() &&
           button->popupMode() == QToolButton::InstantPopup;
}

} // namespace

void AmendedStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                                 QPainter* painter, const QWidget* widget) const {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    switch (element) {
    case PE_IndicatorCheckBox: outline(*painter, *option, kStyleCorner); break;
    case PE_IndicatorRadioButton: outline(*painter, *option, option->rect.width() / 2.0); break;
    case PE_FrameLineEdit: outlineField(*painter, *option, kStyleCorner); break;
    case PE_PanelMenu: outline(*painter, *option, 0); break;
    case PE_PanelButtonCommand:
        if (option->state.testFlag(State_HasFocus) &&
            option->state.testFlag(State_KeyboardFocusChange))
            outline(*painter, *option, kStyleCorner, QPalette::Text, 2);
        break;
    case PE_Frame:
        if (qobject_cast<const QPlainTextEdit*>(widget) != nullptr)
            outlineField(*painter, *option, 0);
        break;
    default: break;
    }
}

void AmendedStyle::drawControl(ControlElement element, const QStyleOption* option,
                               QPainter* painter, const QWidget* widget) const {
    if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        element == CE_MenuItem && item != nullptr)
        return drawMenuItem(*item, painter, widget);
    const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (element != CE_ToolButtonLabel || button == nullptr || !hasArrowBeside(widget)) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    QStyleOptionToolButton words = *button;
    words.rect.setRight(words.rect.right() - kArrowRoom);
    QProxyStyle::drawControl(element, &words, painter, widget);
    QStyleOption arrow = *option;
    arrow.rect =
        QRect(words.rect.right() + 1, words.rect.center().y() - kArrow / 2, kArrow, kArrow);
    drawPrimitive(PE_IndicatorArrowDown, &arrow, painter, widget);
}

void AmendedStyle::drawMenuItem(const QStyleOptionMenuItem& item, QPainter* painter,
                                const QWidget* widget) const {
    if (item.menuItemType == QStyleOptionMenuItem::Separator && item.text.isEmpty()) {
        QColor ink = item.palette.color(QPalette::PlaceholderText);
        ink.setAlphaF(ink.alphaF() * 0.6F);
        const QRect& all = item.rect;
        painter->fillRect(all.left() + kArrow, all.center().y(), all.width() - 2 * kArrow, 1, ink);
        return;
    }
    QStyleOptionMenuItem drawn = item;
    // An icon of one colour has that of the words beside it.
    if (item.state.testFlag(State_Selected) && item.state.testFlag(State_Enabled) &&
        !item.icon.isNull()) {
        const int side = pixelMetric(PM_SmallIconSize, &item, widget);
        drawn.icon = QIcon(item.icon.pixmap(
            QSize(side, side), painter->device()->devicePixelRatioF(), QIcon::Selected));
    }
    QProxyStyle::drawControl(CE_MenuItem, &drawn, painter, widget);
}

void AmendedStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                      QPainter* painter, const QWidget* widget) const {
    if (control == CC_Slider && !option->state.testFlag(State_Enabled)) {
        painter->save();
        painter->setOpacity(painter->opacity() * kDisabled);
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        painter->restore();
        return;
    }
    if (control == CC_SpinBox || control == CC_ComboBox) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        outlineField(*painter, *option, kStyleCorner);
        return;
    }
    const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (control != CC_ToolButton || button == nullptr || !hasArrowBeside(widget)) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        return;
    }
    QStyleOptionToolButton plain = *button;
    plain.features &= ~QStyleOptionToolButton::HasMenu;
    QProxyStyle::drawComplexControl(control, &plain, painter, widget);
}

QSize AmendedStyle::sizeFromContents(ContentsType type, const QStyleOption* option,
                                     const QSize& size, const QWidget* widget) const {
    QSize whole = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ToolButton && hasArrowBeside(widget)) whole.rwidth() += kArrowRoom;
    if (type == CT_PushButton)
        whole.setWidth(std::max(whole.width(), size.width() + 2 * kButtonMargin));
    return whole;
}

int AmendedStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* returned) const {
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons || hint == SH_EtchDisabledText) return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

} // namespace clockwise::app
