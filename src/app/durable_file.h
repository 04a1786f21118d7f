// SPDX-License-Identifier: MIT
#pragma once

#include "told.h"

#include <string_view>

namespace clockwise::app {

// Puts the bytes in the file's place as a whole: whatever happens on the way, a crash, a full disk
// or a power cut, the old file or the new one is there, never something between. On success the
// new one is on the disk. Otherwise the system's reason, to be put into a sentence.
Told<void> replaceFile(const QString& path, std::string_view bytes);

// Makes what was renamed or removed in a folder last through a power cut, where the file system
// can.
void syncFolder(const QString& folder);

} // namespace clockwise::app
