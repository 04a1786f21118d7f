// SPDX-License-Identifier: MIT
#include "app/files/autosave_slot.h"
#include "app/help/help_actions.h"
#include "app/settings.h"
#include "window_test.h"

#include <QDir>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class LessonTest : public WindowTest {
  protected:
    static void start(Driver& driver, std::string_view game) {
        driver.choose(("first_game_" + std::string(game)).c_str());
    }
    static bool isOn(Driver& driver) { return driver.window().findChild<LessonCard*>() != nullptr; }
    static std::string title(Driver& driver) {
        return driver.child<QLabel>("lesson_title").text().toStdString();
    }
    static std::string told(Driver& driver) {
        return driver.child<QLabel>("lesson_told").text().toStdString();
    }
    static std::string ask(Driver& driver) {
        return driver.child<QLabel>("lesson_ask").text().toStdString();
    }
    static void press(Driver& driver, const char* button) {
        QTest::mouseClick(&driver.child<QPushButton>(button), Qt::LeftButton);
    }
    static bool comesToStep(Driver& driver, int step) {
        const std::string wanted = " " + std::to_string(step) + " of ";
        return QTest::qWaitFor([&] { return title(driver).find(wanted) != std::string::npos; });
    }
    static bool says(Driver& driver, const QString& text) {
        return QTest::qWaitFor([&] { return told(driver) == text.toStdString(); });
    }
    static bool pointsAt(Driver& driver, std::string_view cell) {
        const auto& marks = driver.board().marks();
        return std::ranges::any_of(marks, [&](const BoardMark& mark) {
            return mark.kind == BoardMark::Kind::Pointed && mark.cell == driver.cell(cell);
        });
    }
    static bool isAutosaved() {
        const QDir folder(autosaveFolder());
        return !folder.entryList({QStringLiteral("*.clockwise")}, QDir::Files).isEmpty();
    }
    static TurnTexts path(Driver& driver) {
        return turnsShown(driver.session().record(), driver.session().at());
    }
    // Pivit's lesson when the first turn is wanted.
    static void startPivit(Driver& driver) {
        start(driver, "pivit");
        press(driver, "lesson_next");
    }
};

class FirstGame : public LessonTest, public testing::WithParamInterface<const Game*> {};

TEST_P(FirstGame, IsPlayedToItsEndByClicks) {
    Driver driver("pivit", {});
    start(driver, GetParam()->id());
    const Lesson lesson = gameHelp(GetParam()->id())->lesson;
    int number = 0;
    for (const LessonStep& step : lesson.steps) {
        ASSERT_TRUE(comesToStep(driver, ++number)) << number << title(driver);
        EXPECT_EQ(ask(driver), step.ask.toStdString());
        const bool isLast = number == static_cast<int>(lesson.steps.size());
        if (step.anyTurn)
            driver.play(driver.state().turns().back().text);
        else if (!step.wanted.empty())
            driver.play(step.wanted.back());
        else
            press(driver, "lesson_next");
        if (isLast) break;
        const bool waits = (step.anyTurn || !step.wanted.empty()) &&
                           lesson.steps[static_cast<std::size_t>(number)].from;
        if (!waits) continue;
        ASSERT_TRUE(says(driver, step.praise));
        ASSERT_TRUE(QTest::qWaitFor([&] { return ask(driver).empty(); }));
        press(driver, "lesson_next");
    }
    EXPECT_FALSE(isOn(driver));
    EXPECT_EQ(&driver.session().record().game(), GetParam());
    EXPECT_EQ(driver.session().last(), 0U);
}

TEST_P(FirstGame, ShowsWhatIsWantedToWhoeverAsks) {
    Driver driver("pivit", {});
    start(driver, GetParam()->id());
    const std::size_t steps = gameHelp(GetParam()->id())->lesson.steps.size();
    // A click shows a turn, or its answer, or turns the page.
    for (std::size_t i = 0; i < 4 * steps && isOn(driver); ++i) press(driver, "lesson_next");
    EXPECT_FALSE(isOn(driver));
}

TEST_P(FirstGame, TakesWrongTurnsBack) {
    Driver driver("pivit", {});
    start(driver, GetParam()->id());
    const Lesson lesson = gameHelp(GetParam()->id())->lesson;
    int tried = 0;
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep& step = lesson.steps[i];
        ASSERT_TRUE(comesToStep(driver, static_cast<int>(i) + 1));
        const TurnTexts before = path(driver);
        for (const Turn& turn : driver.state().turns()) {
            if (step.wanted.empty() || std::ranges::count(step.wanted, turn.text) > 0) continue;
            driver.play(turn.text);
            EXPECT_FALSE(told(driver).empty());
            EXPECT_TRUE(QTest::qWaitFor([&] { return path(driver) == before; })) << turn.text;
            EXPECT_EQ(ask(driver), step.ask.toStdString());
            ++tried;
            break;
        }
        press(driver, "lesson_next");
        while (isOn(driver) && i + 1 < lesson.steps.size() &&
               title(driver).find(" " + std::to_string(i + 1) + " of ") != std::string::npos)
            press(driver, "lesson_next");
    }
    EXPECT_GE(tried, 3);
}

