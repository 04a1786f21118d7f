// SPDX-License-Identifier: MIT
// The themes that come with the program.
#include "app/table/art_check.h"
#include "app/table/contrast.h"
#include "app/table/theme_contrast.h"
#include "app/table/themes.h"

#include "clockwise/game.h"

#include <QDir>
#include <QFile>
#include <QSet>

#include <gtest/gtest.h>

namespace clockwise::app {
namespace {

QString text(std::string_view latin) {
    return QString::fromUtf8(latin.data(), qsizetype(latin.size()));
}

class BuiltInTheme : public testing::TestWithParam<const char*> {
  protected:
    const Theme m_theme = readTheme(QString::fromLatin1(GetParam())).value_or(Theme{});
};

INSTANTIATE_TEST_SUITE_P(All, BuiltInTheme, testing::Values("light", "dark", "contrast"),
                         [](const auto& each) { return std::string(each.param); });

TEST_P(BuiltInTheme, IsComplete) {
    EXPECT_EQ(m_theme.id, QString::fromLatin1(GetParam()));
    const WindowColors& window = m_theme.window;
    const MarkColors& marks = m_theme.marks;
    for (const QColor& color :
         {window.window, window.base, window.button, window.text, window.quiet, window.edge,
          window.highlight, window.highlightedText, window.link, m_theme.groove, m_theme.labels,
          m_theme.palePieces, marks.pale, marks.dark, marks.hover, marks.cursor, marks.badge,
          marks.badgeText})
        EXPECT_TRUE(color.isValid());
}

// What holds for a player's theme holds for ours.
TEST_P(BuiltInTheme, ItsDrawingsAreSoundAndAllAreUsed) {
    QDir folder(QStringLiteral(":/clockwise/themes/") + m_theme.id);
    QSet<QString> used;
    for (auto each = m_theme.art.begin(); each != m_theme.art.end(); ++each) {
        QFile file(each->file);
        ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(each->file);
        const auto fault = artFault(each.key(), file.readAll());
        EXPECT_FALSE(fault) << qPrintable(each->file) << ": " << qPrintable(sentence(*fault));
        used << each->file.section(u'/', -1);
    }
    const QStringList there = folder.entryList({QStringLiteral("*.svg")});
    EXPECT_EQ(used, QSet<QString>(there.begin(), there.end()));
}

TEST_P(BuiltInTheme, EverythingWrittenCanBeRead) {
    const auto fault = contrastFault(m_theme);
    EXPECT_FALSE(fault) << qPrintable(sentence(*fault));
    for (const Game* game : allGames())
        EXPECT_GE(labelContrast({text(game->id()), m_theme}), kLeastContrast)
            << qPrintable(text(game->id()));
    for (const QColor& ground : {m_theme.window.window, m_theme.window.base, m_theme.window.button})
        EXPECT_GE(contrast(m_theme.window.quiet, ground), kLeastContrast);
}

TEST_P(BuiltInTheme, ItsPaletteHasEachTextOnItsGround) {
    using Role = QPalette::ColorRole;
    const QPalette palette = m_theme.palette();
    for (const auto& [ink, ground] :
         {std::pair(Role::WindowText, Role::Window), std::pair(Role::Text, Role::Base),
          std::pair(Role::Text, Role::AlternateBase), std::pair(Role::ButtonText, Role::Button),
          std::pair(Role::HighlightedText, Role::Highlight),
          std::pair(Role::ToolTipText, Role::ToolTipBase), std::pair(Role::Link, Role::Base),
          std::pair(Role::Link, Role::Window), std::pair(Role::PlaceholderText, Role::Base)})
        EXPECT_GE(contrast(palette.color(ink), palette.color(ground)), kLeastContrast)
            << ink << " on " << ground;
}

TEST(Theme, HighContrastIsHighEverywhere) {
    constexpr double kHigh = 7;
    const Theme theme = readTheme(QStringLiteral("contrast")).value();
    const WindowColors& window = theme.window;
    for (const QColor& ground : {window.window, window.base, window.button}) {
        for (const QColor& ink : {window.text, window.quiet, window.link, window.edge})
            EXPECT_GE(contrast(ink, ground), kHigh);
        EXPECT_GE(contrast(window.highlight, ground), kHigh);
    }
    EXPECT_GE(contrast(window.highlightedText, window.highlight), kHigh);
    EXPECT_GE(contrast(theme.marks.pale, theme.marks.dark), kHigh);
    EXPECT_GE(contrast(theme.marks.badgeText, theme.marks.badge), kHigh);
    for (const Game* game : allGames()) EXPECT_GE(labelContrast({text(game->id()), theme}), kHigh);
    EXPECT_TRUE(theme.strongOutlines);
}

TEST(Theme, WhatItHasNoDrawingForIsDrawnAsUsual) {
    Theme theme = readTheme(QStringLiteral("light")).value();
    const QString rocket = QStringLiteral("games/sputnik/rocket");
    EXPECT_EQ(theme.drawing(rocket).file, QStringLiteral(":/clockwise/games/sputnik/rocket.svg"));
    theme.art.insert(rocket, {QStringLiteral("mine"), QByteArray("<svg/>")});
    EXPECT_EQ(theme.drawing(rocket).file, QStringLiteral("mine"));
    EXPECT_EQ((GameArt{QStringLiteral("sputnik"), theme}.drawing("rocket").file),
              QStringLiteral("mine"));
}

TEST(Theme, OursAreKnownByTheirIds) {
    EXPECT_EQ(builtInThemes(), (QStringList{QStringLiteral("light"), QStringLiteral("dark"),
                                            QStringLiteral("contrast")}));
    EXPECT_TRUE(readTheme(QStringLiteral("dark"))->isDark());
    EXPECT_FALSE(readTheme(QStringLiteral("light"))->isDark());
}

TEST(Contrast, IsThatOfTheGuidelines) {
    EXPECT_NEAR(contrast(Qt::black, Qt::white), 21, 0.01);
    EXPECT_NEAR(contrast(Qt::white, Qt::white), 1, 0.01);
    EXPECT_NEAR(contrast(QColor(0x77, 0x77, 0x77), Qt::white), 4.48, 0.01);
}

} // namespace
} // namespace clockwise::app
