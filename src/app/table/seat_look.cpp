// SPDX-License-Identifier: MIT
#include "seat_look.h"

namespace clockwise::app {
namespace {

struct Look {
    QRgb color;
    const char* shape;
};

// Okabe and Ito's palette: told apart with every kind of colour blindness.
constexpr std::array<Look, Seat::kMost> kLooks{{
    {0xFFD55E00, "circle"},
    {0xFF0072B2, "square"},
    {0xFF009E73, "triangle"},
    {0xFFE69F00, "diamond"},
    {0xFFCC79A7, "star"},
    {0xFF56B4E9, "cross"},
}};

const Look& lookOf(Seat seat) {
    return kLooks[static_cast<std::size_t>(seat.index())];
}

} // namespace

QColor seatColor(Seat seat) {
    return QColor::fromRgb(lookOf(seat).color);
}

QString seatShape(Seat seat) {
    return QString::fromLatin1(lookOf(seat).shape);
}

} // namespace clockwise::app
