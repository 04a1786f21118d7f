// SPDX-License-Identifier: MIT
#include "button_accessible.h"

#include <QAbstractButton>

namespace clockwise::app {

ButtonAccessible::ButtonAccessible(QAbstractButton& button)
    : QAccessibleWidget(&button, QAccessible::Button), m_button(button) {}

QAccessible::State ButtonAccessible::state() const {
    QAccessible::State state = QAccessibleWidget::state();
    state.checkable = m_button.isCheckable();
    state.checked = m_button.isChecked();
    return state;
}

QStringList ButtonAccessible::actionNames() const {
    QStringList names = QAccessibleWidget::actionNames();
    if (m_button.isEnabled()) names.prepend(pressAction());
    return names;
}

void ButtonAccessible::doAction(const QString& name) {
    if (name == pressAction())
        m_button.click();
    else
        QAccessibleWidget::doAction(name);
}

} // namespace clockwise::app
