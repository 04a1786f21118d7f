// SPDX-License-Identifier: MIT
#include "speaker.h"

#include "reader.h"

#include <QAccessible>
#include <QWidget>

namespace clockwise::app {

Speaker::Speaker(QWidget& place) : QObject(&place), m_place(place) {}

// In Qt 6.4 nothing of an alert goes out to screen readers. A notice that comes to be shown does,
// and its name is read.
void Speaker::say(const QString& words) {
    if (words.isEmpty() || !isReadAloud() || !m_place.isVisible()) return;
    m_words = words;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent said(&m_place, words);
    tellReader(said);
#else
    for (const auto type : {QAccessible::NameChanged, QAccessible::ObjectShow}) {
        QAccessibleEvent said(this, type);
        tellReader(said);
    }
#endif
}

NoticeAccessible::NoticeAccessible(Speaker& speaker)
    : QAccessibleObject(&speaker), m_speaker(speaker) {}

QAccessibleInterface* NoticeAccessible::parent() const {
    return QAccessible::queryAccessibleInterface(&m_speaker.place());
}

QString NoticeAccessible::text(QAccessible::Text kind) const {
    return kind == QAccessible::Name ? m_speaker.words() : QString();
}

} // namespace clockwise::app
