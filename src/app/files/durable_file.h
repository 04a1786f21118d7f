// SPDX-License-Identifier: MIT
#pragma once

#include "told.h"

#include <QSaveFile>

#include <string_view>

namespace clockwise::app {

// A file that is written piece by piece and then put in its place as a whole: whatever happens on
// the way, a crash, a full disk or a power cut, the old file or the new one is there, never
// something between. Given up before it was committed it leaves nothing behind. A refusal is the
// system's reason, to be put into a sentence.
class DurableFile {
  public:
    explicit DurableFile(const QString& path) : m_file(path) {}

    Told<void> open();
    Told<void> write(std::string_view bytes);
    // On success the file is on the disk.
    Told<void> commit();

  private:
    QSaveFile m_file;
};

// The same for bytes that are all there.
Told<void> replaceFile(const QString& path, std::string_view bytes);

// Makes what was renamed or removed in a folder last through a power cut, where the file system
// can.
void syncFolder(const QString& folder);

} // namespace clockwise::app
