// SPDX-License-Identifier: MIT
// Whatever hands and keys do, the board shows the game, and nothing falls over.
#include "restless_hand.h"
#include "window_test.h"

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
    RestlessHand m_hand{GetParam().game, GetParam().seed};
};

TEST_P(FuzzClicks, LeaveTheBoardInStepWithTheGame) {
    Driver driver(m_hand.anyRecord());
    driver.child<QAction>((std::string("animation_") + GetParam().animation).c_str()).trigger();
    driver.choose("turn_time_100");
    std::size_t longest = 0;
    for (int batch = 0; batch < kBatches && !HasFailure(); ++batch) {
        for (int i = 0; i < kEventsInBatch; ++i) m_hand.doSomething(driver);
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
