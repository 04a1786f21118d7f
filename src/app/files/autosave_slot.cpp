// SPDX-License-Identifier: MIT
#include "autosave_slot.h"

#include "durable_file.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace clockwise::app {
namespace {

const QString kGame = QStringLiteral(".clockwise");
const QString kLock = QStringLiteral(".lock");
constexpr int kNoLock = -1;

QString inFolder(const QString& name) {
    return QDir(autosaveFolder()).filePath(name);
}

// Whether the open file is still the one at the path.
bool isAt(int handle, const QByteArray& path) {
    struct stat opened {};
    struct stat found {};
    return ::fstat(handle, &opened) == 0 && ::stat(path.constData(), &found) == 0 &&
           opened.st_dev == found.st_dev && opened.st_ino == found.st_ino;
}

} // namespace

QString autosaveFolder() {
    // The specification wants a relative path to be ignored.
    QString state = qEnvironmentVariable("XDG_STATE_HOME");
    if (!QDir::isAbsolutePath(state)) state = QDir::home().filePath(QStringLiteral(".local/state"));
    return QDir(state).filePath(QStringLiteral("clockwise/autosave"));
}

AutosaveSlot::AutosaveSlot(QString name) : m_name(std::move(name)) {}

AutosaveSlot::AutosaveSlot(AutosaveSlot&& other) noexcept
    : m_name(std::move(other.m_name)), m_lock(std::exchange(other.m_lock, kNoLock)) {}

AutosaveSlot& AutosaveSlot::operator=(AutosaveSlot&& other) noexcept {
    if (this == &other) return *this;
    release();
    m_name = std::move(other.m_name);
    m_lock = std::exchange(other.m_lock, kNoLock);
    return *this;
}

AutosaveSlot::~AutosaveSlot() {
    release();
}

Told<AutosaveSlot> AutosaveSlot::make() {
    AutosaveSlot slot(QUuid::createUuid().toString(QUuid::WithoutBraces));
    if (!QDir().mkpath(autosaveFolder()) || !slot.lock())
        return tl::unexpected(qt_error_string(errno));
    return slot;
}

std::vector<AutosaveSlot> AutosaveSlot::leftBehind() {
    const QDir folder(autosaveFolder());
    QStringList names;
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files, QDir::Time)) {
        const QString name = file.baseName();
        if (!QUuid(name).isNull() && !names.contains(name)) names << name;
    }
    std::vector<AutosaveSlot> found;
    for (const QString& name : names) {
        AutosaveSlot slot(name);
        if (!slot.lock()) continue;
        for (const QString& leftover : slot.leftovers()) QFile::remove(leftover);
        if (QFileInfo::exists(slot.path())) found.push_back(std::move(slot));
    }
    return found;
}

QString AutosaveSlot::path() const {
    return inFolder(m_name + kGame);
}

bool AutosaveSlot::isHeld() const {
    return m_lock != kNoLock && isAt(m_lock, QFile::encodeName(lockPath()));
}

QString AutosaveSlot::lockPath() const {
    return inFolder(m_name + kLock);
}

// What a write that was cut off may have left.
QStringList AutosaveSlot::leftovers() const {
    const QDir folder(autosaveFolder());
    QStringList found;
    for (const QString& file :
         folder.entryList({m_name + kGame + QStringLiteral(".*")}, QDir::Files))
        found << folder.filePath(file);
    return found;
}

// Not QLockFile: that goes by process numbers, which mean nothing in another sandbox.
bool AutosaveSlot::lock() {
    const QByteArray path = QFile::encodeName(lockPath());
    for (;;) {
        const int handle = ::open(path.constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (handle < 0) return false;
        if (::flock(handle, LOCK_EX | LOCK_NB) != 0) {
            const int reason = errno;
            ::close(handle);
            errno = reason;
            return false;
        }
        if (isAt(handle, path)) {
            m_lock = handle;
            return true;
        }
        // Whoever had it has removed it meanwhile.
        ::close(handle);
    }
}

void AutosaveSlot::release() {
    if (m_lock == kNoLock) return;
    if (!QFileInfo::exists(path())) QFile::remove(lockPath());
    ::close(m_lock);
    m_lock = kNoLock;
}

void AutosaveSlot::removeFile() {
    if (QFile::remove(path())) syncFolder(autosaveFolder());
}

Told<QString> AutosaveSlot::setAside() {
    const QDir folder(inFolder(QStringLiteral("damaged")));
    const QString now = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss-"));
    const QString aside = folder.filePath(now + m_name + kGame);
    if (!QDir().mkpath(folder.path()) || !QFile::rename(path(), aside))
        return tl::unexpected(qt_error_string(errno));
    syncFolder(autosaveFolder());
    syncFolder(folder.path());
    return aside;
}

} // namespace clockwise::app
