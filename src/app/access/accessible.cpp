// SPDX-License-Identifier: MIT
#include "accessible.h"

#include "board_accessible.h"
#include "button_accessible.h"
#include "seats/seat_badge.h"
#include "speaker.h"
#include "table/board_view.h"

#include <QAbstractButton>
#include <QAccessibleWidget>

namespace clockwise::app {
namespace {

// Qt asks for each class that an object is of, the most special one first. Its own buttons it knows
// better, but not those that paint themselves.
QAccessibleInterface* accessibleOf(const QString& className, QObject* object) {
    if (object == nullptr) return nullptr;
    if (auto* board = qobject_cast<BoardView*>(object)) return new BoardAccessible(*board);
    if (auto* speaker = qobject_cast<Speaker*>(object)) return new NoticeAccessible(*speaker);
    if (auto* badge = qobject_cast<SeatBadge*>(object))
        return new QAccessibleWidget(badge, QAccessible::Grouping);
    if (className != QLatin1String("QAbstractButton")) return nullptr;
    return new ButtonAccessible(*static_cast<QAbstractButton*>(object));
}

} // namespace

void installAccessibles() {
    QAccessible::installFactory(&accessibleOf);
}

} // namespace clockwise::app
