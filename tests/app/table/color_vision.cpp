// SPDX-License-Identifier: MIT
#include "color_vision.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace clockwise::app {
namespace {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

constexpr Matrix kSame{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix kProtanopia{{{0.152286, 1.052583, -0.204868},
                              {0.114503, 0.786281, 0.099216},
                              {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeuteranopia{{{0.367322, 0.860646, -0.227968},
                                {0.280085, 0.672501, 0.047413},
                                {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritanopia{{{1.255528, -0.076749, -0.178779},
                              {-0.078411, 0.930809, 0.147602},
                              {0.004733, 0.691367, 0.303900}}};
// From linear sRGB to XYZ, IEC 61966-2-1.
constexpr Matrix kToXyz{{{0.4124564, 0.3575761, 0.1804375},
                         {0.2126729, 0.7151522, 0.0721750},
                         {0.0193339, 0.1191920, 0.9503041}}};
constexpr Vector kWhite{0.95047, 1, 1.08883};

const Matrix& matrixOf(Sight sight) {
    switch (sight) {
    case Sight::Protanopia: return kProtanopia;
    case Sight::Deuteranopia: return kDeuteranopia;
    case Sight::Tritanopia: return kTritanopia;
    case Sight::Usual: break;
    }
    return kSame;
}

Vector times(const Matrix& matrix, const Vector& vector) {
    Vector product{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t i = 0; i < 3; ++i) product[row] += matrix[row][i] * vector[i];
    return product;
}

double linear(double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

float encoded(double part) {
    part = std::clamp(part, 0.0, 1.0);
    return static_cast<float>(part <= 0.0031308 ? part * 12.92
                                                : 1.055 * std::pow(part, 1 / 2.4) - 0.055);
}

Vector linearOf(const QColor& color) {
    return {linear(color.redF()), linear(color.greenF()), linear(color.blueF())};
}

Vector labOf(const QColor& color) {
    Vector f = times(kToXyz, linearOf(color));
    for (std::size_t i = 0; i < 3; ++i) {
        const double part = f[i] / kWhite[i];
        f[i] = part > 216.0 / 24389 ? std::cbrt(part) : (24389.0 / 27 * part + 16) / 116;
    }
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

double radians(double degrees) {
    return degrees * std::numbers::pi / 180;
}

double angleOf(double b, double a) {
    if (a == 0 && b == 0) return 0;
    const double angle = std::atan2(b, a) * 180 / std::numbers::pi;
    return angle < 0 ? angle + 360 : angle;
}

double seventh(double chroma) {
    const double power = std::pow(chroma, 7);
    return std::sqrt(power / (power + std::pow(25.0, 7)));
}

} // namespace

QColor seenBy(Sight sight, const QColor& color) {
    const Vector seen = times(matrixOf(sight), linearOf(color));
    return QColor::fromRgbF(encoded(seen[0]), encoded(seen[1]), encoded(seen[2]));
}

// The steps and names of Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula" (2005).
double difference(const QColor& one, const QColor& other) {
    const Vector lab1 = labOf(one);
    const Vector lab2 = labOf(other);
    const double g =
        0.5 * (1 - seventh((std::hypot(lab1[1], lab1[2]) + std::hypot(lab2[1], lab2[2])) / 2));
    const double a1 = (1 + g) * lab1[1];
    const double a2 = (1 + g) * lab2[1];
    const double c1 = std::hypot(a1, lab1[2]);
    const double c2 = std::hypot(a2, lab2[2]);
    const double h1 = angleOf(lab1[2], a1);
    const double h2 = angleOf(lab2[2], a2);
    const bool grey = c1 * c2 == 0;

    double turn = grey ? 0 : h2 - h1;
    if (turn > 180) turn -= 360;
    if (turn < -180) turn += 360;
    const double dL = lab2[0] - lab1[0];
    const double dC = c2 - c1;
    const double dH = 2 * std::sqrt(c1 * c2) * std::sin(radians(turn / 2));

    const double l = (lab1[0] + lab2[0]) / 2;
    const double c = (c1 + c2) / 2;
    double h = h1 + h2;
    if (!grey) {
        if (std::abs(h1 - h2) > 180) h += h < 360 ? 360 : -360;
        h /= 2;
    }
    const double t = 1 - 0.17 * std::cos(radians(h - 30)) + 0.24 * std::cos(radians(2 * h)) +
                     0.32 * std::cos(radians(3 * h + 6)) - 0.20 * std::cos(radians(4 * h - 63));
    const double fromFifty = (l - 50) * (l - 50);
    const double sL = 1 + 0.015 * fromFifty / std::sqrt(20 + fromFifty);
    const double sC = 1 + 0.045 * c;
    const double sH = 1 + 0.015 * c * t;
    const double rotation =
        -std::sin(radians(60 * std::exp(-std::pow((h - 275) / 25, 2)))) * 2 * seventh(c);
    return std::sqrt(std::pow(dL / sL, 2) + std::pow(dC / sC, 2) + std::pow(dH / sH, 2) +
                     rotation * dC / sC * dH / sH);
}

} // namespace clockwise::app
