// SPDX-License-Identifier: MIT
// The replay bar and the rest of the Go menu: rounds, the slider, playing by itself.
#include "app/replay/go_actions.h"
#include "kinds.h"
#include "window_test.h"

#include <QLineEdit>
#include <QMenu>
#include <QSlider>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::ElementsAre;
using Places = std::vector<std::size_t>;

const Kind kThreeInSpace{"SputnikThree", "sputnik", {{"players", "3"}}};

class TheReplayBar : public WindowTest {
  protected:
    // A game of four turns, seen from its start.
    static void playFour(Driver& driver) {
        driver.play({"b1-b4", "c1-c2", "d1-d2", "a3-b3"});
        driver.key(Qt::Key_Home);
    }
    static bool isPlaying(Driver& driver) {
        return driver.window().findChild<GoActions*>()->isPlaying();
    }
    static void waitUntilItHalts(Driver& driver) {
        ASSERT_TRUE(QTest::qWaitFor([&] { return !isPlaying(driver); }, 30'000));
    }
    // Every place the window comes to from now on.
    static std::shared_ptr<Places> watch(Driver& driver) {
        auto places = std::make_shared<Places>();
        QObject::connect(&driver.window().document(), &Document::changed, &driver.window(),
                         [&driver, places] { places->push_back(driver.session().shown()); });
        return places;
    }
    static QPoint onSlider(Driver& driver, double part) {
        const auto& slider = driver.child<QSlider>("slider");
        return {static_cast<int>((slider.width() - 1) * part), slider.height() / 2};
    }
};

TEST_F(TheReplayBar, PlayShowsTurnAfterTurnAndHaltsAtTheLast) {
    Driver driver("pivit", {{"board", "6"}});
    playFour(driver);
    driver.choose("turn_time_100");
    const auto places = watch(driver);
    driver.key(Qt::Key_F5);
    EXPECT_TRUE(isPlaying(driver));
    waitUntilItHalts(driver);
    EXPECT_THAT(*places, ElementsAre(1U, 2U, 3U, 4U));
    expectInStep(driver);
}

TEST_F(TheReplayBar, PlayAtTheEndBeginsAtTheStart) {
    Driver driver("pivit", {{"board", "6"}});
    playFour(driver);
    driver.choose("turn_time_100");
    driver.key(Qt::Key_End);
    const auto places = watch(driver);
    driver.choose("play");
    waitUntilItHalts(driver);
    EXPECT_THAT(*places, ElementsAre(0U, 1U, 2U, 3U, 4U));
}

TEST_F(TheReplayBar, NothingPlaysInAGameWithoutTurns) {
    Driver driver("pivit", {{"board", "6"}});
    EXPECT_FALSE(driver.isOffered("play"));
    EXPECT_FALSE(driver.child<QSlider>("slider").isEnabled());
    driver.play("b1-b4");
    EXPECT_TRUE(driver.isOffered("play"));
    EXPECT_TRUE(driver.child<QSlider>("slider").isEnabled());
}

TEST_F(TheReplayBar, PlayIsPauseWhileItPlays) {
    Driver driver("pivit", {{"board", "6"}});
    playFour(driver);
    EXPECT_EQ(driver.child<QAction>("play").text(), QStringLiteral("&Play"));
    driver.choose("play");
    EXPECT_EQ(driver.child<QAction>("play").text(), QStringLiteral("&Pause"));
    driver.choose("play");
    EXPECT_EQ(driver.child<QAction>("play").text(), QStringLiteral("&Play"));
    EXPECT_FALSE(isPlaying(driver));
    EXPECT_EQ(driver.session().shown(), 0U);
}

TEST_F(TheReplayBar, PlayHaltsWhenAnybodyGoesElsewhereOrChangesTheGame) {
    Driver driver("pivit", {{"board", "6"}});
    struct Doing {
        const char* what;
        std::function<void()> act;
    };
    const std::vector<Doing> all{
        {"a step", [&] { driver.key(Qt::Key_Right); }},
        {"the end", [&] { driver.key(Qt::Key_End); }},
        {"a round", [&] { driver.key(Qt::Key_PageDown); }},
        {"the slider",
         [&] {
             QTest::mouseClick(&driver.child<QSlider>("slider"), Qt::LeftButton, {},
                               onSlider(driver, 0.5));
         }},
        {"the list",
         [&] {
             auto& list = driver.child<QTableView>("turns");
             QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                               list.visualRect(list.model()->index(1, 0)).center());
         }},
        {"another turn", [&] { ASSERT_TRUE(driver.session().submit("d1-d2")); }},
        {"undo", [&] { driver.choose("undo"); }},
        {"another game", [&] { driver.window().document().begin(newGame("quivive", {})); }},
    };
    for (const Doing& doing : all) {
        driver.window().document().begin(newGame("pivit", {{"board", "6"}}));
        playFour(driver);
        driver.choose("turn_time_10000");
        driver.choose("play");
        ASSERT_TRUE(isPlaying(driver));
        doing.act();
        EXPECT_FALSE(isPlaying(driver)) << doing.what;
        expectInStep(driver);
    }
}

TEST_F(TheReplayBar, SavingDoesNotStopWhatPlays) {
    Driver driver("pivit", {{"board", "6"}});
    playFour(driver);
    driver.choose("turn_time_10000");
    driver.choose("play");
    ASSERT_TRUE(driver.window().document().save(path(QStringLiteral("a.clockwise"))));
    EXPECT_TRUE(isPlaying(driver));
}

TEST_F(TheReplayBar, PlayHaltsWhereTheLineBranches) {
    Driver driver("pivit", {{"board", "6"}});
    playFour(driver);
    driver.session().edit([](GameRecord& record) {
        const NodeId second = record.lineThrough(kRoot)[1];
        ASSERT_TRUE(record.play(second, "d1-d4"));
    });
    driver.choose("turn_time_100");
    const auto places = watch(driver);
    driver.choose("play");
    waitUntilItHalts(driver);
    EXPECT_THAT(*places, ElementsAre(1U, 2U));
    driver.choose("play");
    waitUntilItHalts(driver);
    EXPECT_THAT(*places, ElementsAre(1U, 2U, 3U, 4U)) << "asked again, it goes on along the line";
}

TEST_F(TheReplayBar, PlayingFasterThanTheBoardMovesEndsInTheRightPicture) {
    Driver driver(played(kThreeInSpace));
    driver.choose("animation_slow");
    driver.choose("turn_time_100");
    driver.choose("play");
    waitUntilItHalts(driver);
    EXPECT_EQ(driver.session().shown(), driver.session().last());
    expectInStep(driver);
    expectLikeFresh(driver);
}

TEST_F(TheReplayBar, TheTimeForEachTurnIsRemembered) {
    {
        Driver driver("pivit", {});
        EXPECT_EQ(driver.child<QToolButton>("turn_time").text(), QStringLiteral("1 s"));
        driver.choose("turn_time_200");
        EXPECT_EQ(driver.child<QToolButton>("turn_time").text(), QStringLiteral("0.2 s"));
    }
    Driver again("sputnik", {});
    EXPECT_EQ(again.child<QToolButton>("turn_time").text(), QStringLiteral("0.2 s"));
    EXPECT_TRUE(again.child<QAction>("turn_time_200").isChecked());
    QSettings().setValue(QStringLiteral("replay/turn"), QStringLiteral("nonsense"));
    Driver third("sputnik", {});
    EXPECT_EQ(third.child<QToolButton>("turn_time").text(), QStringLiteral("1 s"));
}

TEST_F(TheReplayBar, TheSliderComesToWhereItIsPressedAndFollowsTheMouse) {
    Driver driver(played(kThreeInSpace));
    auto& slider = driver.child<QSlider>("slider");
    const std::size_t last = driver.session().last();
    QTest::mouseClick(&slider, Qt::LeftButton, {}, onSlider(driver, 0));
    EXPECT_EQ(driver.session().shown(), 0U);
    QTest::mouseClick(&slider, Qt::LeftButton, {}, onSlider(driver, 1));
    EXPECT_EQ(driver.session().shown(), last);
    QTest::mousePress(&slider, Qt::LeftButton, {}, onSlider(driver, 0.5));
    EXPECT_NEAR(static_cast<double>(driver.session().shown()), static_cast<double>(last) / 2, 1);
    for (double part = 0.5; part >= 0; part -= 0.05) {
        const QPoint at = onSlider(driver, part);
        QMouseEvent move(QEvent::MouseMove, at, slider.mapToGlobal(at), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(&slider, &move);
        expectInStep(driver);
    }
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, onSlider(driver, 0));
    EXPECT_EQ(driver.session().shown(), 0U);
    expectLikeFresh(driver);
}

TEST_F(TheReplayBar, ARoundLeadsToTheSameSeatsTurnUnlessItIsOut) {
    Driver driver(played(kThreeInSpace));
    const auto mover = [&] { return driver.session().news(driver.session().shown()).seat; };
    driver.key(Qt::Key_Home);
    driver.key(Qt::Key_PageDown);
    EXPECT_EQ(driver.session().shown(), 3U) << "from the start a round is a turn of each seat";
    while (driver.session().shown() < driver.session().last()) {
        const std::size_t before = driver.session().shown();
        const Seat seat = mover();
        driver.key(Qt::Key_PageDown);
        const std::size_t after = driver.session().shown();
        EXPECT_GT(after, before);
        EXPECT_LE(after, before + 3);
        const bool out = driver.session().standingAt(after).state->isOut(seat);
        if (!out) {
            EXPECT_EQ(mover(), seat);
        }
    }
    for (std::size_t before = driver.session().shown(); before > 0;) {
        const Seat seat = mover();
        driver.key(Qt::Key_PageUp);
        const std::size_t after = driver.session().shown();
        EXPECT_LT(after, before);
        EXPECT_GE(after + 3, before);
        if (after > 0) {
            EXPECT_EQ(mover(), seat);
        }
        before = after;
    }
    EXPECT_FALSE(driver.isOffered("round_back"));
    expectInStep(driver);
}

TEST_F(TheReplayBar, TheKeysOfTheGoMenuAreTheWritersInATextField) {
    Driver driver(played(kThreeInSpace));
    auto* field = new QLineEdit(driver.window().centralWidget());
    field->setText(QStringLiteral("a comment"));
    field->show();
    driver.key(Qt::Key_Home);
    driver.key(Qt::Key_PageDown);
    const std::size_t shown = driver.session().shown();
    field->setFocus();
    ASSERT_TRUE(field->hasFocus());
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End,
                              Qt::Key_PageUp, Qt::Key_PageDown}) {
        QTest::keyClick(field, key);
        EXPECT_EQ(driver.session().shown(), shown) << "key " << key;
    }
    driver.board().setFocus();
    QTest::keyClick(&driver.board(), Qt::Key_PageUp);
    EXPECT_LT(driver.session().shown(), shown);
}

TEST_F(TheReplayBar, AHeldButtonStepsOn) {
    Driver driver(played(kThreeInSpace));
    QToolButton* back = nullptr;
    for (auto* button : driver.window().findChildren<QToolButton*>())
        if (button->defaultAction() == &driver.child<QAction>("back")) back = button;
    ASSERT_NE(back, nullptr);
    QTest::mousePress(back, Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([&] { return driver.session().shown() == 0; }, 30'000));
    QTest::mouseRelease(back, Qt::LeftButton);
    EXPECT_EQ(driver.session().shown(), 0U);
    expectInStep(driver);
}

} // namespace
} // namespace clockwise::app
