// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/autosave.h"
#include "app/files/lost_game.h"

#include <QDir>
#include <QTemporaryDir>

#include <gtest/gtest.h>
#include <initializer_list>
#include <string_view>

namespace clockwise::app {

GameRecord smallPivit();

// A state folder and a folder for the player's files, for one test alone.
class SafetyTest : public testing::Test {
  protected:
    SafetyTest();

    QString path(const QString& name) const { return QDir(m_scratch.path()).filePath(name); }
    static QByteArray contentOf(const QString& path);
    static void write(const QString& path, const QByteArray& content);
    static void play(Document& document, std::initializer_list<std::string_view> turns);
    // The autosaves that lie in the state folder, whoever they belong to.
    static QStringList autosaves();
    // Everything in the state folder.
    static QStringList litter();

  private:
    QTemporaryDir m_scratch;
};

} // namespace clockwise::app
