// SPDX-License-Identifier: MIT
#include "gif_writer.h"

#include <array>
#include <utility>

namespace clockwise::app {
namespace {

constexpr int kColorBits = 8;

} // namespace

GifWriter::GifWriter(const QString& path, GifPalette palette)
    : m_file(path), m_palette(std::move(palette)) {}

GifWriter::~GifWriter() {
    if (m_gif != nullptr) EGifCloseFile(m_gif, nullptr);
}

int GifWriter::put(GifFileType* gif, const GifByteType* bytes, int count) {
    auto* writer = static_cast<GifWriter*>(gif->UserData);
    if (!writer->m_written) return 0;
    writer->m_written = writer->m_file.write(
        {reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count)});
    return writer->m_written ? count : 0;
}

Told<void> GifWriter::told(bool written) const {
    if (!m_written) return m_written;
    if (!written) return tl::unexpected(QString::fromLatin1(GifErrorString(m_gif->Error)));
    return {};
}

Told<void> GifWriter::begin(QSize size) {
    if (auto opened = m_file.open(); !opened) return opened;
    int error = 0;
    m_gif = EGifOpen(this, &GifWriter::put, &error);
    if (m_gif == nullptr) return tl::unexpected(QString::fromLatin1(GifErrorString(error)));
    EGifSetGifVersion(m_gif, true);
    ColorMapObject* colors = GifMakeMapObject(kMostGifColors, m_palette.colors().data());
    // The block by which browsers have agreed to loop, for ever being 0 times.
    constexpr std::array<GifByteType, 3> kForEver{1, 0, 0};
    const bool written =
        EGifPutScreenDesc(m_gif, size.width(), size.height(), kColorBits, 0, colors) == GIF_OK &&
        EGifPutExtensionLeader(m_gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
        EGifPutExtensionBlock(m_gif, 11, "NETSCAPE2.0") == GIF_OK &&
        EGifPutExtensionBlock(m_gif, kForEver.size(), kForEver.data()) == GIF_OK &&
        EGifPutExtensionTrailer(m_gif) == GIF_OK;
    GifFreeMapObject(colors);
    return told(written);
}

bool GifWriter::putPixels(const QImage& frame, const QRect& part) {
    std::vector<GifPixelType> line(static_cast<std::size_t>(part.width()));
    for (int y = part.top(); y <= part.bottom(); ++y) {
        const auto* pixels = reinterpret_cast<const QRgb*>(frame.constScanLine(y)) + part.left();
        for (int x = 0; x < part.width(); ++x)
            line[static_cast<std::size_t>(x)] = m_palette.at(part.left() + x, y, pixels[x]);
        if (EGifPutLine(m_gif, line.data(), part.width()) != GIF_OK) return false;
    }
    return true;
}

Told<void> GifWriter::add(const QImage& frame, std::chrono::milliseconds shown) {
    QImage now = frame.convertToFormat(QImage::Format_RGB32);
    if (m_gif == nullptr) {
        if (auto begun = begin(now.size()); !begun) return begun;
    }
    const QRect part = m_last.isNull() ? now.rect() : changedPart(m_last, now);
    GraphicsControlBlock control{};
    control.DisposalMode = DISPOSE_DO_NOT;
    control.DelayTime = static_cast<int>(shown.count() / 10);
    control.TransparentColor = NO_TRANSPARENT_COLOR;
    std::array<GifByteType, 4> packed{};
    EGifGCBToExtension(&control, packed.data());
    const bool written =
        EGifPutExtension(m_gif, GRAPHICS_EXT_FUNC_CODE, packed.size(), packed.data()) == GIF_OK &&
        EGifPutImageDesc(m_gif, part.left(), part.top(), part.width(), part.height(), false,
                         nullptr) == GIF_OK &&
        putPixels(now, part);
    m_last = std::move(now);
    return told(written);
}

Told<void> GifWriter::finish() {
    int error = 0;
    const bool closed = EGifCloseFile(std::exchange(m_gif, nullptr), &error) == GIF_OK;
    if (!m_written) return m_written;
    if (!closed) return tl::unexpected(QString::fromLatin1(GifErrorString(error)));
    return m_file.commit();
}

} // namespace clockwise::app
