// SPDX-License-Identifier: MIT
#include "table_widget.h"

#include "table_marks.h"
#include "words.h"

#include "clockwise/turn_reason.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr int kLineHeight = 40; // fixed, so that the board never jumps

QLabel* makeLine(QWidget* parent) {
    auto* line = new QLabel(parent);
    line->setAlignment(Qt::AlignCenter);
    line->setMinimumWidth(0);
    line->setWordWrap(true);
    line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    line->setFixedHeight(kLineHeight);
    line->setTextFormat(Qt::PlainText);
    QFont font = line->font();
    font.setPointSizeF(font.pointSizeF() * 1.1);
    line->setFont(font);
    return line;
}

void setBold(QLabel* label, bool bold) {
    QFont font = label->font();
    font.setBold(bold);
    label->setFont(font);
}

bool givesUp(std::string_view turn) {
    return turn == kResign || turn == kTimeout;
}

} // namespace

TableWidget::TableWidget(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_news(makeLine(this)), m_board(new BoardView(this)),
      m_hint(makeLine(this)), m_pass(new QPushButton(tr("&Pass"), this)) {
    m_news->setObjectName(QStringLiteral("news"));
    m_hint->setObjectName(QStringLiteral("hint"));
    m_pass->setObjectName(QStringLiteral("pass"));

    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_hint, 1);
    bottom->addWidget(m_pass);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(2);
    column->addWidget(m_news);
    column->addWidget(m_board, 1);
    column->addLayout(bottom);

    connect(m_board, &BoardView::cellClicked, this, &TableWidget::pointAt);
    connect(m_board, &BoardView::backRequested, this, &TableWidget::takeBack);
    connect(m_pass, &QPushButton::clicked, this, &TableWidget::pass);
    connect(&m_document, &Document::replaced, this, &TableWidget::showGame);
    connect(&m_document, &Document::changed, this, &TableWidget::showPlace);
    showGame();
}

void TableWidget::showGame() {
    const std::string_view id = m_document.session().record().game().id();
    m_board->setGame(fromUtf8(id));
    m_pointedOut.clear();
    showPlace();
}

void TableWidget::showPlace() {
    const Session& session = m_document.session();
    const bool atEnd = session.shown() == session.last();
    // A save or a comment takes nobody's half-made turn back.
    const StatePtr played = session.outcome().over() ? nullptr : session.standing().state;
    if (played == nullptr || played != m_state) {
        m_state = played;
        m_picker = session.picker();
        m_awake = atEnd;
    }
    m_awake = m_awake || atEnd;
    showPicture(true);
}

QString TableWidget::hint() const {
    const Session& session = m_document.session();
    if (session.outcome().over())
        return tr("The game is over. Look back with the arrows, undo, or start a new one.");
    const State& state = *session.standing().state;
    if (!m_awake)
        return tr("Turn %1 of %2, %3 to move. Another turn made here starts a variation.")
            .arg(QString::number(session.shown()), QString::number(session.last()),
                 seatName(session.record(), state.toMove()));
    const QString ask = hintLine(session.record(), state, m_picker);
    return session.isMainLine() ? ask : tr("In a variation. %1").arg(ask);
}

void TableWidget::showPicture(bool animate) {
    const Session& session = m_document.session();
    const Outcome outcome = session.outcome();
    QString news;
    if (session.shown() > 0) news = newsLine(session.record(), session.news(session.shown()));
    if (outcome.over()) {
        // Whoever gave up made no turn on the board that would tell how it came to this.
        const bool gaveUp = session.shown() > 0 && givesUp(session.news(session.shown()).text);
        const QString result = resultLine(session.record(), outcome);
        news = gaveUp ? news + QLatin1Char(' ') + result : result;
    }
    m_news->setText(news);
    setBold(m_news, outcome.over());
    m_hint->setText(hint());
    m_pass->setVisible(m_picker.mustPass());

    m_board->showScene(m_picker.scene(), marks(), animate);
    emit picked();
}

std::vector<BoardMark> TableWidget::marks() const {
    const Session& session = m_document.session();
    auto marks = m_awake ? tableMarks(session, m_picker) : restingMarks(session, m_picker);
    if (!m_marksLastTurns)
        std::erase_if(marks, [](const BoardMark& mark) { return isPast(mark.kind); });
    for (const Cell cell : m_pointedOut)
        marks.push_back(
            {cell, BoardMark::Kind::Pointed, session.standing().state->toMove(), QString()});
    return marks;
}

void TableWidget::pointOut(std::vector<Cell> cells) {
    if (cells == m_pointedOut) return;
    m_pointedOut = std::move(cells);
    showPicture(true);
}

void TableWidget::markLastTurns(bool marked) {
    m_marksLastTurns = marked;
    showPicture(false);
}

// The first click looking back takes up a piece, or only shows what could be done.
bool TableWidget::wakesAt(Cell cell) {
    if (m_awake) return false;
    m_awake = true;
    const auto choices = m_picker.choices();
    return std::ranges::none_of(choices, [cell](const Pick& pick) {
        return pick.role == Pick::Role::Piece && pick.cell == cell;
    });
}

void TableWidget::pointAt(Cell cell) {
    const auto reason = reasonAgainst(*m_document.session().standing().state, m_picker, cell);
    emit touched();
    if (wakesAt(cell)) return showPicture(true);
    switch (m_picker.point(cell)) {
    case TurnPicker::Effect::Picked:
    case TurnPicker::Effect::TakenBack: showPicture(true); break;
    case TurnPicker::Effect::Complete: {
        // submit() makes a new picker by way of the document; the text must outlive this one.
        const std::string turn = m_picker.complete();
        [[maybe_unused]] const auto played = m_document.session().submit(turn);
        Q_ASSERT(played);
        break;
    }
    case TurnPicker::Effect::Nothing:
        if (reason)
            say(*reason);
        else
            showPicture(false);
        break;
    }
}

void TableWidget::say(const Error& error) {
    m_hint->setText(refusalText(m_document.session().record(), error));
}

void TableWidget::takeBack() {
    if (m_picker.back() == TurnPicker::Effect::TakenBack) showPicture(true);
}

void TableWidget::pass() {
    if (!m_picker.mustPass()) return;
    emit touched();
    [[maybe_unused]] const auto played = m_document.session().submit("--");
    Q_ASSERT(played);
}

} // namespace clockwise::app
