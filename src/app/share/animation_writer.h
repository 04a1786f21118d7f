// SPDX-License-Identifier: MIT
#pragma once

#include "told.h"

#include <QImage>

#include <chrono>

namespace clockwise::app {

// An animated picture that is written frame by frame, so that no more than two frames are ever in
// memory. All frames have the size of the first.
class AnimationWriter {
  public:
    virtual ~AnimationWriter() = default;

    virtual Told<void> add(const QImage& frame, std::chrono::milliseconds shown) = 0;
    // After the last frame: puts the file in its place.
    virtual Told<void> finish() = 0;
};

// The part of a frame that differs from the one before; one pixel when nothing does, since a frame
// without any is no frame.
QRect changedPart(const QImage& before, const QImage& after);

} // namespace clockwise::app
