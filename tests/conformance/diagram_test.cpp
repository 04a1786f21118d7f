// SPDX-License-Identifier: MIT
// Positions of any game drawn, written, read and played on from (docs/file-format.md).
#include "every_setup.h"

#include <algorithm>
#include <random>

namespace clockwise {
namespace {

class Diagrams : public EverySetup {
  protected:
    DiagramKit kit() const { return game().kit(GetParam().options).value(); }
    const Game& game() const { return *GetParam().game; }
    tl::expected<StatePtr, DiagramFaults> begin(const Diagram& diagram) const {
        return game().startFrom(GetParam().options, diagram);
    }

    // Random games, now and then a seat gives up.
    void atEveryState(const std::function<void(const State&)>& check) const {
        for (unsigned seed = 1; seed <= 2; ++seed) {
            std::mt19937 random(seed);
            StatePtr state = game().start(GetParam().options).value();
            for (int turn = 0; turn < 400; ++turn) {
                check(*state);
                if (HasFailure() || state->outcome().over()) break;
                const auto turns = state->turns();
                const bool resigns = state->seats() > 2 && random() % 40 == 0;
                const std::string next(resigns ? std::string(kResign)
                                               : turns[random() % turns.size()].text);
                state = state->play(next).value();
            }
        }
    }
};

// What is seen, without the ids.
std::vector<std::string> seen(const Scene& scene) {
    std::vector<std::string> all;
    for (const Sprite& sprite : scene.sprites)
        all.push_back((*scene.outline)[sprite.cell].name + ' ' + std::string(sprite.art) + ' ' +
                      std::to_string(sprite.owner ? sprite.owner->number() : 0) + ' ' +
                      std::to_string(sprite.quarterTurns) + ' ' + std::to_string(sprite.level));
    std::ranges::sort(all);
    return all;
}

std::string told(const DiagramFaults& faults) {
    std::string all;
    for (const DiagramFault& fault : faults) all += describe(fault.error) + '\n';
    return all;
}

TEST_P(Diagrams, APositionWrittenAndReadIsTheSame) {
    atEveryState([this](const State& state) {
        const Diagram diagram = game().diagram(state);
        const std::string text = diagramText(kit(), diagram);
        const auto read = readDiagram(kit(), text);
        ASSERT_TRUE(read) << text << '\n' << describe(read.error().error);
        EXPECT_EQ(*read, diagram) << text;
        EXPECT_EQ(diagramText(kit(), *read), text);
        const auto again = begin(*read);
        EXPECT_EQ(again.has_value(), !state.outcome().over()) << text;
        if (!again) {
            EXPECT_TRUE(state.outcome().over()) << text << '\n' << told(again.error());
            EXPECT_FALSE(again.error().empty());
            return;
        }
        EXPECT_TRUE((*again)->samePosition(state)) << text;
        EXPECT_EQ((*again)->key(), state.key());
        EXPECT_EQ((*again)->turns(), state.turns());
        EXPECT_EQ((*again)->outcome(), state.outcome());
        EXPECT_EQ(diagramText(kit(), game().diagram(**again)), text);
    });
}

TEST_P(Diagrams, ADiagramLooksLikeItsPosition) {
    atEveryState([this](const State& state) {
        EXPECT_EQ(seen(diagramScene(kit(), game().diagram(state))), seen(state.scene()));
        const auto again = begin(game().diagram(state));
        if (again) {
            EXPECT_EQ(seen((*again)->scene()), seen(state.scene()));
        }
    });
}

TEST_P(Diagrams, ThePositionsOfTwoDiagramsAreTheSameWhenTheirTextsAre) {
    const StatePtr start = game().start(GetParam().options).value();
    const std::string first = diagramText(kit(), game().diagram(*start));
    for (const Turn& turn : start->turns()) {
        const StatePtr next = start->play(turn.text).value();
        EXPECT_NE(diagramText(kit(), game().diagram(*next)), first) << turn.text;
    }
}

TEST_P(Diagrams, PlayFromADrawnPositionKeepsThePicturesApart) {
    atEveryState([this](const State& state) {
        const auto begun = begin(game().diagram(state));
        if (!begun) return;
        StatePtr at = *begun;
        for (int ply = 0; ply < 3 && !at->outcome().over(); ++ply) {
            std::vector<int> ids;
            for (const Sprite& sprite : at->scene().sprites) ids.push_back(sprite.id);
            std::ranges::sort(ids);
            EXPECT_EQ(std::ranges::adjacent_find(ids), ids.end());
            const auto turns = at->turns();
            at = at->play(turns[turns.size() / 2].text).value();
        }
    });
}

// Whatever is drawn is either a position that can be played on from or has its faults told.
TEST_P(Diagrams, AnythingCanBeDrawnAndWritten) {
    std::mt19937 random(5);
    const DiagramKit parts = kit();
    const auto below = [&](std::size_t most) { return random() % most; };
    for (int i = 0; i < 300; ++i) {
        Diagram diagram = emptyDiagram(parts);
        diagram.toMove = Seat(1 + static_cast<int>(below(Seat::kMost)));
        for (auto& things : diagram.cells)
            for (std::size_t n = below(4); n > 0; --n) {
                const ThingKind& kind = parts.things[below(parts.things.size())];
                Thing thing;
                thing.kind = kind.id;
                if (kind.owned) thing.owner = Seat(1 + static_cast<int>(below(Seat::kMost)));
                if (!kind.facings.empty())
                    thing.facing = static_cast<int>(below(kind.facings.size()));
                if (kind.owned)
                    thing.number = static_cast<int>(below(static_cast<std::size_t>(kind.each)));
                thing.docked = kind.docks && below(3) == 0;
                things.push_back(thing);
            }
        const std::string text = diagramText(parts, diagram);
        const auto read = readDiagram(parts, text);
        ASSERT_TRUE(read) << text << '\n' << describe(read.error().error);
        EXPECT_EQ(*read, diagram) << text;
        const auto state = begin(diagram);
        if (state) {
            EXPECT_FALSE((*state)->outcome().over());
            EXPECT_FALSE((*state)->turns().empty()) << text;
        } else {
            EXPECT_FALSE(state.error().empty());
        }
    }
}

TEST_P(Diagrams, ATextThatIsNoneSaysWhere) {
    const std::string text =
        diagramText(kit(), game().diagram(*game().start(GetParam().options).value()));
    for (std::size_t length = 0; length < text.size(); ++length) {
        const auto read = readDiagram(kit(), std::string_view(text).substr(0, length));
        if (!read) {
            EXPECT_LE(read.error().at, length);
        }
        const auto odd = readDiagram(kit(), text.substr(0, length) + "#" + text.substr(length));
        ASSERT_FALSE(odd) << length;
        EXPECT_LE(odd.error().at, length + 1);
    }
    EXPECT_FALSE(readDiagram(kit(), ""));
    EXPECT_FALSE(readDiagram(kit(), text + " x"));
}

INSTANTIATE_TEST_SUITE_P(All, Diagrams, ::testing::ValuesIn(everySetup()),
                         [](const auto& instance) { return setupName(instance.param); });

} // namespace
} // namespace clockwise
