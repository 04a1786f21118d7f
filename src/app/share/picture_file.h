// SPDX-License-Identifier: MIT
#pragma once

#include "export.h"
#include "moment.h"

class QImage;

namespace clockwise::app {

// The first of the moments as a PNG, SVG or PDF. Round the table it is transparent.
std::unique_ptr<Work> pictureWork(Moments moments, const ExportOrder& order);

// One in so many pixels, on nothing.
QImage pictureOf(const Moments& moments, const Moment& moment, int size);

} // namespace clockwise::app
