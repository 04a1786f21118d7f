// SPDX-License-Identifier: MIT
#include "theme.h"

#include "contrast.h"
#include "seat_look.h"

namespace clockwise::app {

namespace {

QColor between(const QColor& none, const QColor& all, float part) {
    const auto mix = [part](float from, float to) { return from + part * (to - from); };
    return QColor::fromRgbF(mix(none.redF(), all.redF()), mix(none.greenF(), all.greenF()),
                            mix(none.blueF(), all.blueF()));
}

} // namespace

ArtSource Theme::drawing(const QString& what) const {
    const auto own = art.constFind(what);
    return own != art.constEnd() ? *own : ArtSource(QStringLiteral(":/clockwise/%1.svg").arg(what));
}

ArtSource Theme::seatShape(Seat seat) const {
    return drawing(QStringLiteral("seats/") + app::seatShape(seat));
}

QPalette Theme::palette() const {
    QPalette palette(window.button, window.window);
    palette.setColor(QPalette::WindowText, window.text);
    palette.setColor(QPalette::Text, window.text);
    palette.setColor(QPalette::ButtonText, window.text);
    palette.setColor(QPalette::Base, window.base);
    palette.setColor(QPalette::AlternateBase, window.window);
    palette.setColor(QPalette::ToolTipBase, window.base);
    palette.setColor(QPalette::ToolTipText, window.text);
    palette.setColor(QPalette::PlaceholderText, window.quiet);
    palette.setColor(QPalette::Mid, window.edge);
    palette.setColor(QPalette::Highlight, window.highlight);
    palette.setColor(QPalette::HighlightedText, window.highlightedText);
    palette.setColor(QPalette::Link, window.link);
    palette.setColor(QPalette::LinkVisited, window.link);
    for (const auto role : {QPalette::WindowText, QPalette::Text})
        palette.setColor(QPalette::Disabled, role, between(window.window, window.quiet, 0.6F));
    // On a button the ground is nearer to the words.
    palette.setColor(QPalette::Disabled, QPalette::ButtonText,
                     between(window.window, window.quiet, 0.78F));
    return palette;
}

ArtSource GameArt::drawing(std::string_view art) const {
    const QString name = QString::fromUtf8(art.data(), qsizetype(art.size()));
    return theme.drawing(QStringLiteral("games/%1/%2").arg(gameId, name));
}

bool Theme::isDarkColor(const QColor& color) {
    return contrast(color, Qt::white) > contrast(color, Qt::black);
}

} // namespace clockwise::app
