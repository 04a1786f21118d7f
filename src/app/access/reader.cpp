// SPDX-License-Identifier: MIT
#include "reader.h"

#include <QAccessible>

namespace clockwise::app {
namespace {

Listener& listener() {
    static Listener present = nullptr;
    return present;
}

} // namespace

bool isReadAloud() {
    return listener() != nullptr || QAccessible::isActive();
}

void tellReader(QAccessibleEvent& event) {
    if (listener() != nullptr)
        listener()(event);
    else
        QAccessible::updateAccessibility(&event);
}

void listenInstead(Listener other) {
    listener() = other;
}

} // namespace clockwise::app
