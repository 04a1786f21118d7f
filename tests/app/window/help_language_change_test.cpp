// SPDX-License-Identifier: MIT
// The language of rules and lessons changes under the reader's eyes.
#include "help_reader.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QTextBlock>

#include <stdexcept>

namespace clockwise::app {
namespace {

class HelpWhileItIsRead : public HelpReader {
  protected:
    static QLabel& label(QWidget& window, const QString& text) {
        for (QLabel* label : window.findChildren<QLabel*>())
            if (label->text() == text) return *label;
        throw std::runtime_error("nothing says " + text.toStdString());
    }
    static int topOf(RulesWindow& window, const QLabel& label) {
        auto* area = window.findChild<QScrollArea*>(QStringLiteral("short"));
        return label.mapTo(area->viewport(), QPoint()).y();
    }
    static int blockAtTop(RulesText& text) {
        const QAbstractTextDocumentLayout& layout = *text.document()->documentLayout();
        QTextBlock block = text.document()->begin();
        while (layout.blockBoundingRect(block).bottom() <= text.verticalScrollBar()->value())
            block = block.next();
        return block.blockNumber();
    }
};

TEST_F(HelpWhileItIsRead, TurnsToTheNewLanguageAtOnce) {
    Driver driver("pivit", {});
    RulesWindow& window = opened(driver);
    choose("es");
    EXPECT_EQ(window.windowTitle().toStdString(), "Las reglas de Pivit");
    EXPECT_EQ(window.findChild<QPushButton*>(QStringLiteral("other"))->text().toStdString(),
              "&Texto completo");
    EXPECT_EQ(driver.child<QAction>("rules").text().toStdString(), "&Reglas del juego");
    EXPECT_EQ(driver.child<QAction>("first_game_sputnik").text().toStdString(),
              "Primera partida de Sputnik");
    const auto help = gameHelp("pivit").value();
    for (const HelpSection& section : help.rules) {
        EXPECT_NO_THROW(label(window, section.title));
        for (const QString& paragraph : section.paragraphs)
            EXPECT_NO_THROW(label(window, paragraph));
        if (section.board) {
            EXPECT_NO_THROW(label(window, section.board->ask));
        }
    }
    EXPECT_TRUE(textOf(window).toPlainText().contains(QStringLiteral("El tablero y las piezas")));
    choose("en");
    EXPECT_EQ(window.windowTitle().toStdString(), "The rules of Pivit");
    EXPECT_TRUE(textOf(window).toPlainText().contains(QStringLiteral("The board and the pieces")));
}

TEST_F(HelpWhileItIsRead, KeepsWhatWasTriedOnItsBoards) {
    Driver driver("pivit", {});
    LiveBoard& board = *opened(driver).findChildren<LiveBoard*>()[2];
    press(board, "show");
    press(board, "show");
    choose("fr");
    EXPECT_EQ(turnsShown(board.session().record(), board.session().at()), turnTexts("b6-b5 c1-c2"));
    EXPECT_EQ(board.findChild<QLabel*>(QStringLiteral("told"))->text(),
              gameHelp("pivit")->rules[2].board->turns[1].told);
}

TEST_F(HelpWhileItIsRead, KeepsThePlaceInTheShortRules) {
    for (const Game* game : allGames()) {
        Driver driver(game->id(), {});
        RulesWindow& window = opened(driver);
        for (const std::size_t section : {1, 3}) {
            const auto title = [&] { return gameHelp(game->id())->rules[section].title; };
            barOf(window).setValue(barOf(window).value() + topOf(window, label(window, title())));
            ASSERT_EQ(topOf(window, label(window, title())), 0);
            for (const char* language : {"es", "fr", "en"}) {
                choose(language);
                EXPECT_EQ(topOf(window, label(window, title())), 0) << language;
            }
        }
        barOf(window).setValue(0);
        choose("es");
        EXPECT_EQ(barOf(window).value(), 0);
        choose("en");
    }
}

TEST_F(HelpWhileItIsRead, KeepsThePlaceInTheWholeText) {
    for (const Game* game : allGames()) {
        Driver driver(game->id(), {});
        RulesWindow& window = opened(driver);
        window.resize(600, 400);
        press(window, "other");
        RulesText& text = textOf(window);
        QScrollBar* bar = text.verticalScrollBar();
        for (const double share : {0.0, 0.3, 0.5, 0.8}) {
            bar->setValue(qRound(share * bar->maximum()));
            const int before = blockAtTop(text);
            for (const char* language : {"fr", "es", "en"}) {
                choose(language);
                EXPECT_EQ(blockAtTop(text), before) << game->id() << " " << language << share;
            }
        }
    }
}

TEST_F(HelpWhileItIsRead, LetsALessonGoOnInTheNewLanguage) {
    Driver driver("pivit", {});
    driver.window().resize(800, 600);
    LessonCard& card = started(driver, driver.session().record().game());
    press(card, "lesson_next");
    driver.play("b6-b5");
    const auto says = [&driver](const char* line, const QString& words) {
        return driver.child<QLabel>(line).text() == words;
    };
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return says("lesson_ask", gameHelp("pivit")->lesson.steps[2].ask); }));
    choose("es");
    QCoreApplication::processEvents();
    EXPECT_TRUE(says("lesson_told", gameHelp("pivit")->lesson.steps[1].praise));
    EXPECT_TRUE(says("lesson_ask", gameHelp("pivit")->lesson.steps[2].ask));
    EXPECT_TRUE(says("lesson_title", QStringLiteral("Primera partida de Pivit · 3 de 10")));
    EXPECT_EQ(turnsShown(driver.session().record(), driver.session().at()),
              turnTexts("b6-b5 c1-c2"));
    expectReadable(card);
    driver.play("b5xa5");
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return says("lesson_ask", gameHelp("pivit")->lesson.steps[3].ask); }));
}

} // namespace
} // namespace clockwise::app
