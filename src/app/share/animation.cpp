// SPDX-License-Identifier: MIT
#include "animation.h"

#include "apng_writer.h"
#include "gif_writer.h"
#include "picture_file.h"
#include "table/board_picture.h"

#include <QPainter>

#include <algorithm>

namespace clockwise::app {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds kTurnTime = 800ms;
constexpr std::chrono::milliseconds kLastTurnTime = 3s;
constexpr int kSampleSide = 320;

// The start, the middle and the end have all the colours of a game between them.
GifPalette paletteOf(const Moments& moments, int size) {
    const int side = std::min(size, kSampleSide);
    QImage sample(side, 3 * side, QImage::Format_RGB32);
    sample.fill(Qt::white);
    QPainter painter(&sample);
    const std::size_t last = moments.all.size() - 1;
    int y = 0;
    for (const std::size_t at : {std::size_t{0}, last / 2, last}) {
        painter.drawImage(0, y, pictureOf(moments, moments.all[at], side));
        y += side;
    }
    return GifPalette(sample);
}

std::unique_ptr<AnimationWriter> writerFor(const Moments& moments, const ExportOrder& order) {
    if (order.kind == ExportKind::Apng)
        return std::make_unique<ApngWriter>(order.path, static_cast<int>(moments.all.size()));
    return std::make_unique<GifWriter>(order.path, paletteOf(moments, order.size));
}

class AnimationWork : public Work {
  public:
    AnimationWork(Moments moments, const ExportOrder& order)
        : m_moments(std::move(moments)), m_picture(m_moments.gameId, m_moments.style),
          m_writer(writerFor(m_moments, order)),
          m_frame(order.size, order.size, QImage::Format_ARGB32_Premultiplied),
          // A GIF's pixels are there or not, which would leave the table's shadow with a hard edge.
          m_ground(order.kind == ExportKind::Gif ? Qt::white : Qt::transparent) {}

    int steps() const override { return static_cast<int>(m_moments.all.size()) + 1; }
    Told<void> step() override {
        if (m_done == m_moments.all.size()) return m_writer->finish();
        const Moment& moment = m_moments.all[m_done++];
        m_frame.fill(m_ground);
        {
            QPainter painter(&m_frame);
            m_picture.paint(painter, QRectF(m_frame.rect()), moment.state->scene(), moment.marks);
        }
        const bool last = m_done == m_moments.all.size();
        return m_writer->add(m_frame, last ? kLastTurnTime : kTurnTime);
    }

  private:
    Moments m_moments;
    BoardPicture m_picture;
    std::unique_ptr<AnimationWriter> m_writer;
    QImage m_frame;
    QColor m_ground;
    std::size_t m_done = 0;
};

} // namespace

std::unique_ptr<Work> animationWork(Moments moments, const ExportOrder& order) {
    return std::make_unique<AnimationWork>(std::move(moments), order);
}

} // namespace clockwise::app
