// SPDX-License-Identifier: MIT
#include "apng_writer.h"

#include <QBuffer>
#include <QtEndian>

#include <string_view>
#include <zlib.h>

namespace clockwise::app {
namespace {

constexpr std::string_view kSignature("\x89PNG\r\n\x1a\n", 8);
constexpr qsizetype kTypeLength = 4;

template <class T>
void append(QByteArray& bytes, T number) {
    const T big = qToBigEndian(number);
    bytes.append(reinterpret_cast<const char*>(&big), sizeof big);
}

// What of a PNG goes into the animation.
struct Png {
    QByteArray header;
    QByteArray pixels;
};

Png encode(const QImage& image) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    const QByteArray& bytes = buffer.data();
    Png png;
    qsizetype at = kSignature.size();
    while (at + 2 * kTypeLength <= bytes.size()) {
        const auto length = static_cast<qsizetype>(qFromBigEndian<quint32>(bytes.data() + at));
        const QByteArray type = bytes.mid(at + 4, kTypeLength);
        const QByteArray data = bytes.mid(at + 4 + kTypeLength, length);
        if (type == "IHDR") png.header = data;
        if (type == "IDAT") png.pixels += data;
        at += 4 + kTypeLength + length + 4;
    }
    return png;
}

} // namespace

ApngWriter::ApngWriter(const QString& path, int frames) : m_file(path), m_frames(frames) {}

Told<void> ApngWriter::chunk(const char* type, const QByteArray& data) {
    QByteArray bytes;
    append(bytes, static_cast<quint32>(data.size()));
    bytes.append(type, kTypeLength).append(data);
    const auto* checked = reinterpret_cast<const Bytef*>(bytes.constData() + 4);
    append(bytes,
           static_cast<quint32>(::crc32(0, checked, static_cast<uInt>(kTypeLength + data.size()))));
    return m_file.write({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

Told<void> ApngWriter::begin(const QByteArray& header) {
    QByteArray control;
    append(control, static_cast<quint32>(m_frames));
    append(control, quint32{0}); // for ever
    return m_file.open()
        .and_then([&] { return m_file.write(kSignature); })
        .and_then([&] { return chunk("IHDR", header); })
        .and_then([&] { return chunk("acTL", control); });
}

QByteArray ApngWriter::frameControl(const QRect& part, std::chrono::milliseconds shown) {
    constexpr quint16 kInASecond = 1000;
    QByteArray control;
    append(control, m_sequence++);
    for (const int number : {part.width(), part.height(), part.left(), part.top()})
        append(control, static_cast<quint32>(number));
    append(control, static_cast<quint16>(shown.count()));
    append(control, kInASecond);
    control.append(2, '\0'); // stays as it is for the next frame, and replaces what is there
    return control;
}

Told<void> ApngWriter::add(const QImage& frame, std::chrono::milliseconds shown) {
    // One format for all of them: the header is the first frame's.
    QImage now = frame.convertToFormat(QImage::Format_ARGB32);
    const bool first = m_last.isNull();
    const QRect part = first ? now.rect() : changedPart(m_last, now);
    const Png png = encode(now.copy(part));
    if (first) {
        if (auto begun = begin(png.header); !begun) return begun;
    }
    m_last = std::move(now);
    return chunk("fcTL", frameControl(part, shown)).and_then([&] {
        if (first) return chunk("IDAT", png.pixels);
        QByteArray data;
        append(data, m_sequence++);
        return chunk("fdAT", data + png.pixels);
    });
}

Told<void> ApngWriter::finish() {
    return chunk("IEND", {}).and_then([&] { return m_file.commit(); });
}

} // namespace clockwise::app
