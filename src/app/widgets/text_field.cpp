// SPDX-License-Identifier: MIT
#include "text_field.h"

#include <QAbstractSpinBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace clockwise::app {

bool isTextField(const QWidget* widget) {
    // A click falls on what is inside: the viewport of an edit, the line of a spin box.
    for (; widget != nullptr && !widget->isWindow(); widget = widget->parentWidget())
        if (qobject_cast<const QLineEdit*>(widget) != nullptr ||
            qobject_cast<const QTextEdit*>(widget) != nullptr ||
            qobject_cast<const QPlainTextEdit*>(widget) != nullptr ||
            qobject_cast<const QAbstractSpinBox*>(widget) != nullptr)
            return true;
    return false;
}

} // namespace clockwise::app
