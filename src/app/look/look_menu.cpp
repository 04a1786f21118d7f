// SPDX-License-Identifier: MIT
#include "look_menu.h"

#include "language.h"
#include "look.h"
#include "settings.h"
#include "table/themes.h"
#include "widgets/notice_bar.h"
#include "words.h"

namespace clockwise::app {
namespace {

const QString kPrefix = QStringLiteral("look_");

// As its maker calls it in the language of the window. In a menu & would mark a letter.
QString nameOf(const Theme& theme) {
    return theme.names.value(Language::ofProgram().spoken(), theme.name)
        .replace(u'&', QStringLiteral("&&"));
}

} // namespace

LookMenu::LookMenu(QWidget* parent) : QMenu(parent), m_looks(new QActionGroup(this)) {
    setToolTipsVisible(true);
    QAction* system = addLook(QStringLiteral("system"));
    addSeparator();
    QAction* light = addLook(QStringLiteral("light"));
    QAction* dark = addLook(QStringLiteral("dark"));
    QAction* contrast = addLook(QStringLiteral("contrast"));
    inEveryLanguage(this, [=, this] {
        setTitle(tr("&Look"));
        system->setText(tr("&As the desktop"));
        light->setText(tr("&Light"));
        dark->setText(tr("&Dark"));
        contrast->setText(tr("&High contrast"));
    });
    connect(this, &QMenu::aboutToShow, this, &LookMenu::fill);
    tick();
}

QAction* LookMenu::addLook(const QString& id) {
    QAction* action = addAction(QString());
    action->setObjectName(kPrefix + id);
    action->setActionGroup(m_looks);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, id] { choose(id); });
    return action;
}

void LookMenu::addBroken(const QString& id, const ThemeFault& fault) {
    QAction* action = addAction(tr("%1: why can it not be used?").arg(id));
    action->setObjectName(kPrefix + id);
    action->setToolTip(plainToolTip(sentence(fault)));
    connect(action, &QAction::triggered, this, [this, id, fault] { tellRefused(id, fault); });
    m_own << action;
}

void LookMenu::fill() {
    qDeleteAll(m_own);
    m_own.clear();
    const QStringList own = ownThemes();
    if (!own.isEmpty()) m_own << addSeparator();
    for (const QString& id : own) {
        const auto theme = readOwnTheme(id);
        if (!theme) {
            addBroken(id, theme.error());
            continue;
        }
        QAction* action = addLook(id);
        action->setText(nameOf(*theme));
        m_own << action;
    }
    tick();
}

// What is in use may have been chosen in another window.
void LookMenu::tick() {
    for (QAction* action : m_looks->actions())
        action->setChecked(action->objectName() == kPrefix + lookInUse());
}

void LookMenu::choose(const QString& id) {
    const auto fault = applyLook(id);
    if (fault)
        tellRefused(id, *fault);
    else
        settings::rememberLook(id);
}

void LookMenu::tellRefused(const QString& name, const ThemeFault& fault) {
    if (m_notice == nullptr) return;
    const auto why = [name, fault]() -> QString {
        return tr("The look “%1” cannot be used.").arg(name) + u' ' + sentence(fault);
    };
    m_notice->tell(why, {{QStringLiteral("close"), [] { return tr("C&lose"); },
                          [this] { m_notice->hide(); }}});
}

} // namespace clockwise::app
