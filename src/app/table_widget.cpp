// SPDX-License-Identifier: MIT
#include "table_widget.h"

#include "access/cell_words.h"
#include "language.h"
#include "seats/round_table.h"
#include "table/board_scene.h"
#include "table_marks.h"
#include "widgets/line_label.h"
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
    auto* line = new LineLabel(parent);
    line->setMinimumWidth(0);
    line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    line->setFixedHeight(kLineHeight);
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
      m_round(new RoundTable(document, *m_board, this)), m_hint(makeLine(this)),
      m_pass(worded(new QPushButton(this), [] { return tr("&Pass"); })) {
    m_news->setObjectName(QStringLiteral("news"));
    m_hint->setObjectName(QStringLiteral("hint"));
    m_pass->setObjectName(QStringLiteral("pass"));

    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_hint, 1);
    bottom->addWidget(m_pass);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 2, 8, 2);
    column->setSpacing(2);
    column->addWidget(m_news);
    column->addWidget(m_round, 1);
    column->addLayout(bottom);

    inEveryLanguage(this, [this] { m_board->setAccessibleName(tr("Board")); });
    m_board->setCellWords([this](Cell cell) {
        return cellWords(m_document.session().record(), m_board->boardScene().picture(),
                         m_board->marks(), cell);
    });
    connect(m_board, &BoardView::cellClicked, this, &TableWidget::pointAt);
    connect(m_board, &BoardView::pointedAt, this, &TableWidget::preview);
    connect(m_board, &BoardView::dropRefused, this, &TableWidget::sayWhyNot);
    connect(m_board, &BoardView::backRequested, this, &TableWidget::takeBack);
    connect(m_pass, &QPushButton::clicked, this, &TableWidget::pass);
    connect(&m_document, &Document::replaced, this, &TableWidget::showGame);
    connect(&m_document, &Document::changed, this, &TableWidget::showPlace);
    showGame();
    connect(&Language::ofProgram(), &Language::changed, this, [this] {
        showWords();
        m_board->showScene(m_picker.scene(), marks(), true);
    });
}

int TableWidget::heightForBroadest(int width) const {
    const QMargins margins = layout()->contentsMargins();
    const int lines = (m_news->isHidden() ? 1 : 2) * (kLineHeight + layout()->spacing());
    return m_round->heightForBroadest(width - margins.left() - margins.right()) + lines +
           margins.top() + margins.bottom();
}

void TableWidget::showGame() {
    const std::string_view id = m_document.session().record().game().id();
    m_board->setGame(fromUtf8(id));
    m_board->setLooks(looksOf(m_document.session().record()));
    m_board->foresee(foreseenMarks(*m_document.session().record().node(kRoot).standing.state));
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
        m_lastTyped.reset();
    }
    m_awake = m_awake || atEnd;
    showPicture(true);
}

QString TableWidget::hint() const {
    const Session& session = m_document.session();
    if (m_refusal) return refusalText(session.record(), *m_refusal);
    if (session.outcome().over())
        return tr("The game is over. Look back with the arrows, undo, or start a new one.");
    if (!m_asks) return {};
    const State& state = *session.standing().state;
    if (!m_awake)
        return tr("Turn %1 of %2, %3 to move. Another turn made here starts a variation.")
            .arg(QString::number(session.shown()), QString::number(session.last()),
                 seatName(session.record(), state.toMove()));
    const QString ask = hintLine(session.record(), state, m_picker);
    return session.isMainLine() ? ask : tr("In a variation. %1").arg(ask);
}

void TableWidget::showPicture(bool animate) {
    m_refusal.reset();
    showWords();
    m_pass->setVisible(m_picker.mustPass());
    m_board->showScene(m_picker.scene(), marks(), animate);
    emit picked();
}

void TableWidget::showWords() {
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
}

std::vector<BoardMark> TableWidget::marks() const {
    const Session& session = m_document.session();
    auto marks = m_awake ? tableMarks(session, m_picker) : restingMarks(session, m_picker);
    if (!m_marksLastTurns)
        std::erase_if(marks, [](const BoardMark& mark) { return isPast(mark.kind); });
    if (!m_asks) std::erase_if(marks, [](const BoardMark& mark) { return invites(mark.kind); });
    std::vector<Cell> pointedOut = m_pointedOut;
    if (m_lastTyped) pointedOut.push_back(*m_lastTyped);
    for (const Cell cell : pointedOut)
        marks.push_back(
            {cell, BoardMark::Kind::Pointed, session.standing().state->toMove(), QString()});
    return marks;
}

void TableWidget::pointOut(std::vector<Cell> cells) {
    if (cells == m_pointedOut) return;
    m_pointedOut = std::move(cells);
    showPicture(true);
}

void TableWidget::ask(bool asks) {
    if (asks == m_asks) return;
    m_asks = asks;
    showPicture(true);
}

void TableWidget::tellNews(bool told) {
    m_news->setVisible(told);
}

void TableWidget::markLastTurns(bool marked) {
    if (marked == m_marksLastTurns) return;
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
    if (!m_asks) return;
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

// A piece that is pointed at shows what it could do, or says why it can do nothing.
void TableWidget::preview(std::optional<Cell> cell) {
    const Session& session = m_document.session();
    TurnPicker withPiece;
    std::optional<Error> reason;
    if (cell && m_asks && m_awake && !session.outcome().over() && m_picker.picked().empty()) {
        withPiece = m_picker;
        if (withPiece.point(*cell) != TurnPicker::Effect::Picked || !withPiece.pieceInHand())
            withPiece = {};
        reason = reasonAgainst(*session.standing().state, m_picker, *cell);
        if (reason && reason->fault != Fault::PieceCannotMove) reason.reset();
    }
    m_board->preview(withPiece.pieceInHand(), previewMarks(session, withPiece));
    if (reason)
        say(*reason);
    else if (m_saysWhyNot)
        unsay();
    m_saysWhyNot = reason.has_value();
}

void TableWidget::sayWhyNot(Cell cell) {
    if (!m_asks) return;
    const auto reason = reasonAgainst(*m_document.session().standing().state, m_picker, cell);
    if (reason) say(*reason);
}

void TableWidget::say(const Error& error) {
    m_saysWhyNot = false;
    m_refusal = error;
    m_hint->setText(hint());
    emit refused(m_hint->text());
}

QRect TableWidget::hintPlace() const {
    return m_hint->geometry();
}

void TableWidget::showTyped(const std::vector<Cell>& cells) {
    m_picker = m_document.session().picker();
    m_lastTyped.reset();
    for (const Cell cell : cells) {
        const bool given = !m_picker.canTakeBack() && m_picker.pieceInHand() == cell;
        if (given) continue;
        TurnPicker next = m_picker;
        const auto effect = next.point(cell);
        if (effect == TurnPicker::Effect::Complete) m_lastTyped = cell;
        if (effect != TurnPicker::Effect::Picked) break;
        m_picker = std::move(next);
    }
    m_awake = m_awake || !cells.empty();
    showPicture(true);
}

void TableWidget::playTyped(const std::string& turn) {
    emit touched();
    m_document.settle();
    if (const auto played = m_document.session().submit(turn); !played) say(played.error());
}

void TableWidget::unsay() {
    m_refusal.reset();
    m_hint->setText(hint());
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
