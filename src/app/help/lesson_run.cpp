// SPDX-License-Identifier: MIT
#include "lesson_run.h"

#include "document.h"
#include "language.h"
#include "set_up/set_up.h"
#include "table_widget.h"
#include "words.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <chrono>

namespace clockwise::app {
namespace {

// Long enough to see a turn come to rest before the next.
constexpr std::chrono::milliseconds kPause(900);

} // namespace

LessonRun::LessonRun(const Game& game, Document& document, TableWidget& table, LessonCard& card,
                     QObject* parent)
    : QObject(parent), m_game(game), m_lesson(gameHelp(game.id())->lesson), m_document(document),
      m_table(table), m_card(card) {
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &LessonRun::act);
    connect(&m_card, &LessonCard::backWanted, this, &LessonRun::goBack);
    connect(&m_card, &LessonCard::nextWanted, this, &LessonRun::goOn);
    connect(&m_card, &LessonCard::leaveWanted, this, &LessonRun::leave);
    connect(&m_document, &Document::changed, this, &LessonRun::follow);
    connect(&m_document, &Document::replaced, this, [this] {
        if (!m_putting) emit left();
    });
    connect(&m_table, &TableWidget::picked, this, &LessonRun::point);
}

void LessonRun::begin() {
    makeRoom();
    m_table.tellNews(false);
    m_path = pathTo(0);
    putThere();
    enter(0, {});
    connect(&Language::ofProgram(), &Language::changed, this, &LessonRun::speak);
}

// The steps are the same in every language, only the words of them are not.
void LessonRun::speak() {
    m_lesson = gameHelp(m_game.id())->lesson;
    makeRoom();
    refresh();
}

void LessonRun::makeRoom() {
    std::vector<LessonCard::Words> all;
    QString before;
    for (const LessonStep& step : m_lesson.steps) {
        all.push_back({step.otherwise, step.ask});
        all.push_back({before, step.ask});
        before = step.praise;
    }
    m_card.makeRoomFor(std::move(all));
}

void LessonRun::end() {
    m_pause.stop();
    Language::ofProgram().disconnect(this);
    m_card.disconnect(this);
    m_document.disconnect(this);
    m_table.disconnect(this);
    m_table.pointOut({});
    m_table.ask(true);
    m_table.tellNews(true);
}

// A game to play, as it was set up last.
void LessonRun::leave() {
    m_document.begin(setUpAsLast(m_game));
}

void LessonRun::goBack() {
    enter(m_at - 1, {});
}

void LessonRun::goOn() {
    switch (m_phase) {
    case Phase::Elsewhere: enter(m_at, m_told); break;
    case Phase::Answering:
    case Phase::TakingBack: act(); break;
    case Phase::Praising: enter(m_at + 1, {}); break;
    case Phase::Asking:
        if (asksForATurn())
            showMe();
        else if (isLast())
            leave();
        else
            enter(m_at + 1, {});
    }
}

// The turns that lead to a step when every step is done as it wants.
TurnTexts LessonRun::pathTo(std::size_t step) const {
    std::size_t first = step;
    while (first > 0 && !m_lesson.steps[first].from) --first;
    TurnTexts path = m_lesson.steps[first].from.value_or(TurnTexts());
    for (std::size_t i = first; i < step; ++i) {
        const LessonStep& done = m_lesson.steps[i];
        if (!done.wanted.empty()) path.push_back(done.wanted.front());
        path.insert(path.end(), done.answers.begin(), done.answers.end());
    }
    return path;
}

void LessonRun::enter(std::size_t step, const Told& told) {
    m_pause.stop();
    const bool goesOn = step == m_at + 1 && !m_lesson.steps[step].from;
    m_at = step;
    m_answers = 0;
    m_told = told;
    m_phase = Phase::Asking;
    if (!goesOn) m_path = pathTo(step);
    if (!isThere()) putThere();
    refresh();
}

bool LessonRun::isThere() const {
    const Session& session = m_document.session();
    return session.shown() == session.last() &&
           turnsShown(session.record(), session.at()) == m_path;
}

void LessonRun::putThere() {
    const QScopedValueRollback<bool> own(m_putting, true);
    m_document.practise(recordOf(m_game, m_lesson.options, m_path));
}

void LessonRun::follow() {
    // What comes between is put right when the pause is over.
    if (m_phase == Phase::Answering || m_phase == Phase::TakingBack || m_phase == Phase::Praising)
        return;
    const Session& session = m_document.session();
    TurnTexts shown = turnsShown(session.record(), session.at());
    m_phase = Phase::Elsewhere;
    if (session.shown() == session.last()) {
        if (shown == m_path) m_phase = Phase::Asking;
        // A typed turn may come while nothing is asked for.
        if (!shown.empty() && (asksForATurn() || !isLast())) {
            const std::string turn = std::move(shown.back());
            shown.pop_back();
            if (shown == m_path) return judge(turn);
        }
    }
    refresh();
}

