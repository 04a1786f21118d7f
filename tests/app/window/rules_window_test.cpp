// SPDX-License-Identifier: MIT
#include "app/help/lesson_card.h"
#include "app/help/live_board.h"
#include "app/help/rules_text.h"
#include "app/help/rules_window.h"
#include "app/table/board_scene.h"
#include "app/words.h"
#include "kinds.h"
#include "window_test.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>
#include <QTextBlock>
#include <QTextFrame>

#include <algorithm>
#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::HasSubstr;

// A game that nobody has written any help for.
class Unhelped : public Game {
  public:
    std::string_view id() const override { return "unhelped"; }
    const std::vector<OptionSpec>& optionSpecs() const override { return m_specs; }
    Result<StatePtr> start(const Options&) const override { return refuse(Fault::GameIsOver); }
    Result<DiagramKit> kit(const Options&) const override { return refuse(Fault::GameIsOver); }
    Diagram diagram(const State&) const override { return {}; }
    tl::expected<StatePtr, DiagramFaults> startFrom(const Options&, const Diagram&) const override {
        return tl::unexpected(DiagramFaults());
    }
    std::vector<std::string_view> openings() const override { return {kOpenedByPlayers}; }
    std::vector<std::string> openingTurns(const State&, std::string_view,
                                          std::uint32_t) const override {
        return {};
    }

  private:
    std::vector<OptionSpec> m_specs;
};

class RulesOf : public WindowTest, public testing::WithParamInterface<const Game*> {
  protected:
    static RulesWindow& opened(Driver& driver) {
        driver.key(Qt::Key_F1);
        auto& window = driver.child<RulesWindow>("rules_window");
        if (!QTest::qWaitFor([&] { return QApplication::activeWindow() == &window; }))
            throw std::runtime_error("the rules are not in front");
        return window;
    }
    static QList<LiveBoard*> boards(RulesWindow& window) {
        return window.findChildren<LiveBoard*>();
    }
    static std::string told(LiveBoard& board) {
        return board.findChild<QLabel*>(QStringLiteral("told"))->text().toStdString();
    }
    static std::string hint(LiveBoard& board) {
        return board.findChild<QLabel*>(QStringLiteral("hint"))->text().toStdString();
    }
    static void show(LiveBoard& board) {
        QTest::mouseClick(board.findChild<QPushButton*>(QStringLiteral("show")), Qt::LeftButton);
    }
    static void click(LiveBoard& live, Cell cell) {
        QTest::mouseClick(live.board().viewport(), Qt::LeftButton, {},
                          live.board().viewportPoint(cell));
    }
    static void click(LiveBoard& live, std::string_view cell) {
        click(live, live.session().standing().state->scene().outline->find(cell).value());
    }
    static void play(LiveBoard& live, std::string_view text) {
        const Turn turn = live.session().standing().state->turn(text).value();
        const std::size_t given = live.session().picker().picked().size();
        for (std::size_t i = given; i < turn.picks.size(); ++i) click(live, *turn.picks[i].cell);
    }
};

TEST_P(RulesOf, OpenByF1ForTheGameOnTheTable) {
    Driver driver(GetParam()->id(), {});
    RulesWindow& window = opened(driver);
    EXPECT_EQ(&window.game(), GetParam());
    EXPECT_THAT(window.windowTitle().toStdString(),
                HasSubstr(gameName(GetParam()->id()).toStdString()));
    EXPECT_FALSE(window.isModal());
    EXPECT_GE(boards(window).size(), 4);
}

TEST_P(RulesOf, HaveBoardsThatAnswerToClicks) {
    Driver driver(GetParam()->id(), {});
    for (LiveBoard* live : boards(opened(driver))) {
        const std::string turn = live->session().standing().state->turns().front().text;
        play(*live, turn);
        EXPECT_THAT(turnsShown(live->session().record(), live->session().at()).back(), turn);
    }
}