TEST_P(FirstGame, LeavesNothingBehind) {
    Driver driver("pivit", {});
    driver.window().keepSafe();
    start(driver, GetParam()->id());
    for (int i = 0; i < 8; ++i) {
        press(driver, "lesson_next");
        EXPECT_FALSE(driver.session().isModified());
        EXPECT_FALSE(driver.window().isWindowModified());
        EXPECT_FALSE(isAutosaved());
    }
    press(driver, "lesson_leave");
    EXPECT_FALSE(isOn(driver));
    EXPECT_EQ(driver.session().last(), 0U);
    EXPECT_FALSE(driver.session().isModified());
    EXPECT_TRUE(settings::recentGames().isEmpty());
    EXPECT_EQ(&driver.session().record().game(), GetParam());
    expectInStep(driver);
    expectLikeFresh(driver);
    driver.play(driver.state().turns().front().text);
    EXPECT_TRUE(driver.session().isModified());
    EXPECT_TRUE(QTest::qWaitFor(isAutosaved));
}

INSTANTIATE_TEST_SUITE_P(OfEveryGame, FirstGame,
                         testing::ValuesIn(allGames().begin(), allGames().end()),
                         [](const auto& each) { return std::string(each.param->id()); });

class Lessons : public LessonTest {};

TEST_F(Lessons, PointAtWhatIsToBeClickedNext) {
    Driver driver("pivit", {});
    startPivit(driver);
    EXPECT_TRUE(pointsAt(driver, "b6"));
    driver.click("b6");
    EXPECT_TRUE(pointsAt(driver, "b5"));
    EXPECT_FALSE(pointsAt(driver, "b6"));
    driver.click("d1");
    EXPECT_TRUE(pointsAt(driver, "b6"));
    press(driver, "lesson_leave");
    EXPECT_FALSE(pointsAt(driver, "b6"));
}

TEST_F(Lessons, TakeNoTurnsWhileTheyOnlyTell) {
    Driver driver("pivit", {});
    start(driver, "pivit");
    const std::string before = title(driver);
    EXPECT_EQ(driver.hint(), "");
    driver.click("b6");
    driver.click("b5");
    EXPECT_EQ(driver.session().last(), 0U);
    EXPECT_TRUE(driver.picker().picked().empty());
    EXPECT_EQ(driver.hint(), "");
    // By keys it can be done, and is taken back.
    for (const Qt::Key key :
         {Qt::Key_B, Qt::Key_6, Qt::Key_Minus, Qt::Key_B, Qt::Key_5, Qt::Key_Return})
        QTest::keyClick(QApplication::focusWidget(), key);
    EXPECT_TRUE(QTest::qWaitFor([&] { return driver.session().last() == 0; }));
    EXPECT_EQ(title(driver), before);
    press(driver, "lesson_next");
    EXPECT_NE(driver.hint(), "");
}

TEST_F(Lessons, AskBeforeAnUnsavedGameGoes) {
    Driver driver("sputnik", {});
    driver.play("a1-b2xd4");
    answerBox(QMessageBox::Cancel);
    start(driver, "pivit");
    EXPECT_FALSE(isOn(driver));
    EXPECT_EQ(driver.session().last(), 1U);
    answerBox(QMessageBox::Discard);
    start(driver, "pivit");
    EXPECT_TRUE(isOn(driver));
    // The lesson itself is nothing to be asked about.
    start(driver, "quivive");
    EXPECT_THAT(title(driver), StartsWith("First game of Quivive"));
}

TEST_F(Lessons, WaitWhileOneLooksElsewhere) {
    Driver driver("pivit", {});
    startPivit(driver);
    driver.play("b6-b5");
    ASSERT_TRUE(comesToStep(driver, 3));
    const TurnTexts before = path(driver);
    driver.choose("first");
    EXPECT_THAT(told(driver), HasSubstr("another place"));
    driver.choose("last");
    EXPECT_THAT(ask(driver), HasSubstr("Capture"));
    driver.choose("first");
    press(driver, "lesson_next");
    EXPECT_EQ(path(driver), before);
    EXPECT_THAT(ask(driver), HasSubstr("Capture"));
    EXPECT_THAT(title(driver), HasSubstr(" 3 of "));
}

