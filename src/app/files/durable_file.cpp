// SPDX-License-Identifier: MIT
#include "durable_file.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace clockwise::app {
namespace {

bool writeAll(int handle, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(handle, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

bool sync(int handle) {
    return ::fsync(handle) == 0 || errno == EINVAL;
}

} // namespace

Told<void> DurableFile::open() {
    if (!m_file.open(QIODevice::WriteOnly)) return tl::unexpected(m_file.errorString());
    return {};
}

// Not by way of QSaveFile: it forgets why a write failed, and takes no notice when syncing does,
// which is when some file systems find out that they are full.
Told<void> DurableFile::write(std::string_view bytes) {
    if (!writeAll(m_file.handle(), bytes)) return tl::unexpected(qt_error_string(errno));
    return {};
}

Told<void> DurableFile::commit() {
    if (!sync(m_file.handle())) return tl::unexpected(qt_error_string(errno));
    if (!m_file.commit()) return tl::unexpected(m_file.errorString());
    syncFolder(QFileInfo(m_file.fileName()).absolutePath());
    return {};
}

Told<void> replaceFile(const QString& path, std::string_view bytes) {
    DurableFile file(path);
    return file.open().and_then([&] { return file.write(bytes); }).and_then([&] {
        return file.commit();
    });
}

void syncFolder(const QString& folder) {
    const int handle =
        ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    ::fsync(handle);
    ::close(handle);
}

} // namespace clockwise::app