TEST_P(RulesOf, HaveBoardsThatShowTheirTurnsAndBeginAgain) {
    Driver driver(GetParam()->id(), {});
    RulesWindow& window = opened(driver);
    const auto help = gameHelp(GetParam()->id());
    const QList<LiveBoard*> all = boards(window);
    auto live = all.begin();
    for (const HelpSection& section : help->rules) {
        if (!section.board) continue;
        const std::size_t start = (*live)->session().shown();
        for (const ShownTurn& shown : section.board->turns) {
            show(**live);
            EXPECT_EQ(told(**live), shown.told.toStdString());
            EXPECT_EQ(turnsShown((*live)->session().record(), (*live)->session().at()).back(),
                      shown.turn);
        }
        if (!section.board->turns.empty()) show(**live);
        EXPECT_EQ((*live)->session().shown(), start);
        EXPECT_EQ(told(**live), section.board->ask.toStdString());
        ++live;
    }
}

TEST_P(RulesOf, LeaveTheGameOnTheTableAlone) {
    Driver driver(GetParam()->id(), {});
    for (LiveBoard* live : boards(opened(driver))) show(*live);
    EXPECT_EQ(driver.session().last(), 0U);
    EXPECT_FALSE(driver.session().isModified());
}

INSTANTIATE_TEST_SUITE_P(EveryGame, RulesOf,
                         testing::ValuesIn(allGames().begin(), allGames().end()),
                         [](const auto& each) { return std::string(each.param->id()); });

class RulesOfPivit : public RulesOf {};

TEST_F(RulesOfPivit, SayWhyAClickDoesNothing) {
    Driver driver("pivit", {});
    LiveBoard& live = *boards(opened(driver))[1];
    click(live, "b1");
    click(live, "b3");
    EXPECT_THAT(hint(live), HasSubstr("odd number"));
    click(live, "b1");
    click(live, "c1");
    EXPECT_EQ(hint(live), "The piece on c1 belongs to Blue.");
}

TEST_F(RulesOfPivit, ShowTheNextTurnFromWhereTheTextWas) {
    Driver driver("pivit", {});
    LiveBoard& live = *boards(opened(driver))[2];
    show(live);
    play(live, "e1-e2");
    EXPECT_EQ(told(live), "Blue played e1-e2.");
    show(live);
    EXPECT_EQ(turnsShown(live.session().record(), live.session().at()), turnTexts("b6-b5 c1-c2"));
}

TEST_F(RulesOfPivit, FollowTheGameOnTheTable) {
    Driver driver("pivit", {});
    RulesWindow& window = opened(driver);
    driver.window().document().begin(newGame("quivive", {}));
    EXPECT_EQ(window.game().id(), "quivive");
}

TEST_F(RulesOfPivit, CanBeThoseOfAnotherGame) {
    Driver driver("pivit", {});
    RulesWindow& window = opened(driver);
    auto* tabs = window.findChild<QTabBar*>(QStringLiteral("games"));
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    EXPECT_EQ(window.game().id(), "sputnik");
    EXPECT_EQ(driver.session().record().game().id(), "pivit");
    driver.key(Qt::Key_F1);
    EXPECT_EQ(window.game().id(), "pivit");
    EXPECT_EQ(driver.window().findChildren<RulesWindow*>().size(), 1);
}

TEST_F(RulesOfPivit, AreReadWithKeys) {
    Driver driver("pivit", {});
    driver.play("b1-b2");
    RulesWindow& window = opened(driver);
    QScrollBar* bar = window.findChild<QScrollArea*>(QStringLiteral("short"))->verticalScrollBar();
    ASSERT_TRUE(QTest::qWaitFor([&] { return bar->maximum() > bar->pageStep(); }));
    QTest::keyClick(window.focusWidget(), Qt::Key_PageDown);
    EXPECT_GT(bar->value(), 0);
    QTest::keyClick(window.focusWidget(), Qt::Key_End);
    EXPECT_EQ(bar->value(), bar->maximum());
    QTest::keyClick(window.focusWidget(), Qt::Key_Home);
    EXPECT_EQ(bar->value(), 0);
    EXPECT_EQ(driver.session().shown(), 1U);
    const QPointer<RulesWindow> there(&window);
    QTest::keyClick(window.focusWidget(), Qt::Key_Escape);
    EXPECT_TRUE(QTest::qWaitFor([&] { return there.isNull(); }));
}

