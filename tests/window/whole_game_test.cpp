// SPDX-License-Identifier: MIT
// Whole games are played with the mouse, saved, opened in another window and looked through.
#include "window_test.h"

#include <fstream>
#include <nlohmann/json.hpp>

namespace clockwise::app {
namespace {

using nlohmann::json;

struct Kind {
    std::string name;
    std::string game;
    Options options;

    friend std::ostream& operator<<(std::ostream& out, const Kind& kind) {
        return out << kind.name;
    }
};

std::string wordOf(const json& value) {
    return value.is_string() ? value.get<std::string>() : value.dump();
}

bool isOfKind(const json& line, const Kind& kind) {
    if (line.at("game") != kind.game) return false;
    for (const OptionSpec& spec : findGame(kind.game)->optionSpecs()) {
        if (spec.houseRule) continue;
        const std::string id(spec.id);
        const std::string wanted =
            kind.options.has(id) ? kind.options.value(id) : std::string(spec.fallback);
        if (wanted != (line.contains(id) ? wordOf(line.at(id)) : std::string(spec.fallback)))
            return false;
    }
    return true;
}

// The first whole game of that kind among those of the independent implementation.
json wholeGame(const Kind& kind) {
    std::ifstream in(CLOCKWISE_SOURCE_DIR "/tests/data/vectors/games.jsonl");
    for (std::string text; std::getline(in, text);)
        if (json line = json::parse(text); isOfKind(line, kind)) return line;
    throw std::runtime_error("there is no game of this kind");
}

// The vectors know no house rules.
Options withoutHouseRules(const Kind& kind) {
    Options options = kind.options;
    for (const OptionSpec& spec : findGame(kind.game)->optionSpecs())
        if (spec.houseRule) options.set(std::string(spec.id), spec.choices.empty() ? "0" : "off");
    return options;
}

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
    std::vector<Moment> played(Driver& driver, const json& line) {
        std::vector<Moment> moments{now(driver)};
        for (const json& turn : line.at("moves")) {
            driver.play(turn.get<std::string>());
            moments.push_back(now(driver));
        }
        return moments;
    }
};

void expectResult(const Outcome& outcome, const json& line) {
    EXPECT_EQ(reasonId(outcome.reason), line.at("reason").get<std::string>());
    std::vector<int> winners;
    for (const Seat seat : outcome.winners.toVector()) winners.push_back(seat.number());
    EXPECT_EQ(winners, line.at("winners").get<std::vector<int>>());
}

// Walks the whole game with the given action and compares every place with what it was in play.
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
    const json line = wholeGame(GetParam());
    Driver driver(GetParam().game, withoutHouseRules(GetParam()));
    const std::vector<Moment> moments = played(driver, line);
    expectResult(driver.session().outcome(), line);
    EXPECT_TRUE(driver.picker().choices().empty());

    const QString file = path(QStringLiteral("whole.clockwise"));
    ASSERT_TRUE(driver.window().document().save(file));
    Driver again("pivit", {});
    ASSERT_TRUE(again.window().openFile(file));
    expectSameGame(again, moments);
    EXPECT_FALSE(again.session().isModified());
}

TEST_P(WholeGames, AreTheSameAfterAllTurnsWereUndoneAndRedone) {
    const json line = wholeGame(GetParam());
    Driver driver(GetParam().game, withoutHouseRules(GetParam()));
    const std::vector<Moment> moments = played(driver, line);
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
    testing::Values(
        Kind{"PivitSmall", "pivit", {{"board", "6"}}}, Kind{"PivitTwo", "pivit", {}},
        Kind{"PivitThree", "pivit", {{"players", "3"}}},
        Kind{"PivitFour", "pivit", {{"players", "4"}}}, Kind{"SputnikTwo", "sputnik", {}},
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
