// SPDX-License-Identifier: MIT
#include "theme_contrast.h"

#include "backdrop.h"
#include "contrast.h"

#include "clockwise/game.h"

#include <QPainter>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr int kSide = 320;

// The mean colour round a point, about as large as a letter.
QColor ground(const QImage& board, QPointF at) {
    constexpr int kReach = 4;
    int red = 0;
    int green = 0;
    int blue = 0;
    int pixels = 0;
    for (int y = -kReach; y <= kReach; ++y) {
        for (int x = -kReach; x <= kReach; ++x) {
            const QPoint pixel = at.toPoint() + QPoint(x, y);
            if (!board.valid(pixel)) continue;
            const QRgb color = board.pixel(pixel);
            red += qRed(color);
            green += qGreen(color);
            blue += qBlue(color);
            ++pixels;
        }
    }
    return pixels == 0 ? QColor() : QColor(red / pixels, green / pixels, blue / pixels);
}

} // namespace

double labelContrast(const GameArt& art) {
    const Game* game = findGame(art.gameId.toStdString());
    if (game == nullptr) return 21;
    const auto start = game->start({});
    const Outline& outline = *(*start)->scene().outline;
    const BoardGeometry geometry(outline, QSizeF(kSide, kSide), 1);
    QImage board(kSide, kSide, QImage::Format_RGB32);
    board.fill(art.theme.window.window);
    QPainter painter(&board);
    SvgAtlas atlas;
    paintBoard(painter, atlas, art, outline, geometry, QFont(), false);
    painter.end();
    double least = 21;
    for (const Label& label : outline.labels)
        least =
            std::min(least, contrast(art.labels(), ground(board, geometry.toPixels(label.centre))));
    return least;
}

std::optional<ThemeFault> contrastFault(const Theme& theme) {
    const WindowColors& window = theme.window;
    const auto fault = [](const char* where) {
        return ThemeFault{ThemeFault::Kind::Contrast, QString::fromLatin1(where), {}};
    };
    for (const QColor& color : {window.window, window.base, window.button}) {
        if (contrast(window.text, color) < kLeastContrast) return fault("window.text");
        if (contrast(window.quiet, color) < kLeastLargeContrast) return fault("window.quiet");
    }
    if (contrast(window.highlightedText, window.highlight) < kLeastContrast)
        return fault("window.highlighted_text");
    for (const QColor& color : {window.window, window.base})
        if (contrast(window.link, color) < kLeastContrast) return fault("window.link");
    if (contrast(theme.marks.badgeText, theme.marks.badge) < kLeastContrast)
        return fault("marks.badge_text");
    if (contrast(theme.marks.pale, theme.marks.dark) < kLeastLargeContrast)
        return fault("marks.pale");
    for (const Game* game : allGames()) {
        const GameArt art{QString::fromUtf8(game->id().data(), qsizetype(game->id().size())),
                          theme};
        if (labelContrast(art) < kLeastLargeContrast) return fault("board.labels");
    }
    return std::nullopt;
}

} // namespace clockwise::app
