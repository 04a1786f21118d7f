// SPDX-License-Identifier: MIT
#pragma once

#include "animation_writer.h"
#include "files/durable_file.h"

namespace clockwise::app {

// Animated PNG: the PNG of each frame in the chunks of its specification, which programs that know
// nothing of it take for the first frame's PNG. It loops for ever.
class ApngWriter : public AnimationWriter {
  public:
    // How many frames there will be stands at the file's beginning.
    ApngWriter(const QString& path, int frames);

    Told<void> add(const QImage& frame, std::chrono::milliseconds shown) override;
    Told<void> finish() override;

  private:
    Told<void> begin(const QByteArray& header);
    Told<void> chunk(const char* type, const QByteArray& data);
    QByteArray frameControl(const QRect& part, std::chrono::milliseconds shown);

    DurableFile m_file;
    int m_frames;
    quint32 m_sequence = 0;
    QImage m_last;
};

} // namespace clockwise::app
