// SPDX-License-Identifier: MIT
#include "durable_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace clockwise::app {
namespace {

// QSaveFile syncs as well but takes no notice when that fails, and it is only then that some file
// systems notice that they are full.
bool sync(QSaveFile& file) {
    return ::fsync(file.handle()) == 0 || errno == EINVAL || errno == EROFS;
}

} // namespace

Told<void> replaceFile(const QString& path, std::string_view bytes) {
    QSaveFile file(path);
    const auto size = static_cast<qint64>(bytes.size());
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), size) != size || !file.flush())
        return tl::unexpected(file.errorString());
    if (!sync(file)) return tl::unexpected(QString::fromLocal8Bit(std::strerror(errno)));
    if (!file.commit()) return tl::unexpected(file.errorString());
    syncFolder(QFileInfo(path).absolutePath());
    return {};
}

void syncFolder(const QString& folder) {
    const int handle =
        ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    ::fsync(handle);
    ::close(handle);
}

} // namespace clockwise::app
