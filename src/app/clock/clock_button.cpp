// SPDX-License-Identifier: MIT
#include "clock_button.h"

#include <QAction>

namespace clockwise::app {

ClockButton::ClockButton(QAction& action, QWidget* parent) : QToolButton(parent), m_action(action) {
    setObjectName(QStringLiteral("clock_button"));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setFocusPolicy(Qt::NoFocus);
    setAutoRaise(true);
    connect(this, &QToolButton::clicked, &action, &QAction::trigger);
    connect(&action, &QAction::changed, this, &ClockButton::refresh);
    refresh();
}

// The action's own words stand in a menu, where & underlines a letter.
void ClockButton::refresh() {
    const QString words = QString(m_action.text()).remove(QLatin1Char('&'));
    setText(words);
    setIcon(m_action.icon());
    setToolTip(QStringLiteral("%1 (%2)").arg(
        words, m_action.shortcut().toString(QKeySequence::NativeText)));
    setEnabled(m_action.isEnabled());
    setVisible(m_action.isVisible());
}

} // namespace clockwise::app
