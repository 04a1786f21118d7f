// SPDX-License-Identifier: MIT
#include "clockwise/record_text.h"
#include "clockwise/session.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <utility>

namespace clockwise {
namespace {

using ::testing::ElementsAre;

Session pivit(std::initializer_list<std::string_view> turns = {}) {
    Session session(GameRecord::begin(*findGame("pivit"), {{"board", "6"}}).value());
    for (const std::string_view turn : turns) EXPECT_TRUE(session.submit(turn));
    return session;
}

std::vector<std::string> line(const Session& session) {
    std::vector<std::string> turns;
    for (std::size_t ply = 1; ply <= session.last(); ++ply) turns.push_back(session.news(ply).text);
    return turns;
}

TEST(Session, ATurnGoesIntoTheRecordAndTheNextSeatIsOnTurn) {
    const Session session = pivit({"b1-b4"});
    EXPECT_THAT(line(session), ElementsAre("b1-b4"));
    EXPECT_EQ(session.standing().state->toMove(), Seat(2));
    EXPECT_EQ(session.news(1).seat, Seat(1));
}

TEST(Session, ATurnThatIsNotLegalChangesNothing) {
    Session session = pivit({"b1-b4"});
    int told = 0;
    session.onChange([&] { ++told; });
    const auto refused = session.submit("b1-b4");
    ASSERT_FALSE(refused);
    EXPECT_EQ(describe(refused.error()), "There is no piece on b1.");
    EXPECT_THAT(line(session), ElementsAre("b1-b4"));
    EXPECT_EQ(told, 0);
}

TEST(Session, TheListenerHearsOfEveryChange) {
    Session session = pivit();
    int told = 0;
    session.onChange([&] { ++told; });
    EXPECT_TRUE(session.submit("b1-b4"));
    session.undo();
    session.redo();
    session.goTo(0);
    session.goTo(0);
    EXPECT_EQ(told, 4);
}

TEST(Session, UndoTakesBackTheLastTurnWhereverOneLooks) {
    Session session = pivit({"b1-b4", "c1-c2", "d1-d2"});
    session.goTo(1);
    session.undo();
    EXPECT_THAT(line(session), ElementsAre("b1-b4", "c1-c2"));
    EXPECT_EQ(session.shown(), 2U);
    session.redo();
    EXPECT_THAT(line(session), ElementsAre("b1-b4", "c1-c2", "d1-d2"));
    EXPECT_FALSE(session.canRedo());
}

TEST(Session, AnotherTurnForgetsWhatWasTakenBack) {
    Session session = pivit({"b1-b4", "c1-c2"});
    session.undo();
    EXPECT_TRUE(session.submit("c1-c4"));
    EXPECT_FALSE(session.canRedo());
    EXPECT_EQ(session.record().node(session.line()[1]).children.size(), 1U);
}

TEST(Session, TheSameTurnGivesBackItsComments) {
    Session session = pivit({"b1-b4"});
    const NodeId turn = session.line().back();
    session.edit([&](GameRecord& record) { record.comments(turn).push_back("quiet"); });
    session.undo();
    EXPECT_TRUE(session.submit("b1-b4"));
    EXPECT_THAT(session.record().node(session.line().back()).comments, ElementsAre("quiet"));
    EXPECT_FALSE(session.canRedo());
}

TEST(Session, LookingBackChangesNothing) {
    Session session = pivit({"b1-b4", "c1-c2"});
    session.markSaved();
    session.goTo(0);
    EXPECT_EQ(session.last(), 2U);
    EXPECT_FALSE(session.isModified());
    session.goTo(99);
    EXPECT_EQ(session.shown(), 2U);
}

TEST(Session, ATurnPlayedWhileLookingBackStartsAVariation) {
    Session session = pivit({"b1-b4", "c1-c2", "d1-d2"});
    session.goTo(1);
    EXPECT_TRUE(session.submit("c1-c4"));
    EXPECT_THAT(line(session), ElementsAre("b1-b4", "c1-c4"));
    EXPECT_EQ(session.record().lineThrough(kRoot).size(), 3U);
}

TEST(Session, AnExistingTurnIsFollowed) {
    Session session = pivit({"b1-b4", "c1-c2", "d1-d2"});
    session.goTo(1);
    EXPECT_TRUE(session.submit("c1-c2"));
    EXPECT_EQ(session.last(), 3U);
    EXPECT_EQ(session.shown(), 2U);
}

TEST(Session, GivingUpIsNewsOfTheFallen) {
    const Session session = pivit({"b1-b4", "resign"});
    EXPECT_THAT(session.news(2).fallen, ElementsAre(Seat(2)));
    EXPECT_EQ(session.outcome(), (Outcome{EndReason::LastPlayer, {Seat(1)}}));
    EXPECT_TRUE(session.picker().choices().empty());
}

TEST(Session, AnAgreedDrawEndsTheGameAndCanBeUndone) {
    Session session = pivit({"b1-b4"});
    EXPECT_TRUE(session.agreeDraw());
    EXPECT_EQ(session.outcome(), (Outcome{EndReason::Agreed, {}}));
    EXPECT_EQ(describe(session.submit("c1-c2").error()), "The game is over.");
    session.undo();
    EXPECT_FALSE(session.outcome().over());
    EXPECT_EQ(session.last(), 1U);
    session.redo();
    EXPECT_TRUE(session.outcome().draw());
}

TEST(Session, NoDrawIsAgreedInAVariation) {
    Session session = pivit({"b1-b4", "c1-c2"});
    session.goTo(1);
    EXPECT_TRUE(session.submit("c1-c4"));
    EXPECT_EQ(describe(session.agreeDraw().error()),
              "A draw is agreed at the end of the main line, not in a variation.");
    EXPECT_FALSE(session.record().agreedDraw());
}

TEST(Session, AGameIsModifiedOnceItHasTurnsThatAreNotSaved) {
    Session session = pivit();
    EXPECT_FALSE(session.isModified());
    EXPECT_TRUE(session.submit("b1-b4"));
    EXPECT_TRUE(session.isModified());
    session.markSaved();
    EXPECT_FALSE(session.isModified());
    session.undo();
    EXPECT_TRUE(session.isModified());
    session.redo();
    EXPECT_FALSE(session.isModified());
}

TEST(Session, PracticeIsNeverModified) {
    Session session = pivit();
    session.setPractice();
    ASSERT_TRUE(session.submit("b1-b2"));
    EXPECT_FALSE(session.isModified());
    session.undo();
    EXPECT_FALSE(session.isModified());
}

TEST(Session, ACommentAloneIsWorthAQuestion) {
    Session session = pivit();
    session.write(kRoot, {{"an evening in May"}, {}});
    EXPECT_TRUE(session.isModified());
}

TEST(Session, LookingBackIsNoRevision) {
    Session session = pivit({"b1-b4", "c1-c2"});
    const auto revision = session.revision();
    session.goTo(0);
    session.goTo(2);
    EXPECT_EQ(session.revision(), revision);
}

TEST(Session, EveryChangeAndEverySaveIsARevision) {
    Session session = pivit();
    auto before = session.revision();
    const auto isNew = [&] { return std::exchange(before, session.revision()) != before; };
    EXPECT_TRUE(session.submit("b1-b4"));
    EXPECT_TRUE(isNew());
    session.undo();
    EXPECT_TRUE(isNew());
    session.redo();
    EXPECT_TRUE(isNew());
    session.edit([](GameRecord& record) { record.seat(Seat(1)).name = "Ana"; });
    EXPECT_TRUE(isNew());
    EXPECT_TRUE(session.agreeDraw());
    EXPECT_TRUE(isNew());
    session.markSaved();
    EXPECT_TRUE(isNew());
}

TEST(Session, TheTextFollowsEveryChange) {
    Session session = pivit();
    EXPECT_EQ(session.text(), writeRecord(session.record()));
    EXPECT_TRUE(session.submit("b1-b4"));
    EXPECT_EQ(session.text(), writeRecord(session.record()));
    session.edit([](GameRecord& record) { record.comments(kRoot).emplace_back("quiet"); });
    EXPECT_EQ(session.text(), writeRecord(session.record()));
    session.undo();
    EXPECT_EQ(session.text(), writeRecord(session.record()));
}

} // namespace
} // namespace clockwise
