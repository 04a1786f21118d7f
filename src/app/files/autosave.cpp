// SPDX-License-Identifier: MIT
#include "autosave.h"

#include "durable_file.h"
#include "lost_game.h"

#include <QDir>

namespace clockwise::app {

Autosave::Autosave(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    m_writer.setMaxThreadCount(1);
    connect(&m_document, &Document::changed, this, [this] {
        if (m_document.session().revision() != m_revision) follow();
    });
    connect(&m_document, &Document::replaced, this, &Autosave::follow);
    follow();
}

Autosave::~Autosave() {
    wait();
}

void Autosave::wait() {
    m_writer.waitForDone();
}

void Autosave::letGo() {
    wait();
    if (m_slot) m_slot->removeFile();
}

void Autosave::adopt(AutosaveSlot slot) {
    letGo();
    m_slot = std::move(slot);
}

void Autosave::follow() {
    m_revision = m_document.session().revision();
    if (m_document.session().isModified())
        keep();
    else
        letGo();
}

void Autosave::keep() {
    wait();
    if (!m_slot || !m_slot->isHeld()) {
        auto made = AutosaveSlot::make();
        if (!made) return hear(tl::unexpected(made.error()));
        m_slot = std::move(*made);
    }
    std::string text = lostGameText(m_document.session().text(), m_document.proposedPath());
    m_writer.start([this, path = m_slot->path(), text = std::move(text)] {
        QMetaObject::invokeMethod(
            this, [this, written = replaceFile(path, text)] { hear(written); },
            Qt::QueuedConnection);
    });
}

void Autosave::hear(const Told<void>& written) {
    if (written && m_fails) emit works();
    if (!written && !m_fails)
        emit failed([why = written.error()] {
            return tr("The turns cannot be autosaved in %1: %2. The next turn tries again; until "
                      "then, save the game yourself.")
                .arg(QDir::toNativeSeparators(autosaveFolder()), why);
        });
    m_fails = !written.has_value();
}

} // namespace clockwise::app
