// SPDX-License-Identifier: MIT
#pragma once

#include "told.h"

#include <QStringList>

#include <vector>

namespace clockwise::app {

// $XDG_STATE_HOME/clockwise/autosave
QString autosaveFolder();

// The place of one window's autosave, locked for as long as the slot lives. The lock goes with the
// process, however that ends: what is not locked was left behind. A slot that goes leaves its file
// for the next start, unless there is none.
class AutosaveSlot {
  public:
    static Told<AutosaveSlot> make();
    // What was left behind and nobody else has taken up yet, the newest first.
    static std::vector<AutosaveSlot> leftBehind();

    AutosaveSlot(AutosaveSlot&& other) noexcept;
    AutosaveSlot& operator=(AutosaveSlot&& other) noexcept;
    ~AutosaveSlot();

    QString path() const;
    // Whether others still see the lock; not when somebody has cleared the folder.
    bool isHeld() const;
    void removeFile();
    // Moves a file that cannot be used out of the way; where it is now.
    Told<QString> setAside();

  private:
    explicit AutosaveSlot(QString name);

    bool lock();
    void release();
    QString lockPath() const;
    QStringList leftovers() const;

    QString m_name;
    int m_lock = -1;
};

} // namespace clockwise::app
