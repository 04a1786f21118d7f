// SPDX-License-Identifier: MIT
// Rules and lessons, read through in every language.
#include "app/words.h"
#include "help_reader.h"

#include <QAction>
#include <QFile>
#include <QKeySequence>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QTextBlock>

#include <ostream>

namespace clockwise::app {
namespace {

struct Told {
    const Game* game;
    const char* language;

    friend std::ostream& operator<<(std::ostream& out, const Told& told) {
        return out << told.game->id() << " in " << told.language;
    }
};

class HelpIn : public HelpReader, public testing::WithParamInterface<Told> {
  protected:
    HelpIn() { choose(GetParam().language); }

    static char keyOf(const QString& text) {
        const QKeySequence key = QKeySequence::mnemonic(text);
        EXPECT_FALSE(key.isEmpty()) << text.toStdString();
        return key.isEmpty() ? '?' : static_cast<char>(key[0].key());
    }

    const Game& m_game = *GetParam().game;
};

TEST_P(HelpIn, PlaysALessonThroughWithACardThatCanBeRead) {
    Driver driver("pivit", {});
    driver.window().resize(800, 600);
    QWidget& card = started(driver, m_game);
    const Lesson lesson = gameHelp(m_game.id())->lesson;
    const int height = card.height();
    QSet<QString> asked;
    // A click shows a turn, or its answer, or turns the page.
    for (std::size_t i = 0; i < 4 * lesson.steps.size(); ++i) {
        if (driver.window().findChild<LessonCard*>() == nullptr) break;
        asked << driver.child<QLabel>("lesson_ask").text();
        EXPECT_EQ(card.height(), height);
        expectReadable(card);
        press(card, "lesson_next");
    }
    EXPECT_EQ(driver.window().findChild<LessonCard*>(), nullptr);
    EXPECT_EQ(driver.window().size(), QSize(800, 600));
    for (const LessonStep& step : lesson.steps)
        EXPECT_TRUE(asked.contains(step.ask)) << step.ask.toStdString();
}

TEST_P(HelpIn, HasKeysOnTheCardThatNothingElseHas) {
    Driver driver("pivit", {});
    QWidget& card = started(driver, m_game);
    std::string menus;
    for (const QAction* menu : driver.window().menuBar()->actions()) menus += keyOf(menu->text());
    // Every way on that the card offers.
    while (driver.window().findChild<LessonCard*>() != nullptr) {
        std::string keys = menus;
        for (const QPushButton* button : card.findChildren<QPushButton*>()) {
            const char key = keyOf(button->text());
            EXPECT_EQ(keys.find(key), std::string::npos)
                << keys << ": " << button->text().toStdString();
            keys += key;
        }
        press(card, "lesson_next");
    }
}

// Also about turns that the lesson takes back.
TEST_P(HelpIn, HasRoomOnTheCardForEverythingThatCouldBeSaid) {
    for (const QSize size : {QSize(800, 600), QSize(1280, 800)}) {
        Driver driver("pivit", {});
        driver.window().resize(size);
        LessonCard& card = started(driver, m_game);
        const int height = card.height();
        const Lesson lesson = gameHelp(m_game.id())->lesson;
        QString before;
        for (const LessonStep& step : lesson.steps) {
            for (const QString& told : {before, step.otherwise}) {
                card.say({told, step.ask});
                QCoreApplication::processEvents();
                expectReadable(card);
                EXPECT_EQ(card.height(), height);
            }
            before = step.praise;
        }
        EXPECT_EQ(driver.window().size(), size);
    }
}

TEST_P(HelpIn, HasRulesThatCanBeRead) {
    Driver driver(m_game.id(), {});
    RulesWindow& window = opened(driver);
    for (const QSize size : {window.minimumSize(), QSize(720, 640), QSize(1280, 800)}) {
        window.resize(size);
        QCoreApplication::processEvents();
        for (LiveBoard* board : window.findChildren<LiveBoard*>()) {
            expectReadable(*board);
            auto* show = board->findChild<QPushButton*>(QStringLiteral("show"));
            if (!show->isVisibleTo(board)) continue;
            do {
                show->click();
                QCoreApplication::processEvents();
                expectReadable(*board);
            } while (board->session().shown() != board->session().last());
            show->click();
            QCoreApplication::processEvents();
        }
        expectReadable(window);
    }
}

TEST_P(HelpIn, LeadsFromEveryNumberToTheWholeTextOfTheRule) {
    Driver driver(m_game.id(), {});
    RulesWindow& window = opened(driver);
    RulesText& text = textOf(window);
    QFile page(QStringLiteral(":/clockwise/rules/%1/%2.md")
                   .arg(QString::fromLatin1(GetParam().language), fromUtf8(m_game.id())));
    ASSERT_TRUE(page.open(QIODevice::ReadOnly));
    const QString wanted = QString::fromUtf8(page.readAll());
    for (QLabel* numbers : window.findChildren<QLabel*>(QStringLiteral("rules"))) {
        for (const QString& number : numbers->text().split(QStringLiteral(" · "))) {
            const QString rule =
                QString(number).remove(QRegularExpression(QStringLiteral("<[^>]*>")));
            emit numbers->linkActivated(rule);
            const QString block = text.textCursor().block().text();
            EXPECT_TRUE(block.startsWith(rule + QLatin1Char(' '))) << block.toStdString();
            EXPECT_TRUE(wanted.contains(block.section(QLatin1Char(' '), 1, 4)))
                << block.toStdString();
        }
    }
}

TEST_P(HelpIn, SaysNothingInEnglish) {
    QSet<QString> own;
    const auto help = gameHelp(m_game.id()).value();
    for (const HelpSection& section : help.rules) {
        own << section.title;
        for (const QString& paragraph : section.paragraphs) own << paragraph;
    }
    for (const LessonStep& step : help.lesson.steps) own << step.ask;
    choose("en");
    const auto english = gameHelp(m_game.id()).value();
    for (const HelpSection& section : english.rules) {
        EXPECT_FALSE(own.contains(section.title)) << section.title.toStdString();
        for (const QString& paragraph : section.paragraphs)
            EXPECT_FALSE(own.contains(paragraph)) << paragraph.toStdString();
    }
    for (const LessonStep& step : english.lesson.steps)
        EXPECT_FALSE(own.contains(step.ask)) << step.ask.toStdString();
}

std::vector<Told> everythingTold() {
    std::vector<Told> all;
    for (const Game* game : allGames())
        for (const char* language : {"es", "fr"}) all.push_back({game, language});
    return all;
}

INSTANTIATE_TEST_SUITE_P(EveryLanguage, HelpIn, testing::ValuesIn(everythingTold()),
                         [](const auto& each) {
                             return std::string(each.param.game->id()) + "_" + each.param.language;
                         });

} // namespace
} // namespace clockwise::app
