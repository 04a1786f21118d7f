// SPDX-License-Identifier: MIT
#include "live_board.h"

#include "access/cell_words.h"
#include "language.h"
#include "table/board_scene.h"
#include "table_marks.h"
#include "words.h"

#include "clockwise/turn_reason.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace clockwise::app {
namespace {

constexpr int kSide = 288;
constexpr int kGap = 16;

QLabel* makeLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

} // namespace

LiveBoard::LiveBoard(const Game& game, HelpBoard help, const BoardView& speedOf, QWidget* parent)
    : QWidget(parent), m_help(std::move(help)), m_speedOf(speedOf),
      m_session(recordOf(game, m_help.options, m_help.before)), m_start(m_help.before.size()),
      m_board(new BoardView(this)), m_told(makeLabel(this)), m_hint(makeLabel(this)),
      m_next(new QPushButton(this)) {
    m_told->setObjectName(QStringLiteral("told"));
    m_hint->setObjectName(QStringLiteral("hint"));
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_next->setObjectName(QStringLiteral("show"));
    m_next->setVisible(!m_help.turns.empty());
    m_board->setFixedSize(kSide, kSide);
    m_board->setGame(fromUtf8(game.id()));

    // What is said never makes the page longer.
    auto* words = new QVBoxLayout;
    words->addWidget(m_told);
    words->addSpacing(kGap / 2);
    words->addWidget(m_hint, 1);
    words->addWidget(m_next, 0, Qt::AlignLeft);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(kGap);
    row->addWidget(m_board);
    row->addLayout(words, 1);
    setFixedHeight(kSide);

    inEveryLanguage(this, [this] { m_board->setAccessibleName(tr("Board to try it on")); });
    m_board->setCellWords([this](Cell cell) {
        return cellWords(m_session.record(), m_board->boardScene().picture(), m_board->marks(),
                         cell);
    });
    connect(m_board, &BoardView::cellClicked, this, &LiveBoard::pointAt);
    connect(m_board, &BoardView::backRequested, this, &LiveBoard::takeBack);
    connect(m_next, &QPushButton::clicked, this, &LiveBoard::showNext);
    m_session.goTo(m_start);
    m_line.push_back(m_session.at());
    m_session.onChange([this] { follow(); });
    follow();
}

void LiveBoard::speak(HelpBoard help) {
    m_help = std::move(help);
    m_board->showScene(m_picker.scene(), tableMarks(m_session, m_picker), true);
    showWords();
}

void LiveBoard::follow() {
    m_picker = m_session.picker();
    showPicture();
}

void LiveBoard::showPicture() {
    m_board->setSpeed(m_speedOf.speed());
    m_refusal.reset();
    m_board->showScene(m_picker.scene(), tableMarks(m_session, m_picker), true);
    showWords();
}

void LiveBoard::showWords() {
    m_told->setText(told());
    if (m_refusal)
        m_hint->setText(refusalText(m_session.record(), *m_refusal));
    else
        m_hint->setText(m_session.outcome().over()
                            ? QString()
                            : hintLine(m_session.record(), *m_session.standing().state, m_picker));
    m_next->setText(isAtEnd() ? tr("Again") : tr("Show me"));
}

QString LiveBoard::told() const {
    const std::size_t shown = m_line.size() - 1;
    const bool onLine = m_session.at() == m_line.back();
    if (onLine && shown == 0) return m_help.ask;
    if (onLine) return m_help.turns[shown - 1].told;
    const GameRecord& record = m_session.record();
    const Outcome outcome = m_session.outcome();
    return outcome.over() ? resultLine(record, outcome)
                          : newsLine(record, m_session.news(m_session.shown()));
}

bool LiveBoard::isAtEnd() const {
    return m_line.size() > m_help.turns.size();
}

void LiveBoard::pointAt(Cell cell) {
    const auto reason = reasonAgainst(*m_session.standing().state, m_picker, cell);
    switch (m_picker.point(cell)) {
    case TurnPicker::Effect::Picked:
    case TurnPicker::Effect::TakenBack: showPicture(); break;
    case TurnPicker::Effect::Complete: {
        // submit() makes a new picker; the text must outlive this one.
        const std::string turn = m_picker.complete();
        [[maybe_unused]] const auto played = m_session.submit(turn);
        Q_ASSERT(played);
        break;
    }
    case TurnPicker::Effect::Nothing:
        m_refusal = reason;
        showWords();
        break;
    }
}

void LiveBoard::takeBack() {
    if (m_picker.back() == TurnPicker::Effect::TakenBack) showPicture();
}

// Whoever has tried something else is led back to where the text was.
void LiveBoard::showNext() {
    if (isAtEnd()) {
        m_line.resize(1, kRoot);
        m_session.goTo(m_line.back());
        return;
    }
    const NodeId from = m_line.back();
    if (m_session.at() != from) m_session.goTo(from);
    const std::string& turn = m_help.turns[m_line.size() - 1].turn;
    [[maybe_unused]] const auto played = m_session.submit(turn);
    Q_ASSERT(played);
    m_line.push_back(m_session.at());
    showPicture();
}

} // namespace clockwise::app