TEST_F(Lessons, AreNotBrokenByUndoAndOtherLines) {
    Driver driver("pivit", {});
    startPivit(driver);
    driver.play("b6-b5");
    ASSERT_TRUE(comesToStep(driver, 3));
    driver.choose("undo");
    driver.choose("undo");
    driver.play("d1-d2");
    driver.play("e1-e2");
    driver.choose("resign");
    press(driver, "lesson_next");
    EXPECT_EQ(path(driver), turnTexts("b6-b5 c1-c2"));
    driver.play("b5xa5");
    EXPECT_TRUE(comesToStep(driver, 4));
}

TEST_F(Lessons, AnswerEvenToWhoeverPlaysForTheOtherSeat) {
    Driver driver("pivit", {});
    driver.board().setSpeed(BoardView::Speed::Normal); // so that there is time between
    startPivit(driver);
    driver.play("b6-b5");
    driver.play("e1-e2");
    press(driver, "lesson_next");
    EXPECT_EQ(path(driver), turnTexts("b6-b5 c1-c2"));
    EXPECT_TRUE(comesToStep(driver, 3));
}

TEST_F(Lessons, GoBackAsWell) {
    Driver driver("pivit", {});
    startPivit(driver);
    driver.play("b6-b5");
    ASSERT_TRUE(comesToStep(driver, 3));
    press(driver, "lesson_back");
    EXPECT_TRUE(comesToStep(driver, 2));
    EXPECT_TRUE(path(driver).empty());
    press(driver, "lesson_back");
    EXPECT_FALSE(driver.child<QPushButton>("lesson_back").isEnabled());
    press(driver, "lesson_next");
    driver.play("b6-b5");
    EXPECT_TRUE(comesToStep(driver, 3));
}

TEST_F(Lessons, EndWhenAnotherGameComes) {
    Driver driver("pivit", {});
    startPivit(driver);
    const GameRecord other = newGame("sputnik", {});
    driver.window().document().begin(other);
    EXPECT_FALSE(isOn(driver));
    driver.play("a1-b2xd4");
    EXPECT_TRUE(driver.session().isModified());
}

TEST_F(Lessons, WaitBehindTheStartPage) {
    Driver driver("pivit", {});
    startPivit(driver);
    driver.play("b6-b5");
    ASSERT_TRUE(comesToStep(driver, 3));
    auto& card = *driver.window().findChild<LessonCard*>();
    EXPECT_TRUE(card.isVisible());
    driver.choose("start");
    EXPECT_FALSE(card.isVisible());
    QTest::mouseClick(&driver.child<QPushButton>("continue_game"), Qt::LeftButton);
    EXPECT_TRUE(card.isVisible());
    driver.play("b5xa5");
    EXPECT_TRUE(comesToStep(driver, 4));
}

TEST_F(Lessons, AnswerNoMoreOnceTheyAreLeft) {
    Driver driver("pivit", {});
    startPivit(driver);
    driver.play("b6-b5"); // the answer is on its way
    press(driver, "lesson_leave");
    driver.play(driver.state().turns().front().text);
    bool later = false;
    QTimer::singleShot(0, &driver.window(), [&] { later = true; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return later; }));
    EXPECT_TRUE(driver.session().isModified());
    EXPECT_EQ(driver.session().last(), 1U);
}

// What a turn did is told on the card.
TEST_F(Lessons, HaveTheRoomOfTheNews) {
    Driver driver("sputnik", {});
    driver.window().resize(800, 600);
    QApplication::processEvents();
    const int lines = driver.window().table().height() - driver.board().height();
    start(driver, "sputnik");
    QApplication::processEvents();
    EXPECT_FALSE(driver.child<QLabel>("news").isVisible());
    EXPECT_LE(driver.window().table().height() - driver.board().height(), lines - 40);
    press(driver, "lesson_leave");
    EXPECT_TRUE(driver.child<QLabel>("news").isVisible());
}

TEST_F(Lessons, KeepTheBoardInItsPlace) {
    Driver driver("pivit", {});
    driver.window().resize(800, 600);
    start(driver, "pivit");
    auto& card = *driver.window().findChild<LessonCard*>();
    ASSERT_TRUE(QTest::qWaitFor([&] { return card.height() > 0 && card.isVisible(); }));
    QCoreApplication::processEvents();
    EXPECT_EQ(driver.window().size(), QSize(800, 600));
    const int height = card.height();
    for (int i = 0; i < 8; ++i) {
        press(driver, "lesson_next");
        QCoreApplication::processEvents();
        EXPECT_EQ(card.height(), height);
        for (const char* name : {"lesson_told", "lesson_ask"}) {
            auto& line = driver.child<QLabel>(name);
            EXPECT_TRUE(!line.isVisible() || line.height() >= line.heightForWidth(line.width()));
        }
    }
}

} // namespace
} // namespace clockwise::app
