// SPDX-License-Identifier: MIT
#pragma once

#include "help.h"
#include "lesson_card.h"

#include <QObject>
#include <QTimer>

namespace clockwise::app {

class Document;
class TableWidget;

// A lesson under way: it puts its positions on the table, follows what is played there, answers,
// and takes back what leads elsewhere. Whatever else is done at the table (looking back, undo,
// variations) it waits until everything is as it was, or puts it so when told to go on. It is over
// as soon as another game comes to the table.
class LessonRun : public QObject {
    Q_OBJECT

  public:
    LessonRun(const Game& game, Document& document, TableWidget& table, LessonCard& card,
              QObject* parent);

    void begin();
    // From now on it leaves the table alone.
    void end();

  signals:
    void left();

  private:
    enum class Phase {
        Asking,     // for a turn, or to be read
        Elsewhere,  // the table shows another place
        Answering,  // the next of the answers is on its way
        TakingBack, // a turn that was not wanted
        Praising,   // the next step has another position, so this one may be looked at
    };

    // What is said beside what is asked for.
    struct Told {
        enum class What { Nothing, Praise, Otherwise };

        std::size_t step = 0; // whose words they are
        What what = What::Nothing;
    };

    const LessonStep& now() const { return m_lesson.steps[m_at]; }
    bool asksForATurn() const { return now().anyTurn || !now().wanted.empty(); }
    bool isLast() const { return m_at + 1 == m_lesson.steps.size(); }
    TurnTexts pathTo(std::size_t step) const;

    void speak();
    void makeRoom();
    void goBack();
    void goOn();
    void leave();
    void enter(std::size_t step, const Told& told);
    void follow();
    void judge(const std::string& turn);
    void act();
    void answer();
    void finishStep();
    void takeBack();
    void showMe();
    bool isThere() const;
    void putThere();
    QString told() const;
    void refresh();
    void point();
    std::vector<Cell> cellsToPointAt() const;

    const Game& m_game;
    Lesson m_lesson;
    Document& m_document;
    TableWidget& m_table;
    LessonCard& m_card;
    QTimer m_pause;
    Phase m_phase = Phase::Asking;
    std::size_t m_at = 0;
    TurnTexts m_path;          // where the table should be
    std::size_t m_answers = 0; // given so far
    Told m_told;
    bool m_putting = false;
};

} // namespace clockwise::app
