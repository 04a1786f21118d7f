// SPDX-License-Identifier: MIT
#include "heard.h"

#include "app/access/reader.h"

namespace clockwise::app {
namespace {

std::vector<Heard>& all() {
    static std::vector<Heard> heard;
    return heard;
}

void listen(QAccessibleEvent& event) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    if (event.type() == QAccessible::Announcement) {
        const auto& said = static_cast<const QAccessibleAnnouncementEvent&>(event);
        all().push_back(
            {QAccessible::ObjectShow, said.message().toStdString(), QAccessible::Notification});
        return;
    }
#endif
    QAccessibleInterface* source = event.accessibleInterface();
    if (source == nullptr || !source->isValid()) return;
    all().push_back({event.type(), source->text(QAccessible::Name).toStdString(), source->role()});
}

std::vector<std::string> namesOf(QAccessible::Event event, QAccessible::Role role) {
    std::vector<std::string> names;
    for (const Heard& each : all())
        if (each.event == event && each.role == role) names.push_back(each.name);
    return names;
}

} // namespace

ScreenReader::ScreenReader() {
    forget();
    listenInstead(&listen);
}

ScreenReader::~ScreenReader() {
    leave();
}

void ScreenReader::leave() {
    listenInstead(nullptr);
    forget();
}

void ScreenReader::forget() {
    all().clear();
}

const std::vector<Heard>& ScreenReader::heard() const {
    return all();
}

std::vector<std::string> ScreenReader::notices() const {
    return namesOf(QAccessible::ObjectShow, QAccessible::Notification);
}

std::vector<std::string> ScreenReader::renamedCells() const {
    return namesOf(QAccessible::NameChanged, QAccessible::ListItem);
}

} // namespace clockwise::app