TEST_F(RulesOfPivit, ReachTheirBoardsByTab) {
    Driver driver("pivit", {});
    RulesWindow& window = opened(driver);
    LiveBoard& last = *boards(window).back();
    QScrollBar* bar = window.findChild<QScrollArea*>(QStringLiteral("short"))->verticalScrollBar();
    for (int i = 0; i < 100 && window.focusWidget() != &last.board(); ++i)
        QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
    EXPECT_EQ(window.focusWidget(), &last.board());
    EXPECT_GT(bar->value(), 0);
}

TEST_F(RulesOfPivit, LeadToTheWholeTextByTheirNumbers) {
    Driver driver("pivit", {});
    RulesWindow& window = opened(driver);
    auto* text = window.findChild<RulesText*>(QStringLiteral("text"));
    EXPECT_FALSE(text->isVisible());
    emit window.findChildren<QLabel*>(QStringLiteral("rules"))
        .constLast()
        ->linkActivated(QStringLiteral("1.9"));
    EXPECT_TRUE(text->isVisible());
    EXPECT_THAT(text->textCursor().block().text().toStdString(), testing::StartsWith("1.9 "));
    QTest::mouseClick(window.findChild<QPushButton*>(QStringLiteral("other")), Qt::LeftButton);
    EXPECT_FALSE(text->isVisible());
}

TEST_F(RulesOfPivit, KeepTheLinesOfTheWholeTextShortInAWideWindow) {
    Driver driver("pivit", {});
    RulesWindow& window = opened(driver);
    QTest::mouseClick(window.findChild<QPushButton*>(QStringLiteral("other")), Qt::LeftButton);
    auto* text = window.findChild<RulesText*>(QStringLiteral("text"));
    for (const int width : {500, 1280, 1900}) {
        window.resize(width, 700);
        QCoreApplication::processEvents();
        const QTextFrameFormat page = text->document()->rootFrame()->frameFormat();
        const double line = text->viewport()->width() - page.leftMargin() - page.rightMargin();
        EXPECT_LE(line, 722);
        EXPECT_GE(line, std::min(700, text->viewport()->width() - 60));
    }
}

TEST_F(RulesOfPivit, RememberTheSizeOfTheirWindow) {
    const QSize size(600, 500);
    {
        Driver driver("pivit", {});
        RulesWindow& window = opened(driver);
        window.resize(size);
    }
    Driver driver("pivit", {});
    EXPECT_EQ(opened(driver).size(), size);
}

TEST_F(RulesOfPivit, DoNotHelpWithAGameThatHasNoHelp) {
    const Unhelped game;
    const BoardView board;
    RulesWindow window(board, nullptr);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.showGame(game);
    window.show();
    auto* text = window.findChild<RulesText*>(QStringLiteral("text"));
    EXPECT_TRUE(text->isVisible());
    EXPECT_FALSE(text->toPlainText().isEmpty());
    EXPECT_FALSE(window.findChild<QPushButton*>(QStringLiteral("other"))->isVisible());
    EXPECT_TRUE(boards(window).isEmpty());
}

TEST_F(RulesOfPivit, AreNotThereBeforeTheyAreAskedFor) {
    Driver driver("pivit", {});
    EXPECT_EQ(driver.window().findChild<RulesWindow*>(), nullptr);
    EXPECT_EQ(driver.window().findChild<LessonCard*>(), nullptr);
}

} // namespace
} // namespace clockwise::app
