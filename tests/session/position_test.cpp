// SPDX-License-Identifier: MIT
#include "clockwise/session.h"

#include <gtest/gtest.h>

namespace clockwise {
namespace {

TEST(Positions, UndoLeadsBackToThem) {
    const Game& pivit = *findGame("pivit");
    const Options options{{"board", "6"}};
    const auto drawn = readDiagram(pivit.kit(options).value(),
                                   "...2|../....../1=...../..1|.../....2-./...... 2 1");
    ASSERT_TRUE(drawn);
    Session session(GameRecord::beginAt(pivit, options, *drawn).value());
    const std::string start = session.standing().state->text();
    EXPECT_TRUE(session.isModified()) << "drawing it was work";
    session.markSaved();
    ASSERT_TRUE(session.submit("e2-d2"));
    ASSERT_TRUE(session.submit("c3-c4"));
    session.undo();
    session.undo();
    EXPECT_FALSE(session.canUndo());
    EXPECT_EQ(session.standing().state->text(), start);
    EXPECT_FALSE(session.isModified());
}

} // namespace
} // namespace clockwise
