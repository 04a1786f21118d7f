// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <array>
#include <optional>

namespace clockwise::app {

// What a game can be made into for people who do not have the program.
enum class ExportKind {
    Png,        // a position in pixels,
    Svg,        // in lines and curves,
    Pdf,        // the same on a page
    Gif,        // the whole game, a picture for each turn
    Apng,       // the same with all its colours
    ScoreSheet, // the turns in print, with diagrams
};
inline constexpr std::array kExportKinds{ExportKind::Png, ExportKind::Svg,  ExportKind::Pdf,
                                         ExportKind::Gif, ExportKind::Apng, ExportKind::ScoreSheet};

// The length of a picture's longer side, in pixels.
inline constexpr int kSmallestPicture = 64;
inline constexpr int kLargestPicture = 4096;
inline constexpr int kUsualPicture = 800;

// Whether it shows the whole game, not one position of it.
bool showsWholeGame(ExportKind kind);
// "png", "sheet", ... for settings.
QString idOf(ExportKind kind);
// Whether its pixels can be counted.
bool hasPixels(ExportKind kind);
// ".png"
QString extensionOf(ExportKind kind);
// By the extension alone, where ".pdf" is a position; nothing for an unknown one.
std::optional<ExportKind> kindOfFile(const QString& path);

} // namespace clockwise::app
