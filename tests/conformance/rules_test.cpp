// SPDX-License-Identifier: MIT
// What every game promises to the world outside its folder (include/clockwise/game.h).
#include "every_setup.h"

#include <algorithm>
#include <set>

namespace clockwise {
namespace {

constexpr unsigned kGames = 3; // random games for each set-up

class Rules : public EverySetup {
  protected:
    void atEveryState(const std::function<void(const State&)>& check) const {
        for (unsigned seed = 1; seed <= kGames; ++seed)
            playOut(seed, [&](const GameRecord& record, NodeId at) {
                if (!HasFailure()) check(*record.node(at).standing.state);
            });
    }
};

TEST_P(Rules, TurnsAreSortedAndEachIsThereOnce) {
    atEveryState([](const State& state) {
        const auto turns = state.turns();
        EXPECT_TRUE(std::ranges::is_sorted(turns, {}, &Turn::text));
        EXPECT_EQ(std::ranges::adjacent_find(turns, {}, &Turn::text), turns.end());
        EXPECT_EQ(turns.size(), state.perft(1));
        EXPECT_EQ(turns.empty(), state.outcome().over());
    });
}

TEST_P(Rules, ATurnIsItsText) {
    atEveryState([](const State& state) {
        for (const Turn& turn : state.turns()) EXPECT_EQ(state.turn(turn.text).value(), turn);
    });
}

TEST_P(Rules, NoWayOfPointingOutATurnIsTheBeginningOfAnother) {
    atEveryState([](const State& state) {
        auto turns = state.turns();
        const auto key = [](const Turn& turn) {
            std::string cells;
            for (const Pick& pick : turn.picks)
                cells += static_cast<char>(pick.cell ? pick.cell->index() + 1 : 0);
            return cells;
        };
        std::vector<std::string> ways;
        for (const Turn& turn : turns) ways.push_back(key(turn));
        std::ranges::sort(ways);
        for (std::size_t i = 1; i < ways.size(); ++i)
            EXPECT_FALSE(ways[i].starts_with(ways[i - 1]));
    });
}

TEST_P(Rules, PlayingLeavesTheStateAsItWas) {
    atEveryState([](const State& state) {
        const std::string before = state.text();
        const std::uint64_t key = state.key();
        for (const Turn& turn : state.turns()) EXPECT_TRUE(state.play(turn.text));
        EXPECT_EQ(state.text(), before);
        EXPECT_EQ(state.key(), key);
    });
}

TEST_P(Rules, OnlyLegalTurnsAreAccepted) {
    std::set<std::string> seen{"",         " ",   "--",  "a1",    "a1-a1",
                               "a1-b2xd4", "+d4", "@d4", "a1^a2", "x"};
    atEveryState([&](const State& state) {
        const auto turns = state.turns();
        for (const std::string& text : seen) {
            const bool legal = std::ranges::binary_search(turns, text, {}, &Turn::text);
            EXPECT_EQ(state.play(text).has_value(), legal) << text << '\n' << state.text();
            EXPECT_EQ(state.turn(text).has_value(), legal) << text;
        }
        for (std::size_t i = 0; i < turns.size(); i += 17) {
            seen.insert(turns[i].text);
            seen.insert(turns[i].text + " ");
            seen.insert(turns[i].text.substr(0, turns[i].text.size() - 1));
        }
        while (seen.size() > 300) seen.erase(std::next(seen.begin(), 150));
    });
}

TEST_P(Rules, TheSeatOnTurnIsNotOut) {
    atEveryState([](const State& state) {
        if (state.outcome().over()) return;
        EXPECT_FALSE(state.isOut(state.toMove())) << state.text();
        EXPECT_LE(state.toMove().number(), state.seats());
    });
}

TEST_P(Rules, WinnersAreSeatedAndAreOneSide) {
    atEveryState([](const State& state) {
        const SeatSet winners = state.outcome().winners;
        EXPECT_TRUE(state.outcome().over() || winners.empty());
        for (const Seat winner : winners.toVector()) {
            EXPECT_LE(winner.number(), state.seats());
            EXPECT_EQ(state.side(winner), winners);
        }
    });
}

TEST_P(Rules, SidesDivideTheTable) {
    const StatePtr start = GetParam().game->start(GetParam().options).value();
    for (const Seat seat : SeatSet::firstSeats(start->seats()).toVector()) {
        EXPECT_TRUE(start->side(seat).contains(seat));
        for (const Seat ally : start->side(seat).toVector())
            EXPECT_EQ(start->side(ally), start->side(seat));
    }
}

TEST_P(Rules, WhoIsOutStaysOut) {
    for (unsigned seed = 1; seed <= kGames; ++seed)
        playOut(seed, [](const GameRecord& record, NodeId at) {
            if (record.isRoot(at)) return;
            const State& before = *record.node(record.node(at).parent).standing.state;
            const State& after = *record.node(at).standing.state;
            for (const Seat seat : SeatSet::firstSeats(after.seats()).toVector())
                EXPECT_TRUE(after.isOut(seat) || !before.isOut(seat));
        });
}

TEST_P(Rules, DeeperCountsAreTheSumOverTheTurns) {
    const StatePtr start = GetParam().game->start(GetParam().options).value();
    std::uint64_t sum = 0;
    for (const Turn& turn : start->turns()) sum += start->play(turn.text).value()->perft(1);
    EXPECT_EQ(start->perft(2), sum);
    EXPECT_EQ(start->perft(0), 1U);
}

TEST_P(Rules, EqualPositionsShareAKey) {
    for (unsigned seed = 1; seed <= kGames; ++seed) {
        std::vector<StatePtr> states;
        playOut(seed, [&](const GameRecord& record, NodeId at) {
            states.push_back(record.node(at).standing.state);
        });
        std::size_t i = 0;
        playOut(seed, [&](const GameRecord& record, NodeId at) {
            const State& twin = *record.node(at).standing.state;
            EXPECT_TRUE(twin.samePosition(*states[i]));
            EXPECT_EQ(twin.key(), states[i]->key());
            EXPECT_EQ(twin.text(), states[i]->text());
            EXPECT_FALSE(i > 0 && twin.samePosition(*states[i - 1]));
            ++i;
        });
    }
}

TEST_P(Rules, GivingUpPutsTheSeatOutUntilOneSideIsLeft) {
    for (const std::string_view word : {kResign, kTimeout}) {
        for (unsigned seed = 1; seed <= kGames; ++seed) {
            std::mt19937 random(seed);
            GameRecord record = playOut(seed);
            const auto line = record.lineThrough(kRoot);
            NodeId at = line.size() < 2 ? kRoot : line[random() % (line.size() - 1)];
            while (!record.node(at).standing.outcome.over()) {
                const Seat leaver = record.node(at).standing.state->toMove();
                at = record.play(at, word).value();
                EXPECT_TRUE(record.node(at).standing.state->isOut(leaver));
            }
            EXPECT_FALSE(record.node(at).standing.state->play(word));
        }
    }
}

TEST_P(Rules, SpritesHaveIdsOfTheirOwnAndKeepThem) {
    for (unsigned seed = 1; seed <= kGames; ++seed)
        playOut(seed, [](const GameRecord& record, NodeId at) {
            const Scene scene = record.node(at).standing.state->scene();
            std::set<int> ids;
            for (const Sprite& sprite : scene.sprites) {
                EXPECT_TRUE(ids.insert(sprite.id).second) << sprite.id;
                EXPECT_LT(static_cast<std::size_t>(sprite.cell.index()),
                          scene.outline->places.size());
            }
            if (record.isRoot(at)) return;
            const Scene before = record.node(record.node(at).parent).standing.state->scene();
            for (const Sprite& old : before.sprites)
                for (const Sprite& now : scene.sprites) {
                    if (old.id != now.id || old.layer == Sprite::Layer::Tile) continue;
                    EXPECT_EQ(old.owner, now.owner);
                }
        });
}

TEST_P(Rules, PicksPointAtThePieceThatTheTurnMoves) {
    atEveryState([](const State& state) {
        const Scene scene = state.scene();
        for (const Turn& turn : state.turns()) {
            if (turn.picks.front().role != Pick::Role::Piece) continue;
            EXPECT_TRUE(std::ranges::any_of(scene.sprites, [&](const Sprite& sprite) {
                return sprite.cell == *turn.picks.front().cell &&
                       sprite.layer == Sprite::Layer::Piece && sprite.owner &&
                       state.side(state.toMove()).contains(*sprite.owner);
            })) << turn.text;
        }
    });
}

INSTANTIATE_TEST_SUITE_P(All, Rules, ::testing::ValuesIn(everySetup()),
                         [](const auto& instance) { return setupName(instance.param); });

TEST(Registry, KnowsEachGameByItsIdAndTheToyGameThroughItsOneLine) {
    for (const Game* game : allGames()) EXPECT_EQ(findGame(game->id()), game);
    EXPECT_NE(findGame("stones"), nullptr);
    EXPECT_EQ(findGame("chess"), nullptr);
}

TEST(Registry, EveryOptionAllowsItsFallback) {
    for (const Game* game : allGames())
        for (const OptionSpec& spec : game->optionSpecs())
            EXPECT_TRUE(spec.allows(spec.fallback)) << game->id() << ' ' << spec.id;
}

} // namespace
} // namespace clockwise
