// SPDX-License-Identifier: MIT
// The list of turns while one game takes the place of another.
#include "app/document.h"
#include "app/replay/turn_table_model.h"

#include "clockwise/game.h"

#include <gtest/gtest.h>
#include <memory>

namespace clockwise::app {
namespace {

GameRecord gameOf(const char* id, const Options& options) {
    return GameRecord::begin(*findGame(id), options).value();
}

// The end banner hides when another game comes, which lays the side panel out anew: the list is
// asked for its headers before it has heard itself.
TEST(TurnTableModel, HasNoTurnsUntilItHasHeardOfTheOtherGame) {
    Document document(gameOf("pivit", {{"board", "6"}}));
    for (const char* turn : {"b1-b4", "c1-c2", "d1-d4"})
        ASSERT_TRUE(document.session().submit(turn));
    bool asked = false;
    std::unique_ptr<TurnTableModel> model;
    QObject::connect(&document, &Document::replaced, &document, [&] {
        asked = true;
        EXPECT_EQ(model->rowCount(), 0);
        EXPECT_EQ(model->columnCount(), 0);
        // The sections that a header still counts.
        for (int section = 0; section < 4; ++section) {
            EXPECT_FALSE(model->headerData(section, Qt::Vertical, Qt::DisplayRole).isValid());
            EXPECT_FALSE(model->headerData(section, Qt::Horizontal, Qt::DisplayRole).isValid());
        }
        EXPECT_FALSE(model->indexOf(document.session().at()).isValid());
    });
    model = std::make_unique<TurnTableModel>(document);
    EXPECT_EQ(model->rowCount(), 2);
    document.begin(gameOf("sputnik", {{"players", "3"}}));
    EXPECT_TRUE(asked);
    EXPECT_EQ(model->rowCount(), 0);
    EXPECT_EQ(model->columnCount(), 3);
}

} // namespace
} // namespace clockwise::app
