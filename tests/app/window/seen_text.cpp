// SPDX-License-Identifier: MIT
#include "seen_text.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QTextEdit>

namespace clockwise::app {
namespace {

// The property "text" of a field to write in is what people wrote, or a number with its unit.
constexpr const char* kProperties[] = {
    "text",   "title",  "windowTitle",      "toolTip",        "placeholderText",
    "suffix", "prefix", "specialValueText", "accessibleName", "accessibleDescription"};

class Collector {
  public:
    void add(const QObject& object) {
        const bool isField = qobject_cast<const QLineEdit*>(&object) != nullptr ||
                             qobject_cast<const QAbstractSpinBox*>(&object) != nullptr;
        for (const char* property : kProperties)
            if (!(isField && property == std::string_view("text")))
                add(object, property, object.property(property).toString());
        if (const auto* list = qobject_cast<const QComboBox*>(&object))
            for (int i = 0; i < list->count(); ++i)
                add(object, "item " + std::to_string(i), list->itemText(i));
        if (const auto* tabs = qobject_cast<const QTabBar*>(&object))
            for (int i = 0; i < tabs->count(); ++i)
                add(object, "tab " + std::to_string(i), tabs->tabText(i));
        if (const auto* view = qobject_cast<const QAbstractItemView*>(&object);
            view != nullptr && view->model() != nullptr)
            for (int i = 0; i < view->model()->columnCount(); ++i)
                add(object, "header " + std::to_string(i),
                    view->model()->headerData(i, Qt::Horizontal).toString());
    }

    QList<SeenText> all;

  private:
    void add(const QObject& object, const std::string& what, const QString& text) {
        if (text.isEmpty()) return;
        all.push_back({&object,
                       std::string(object.metaObject()->className()) + " " +
                           object.objectName().toStdString() + " " + what,
                       text});
    }
};

void addKey(const QString& text, QString& keys) {
    const QKeySequence key = QKeySequence::mnemonic(text);
    if (!key.isEmpty()) keys += QKeySequence(key[0].key()).toString();
}

} // namespace

QList<SeenText> textsOf(const QWidget& window) {
    Collector collector;
    collector.add(window);
    for (const QObject* object : window.findChildren<QObject*>()) {
        const auto* widget = qobject_cast<const QWidget*>(object);
        const bool isSeen = widget != nullptr && widget->isVisible();
        const bool isOffered = qobject_cast<const QAction*>(object) != nullptr ||
                               qobject_cast<const QMenu*>(object) != nullptr;
        // Qt's own menus and the windows that belong to this one are looked at by themselves.
        if (isOffered || (isSeen && widget->window() == &window)) collector.add(*object);
    }
    return collector.all;
}

QString keysOf(const QMenu& menu) {
    QString keys;
    for (const QAction* action : menu.actions()) addKey(action->text(), keys);
    return keys;
}

QString keysOf(const QWidget& window) {
    QString keys;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window) continue;
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            addKey(button->text(), keys);
        if (const auto* group = qobject_cast<const QGroupBox*>(widget))
            addKey(group->title(), keys);
        if (const auto* label = qobject_cast<const QLabel*>(widget);
            label != nullptr && label->buddy() != nullptr)
            addKey(label->text(), keys);
        if (const auto* bar = qobject_cast<const QMenuBar*>(widget))
            for (const QAction* action : bar->actions())
                if (action->isEnabled()) addKey(action->text(), keys);
    }
    return keys;
}

} // namespace clockwise::app
