// SPDX-License-Identifier: MIT
#pragma once

#include "animation_writer.h"
#include "files/durable_file.h"
#include "gif_palette.h"

#include <gif_lib.h>
#include <memory>

namespace clockwise::app {

// An animated GIF that loops for ever.
class GifWriter : public AnimationWriter {
  public:
    GifWriter(const QString& path, GifPalette palette);
    ~GifWriter() override;

    Told<void> add(const QImage& frame, std::chrono::milliseconds shown) override;
    Told<void> finish() override;

  private:
    static int put(GifFileType* gif, const GifByteType* bytes, int count);
    Told<void> begin(QSize size);
    bool putPixels(const QImage& frame, const QRect& part);
    // What giflib's answer means.
    Told<void> told(bool written) const;

    DurableFile m_file;
    Told<void> m_written; // the first refusal of the file
    GifPalette m_palette;
    GifFileType* m_gif = nullptr;
    QImage m_last;
};

} // namespace clockwise::app
