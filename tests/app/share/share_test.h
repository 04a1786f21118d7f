// SPDX-License-Identifier: MIT
#pragma once

#include "app/share/export.h"

#include <QByteArray>
#include <QDir>
#include <QTemporaryDir>

#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

namespace clockwise::app {

// "pivit_three", "sputnik_four", "quivive_two_pawns": the games of tests/data/games.
GameRecord sampleGame(std::string_view name);
QString samplePath(std::string_view name);
// The places of the main line up to so many turns.
std::vector<NodeId> placesUpTo(const GameRecord& record, std::size_t ply);

QByteArray contentOf(const QString& path);

// Does all steps, or as many as there are up to a refusal.
Told<void> finish(Work& work);

class ShareTest : public testing::Test {
  protected:
    QString path(const QString& name) const { return QDir(m_folder.path()).filePath(name); }
    QStringList files() const {
        return QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden | QDir::System);
    }
    // Exports what a sample game looks like after some turns and returns the file's content.
    QByteArray exported(std::string_view game, std::size_t ply, ExportKind kind, int size = 240);

  private:
    QTemporaryDir m_folder;
};

} // namespace clockwise::app
