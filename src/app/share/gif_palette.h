// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

#include <gif_lib.h>
#include <vector>

namespace clockwise::app {

inline constexpr int kMostGifColors = 256;

// The 256 colours that a GIF has for a whole game, found from a few of its pictures.
class GifPalette {
  public:
    explicit GifPalette(const QImage& sample);

    const std::vector<GifColorType>& colors() const { return m_colors; }
    // The number of a colour to put there: one of the two between which the wanted one lies, by
    // turns in a fixed pattern, so that shades have no edges and nothing flickers.
    GifPixelType at(int x, int y, QRgb color);

  private:
    struct Mixture {
        GifPixelType nearer = 0;
        GifPixelType farther = 0;
        qint8 share = -1; // of the farther, in parts of the pattern; below 0 while not known
    };

    Mixture mixtureOf(QRgb color) const;

    std::vector<GifColorType> m_colors;
    std::vector<Mixture> m_mixtures; // by the upper bits of each part
};

} // namespace clockwise::app
