// SPDX-License-Identifier: MIT
#pragma once

#include "autosave_slot.h"
#include "document.h"
#include "language.h"

#include <QObject>
#include <QThreadPool>

#include <optional>

namespace clockwise::app {

// Keeps what would be lost of a game in the state folder: there is an autosave exactly while the
// game is modified. Writing waits for the disk on a thread of its own, but a turn waits until the
// one before it is written, so that no more than one can ever be lost.
//
// One that is destroyed leaves its file, like a crash; whoever lets the game go says so before.
class Autosave : public QObject {
    Q_OBJECT

  public:
    explicit Autosave(Document& document, QObject* parent = nullptr);
    ~Autosave() override;

    // The game on the table is not wanted any more.
    void letGo();
    // Lets the game on the table go; what comes on it next is kept in the slot of a lost one.
    void adopt(AutosaveSlot slot);
    // Waits until what was last asked for is on the disk, or has failed.
    void wait();

  signals:
    void failed(const clockwise::app::Wording& why); // once, until it works again
    void works();                                    // again

  private:
    void follow();
    void keep();
    void hear(const Told<void>& written);

    Document& m_document;
    std::optional<AutosaveSlot> m_slot;
    std::uint64_t m_revision = 0; // that was seen to last
    bool m_fails = false;
    QThreadPool m_writer;
};

} // namespace clockwise::app
