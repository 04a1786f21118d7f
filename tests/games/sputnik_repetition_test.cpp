// SPDX-License-Identifier: MIT
// The same position, and endless play: rule 2.9.
#include "sputnik_drawing.h"

#include "clockwise/record.h"

namespace clockwise {
namespace {

using namespace test;

constexpr auto kTwoEach = R"(
              p1   .    .    p2
            o    o    .    .    .
          2/o  2/o  .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            o    o    o    .    .
              1/o  1/o  .    .      )";

TEST(Sputnik, RocketsOfASeatThatHaveUsedTheirPadsAreAlike) {
    sputnik::Position one = drawn(2, kTwoEach);
    one.pad.fill(sputnik::kNowhere);
    one.pads = 0;
    sputnik::Position other = one;
    std::swap(other.at[0], other.at[2]);
    EXPECT_EQ(one, other);
    EXPECT_EQ(sputnik::Rules::key(one), sputnik::Rules::key(other));
}

TEST(Sputnik, RocketsWithPadsOfTheirOwnAreNotAlike) {
    const sputnik::Position one = drawn(2, kTwoEach);
    sputnik::Position other = one;
    std::swap(other.at[0], other.at[2]);
    EXPECT_FALSE(one == other);
    EXPECT_NE(sputnik::Rules::key(one), sputnik::Rules::key(other));
}

TEST(Sputnik, WhoIsOnTurnAndWhetherARocketHasLeftArePartOfThePosition) {
    const sputnik::Position one = drawn(2, kTwoEach);
    sputnik::Position later = one;
    later.turn = 1;
    EXPECT_FALSE(one == later);
    EXPECT_NE(sputnik::Rules::key(one), sputnik::Rules::key(later));
    sputnik::Position fresh = one;
    fresh.guarded = sputnik::kNear[static_cast<std::size_t>(cellNamed("g4"))];
    EXPECT_FALSE(one == fresh);
    EXPECT_NE(sputnik::Rules::key(one), sputnik::Rules::key(fresh));
}

// Both seats walk one of their rockets to galaxies that the others protect, take whatever they
// may, and then shuttle for ever. Plays until the game is over or so many turns are played.
GameRecord shuttle(const Options& options, int turns) {
    GameRecord record = GameRecord::begin(*findGame("sputnik"), options).value();
    NodeId at = kRoot;
    const auto walk = [&](std::string_view step) {
        const StatePtr state = record.node(at).standing.state;
        for (const Turn& turn : state->turns()) {
            // Seat 2 needs g6 on its way.
            const bool spoilsTheWay = at.index() < 3 && turn.text.ends_with("xg6");
            if (!turn.text.starts_with(step) || spoilsTheWay) continue;
            at = record.play(at, turn.text).value();
            return;
        }
        throw std::runtime_error(std::string(step) + " is not legal\n" + state->text());
    };
    const std::array<Names, 2> path{Names{"a1-b1", "b1-c1", "c1-d2", "d2-c1"},
                                    Names{"g7-g6", "g6-g5", "g5-f4", "f4-g5"}};
    for (int turn = 0; turn < turns && !record.node(at).standing.outcome.over(); ++turn) {
        const int round = turn / 2;
        const int step = round < 4 ? round : 2 + round % 2;
        walk(path[static_cast<std::size_t>(turn % 2)][static_cast<std::size_t>(step)]);
    }
    return record;
}

TEST(Sputnik, TheThirdOccurrenceOfThePositionDraws) {
    const GameRecord record = shuttle({{"rockets", "3"}}, 100);
    EXPECT_EQ(record.result(), (Outcome{EndReason::Repetition, {}}));
    EXPECT_EQ(record.node(record.lineThrough(kRoot).back()).standing.occurrences, 3);
}

TEST(Sputnik, WithTheHouseRuleOffRepetitionGoesOn) {
    const GameRecord record = shuttle({{"rockets", "3"}, {"repetition", "off"}}, 100);
    EXPECT_FALSE(record.result().over());
    EXPECT_EQ(record.lineThrough(kRoot).size(), 100U);
}

TEST(Sputnik, ATurnThatChangesTheTilesNeverLeadsBack) {
    EXPECT_TRUE(play(start("sputnik"), {"a1-b2xd4"})->madeProgress());
    const StatePtr bare = asState(drawn(2, R"(
              2/o  p2   .    .
            .    .    .    .    .
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            .    .    .    .    .
              1/o  p1   .    .      )"));
    EXPECT_TRUE(play(bare, {"a1^b1"})->madeProgress());
    EXPECT_FALSE(play(asState(drawn(2, R"(
              2/p2 p1   .    .
            .    .    .    .    .
          .    .    .    .    .    .
        .    .    .    .    .    .    .
          .    .    .    .    .    .
            .    .    .    .    .
              1/p1 p2   .    .      )")),
                      {"a1-a2"})
                     ->madeProgress());
}

} // namespace
} // namespace clockwise
