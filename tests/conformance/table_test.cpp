// SPDX-License-Identifier: MIT
// What the table makes of any game: files, pointing, pictures, undo.
#include "every_setup.h"

#include "clockwise/record_text.h"
#include "clockwise/scene_diff.h"
#include "clockwise/session.h"

#include <algorithm>
#include <map>

namespace clockwise {
namespace {

class Table : public EverySetup {};

std::map<int, Sprite> byId(const Scene& scene) {
    std::map<int, Sprite> sprites;
    for (const Sprite& sprite : scene.sprites) sprites.emplace(sprite.id, sprite);
    return sprites;
}

std::vector<std::string> texts(const GameRecord& record) {
    std::vector<std::string> boards{record.node(kRoot).standing.state->text()};
    for (const NodeId id : record.lineThrough(kRoot))
        boards.push_back(record.node(id).standing.state->text());
    return boards;
}

TEST_P(Table, AGameWrittenAndReadIsTheSame) {
    const GameRecord record = playOut(7);
    const std::string text = writeRecord(record);
    const ReadResult read = readRecord(text);
    ASSERT_TRUE(read.record);
    EXPECT_TRUE(read.problems.empty()) << describe(read.problems.front(), "game");
    EXPECT_EQ(texts(*read.record), texts(record));
    EXPECT_EQ(read.record->options(), record.options());
    EXPECT_EQ(read.record->result(), record.result());
    EXPECT_EQ(writeRecord(*read.record), text);
}

TEST_P(Table, RandomGamesEnd) {
    for (unsigned seed = 1; seed <= 5; ++seed) {
        const GameRecord record = playOut(seed);
        EXPECT_TRUE(record.result().over());
        EXPECT_LT(record.lineThrough(kRoot).size(), 5000U);
    }
}

TEST_P(Table, EveryTurnCanBePointedOutAndTakenBack) {
    playOut(3, [](const GameRecord& record, NodeId at) {
        const State& state = *record.node(at).standing.state;
        const std::vector<Turn> turns = state.turns();
        // Every turn in the opening; later a few of each kind are enough.
        const std::size_t stride = at.index() < 3 ? 1 : 1 + turns.size() / 7;
        for (std::size_t i = 0; i < turns.size(); i += stride) {
            TurnPicker picker(turns, state.scene());
            if (picker.mustPass()) continue;
            const auto& picks = turns[i].picks;
            for (std::size_t k = picker.picked().size(); k < picks.size(); ++k) {
                const auto before = picker.picked().size();
                const auto effect = picker.point(*picks[k].cell);
                EXPECT_EQ(effect, k + 1 == picks.size() ? TurnPicker::Effect::Complete
                                                        : TurnPicker::Effect::Picked)
                    << turns[i].text;
                EXPECT_EQ(picker.back(), TurnPicker::Effect::TakenBack);
                EXPECT_EQ(picker.picked().size(), before);
                picker.point(*picks[k].cell);
            }
            EXPECT_EQ(picker.complete(), turns[i].text);
        }
    });
}

TEST_P(Table, TheDifferenceOfTwoPicturesLeadsFromOneToTheOther) {
    playOut(5, [](const GameRecord& record, NodeId at) {
        const Scene start = record.node(kRoot).standing.state->scene();
        const Scene now = record.node(at).standing.state->scene();
        auto sprites = byId(start);
        for (const SpriteChange& change : diff(start, now)) {
            if (change.before) sprites.erase(change.before->id);
            if (change.after) sprites.emplace(change.after->id, *change.after);
        }
        EXPECT_EQ(sprites, byId(now));
    });
}

TEST_P(Table, UndoAndRedoWalkTheWholeGameThroughItsEndAndEveryElimination) {
    const GameRecord record = playOut(11);
    const auto boards = texts(record);
    Session session(record);
    session.goTo(session.last());
    EXPECT_TRUE(session.outcome().over());
    for (std::size_t ply = session.last(); ply > 0; --ply) {
        ASSERT_TRUE(session.canUndo());
        session.undo();
        EXPECT_EQ(session.standing().state->text(), boards[ply - 1]);
        EXPECT_FALSE(session.outcome().over());
    }
    EXPECT_FALSE(session.canUndo());
    while (session.canRedo()) session.redo();
    EXPECT_EQ(session.standing().state->text(), boards.back());
    EXPECT_EQ(writeRecord(session.record()), writeRecord(record));
}

INSTANTIATE_TEST_SUITE_P(All, Table, ::testing::ValuesIn(everySetup()),
                         [](const auto& instance) { return setupName(instance.param); });

} // namespace
} // namespace clockwise
