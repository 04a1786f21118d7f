// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include <string>

class QMenu;
class QWidget;

namespace clockwise::app {

// Words that a window shows or says, and which of its parts does.
struct SeenText {
    const QObject* part;
    std::string where;
    QString text;
};

// All of them: of the widgets that are visible, of every action and menu; not what people wrote.
QList<SeenText> textsOf(const QWidget& window);

// The letters that Alt picks among the entries of a menu, or among the parts of a window; in order.
QString keysOf(const QMenu& menu);
QString keysOf(const QWidget& window);

} // namespace clockwise::app
