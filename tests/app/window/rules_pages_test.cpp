// SPDX-License-Identifier: MIT
// The rules in other languages, held against the English ones block by block: what is not wording
// has to be the same.
#include "app/words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <gtest/gtest.h>

namespace clockwise::app {
namespace {

QString pageOf(const Game& game, const QString& language) {
    const QString folder = language.isEmpty() ? QString() : language + QLatin1Char('/');
    QFile page(QStringLiteral(":/clockwise/rules/%1%2.md").arg(folder, fromUtf8(game.id())));
    EXPECT_TRUE(page.open(QIODevice::ReadOnly)) << page.fileName().toStdString();
    return QString::fromUtf8(page.readAll());
}

QStringList blocksOf(const QString& page) {
    return page.trimmed().split(QStringLiteral("\n\n"));
}

QStringList found(const QString& text, const char* pattern) {
    const QRegularExpression expression(QString::fromLatin1(pattern),
                                        QRegularExpression::MultilineOption);
    QStringList all;
    for (auto match = expression.globalMatch(text); match.hasNext();)
        all << match.next().captured();
    return all;
}

// Words stand in another order in another language.
QStringList sorted(QStringList all) {
    std::ranges::sort(all);
    return all;
}

std::vector<std::string> plain(const QStringList& all) {
    std::vector<std::string> texts;
    for (const QString& each : all) texts.push_back(each.toStdString());
    return texts;
}

// What opens a block: a heading of some level, a numbered rule, a picture, a list, a table, code.
std::string openingOf(const QString& block) {
    static const QRegularExpression mark(
        QStringLiteral("^(#+ (\\d\\.\\d )?|\\*\\*\\d\\.\\d\\*\\* |\\*\\*|!\\[|- |\\||```)"));
    return mark.match(block).captured().toStdString();
}

struct Page {
    const Game* game;
    const char* language;
};

class RulesPage : public testing::TestWithParam<Page> {
  protected:
    QString m_language = QString::fromLatin1(GetParam().language);
    QString m_page = pageOf(*GetParam().game, m_language);
    QStringList m_blocks = blocksOf(m_page);
    QStringList m_english = blocksOf(pageOf(*GetParam().game, {}));

    void SetUp() override { ASSERT_EQ(m_blocks.size(), m_english.size()); }
    // Calls a test with each block and the English one.
    void eachBlock(const std::function<void(const QString&, const QString&)>& test) const {
        for (qsizetype i = 0; i < m_blocks.size(); ++i) {
            const testing::ScopedTrace trace(__FILE__, __LINE__, m_blocks[i].toStdString());
            test(m_blocks[i], m_english[i]);
        }
    }
};

TEST_P(RulesPage, HasTheHeadingsAndTheNumberedRules) {
    eachBlock([](const QString& block, const QString& english) {
        EXPECT_EQ(openingOf(block), openingOf(english));
    });
}

TEST_P(RulesPage, WritesTurnsAndCellsAsEveryLanguageDoes) {
    eachBlock([](const QString& block, const QString& english) {
        const char* const code = "`[^`]+`";
        EXPECT_EQ(plain(sorted(found(block, code))), plain(sorted(found(english, code))));
    });
}

TEST_P(RulesPage, HasTheFigures) {
    eachBlock([](const QString& block, const QString& english) {
        EXPECT_EQ(plain(sorted(found(block, "\\d+"))), plain(sorted(found(english, "\\d+"))));
    });
}

TEST_P(RulesPage, HasTheDiagrams) {
    eachBlock([](const QString& block, const QString& english) {
        if (english.startsWith(QStringLiteral("```"))) {
            EXPECT_EQ(block.toStdString(), english.toStdString());
        }
    });
}

TEST_P(RulesPage, HasTheLists) {
    eachBlock([](const QString& block, const QString& english) {
        EXPECT_EQ(found(block, "^- ").size(), found(english, "^- ").size());
    });
}

TEST_P(RulesPage, HasTablesOfTheSameShapeWithTheSameFigures) {
    const QRegularExpression wording(QStringLiteral("[^\\W\\d]{2,}"),
                                     QRegularExpression::UseUnicodePropertiesOption);
    eachBlock([&](const QString& block, const QString& english) {
        const QStringList rows = block.split(QLatin1Char('\n'));
        const QStringList wanted = english.split(QLatin1Char('\n'));
        if (!english.startsWith(QLatin1Char('|'))) return;
        ASSERT_EQ(rows.size(), wanted.size());
        for (qsizetype i = 0; i < rows.size(); ++i) {
            const QStringList cells = rows[i].split(QLatin1Char('|'));
            const QStringList wantedCells = wanted[i].split(QLatin1Char('|'));
            ASSERT_EQ(cells.size(), wantedCells.size()) << rows[i].toStdString();
            for (qsizetype j = 0; j < cells.size(); ++j)
                if (!wantedCells[j].contains(wording)) {
                    EXPECT_EQ(cells[j].toStdString(), wantedCells[j].toStdString());
                }
        }
    });
}

TEST_P(RulesPage, IsNotEnglish) {
    eachBlock([](const QString& block, const QString& english) {
        const bool isWording =
            found(english, "[a-z]{3,}").size() > 3 && !english.startsWith(QStringLiteral("```"));
        if (isWording) {
            EXPECT_NE(block.toStdString(), english.toStdString());
        }
    });
}

TEST_P(RulesPage, ShowsPicturesThatAreThere) {
    const QDir folder(QStringLiteral(CLOCKWISE_SOURCE_DIR "/docs/rules/") + m_language);
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)]+)\\)"));
    int links = 0;
    for (auto match = link.globalMatch(m_page); match.hasNext(); ++links) {
        const QString path = folder.filePath(match.next().captured(1));
        EXPECT_TRUE(QFileInfo::exists(path)) << path.toStdString();
    }
    EXPECT_GT(links, 0);
}

std::vector<Page> allPages() {
    std::vector<Page> pages;
    for (const Game* game : allGames())
        for (const char* language : {"es", "fr"}) pages.push_back({game, language});
    return pages;
}

INSTANTIATE_TEST_SUITE_P(OfEveryGame, RulesPage, testing::ValuesIn(allPages()),
                         [](const auto& each) {
                             return std::string(each.param.game->id()) + "_" + each.param.language;
                         });

} // namespace
} // namespace clockwise::app
