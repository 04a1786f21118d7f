// SPDX-License-Identifier: MIT
#pragma once

#include "app/help/help_actions.h"
#include "app/help/live_board.h"
#include "app/help/rules_text.h"
#include "app/help/rules_window.h"
#include "app/language.h"
#include "window_test.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

namespace clockwise::app {

// The help, read in one language or another; the next test finds English again.
class HelpReader : public WindowTest {
  protected:
    ~HelpReader() override { choose("en"); }

    static void choose(const char* language) {
        Language::ofProgram().choose(QString::fromLatin1(language));
    }
    static RulesWindow& opened(Driver& driver) {
        driver.choose("rules");
        auto& window = driver.child<RulesWindow>("rules_window");
        QCoreApplication::processEvents();
        return window;
    }
    static LessonCard& started(Driver& driver, const Game& game) {
        driver.choose(("first_game_" + std::string(game.id())).c_str());
        QCoreApplication::processEvents();
        return *driver.window().findChild<LessonCard*>();
    }
    static RulesText& textOf(RulesWindow& window) {
        return *window.findChild<RulesText*>(QStringLiteral("text"));
    }
    static QScrollBar& barOf(RulesWindow& window) {
        return *window.findChild<QScrollArea*>(QStringLiteral("short"))->verticalScrollBar();
    }
    static void press(QWidget& window, const char* button) {
        QTest::mouseClick(window.findChild<QPushButton*>(QString::fromLatin1(button)),
                          Qt::LeftButton);
        QCoreApplication::processEvents();
    }
    // Whether all of its words can be read.
    static void expectReadable(QWidget& widget) {
        for (const QLabel* label : widget.findChildren<QLabel*>()) {
            if (!label->isVisible()) continue;
            const int width =
                label->wordWrap() ? label->minimumSizeHint().width() : label->sizeHint().width();
            const int height = label->wordWrap() ? label->heightForWidth(label->width())
                                                 : label->sizeHint().height();
            EXPECT_GE(label->width(), width) << label->text().toStdString();
            EXPECT_GE(label->height(), height) << label->text().toStdString();
        }
        for (const QPushButton* button : widget.findChildren<QPushButton*>())
            EXPECT_TRUE(!button->isVisible() || button->width() >= button->sizeHint().width())
                << button->text().toStdString();
    }
};

} // namespace clockwise::app
