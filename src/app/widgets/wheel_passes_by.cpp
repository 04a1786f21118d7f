// SPDX-License-Identifier: MIT
#include "wheel_passes_by.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>

namespace clockwise::app {

WheelPassesBy::WheelPassesBy(QWidget& window) : QObject(&window), m_window(window) {
    qApp->installEventFilter(this); // fields come and go with the number of seats
}

bool WheelPassesBy::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel) return false;
    const bool isField = qobject_cast<QComboBox*>(watched) != nullptr ||
                         qobject_cast<QAbstractSpinBox*>(watched) != nullptr;
    if (!isField || !m_window.isAncestorOf(static_cast<QWidget*>(watched))) return false;
    for (QObject* around = watched->parent(); around != nullptr; around = around->parent())
        if (auto* area = qobject_cast<QAbstractScrollArea*>(around)) {
            QCoreApplication::sendEvent(area->verticalScrollBar(), event);
            break;
        }
    return true;
}

} // namespace clockwise::app