void LessonRun::judge(const std::string& turn) {
    const bool wanted = std::ranges::find(now().wanted, turn) != now().wanted.end();
    if (wanted || now().anyTurn) {
        m_path.push_back(turn);
        m_phase = Phase::Answering;
        m_told = {m_at, Told::What::Praise};
        if (now().answers.empty()) return finishStep();
    } else {
        m_phase = Phase::TakingBack;
        m_told = {m_at, Told::What::Otherwise};
    }
    const bool isSeen = m_table.board().speed() != BoardView::Speed::Off;
    m_pause.start(isSeen ? kPause : std::chrono::milliseconds(0));
    refresh();
}

void LessonRun::act() {
    m_pause.stop();
    if (m_phase == Phase::TakingBack)
        takeBack();
    else
        answer();
}

void LessonRun::answer() {
    if (m_answers == now().answers.size()) return finishStep();
    if (!isThere()) putThere();
    const std::string& turn = now().answers[m_answers++];
    m_path.push_back(turn);
    [[maybe_unused]] const auto played = m_document.session().submit(turn);
    Q_ASSERT(played);
    if (m_answers == now().answers.size())
        finishStep();
    else
        m_pause.start();
}

void LessonRun::finishStep() {
    if (!m_lesson.steps[m_at + 1].from) return enter(m_at + 1, m_told);
    m_phase = Phase::Praising;
    refresh();
}

// By undo, so that one sees it go back; when something else has been done since, the place is put
// on the table anew.
void LessonRun::takeBack() {
    Session& session = m_document.session();
    const Edit last{Edit::Kind::Turn, session.at()};
    if (session.undoable() == last) session.undo();
    if (!isThere()) putThere();
    m_phase = Phase::Asking;
    refresh();
}

void LessonRun::showMe() {
    if (!isThere()) putThere();
    Session& session = m_document.session();
    // The text must outlive the state that it comes from.
    const std::string turn =
        now().anyTurn ? session.standing().state->turns().front().text : now().wanted.front();
    [[maybe_unused]] const auto played = session.submit(turn);
    Q_ASSERT(played);
}

QString LessonRun::told() const {
    const LessonStep& step = m_lesson.steps[m_told.step];
    switch (m_told.what) {
    case Told::What::Nothing: break;
    case Told::What::Praise: return step.praise;
    case Told::What::Otherwise:
        return step.otherwise.isEmpty()
                   ? tr("You may do that in a game. Here it is taken back: try the other thing.")
                   : step.otherwise;
    }
    return {};
}

void LessonRun::refresh() {
    m_card.setTitle(tr("First game of %1 · %2 of %3")
                        .arg(gameName(m_game.id()), QString::number(m_at + 1),
                             QString::number(m_lesson.steps.size())));
    const bool elsewhere = m_phase == Phase::Elsewhere;
    const bool asking = m_phase == Phase::Asking || m_phase == Phase::TakingBack;
    m_card.say(elsewhere ? LessonCard::Words{tr("The lesson waits at another place."), QString()}
                         : LessonCard::Words{told(), asking ? now().ask : QString()});
    m_card.setWays(m_at > 0, elsewhere                                    ? tr("Go o&n")
                             : m_phase == Phase::Asking && asksForATurn() ? tr("&Show me")
                             : isLast()                                   ? tr("&Finish")
                                                                          : tr("&Next"));
    point();
}

void LessonRun::point() {
    m_table.ask(m_phase != Phase::Asking || asksForATurn());
    m_table.pointOut(cellsToPointAt());
}

// While a turn is asked for, at what is to be clicked next.
std::vector<Cell> LessonRun::cellsToPointAt() const {
    if (m_phase != Phase::Asking) return {};
    const Session& session = m_document.session();
    const Outline& outline = *m_table.picker().scene().outline;
    std::vector<Cell> cells;
    for (const std::string& cell : now().cells)
        if (const auto found = outline.find(cell)) cells.push_back(*found);
    if (now().wanted.empty()) return cells;
    const auto turn = session.standing().state->turn(now().wanted.front());
    const auto picked = m_table.picker().picked();
    if (!turn || picked.size() >= turn->picks.size()) return cells;
    const bool onTheWay = std::equal(picked.begin(), picked.end(), turn->picks.begin());
    const auto& next = turn->picks[onTheWay ? picked.size() : 0];
    if (next.cell) cells.push_back(*next.cell);
    return cells;
}

} // namespace clockwise::app
