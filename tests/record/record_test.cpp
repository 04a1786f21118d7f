// SPDX-License-Identifier: MIT
#include "samples.h"

#include <algorithm>
#include <random>
#include <set>

namespace clockwise {
namespace {

TEST(Record, ATurnThatIsThereAlreadyIsFollowedNotDoubled) {
    GameRecord record = pivit();
    const NodeId first = playAll(record, kRoot, {"b1-b2"});
    EXPECT_EQ(playAll(record, kRoot, {"b1-b2"}), first);
    EXPECT_EQ(record.node(kRoot).children, std::vector{first});
}

TEST(Record, AnotherTurnBecomesAVariation) {
    GameRecord record = pivit();
    const NodeId main = playAll(record, kRoot, {"b1-b2", "f8-f7"});
    const NodeId other = playAll(record, kRoot, {"d1-d2"});
    EXPECT_EQ(record.node(kRoot).children.size(), 2U);
    EXPECT_EQ(record.lineThrough(kRoot).back(), main);
    EXPECT_EQ(record.lineThrough(other), std::vector{other});
}

TEST(Record, AnIllegalTurnIsRefusedAndChangesNothing) {
    GameRecord record = pivit();
    const auto refused = record.play(kRoot, "b1-b3");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, Fault::MinionMovesOdd);
    EXPECT_TRUE(record.node(kRoot).children.empty());
}

TEST(Record, WhatIsDetachedComesBackToItsPlaceWithAllThatFollows) {
    GameRecord record = pivit();
    const NodeId first = playAll(record, kRoot, {"b1-b2"});
    const NodeId second = playAll(record, kRoot, {"d1-d2", "f8-f7"});
    const NodeId third = playAll(record, kRoot, {"e1-e2"});
    const NodeId middle = record.node(second).parent;

    const std::size_t place = record.detach(middle);
    EXPECT_EQ(place, 1U);
    EXPECT_EQ(record.node(kRoot).children, (std::vector{first, third}));
    record.attach(middle, place);
    EXPECT_EQ(record.node(kRoot).children, (std::vector{first, middle, third}));
    EXPECT_EQ(record.lineThrough(middle), (std::vector{middle, second}));
}

TEST(Record, TheThirdOccurrenceOfAPositionDraws) {
    GameRecord record = pivit();
    const NodeId before = playAll(record, kRoot, walkInCircles(17));
    EXPECT_FALSE(record.node(before).standing.outcome.over());
    const NodeId third = playAll(record, before, {walkInCircles(18).back()});
    EXPECT_EQ(record.node(third).standing.occurrences, 3);
    EXPECT_EQ(record.node(third).standing.outcome, (Outcome{EndReason::Repetition, {}}));
    EXPECT_EQ(record.result(), (Outcome{EndReason::Repetition, {}}));
    const auto more = record.play(third, "b2-c2");
    ASSERT_FALSE(more);
    EXPECT_EQ(more.error().fault, Fault::GameIsOver);
}

TEST(Record, OccurrencesAreCountedAlongALineNotAcrossVariations) {
    GameRecord record = pivit();
    const NodeId first = playAll(record, kRoot, {"b1-b2", "f8-f7", "d1-d2"});
    const NodeId other = playAll(record, kRoot, {"d1-d2", "f8-f7", "b1-b2"});
    EXPECT_TRUE(
        record.node(first).standing.state->samePosition(*record.node(other).standing.state));
    EXPECT_EQ(record.node(other).standing.occurrences, 1);
}

// Few positions, reached again and again by many lines of any length: by whichever way the record
// looks for the earlier ones, it finds what walking each line back finds.
TEST(Record, OccurrencesAreThoseOfTheLineHoweverManyLinesThereAre) {
    GameRecord record = pivit({{"noprogress", "0"}});
    const NodeId begin = playAll(record, kRoot, {"b1-b2", "f8-f7"});
    std::mt19937 random(7);
    std::vector<NodeId> nodes{begin};
    std::set<std::string> walk;
    for (const std::string& turn : walkInCircles(10))
        walk.insert({turn, turn.substr(3) + '-' + turn.substr(0, 2)});
    int most = 0;
    while (nodes.size() < 3000) {
        NodeId at = nodes[random() % nodes.size()];
        for (std::size_t length = random() % 40; length > 0; --length) {
            const State& state = *record.node(at).standing.state;
            std::vector<std::string> turns;
            for (const Turn& turn : state.turns())
                if (walk.contains(turn.text)) turns.push_back(turn.text);
            if (turns.empty()) break;
            const auto next = record.play(at, turns[random() % turns.size()]);
            ASSERT_TRUE(next) << describe(next.error());
            at = *next;
            int occurrences = 1;
            for (const NodeId earlier : record.pathTo(record.node(at).parent))
                if (record.node(earlier).standing.state->samePosition(
                        *record.node(at).standing.state))
                    ++occurrences;
            ASSERT_EQ(record.node(at).standing.occurrences, occurrences);
            most = std::max(most, occurrences);
            if (record.node(at).standing.outcome.over()) break;
            nodes.push_back(at);
        }
    }
    EXPECT_EQ(most, 3) << "the lines have repeated nothing";
}

TEST(Record, RepetitionCanBeSwitchedOff) {
    GameRecord record = pivit({{"repetition", "off"}});
    const NodeId last = playAll(record, kRoot, walkInCircles(60));
    EXPECT_FALSE(record.node(last).standing.outcome.over());
}

TEST(Record, SoManyTurnsWithoutCaptureOrPromotionDraw) {
    GameRecord record = pivit({{"noprogress", "5"}});
    const NodeId fourth = playAll(record, kRoot, walkInCircles(4));
    EXPECT_FALSE(record.node(fourth).standing.outcome.over());
    const NodeId fifth = playAll(record, fourth, {walkInCircles(5).back()});
    EXPECT_EQ(record.node(fifth).standing.outcome, (Outcome{EndReason::NoProgress, {}}));
}

TEST(Record, ACaptureBeginsTheCountOfQuietTurnsAnew) {
    GameRecord record = pivit({{"board", "6"}, {"noprogress", "4"}});
    const NodeId capture = playAll(record, kRoot, {"b6-b5", "f5-e5", "b5xa5"});
    EXPECT_EQ(record.node(capture).standing.quietTurns, 0);
    const NodeId later = playAll(record, capture, {"c1-c2", "d6-d5", "e1-e2"});
    EXPECT_EQ(record.node(later).standing.quietTurns, 3);
    EXPECT_FALSE(record.node(later).standing.outcome.over());
}

TEST(Record, NoProgressCanBeSwitchedOff) {
    GameRecord record = pivit({{"repetition", "off"}, {"noprogress", "0"}});
    const NodeId last = playAll(record, kRoot, walkInCircles(150));
    EXPECT_FALSE(record.node(last).standing.outcome.over());
}

TEST(Record, ADrawAgreedOnEndsTheMainLineAndNothingElse) {
    GameRecord record = pivit();
    const NodeId last = playAll(record, kRoot, {"b1-b2", "f8-f7"});
    record.setAgreedDraw(true);
    EXPECT_EQ(record.result(), (Outcome{EndReason::Agreed, {}}));
    const auto more = record.play(last, "d1-d2");
    ASSERT_FALSE(more);
    EXPECT_EQ(more.error().fault, Fault::GameIsOver);
    EXPECT_TRUE(record.play(kRoot, "d1-d2"));
    record.setAgreedDraw(false);
    EXPECT_EQ(record.result(), Outcome{});
    EXPECT_TRUE(record.play(last, "d1-d2"));
}

TEST(Record, WhoIsLeftAloneByAResignationWins) {
    GameRecord record = pivit();
    playAll(record, kRoot, {"b1-b2", "resign"});
    EXPECT_EQ(record.result(), (Outcome{EndReason::LastPlayer, {Seat(1)}}));
}

TEST(Record, AnOptionOutOfRangeIsRefused) {
    const auto record = GameRecord::begin(*findGame("pivit"), {{"players", "5"}});
    ASSERT_FALSE(record);
    EXPECT_EQ(record.error().fault, Fault::BadOptionValue);
}

} // namespace
} // namespace clockwise
