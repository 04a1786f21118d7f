// SPDX-License-Identifier: MIT
#pragma once

#include "theme.h"
#include "theme_fault.h"

#include <QObject>
#include <QStringList>

#include <tl/expected.hpp>

namespace clockwise::app {

// The theme in use, the same for all windows.
class Themes : public QObject {
    Q_OBJECT

  public:
    static Themes& ofProgram();

    const Theme& inUse() const { return m_inUse; }
    void use(const Theme& theme);

  signals:
    void changed(); // everything is to be drawn anew

  private:
    Themes();

    Theme m_inUse;
};

// Those that come with the program, by their ids.
QStringList builtInThemes();
// Where a player's own themes are looked for, and the folders in it: some of them may be no themes.
QString ownThemesFolder();
QStringList ownThemes();

// The theme in that folder, judged whole: what can be used is sound.
tl::expected<Theme, ThemeFault> readOwnTheme(const QString& folder);

// One of ours or of the player's.
tl::expected<Theme, ThemeFault> readTheme(const QString& id);

} // namespace clockwise::app
