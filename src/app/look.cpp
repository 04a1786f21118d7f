// SPDX-License-Identifier: MIT
#include "look.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>

namespace clockwise::app {
namespace {

struct Colors {
    QRgb window, base, button, text, quiet, edge, highlight, highlighted, link;
};

constexpr Colors kLight{0xfff7f4ee, 0xffffffff, 0xfff0ece3, 0xff222222, 0xff77716a,
                        0xffd8d2c6, 0xffcfe0f1, 0xff1a1a1a, 0xff0060a0};
constexpr Colors kDark{0xff24262a, 0xff1c1e21, 0xff32353a, 0xffeceae6, 0xff9a9893,
                       0xff4a4e55, 0xff355a7d, 0xffffffff, 0xff7ab8f0};

QPalette paletteOf(const Colors& c) {
    QPalette palette(QColor(c.button), QColor(c.window));
    const auto set = [&palette](QPalette::ColorRole role, QRgb color) {
        palette.setColor(role, QColor(color));
    };
    set(QPalette::WindowText, c.text);
    set(QPalette::Text, c.text);
    set(QPalette::ButtonText, c.text);
    set(QPalette::Base, c.base);
    set(QPalette::AlternateBase, c.window);
    set(QPalette::ToolTipBase, c.base);
    set(QPalette::ToolTipText, c.text);
    set(QPalette::PlaceholderText, c.quiet);
    set(QPalette::Mid, c.edge);
    set(QPalette::Highlight, c.highlight);
    set(QPalette::HighlightedText, c.highlighted);
    set(QPalette::Link, c.link);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(c.quiet));
    return palette;
}

} // namespace

bool isLook(const QString& id) {
    return id == QLatin1String("system") || id == QLatin1String("light") ||
           id == QLatin1String("dark");
}

void applyLook(const QString& id) {
    if (id == QLatin1String("light"))
        QApplication::setPalette(paletteOf(kLight));
    else if (id == QLatin1String("dark"))
        QApplication::setPalette(paletteOf(kDark));
    else
        QApplication::setPalette(QPalette());
}

} // namespace clockwise::app
