// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/seat.h"

#include <QColor>
#include <QString>

namespace clockwise::app {

// How a seat is told apart from the others: by colour and, for whoever does not see the colour, by
// shape. Both are on its pieces.
QColor seatColor(Seat seat);
// The name of the shape's picture in resources/seats: "circle", "square", "triangle"...
QString seatShape(Seat seat);

} // namespace clockwise::app
