// SPDX-License-Identifier: MIT
#include "clockwise/record_text.h"
#include "clockwise/session.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>

namespace clockwise {
namespace {

using ::testing::ElementsAre;

// 1. b1-b4 2. c1-c2 (2. c1-c4) (2. c6-c3) 3. d1-d2, looking at the main line's end.
Session branched() {
    Session session(GameRecord::begin(*findGame("pivit"), {{"board", "6"}}).value());
    for (const std::string_view turn : {"b1-b4", "c1-c2", "d1-d2"})
        EXPECT_TRUE(session.submit(turn));
    for (const std::string_view turn : {"c1-c4", "c6-c3"}) {
        session.goTo(1);
        EXPECT_TRUE(session.submit(turn)) << turn;
    }
    session.goTo(session.record().lineThrough(kRoot).back());
    return session;
}

std::string turnsOf(const Session& session) {
    const std::string& text = session.text();
    std::string turns = text.substr(text.rfind("]\n\n") + 3);
    for (char& c : turns)
        if (c == '\n') c = ' ';
    return turns;
}

NodeId turnCalled(const Session& session, std::size_t ply, std::string_view text) {
    for (const NodeId child : session.record().node(session.line()[ply - 1]).children)
        if (session.record().node(child).turn.text == text) return child;
    ADD_FAILURE() << text;
    return kRoot;
}

TEST(History, APromotedVariationBecomesTheMainLineAndUndoPutsItBack) {
    Session session = branched();
    const std::string before = turnsOf(session);
    session.goTo(turnCalled(session, 2, "c1-c4"));
    ASSERT_TRUE(session.promote());
    EXPECT_EQ(turnsOf(session), "1. b1-b4 2. c1-c4 (2. c1-c2 3. d1-d2) (2. c6-c3) * ");
    EXPECT_TRUE(session.isMainLine());
    session.undo();
    EXPECT_EQ(turnsOf(session), before);
    EXPECT_FALSE(session.isMainLine());
    session.redo();
    EXPECT_EQ(turnsOf(session), "1. b1-b4 2. c1-c4 (2. c1-c2 3. d1-d2) (2. c6-c3) * ");
}

TEST(History, PromotingGoesOnePlaceAtATimeAndDemotingBack) {
    Session session = branched();
    session.goTo(turnCalled(session, 2, "c6-c3"));
    EXPECT_FALSE(session.demotable());
    ASSERT_TRUE(session.promote());
    EXPECT_EQ(turnsOf(session), "1. b1-b4 2. c1-c2 (2. c6-c3) (2. c1-c4) 3. d1-d2 * ");
    ASSERT_TRUE(session.promote());
    EXPECT_EQ(turnsOf(session), "1. b1-b4 2. c6-c3 (2. c1-c2 3. d1-d2) (2. c1-c4) * ");
    EXPECT_FALSE(session.promotable());
    ASSERT_TRUE(session.demote());
    EXPECT_EQ(turnsOf(session), "1. b1-b4 2. c1-c2 (2. c6-c3) (2. c1-c4) 3. d1-d2 * ");
}

TEST(History, ADeepTurnPromotesTheVariationItLiesIn) {
    Session session = branched();
    session.goTo(turnCalled(session, 2, "c1-c4"));
    ASSERT_TRUE(session.submit(session.standing().state->turns().front().text));
    EXPECT_EQ(session.promotable(), session.line()[2]);
}

TEST(History, WhatIsRemovedComesBackWithAllThatFollowed) {
    Session session = branched();
    const std::string before = turnsOf(session);
    session.goTo(2);
    session.remove(session.at());
    EXPECT_EQ(turnsOf(session), "1. b1-b4 2. c1-c4 (2. c6-c3) * ");
    EXPECT_EQ(session.shown(), 1U);
    session.undo();
    EXPECT_EQ(turnsOf(session), before);
    EXPECT_EQ(session.shown(), 2U);
    session.redo();
    EXPECT_EQ(turnsOf(session), "1. b1-b4 2. c1-c4 (2. c6-c3) * ");
}

TEST(History, RemovingWhatIsNotShownLeavesThePlace) {
    Session session = branched();
    const NodeId shown = session.at();
    session.remove(turnCalled(session, 2, "c1-c4"));
    EXPECT_EQ(session.at(), shown);
    EXPECT_EQ(turnsOf(session), "1. b1-b4 2. c1-c2 (2. c6-c3) 3. d1-d2 * ");
}

TEST(History, NotesAreUndoneAndShownWhereTheyStand) {
    Session session = branched();
    const NodeId turn = session.line()[1];
    session.write(turn, {{"solid"}, {1}});
    session.write(turn, {{"solid, I thought"}, {2}});
    session.undo();
    EXPECT_THAT(session.record().node(turn).comments, ElementsAre("solid"));
    EXPECT_THAT(session.record().node(turn).glyphs, ElementsAre(1));
    EXPECT_EQ(session.at(), turn);
    session.undo();
    EXPECT_TRUE(session.record().node(turn).comments.empty());
    session.redo();
    session.redo();
    EXPECT_THAT(session.record().node(turn).glyphs, ElementsAre(2));
}

TEST(History, WritingTheSameNotesIsNoEdit) {
    Session session = branched();
    const auto edit = session.undoable();
    session.write(session.at(), {});
    EXPECT_EQ(session.undoable(), edit);
}

TEST(History, FollowingATurnThatIsThereIsNoEdit) {
    Session session = branched();
    const auto edit = session.undoable();
    const auto revision = session.revision();
    session.goTo(1);
    ASSERT_TRUE(session.submit("c1-c4"));
    EXPECT_EQ(session.undoable(), edit);
    EXPECT_EQ(session.revision(), revision);
}

TEST(History, AnAgreedDrawGoesWhenTheMainLineEndsElsewhereAndComesBackWithUndo) {
    Session session = branched();
    ASSERT_TRUE(session.agreeDraw());
    session.goTo(turnCalled(session, 2, "c1-c4"));
    ASSERT_TRUE(session.promote());
    EXPECT_FALSE(session.record().agreedDraw());
    session.undo();
    EXPECT_TRUE(session.record().agreedDraw());
    session.goTo(1);
    session.remove(session.at());
    EXPECT_FALSE(session.record().agreedDraw());
    session.undo();
    EXPECT_TRUE(session.record().agreedDraw());
    session.undo();
    EXPECT_FALSE(session.record().agreedDraw());
}

TEST(History, AVariationPlayedInAFinishedGameLeavesItsResult) {
    Session session = branched();
    ASSERT_TRUE(session.agreeDraw());
    session.goTo(2);
    ASSERT_TRUE(session.submit("d1-d4"));
    EXPECT_FALSE(session.outcome().over());
    EXPECT_TRUE(session.record().agreedDraw());
}

TEST(History, PromotingIsRefusedWhereVariationsWouldLieTooDeep) {
    GameRecord record =
        GameRecord::begin(*findGame("pivit"), {{"repetition", "off"}, {"noprogress", "0"}}).value();
    // A side line that turns off as often as a line may, beside a plain one.
    const std::vector<Turn> starts = record.node(kRoot).standing.state->turns();
    const NodeId plain = *record.play(kRoot, starts[0].text);
    NodeId at = *record.play(kRoot, starts[1].text);
    for (int depth = 1; depth < kDeepestVariation; ++depth) {
        const std::vector<Turn> turns = record.node(at).standing.state->turns();
        ASSERT_GE(turns.size(), 2U);
        ASSERT_TRUE(record.play(at, turns[0].text));
        at = *record.play(at, turns[1].text);
    }
    const NodeId deep = record.pathTo(at).front();
    ASSERT_TRUE(record.reorder(deep, 0));
    ASSERT_TRUE(record.reorder(deep, 1));
    // Yet another turn before the plain line: the deep one would lie a level further down.
    ASSERT_TRUE(record.reorder(deep, 0));
    const std::vector<Turn> turns = record.node(at).standing.state->turns();
    ASSERT_TRUE(record.play(at, turns[0].text));
    const NodeId last = *record.play(at, turns[1].text);
    const auto refused = record.reorder(plain, 0);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, Fault::VariationTooDeep);
    EXPECT_EQ(record.place(deep), 0U);
    EXPECT_TRUE(readRecord(writeRecord(record)).whole());
    EXPECT_EQ(record.pathTo(last).front(), deep);
}

TEST(History, PlayOnIsAGameOfItsOwnUpToThePlace) {
    Session session = branched();
    session.goTo(turnCalled(session, 2, "c1-c4"));
    session.write(session.at(), {{"better"}, {}});
    GameRecord game = session.record().upTo(session.at());
    const Session next(std::move(game));
    EXPECT_EQ(turnsOf(next), "1. b1-b4 2. c1-c4 * ");
}

void playAny(Session& session, std::mt19937& random) {
    const std::vector<Turn> turns = session.standing().state->turns();
    if (turns.empty() || session.outcome().over()) return;
    EXPECT_TRUE(session.submit(turns[random() % turns.size()].text));
}

void editAny(Session& session, std::mt19937& random) {
    session.goTo(random() % (session.last() + 1));
    Result<void> done;
    switch (random() % 7) {
    case 0: done = session.promote(); break;
    case 1: done = session.demote(); break;
    case 2:
        if (session.shown() > 0 && random() % 3 == 0) session.remove(session.at());
        break;
    case 3: session.write(session.at(), {{std::to_string(random() % 100)}, {}}); break;
    case 4: done = session.agreeDraw(); break;
    default: playAny(session, random);
    }
}

class AnyRowOfEdits : public ::testing::TestWithParam<unsigned> {};

TEST_P(AnyRowOfEdits, IsUndoneAndRedone) {
    std::mt19937 random(GetParam());
    Session session = branched();
    const std::string first = session.text();
    const auto start = session.revision();
    for (int i = 0; i < 60; ++i) {
        editAny(session, random);
        const ReadResult read = readRecord(session.text());
        ASSERT_TRUE(read.whole());
        ASSERT_EQ(writeRecord(*read.record), session.text());
    }
    const std::string last = session.text();
    const auto edits = session.revision() - start;
    for (std::uint64_t i = 0; i < edits; ++i) session.undo();
    EXPECT_EQ(session.text(), first);
    while (session.canRedo()) session.redo();
    EXPECT_EQ(session.text(), last);
}

INSTANTIATE_TEST_SUITE_P(Seeds, AnyRowOfEdits, ::testing::Range(1U, 41U));

} // namespace
} // namespace clockwise
