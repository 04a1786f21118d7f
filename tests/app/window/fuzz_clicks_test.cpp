// SPDX-License-Identifier: MIT
// Whatever hands and keys do, the board shows the game, and nothing falls over.
#include "app/turn_table_model.h"
#include "kinds.h"
#include "window_test.h"

#include <QSlider>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <array>
#include <random>

namespace clockwise::app {
namespace {

constexpr int kBatches = 40;
constexpr int kEventsInBatch = 25;

struct Storm {
    std::string name;
    std::string game;
    const char* animation;
    unsigned seed;

    friend std::ostream& operator<<(std::ostream& out, const Storm& storm) {
        return out << storm.name << " seed " << storm.seed;
    }
};

class FuzzClicks : public WindowTest, public testing::WithParamInterface<Storm> {
  protected:
    int below(int bound) { return static_cast<int>(m_random() % static_cast<unsigned>(bound)); }
    bool once(int in) { return below(in) == 0; }

    GameRecord anyRecord() {
        const Game& game = *findGame(GetParam().game);
        const std::vector<Options> all = allSetups(game);
        GameRecord record =
            newGame(game.id(), all[static_cast<std::size_t>(below(static_cast<int>(all.size())))]);
        const auto openings = game.openings();
        const auto opening =
            openings[static_cast<std::size_t>(below(static_cast<int>(openings.size())))];
        NodeId at = kRoot;
        const State& start = *record.node(kRoot).standing.state;
        const auto seed = static_cast<std::uint32_t>(m_random());
        for (const std::string& turn : game.openingTurns(start, opening, seed))
            at = record.play(at, turn).value();
        return record;
    }

    void clickSomewhere(Driver& driver) {
        QWidget* viewport = driver.board().viewport();
        QPoint at(below(viewport->width()), below(viewport->height()));
        const auto choices = driver.picker().choices();
        if (!choices.empty() && !once(5)) {
            const Pick& pick =
                choices[static_cast<std::size_t>(below(static_cast<int>(choices.size())))];
            if (pick.cell) at = driver.board().viewportPoint(*pick.cell);
        }
        if (once(12))
            QTest::mouseClick(viewport, Qt::RightButton, {}, at);
        else if (once(10))
            QTest::mouseDClick(viewport, Qt::LeftButton, {}, at);
        else
            QTest::mouseClick(viewport, Qt::LeftButton, {}, at);
    }

    void drag(Driver& driver) {
        QWidget* viewport = driver.board().viewport();
        const auto anywhere = [&] {
            const auto cells = static_cast<int>(driver.picker().scene().outline->places.size());
            return driver.board().viewportPoint(Cell(below(cells)));
        };
        const auto choices = driver.picker().choices();
        QPoint from = anywhere();
        if (!choices.empty() && choices.front().cell)
            from = driver.board().viewportPoint(*choices.front().cell);
        QTest::mousePress(viewport, Qt::LeftButton, {}, from);
        for (int i = below(4); i >= 0; --i) {
            const QPoint at = anywhere();
            QMouseEvent move(QEvent::MouseMove, at, viewport->mapToGlobal(at), Qt::NoButton,
                             Qt::LeftButton, {});
            QApplication::sendEvent(viewport, &move);
            if (once(8)) driver.key(Qt::Key_Left); // while the piece hangs on the mouse
        }
        if (once(10)) QTest::mouseClick(viewport, Qt::RightButton, {}, anywhere());
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, anywhere());
    }

    void pressAKey(Driver& driver) {
        constexpr std::array kKeys{Qt::Key_Left,   Qt::Key_Right,    Qt::Key_Up,    Qt::Key_Down,
                                   Qt::Key_Home,   Qt::Key_End,      Qt::Key_End,   Qt::Key_Escape,
                                   Qt::Key_Return, Qt::Key_Space,    Qt::Key_Space, Qt::Key_Tab,
                                   Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_F5};
        const Qt::Key key = kKeys[static_cast<std::size_t>(below(kKeys.size()))];
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : &driver.window(), key);
    }

    void chooseAnAction(Driver& driver) {
        constexpr std::array kActions{
            "undo", "undo", "redo",  "redo",    "back",   "forward",        "last",
            "last", "last", "first", "promote", "demote", "next_variation", "previous_variation"};
        const char* action = kActions[static_cast<std::size_t>(below(kActions.size()))];
        if (once(25)) action = once(2) ? "resign" : "agree";
        if (once(25)) action = once(2) ? "remove_variation" : "remove_rest";
        if (driver.isOffered(action)) driver.choose(action);
    }

    void judge(Driver& driver) {
        const std::string name = "judgement_" + std::to_string(1 + below(6));
        QTest::mouseClick(&driver.child<QToolButton>(name.c_str()), Qt::LeftButton);
    }

    void clickOnTheSlider(Driver& driver) {
        auto& slider = driver.child<QSlider>("slider");
        QTest::mouseClick(&slider, Qt::LeftButton, {},
                          {below(slider.width()), slider.height() / 2});
    }

    void clickInTheList(Driver& driver) {
        auto& list = driver.child<QTableView>("turns");
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                          {below(list.viewport()->width()), below(list.viewport()->height())});
    }

    void doSomething(Driver& driver) {
        switch (below(20)) {
        case 0:
        case 1: pressAKey(driver); break;
        case 2:
        case 3: chooseAnAction(driver); break;
        case 4: once(3) ? clickOnTheSlider(driver) : clickInTheList(driver); break;
        case 5:
        case 6: drag(driver); break;
        case 7: once(3) ? judge(driver) : QTest::qWait(below(3)); break;
        case 8:
            if (once(8)) driver.window().resize(640 + below(500), 480 + below(400));
            break;
        case 9:
            if (once(20)) driver.window().document().begin(anyRecord());
            break;
        default: clickSomewhere(driver);
        }
    }

    std::mt19937 m_random{GetParam().seed};
};

TEST_P(FuzzClicks, LeaveTheBoardInStepWithTheGame) {
    Driver driver(anyRecord());
    driver.child<QAction>((std::string("animation_") + GetParam().animation).c_str()).trigger();
    driver.choose("turn_time_100");
    std::size_t longest = 0;
    for (int batch = 0; batch < kBatches && !HasFailure(); ++batch) {
        for (int i = 0; i < kEventsInBatch; ++i) doSomething(driver);
        SCOPED_TRACE("after batch " + std::to_string(batch));
        expectInStep(driver);
        if (batch % 10 == 9) expectLikeFresh(driver);
        longest = std::max(longest, driver.session().last());
    }
    EXPECT_GE(longest, 3U) << "the storm has played no game";
}

std::vector<Storm> storms() {
    std::vector<Storm> all;
    unsigned seed = 20261129;
    for (const Game* game : allGames())
        for (const char* animation : {"off", "normal"})
            all.push_back({std::string(game->id()) + "_" + animation, std::string(game->id()),
                           animation, ++seed});
    return all;
}

INSTANTIATE_TEST_SUITE_P(OnEveryGame, FuzzClicks, testing::ValuesIn(storms()),
                         [](const auto& each) { return each.param.name; });

} // namespace
} // namespace clockwise::app
