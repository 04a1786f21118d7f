// SPDX-License-Identifier: MIT
#include "themes.h"

#include "theme_reader.h"

#include <QDir>
#include <QRegularExpression>
#include <QStandardPaths>

namespace clockwise::app {
namespace {

constexpr qsizetype kMostOwn = 50;
const QString kStandard = QStringLiteral("light");

} // namespace

Themes& Themes::ofProgram() {
    static Themes themes;
    return themes;
}

Themes::Themes() : m_inUse(readBuiltInTheme(kStandard)) {}

void Themes::use(const Theme& theme) {
    m_inUse = theme;
    emit changed();
}

QStringList builtInThemes() {
    return {kStandard, QStringLiteral("dark"), QStringLiteral("contrast")};
}

QString ownThemesFolder() {
    // Where people look for it; AppDataLocation would have the name twice.
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/clockwise/themes");
}

QStringList ownThemes() {
    return QDir(ownThemesFolder())
        .entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)
        .mid(0, kMostOwn);
}

tl::expected<Theme, ThemeFault> readOwnTheme(const QString& folder) {
    // Its name is an id, and no way to anywhere else.
    static const QRegularExpression id(QStringLiteral("^[a-z0-9][a-z0-9_-]{0,39}\\z"));
    if (!id.match(folder).hasMatch())
        return tl::unexpected(ThemeFault{ThemeFault::Kind::FolderName, {}, {}});
    if (folder == QLatin1String("system") || builtInThemes().contains(folder))
        return tl::unexpected(ThemeFault{ThemeFault::Kind::NameTaken, {}, {}});
    return readOwnTheme(folder, ownThemesFolder() + u'/' + folder);
}

tl::expected<Theme, ThemeFault> readTheme(const QString& id) {
    if (builtInThemes().contains(id)) return readBuiltInTheme(id);
    return readOwnTheme(id);
}

} // namespace clockwise::app
