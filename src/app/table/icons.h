// SPDX-License-Identifier: MIT
#pragma once

#include "theme.h"

#include "clockwise/seat.h"

#include <QIcon>

namespace clockwise::app {

// An icon of resources/app ("new", "undo", "play"...) in the palette's text colour, whatever the
// palette is when it is painted.
QIcon actionIcon(const QString& name);
// A seat's shape in its colour.
QIcon seatIcon(Seat seat);
// The same of a theme on any painter; lines and curves where those are wanted.
void paintSeatShape(QPainter& painter, const QRectF& into, Seat seat, const Theme& theme);
// The program's own.
QIcon programIcon();

} // namespace clockwise::app
