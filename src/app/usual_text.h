// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QVariant>

namespace clockwise::app {

// What an action is called in a list of all there are, while its menu tells what it would do at the
// moment: "Undo" for "Undo 14. f4-g4".
inline void setTexts(QAction& action, const QString& usual, const QString& now) {
    action.setProperty("usual_text", usual);
    action.setText(now);
}

inline QString usualText(const QAction& action) {
    const QVariant usual = action.property("usual_text");
    return usual.isValid() ? usual.toString() : action.text();
}

} // namespace clockwise::app
