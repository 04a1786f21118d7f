// SPDX-License-Identifier: MIT
#include "gif_palette.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace clockwise::app {
namespace {

constexpr int kKnownBits = 6;
constexpr std::size_t kKnown = std::size_t{1} << (3 * kKnownBits);
constexpr int kRounds = 12;

// In which order the places of a field of four by four take the farther of two colours (Bayer's).
constexpr std::array<std::array<int, 4>, 4> kPattern{
    {{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}}};
constexpr int kPatternParts = 16;
// Colours that differ more would show as dots.
constexpr int kFarthestMixed = 10 * 28 * 28;

std::size_t knownIndex(QRgb color) {
    const auto upper = [](int part) { return static_cast<std::size_t>(part) >> (8 - kKnownBits); };
    return (upper(qRed(color)) << (2 * kKnownBits)) | (upper(qGreen(color)) << kKnownBits) |
           upper(qBlue(color));
}

int distance(const GifColorType& a, QRgb b) {
    const int red = a.Red - qRed(b);
    const int green = a.Green - qGreen(b);
    const int blue = a.Blue - qBlue(b);
    // The eye is keenest for green and least so for blue.
    return 3 * red * red + 6 * green * green + blue * blue;
}

std::size_t nearestOf(const std::vector<GifColorType>& colors, QRgb color) {
    std::size_t best = 0;
    int least = distance(colors[0], color);
    for (std::size_t i = 1; i < colors.size() && least > 0; ++i)
        if (const int away = distance(colors[i], color); away < least) {
            least = away;
            best = i;
        }
    return best;
}

// A mean of colours, each with a weight.
struct Mean {
    double red = 0;
    double green = 0;
    double blue = 0;
    double weight = 0;

    void add(QRgb color, double times) {
        red += times * qRed(color);
        green += times * qGreen(color);
        blue += times * qBlue(color);
        weight += times;
    }
    QRgb color() const {
        const auto part = [this](double sum) {
            return static_cast<int>(std::lround(sum / weight));
        };
        return qRgb(part(red), part(green), part(blue));
    }
};

struct Shade {
    QRgb color;
    double weight;
};

// The colours of the sample, those that are nearly alike as one.
std::vector<Shade> shadesOf(const QImage& sample) {
    std::vector<Mean> means(kKnown);
    for (int y = 0; y < sample.height(); ++y)
        for (int x = 0; x < sample.width(); ++x)
            means[knownIndex(sample.pixel(x, y))].add(sample.pixel(x, y), 1);
    std::vector<Shade> shades;
    // By the root of how many there are: what is small, such as a mark, has its colour, too.
    for (const Mean& mean : means)
        if (mean.weight > 0) shades.push_back({mean.color(), std::sqrt(mean.weight)});
    return shades;
}

// giflib's own choice, which is quick and rough.
std::vector<GifColorType> roughColors(const std::vector<Shade>& shades) {
    std::vector<GifByteType> red;
    std::vector<GifByteType> green;
    std::vector<GifByteType> blue;
    for (const Shade& shade : shades) {
        red.push_back(static_cast<GifByteType>(qRed(shade.color)));
        green.push_back(static_cast<GifByteType>(qGreen(shade.color)));
        blue.push_back(static_cast<GifByteType>(qBlue(shade.color)));
    }
    std::vector<GifColorType> colors(kMostGifColors);
    std::vector<GifByteType> unused(shades.size());
    int count = kMostGifColors;
    GifQuantizeBuffer(static_cast<unsigned>(shades.size()), 1, &count, red.data(), green.data(),
                      blue.data(), unused.data(), colors.data());
    return colors;
}

GifColorType gifColor(QRgb color) {
    return {static_cast<GifByteType>(qRed(color)), static_cast<GifByteType>(qGreen(color)),
            static_cast<GifByteType>(qBlue(color))};
}

} // namespace

// Each round moves every colour into the middle of those it stands for (Lloyd's algorithm).
GifPalette::GifPalette(const QImage& sample) : m_mixtures(kKnown) {
    const std::vector<Shade> shades = shadesOf(sample);
    m_colors = roughColors(shades);
    for (int round = 0; round < kRounds; ++round) {
        std::vector<Mean> means(m_colors.size());
        for (const Shade& shade : shades)
            means[nearestOf(m_colors, shade.color)].add(shade.color, shade.weight);
        for (std::size_t i = 0; i < means.size(); ++i)
            if (means[i].weight > 0) m_colors[i] = gifColor(means[i].color());
    }
    // The ground has to be quite white.
    m_colors[nearestOf(m_colors, qRgb(255, 255, 255))] = gifColor(qRgb(255, 255, 255));
}

GifPalette::Mixture GifPalette::mixtureOf(QRgb color) const {
    const auto nearer = nearestOf(m_colors, color);
    const GifColorType near = m_colors[nearer];
    const auto beyond = [](int wanted, int part) { return std::clamp(2 * wanted - part, 0, 255); };
    const auto farther =
        nearestOf(m_colors, qRgb(beyond(qRed(color), near.Red), beyond(qGreen(color), near.Green),
                                 beyond(qBlue(color), near.Blue)));
    const GifColorType far = m_colors[farther];
    const int apart = distance(near, qRgb(far.Red, far.Green, far.Blue));
    Mixture mixture{static_cast<GifPixelType>(nearer), static_cast<GifPixelType>(farther), 0};
    if (apart == 0 || apart > kFarthestMixed) return mixture;
    const int way = 3 * (qRed(color) - near.Red) * (far.Red - near.Red) +
                    6 * (qGreen(color) - near.Green) * (far.Green - near.Green) +
                    (qBlue(color) - near.Blue) * (far.Blue - near.Blue);
    mixture.share =
        static_cast<qint8>(std::clamp(kPatternParts * way / apart, 0, kPatternParts / 2));
    return mixture;
}

GifPixelType GifPalette::at(int x, int y, QRgb color) {
    Mixture& mixture = m_mixtures[knownIndex(color)];
    if (mixture.share < 0) mixture = mixtureOf(color);
    const auto threshold =
        kPattern[static_cast<std::size_t>(y & 3)][static_cast<std::size_t>(x & 3)];
    return threshold < mixture.share ? mixture.farther : mixture.nearer;
}

} // namespace clockwise::app
