// SPDX-License-Identifier: MIT
#include "safety_test.h"

#include <QFile>

namespace clockwise::app {

GameRecord smallPivit() {
    return GameRecord::begin(*findGame("pivit"), {{"board", "6"}}).value();
}

SafetyTest::SafetyTest() {
    qputenv("XDG_STATE_HOME", QFile::encodeName(path(QStringLiteral("state"))));
}

QByteArray SafetyTest::contentOf(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return file.readAll();
}

void SafetyTest::write(const QString& path, const QByteArray& content) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly)) << path.toStdString();
    ASSERT_EQ(file.write(content), content.size());
}

void SafetyTest::play(Document& document, std::initializer_list<std::string_view> turns) {
    for (const std::string_view turn : turns) {
        const auto played = document.session().submit(turn);
        ASSERT_TRUE(played) << turn << ": " << describe(played.error());
    }
}

QStringList SafetyTest::autosaves() {
    const QDir folder(autosaveFolder());
    QStringList paths;
    for (const QString& name : folder.entryList({QStringLiteral("*.clockwise")}, QDir::Files))
        paths << folder.filePath(name);
    return paths;
}

QStringList SafetyTest::litter() {
    return QDir(autosaveFolder()).entryList(QDir::Files | QDir::Hidden);
}

} // namespace clockwise::app
