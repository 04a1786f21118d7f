// SPDX-License-Identifier: MIT
// What the help tells, put to the library: its turns, its cells, its numbers of rules.
#include "app/help/help.h"
#include "app/words.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <gtest/gtest.h>

namespace clockwise::app {
namespace {

class HelpOf : public testing::TestWithParam<const Game*> {
  protected:
    const Game& m_game = *GetParam();
    const GameHelp m_help = gameHelp(m_game.id()).value();

    void expectPlayable(const Options& options, const TurnTexts& turns) const {
        auto record = GameRecord::begin(m_game, options);
        ASSERT_TRUE(record) << describe(record.error());
        NodeId at = kRoot;
        for (const std::string& turn : turns) {
            const auto next = record->play(at, turn);
            ASSERT_TRUE(next) << turn << ": " << describe(next.error());
            at = *next;
        }
    }
    StatePtr after(const Options& options, const TurnTexts& turns) const {
        const GameRecord record = recordOf(m_game, options, turns);
        return record
            .node(record.lineThrough(kRoot).empty() ? kRoot : record.lineThrough(kRoot).back())
            .standing.state;
    }
};

TEST_P(HelpOf, ItsLittleBoardsPlayLegalTurns) {
    for (const HelpSection& section : m_help.rules) {
        if (!section.board) continue;
        TurnTexts turns = section.board->before;
        for (const ShownTurn& shown : section.board->turns) {
            turns.push_back(shown.turn);
            EXPECT_FALSE(shown.told.isEmpty());
        }
        expectPlayable(section.board->options, turns);
        EXPECT_FALSE(section.board->ask.isEmpty());
    }
}

TEST_P(HelpOf, ItsRulesAreAllThoseOfTheRulesPage) {
    QFile page(QStringLiteral(":/clockwise/rules/%1.md").arg(fromUtf8(m_game.id())));
    ASSERT_TRUE(page.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(page.readAll());
    QSet<QString> numbered;
    static const QRegularExpression number(QStringLiteral("^(?:## |\\*\\*)(\\d\\.\\d)"),
                                           QRegularExpression::MultilineOption);
    for (auto found = number.globalMatch(text); found.hasNext();)
        numbered << found.next().captured(1);
    QSet<QString> told;
    for (const HelpSection& section : m_help.rules)
        for (const QString& rule : section.rules) told << rule;
    EXPECT_GT(numbered.size(), 5);
    EXPECT_EQ(told, numbered);
}

TEST_P(HelpOf, ItsLessonWantsLegalTurnsAndGivesLegalAnswers) {
    const Lesson& lesson = m_help.lesson;
    TurnTexts path;
    for (const LessonStep& step : lesson.steps) {
        if (step.from) path = *step.from;
        for (const std::string& wanted : step.wanted) {
            TurnTexts turns = path;
            turns.push_back(wanted);
            turns.insert(turns.end(), step.answers.begin(), step.answers.end());
            expectPlayable(lesson.options, turns);
        }
        if (!step.wanted.empty()) path.push_back(step.wanted.front());
        path.insert(path.end(), step.answers.begin(), step.answers.end());
    }
}

TEST_P(HelpOf, ItsLessonIsShortAndAlwaysAsksThePupil) {
    const Lesson& lesson = m_help.lesson;
    EXPECT_GE(lesson.steps.size(), 8U);
    EXPECT_LE(lesson.steps.size(), 12U);
    TurnTexts path;
    for (const LessonStep& step : lesson.steps) {
        if (step.from) path = *step.from;
        const StatePtr state = after(lesson.options, path);
        if (!step.wanted.empty() || step.anyTurn) {
            EXPECT_EQ(state->toMove(), Seat(1));
            EXPECT_FALSE(state->outcome().over());
            EXPECT_FALSE(step.praise.isEmpty());
        } else {
            EXPECT_TRUE(step.answers.empty());
        }
        for (const std::string& cell : step.cells)
            EXPECT_TRUE(state->scene().outline->find(cell)) << cell;
        EXPECT_FALSE(step.ask.isEmpty());
        if (!step.wanted.empty()) path.push_back(step.wanted.front());
        path.insert(path.end(), step.answers.begin(), step.answers.end());
    }
}

// Several ways through a step have to lead to the same place.
TEST_P(HelpOf, ItsLessonGoesOnAfterWhateverItTakes) {
    const std::vector<LessonStep>& steps = m_help.lesson.steps;
    ASSERT_TRUE(steps.back().wanted.empty());
    ASSERT_FALSE(steps.back().anyTurn);
    for (std::size_t i = 0; i + 1 < steps.size(); ++i) {
        EXPECT_TRUE(!steps[i].anyTurn || steps[i].answers.empty());
        const bool branches = steps[i].anyTurn || steps[i].wanted.size() > 1;
        const bool nextAsks = steps[i + 1].anyTurn || !steps[i + 1].wanted.empty();
        EXPECT_TRUE(!branches || steps[i + 1].from || !nextAsks) << "step " << i + 1;
    }
}

TEST_P(HelpOf, ItsLessonEndsWithAGameThatIsWon) {
    const Lesson& lesson = m_help.lesson;
    TurnTexts path;
    for (const LessonStep& step : lesson.steps) {
        if (step.from) path = *step.from;
        if (!step.wanted.empty()) path.push_back(step.wanted.front());
        path.insert(path.end(), step.answers.begin(), step.answers.end());
    }
    EXPECT_EQ(after(lesson.options, path)->outcome().winners, SeatSet{Seat(1)});
}

INSTANTIATE_TEST_SUITE_P(EveryGame, HelpOf, testing::ValuesIn(allGames().begin(), allGames().end()),
                         [](const auto& each) { return std::string(each.param->id()); });

TEST(Help, IsNotNeeded) {
    EXPECT_FALSE(hasHelp("stones"));
    EXPECT_FALSE(gameHelp("stones"));
}

} // namespace
} // namespace clockwise::app
