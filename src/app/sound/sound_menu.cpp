// SPDX-License-Identifier: MIT
#include "sound_menu.h"

#include "language.h"
#include "settings.h"
#include "sounds.h"

#include <QActionGroup>

namespace clockwise::app {

SoundMenu::SoundMenu(QWidget* parent) : QMenu(parent), m_volumes(new QActionGroup(this)) {
    QList<QAction*> actions;
    for (const char* id : {"off", "quiet", "normal", "loud"}) {
        const QString volume = QString::fromLatin1(id);
        QAction* action = addAction(QString(), this, [this, volume] { choose(volume); });
        action->setObjectName(QStringLiteral("sound_") + volume);
        action->setData(volume);
        action->setCheckable(true);
        m_volumes->addAction(action);
        actions << action;
    }
    inEveryLanguage(this, [this, actions] {
        setTitle(tr("&Sound"));
        actions[0]->setText(tr("&Off"));
        actions[1]->setText(tr("&Quiet"));
        actions[2]->setText(tr("&Normal"));
        actions[3]->setText(tr("&Loud"));
    });
    connect(this, &QMenu::aboutToShow, this, &SoundMenu::tick);
    tick();
}

// One hears at once how loud it will be.
void SoundMenu::choose(const QString& volume) {
    settings::rememberSoundVolume(volume);
    if (volume == QLatin1String("off"))
        Sounds::ofProgram().close();
    else
        Sounds::ofProgram().play(SoundId::Placed);
}

// It may have been chosen in another window.
void SoundMenu::tick() {
    for (QAction* action : m_volumes->actions())
        action->setChecked(action->data().toString() == settings::soundVolume());
}

} // namespace clockwise::app
