// SPDX-License-Identifier: MIT
// A turn comes from files, from the command line and from hands: whatever is written, it is one of
// the legal turns, or it is refused with a reason that can be read.
#include "every_setup.h"
#include "fuzz/watchdog.h"

#include <algorithm>

namespace clockwise {
namespace {

using namespace std::string_literals;

constexpr int kTexts = 40; // at each state

class Notation : public EverySetup {
  protected:
    std::size_t below(std::size_t bound) { return m_random() % bound; }

    char anySign() {
        static const std::string signs = "aabcdefgh123456789--xx^+@=M \0\n\x80\xFFresigntou%1"s;
        return signs[below(signs.size())];
    }

    // A legal turn with something amiss, or no turn at all.
    std::string anyText(const std::vector<Turn>& turns) {
        std::string text;
        if (!turns.empty() && below(4) > 0) text = turns[below(turns.size())].text;
        if (below(8) == 0) text = below(2) == 0 ? kResign : kTimeout;
        for (std::size_t changes = below(4); changes > 0; --changes) {
            const std::size_t at = below(text.size() + 1);
            switch (below(5)) {
            case 0: text.insert(at, 1, anySign()); break;
            case 1: text = text.substr(0, at); break;
            case 2: text.erase(0, at); break;
            case 3:
                if (!turns.empty()) text.insert(at, turns[below(turns.size())].text);
                break;
            default:
                if (at < text.size()) text[at] = anySign();
            }
        }
        return text;
    }

    void judge(const State& state, const std::vector<Turn>& turns, const std::string& text) {
        const auto turn = state.turn(text);
        const auto next = state.play(text);
        ASSERT_EQ(turn.has_value(), next.has_value()) << text;
        const bool givesUp = text == kResign || text == kTimeout;
        const bool listed = std::ranges::binary_search(turns, text, {}, &Turn::text);
        EXPECT_EQ(turn.has_value(), listed || (givesUp && !state.outcome().over())) << text;
        if (turn) {
            EXPECT_EQ(turn->text, text);
        } else {
            EXPECT_EQ(turn.error(), next.error()) << text;
            const std::string reason = describe(turn.error());
            // What the text itself has of placeholders does not count.
            if (text.find('%') == std::string::npos) {
                EXPECT_EQ(reason.find('%'), std::string::npos) << reason;
            }
        }
    }

    std::mt19937 m_random{20'261'130};
};

TEST_P(Notation, AnyTextIsATurnOrRefusedWithAReason) {
    const Watchdog watchdog;
    playOut(5, [&](const GameRecord& record, NodeId at) {
        const State& state = *record.node(at).standing.state;
        const auto turns = state.turns();
        for (int i = 0; i < kTexts && !HasFailure(); ++i) judge(state, turns, anyText(turns));
    });
}

TEST_P(Notation, LongTextsAreRefused) {
    const StatePtr state = GetParam().game->start(GetParam().options).value();
    for (const char sign : "a1-x+@^=M\0\xFF"s)
        EXPECT_FALSE(state->turn(std::string(100'000, sign)));
}

INSTANTIATE_TEST_SUITE_P(All, Notation, ::testing::ValuesIn(everySetup()),
                         [](const auto& each) { return setupName(each.param); });

} // namespace
} // namespace clockwise
