// SPDX-License-Identifier: MIT
// Whole games are played with the mouse, saved, opened in another window and looked through.
#include "kinds.h"
#include "window_test.h"

namespace clockwise::app {
namespace {

struct Moment {
    std::string board;
    Outcome outcome;
    std::string news;

    bool operator==(const Moment&) const = default;
};

Moment now(Driver& driver) {
    return {driver.state().text(), driver.session().outcome(), driver.news()};
}

class WholeGames : public WindowTest, public testing::WithParamInterface<Kind> {
  protected:
    static std::vector<Moment> played(Driver& driver, const WholeGame& game) {
        std::vector<Moment> moments{now(driver)};
        for (const std::string& turn : game.turns) {
            driver.play(turn);
            moments.push_back(now(driver));
        }
        return moments;
    }
};

void expectResult(const Outcome& outcome, const WholeGame& game) {
    EXPECT_EQ(reasonId(outcome.reason), game.reason);
    std::vector<int> winners;
    for (const Seat seat : outcome.winners.toVector()) winners.push_back(seat.number());
    EXPECT_EQ(winners, game.winners);
}

// Walks through the whole game and back and compares every place with what it was in play.
void expectSameGame(Driver& driver, const std::vector<Moment>& moments) {
    ASSERT_EQ(driver.session().last() + 1, moments.size());
    driver.choose("first");
    for (std::size_t ply = 0; ply < moments.size(); ++ply) {
        EXPECT_EQ(now(driver), moments[ply]) << "at ply " << ply;
        expectInStep(driver);
        if (ply + 1 < moments.size()) driver.choose("forward");
    }
    EXPECT_FALSE(driver.isOffered("forward"));
    for (std::size_t ply = moments.size(); ply-- > 0;) {
        EXPECT_EQ(now(driver), moments[ply]) << "back at ply " << ply;
        if (ply > 0) driver.choose("back");
    }
    EXPECT_FALSE(driver.isOffered("back"));
    driver.choose("last");
    EXPECT_EQ(now(driver), moments.back());
}

TEST_P(WholeGames, ArePlayedByClicksAndAreTheSameAfterSavingAndOpening) {
    const WholeGame game = wholeGame(GetParam());
    Driver driver(GetParam().game, withoutHouseRules(GetParam()));
    const std::vector<Moment> moments = played(driver, game);
    expectResult(driver.session().outcome(), game);
    EXPECT_TRUE(driver.picker().choices().empty());

    const QString file = path(QStringLiteral("whole.clockwise"));
    ASSERT_TRUE(driver.window().document().save(file));
    Driver again("pivit", {});
    ASSERT_TRUE(again.window().openFile(file));
    expectSameGame(again, moments);
    EXPECT_FALSE(again.session().isModified());
}

TEST_P(WholeGames, AreTheSameAfterAllTurnsWereUndoneAndRedone) {
    const WholeGame game = wholeGame(GetParam());
    Driver driver(GetParam().game, withoutHouseRules(GetParam()));
    const std::vector<Moment> moments = played(driver, game);
    for (std::size_t ply = moments.size(); ply-- > 0;) {
        EXPECT_EQ(now(driver), moments[ply]) << "undone to ply " << ply;
        expectInStep(driver);
        if (ply > 0) driver.choose("undo");
    }
    EXPECT_FALSE(driver.isOffered("undo"));
    for (std::size_t ply = 0; ply < moments.size(); ++ply) {
        EXPECT_EQ(now(driver), moments[ply]) << "redone to ply " << ply;
        if (ply + 1 < moments.size()) driver.choose("redo");
    }
    EXPECT_FALSE(driver.isOffered("redo"));
}

INSTANTIATE_TEST_SUITE_P(
    OfEveryKind, WholeGames,
    testing::Values(Kind{"PivitSmall", "pivit", {{"board", "6"}}}, Kind{"PivitTwo", "pivit", {}},
                    Kind{"PivitThree", "pivit", {{"players", "3"}}},
                    Kind{"PivitFour", "pivit", {{"players", "4"}}},
                    Kind{"SputnikTwo", "sputnik", {}},
                    Kind{"SputnikTeams", "sputnik", {{"players", "4"}, {"teams", "1"}}},
                    Kind{"SputnikSix", "sputnik", {{"players", "6"}}},
                    Kind{"SputnikTwoRockets", "sputnik", {{"rockets", "2"}}},
                    Kind{"SputnikRescueWhenStuck", "sputnik", {{"rescue", "stuck"}}},
                    Kind{"QuiviveTwoPawns", "quivive", {{"pawns", "2"}}},
                    Kind{"QuiviveThree", "quivive", {{"players", "3"}}},
                    Kind{"QuiviveFive", "quivive", {{"players", "5"}}},
                    Kind{"QuiviveTeams", "quivive", {{"players", "4"}, {"teams", "1"}}}),
    [](const auto& each) { return each.param.name; });

} // namespace
} // namespace clockwise::app
