// SPDX-License-Identifier: MIT
#include "editor_page.h"

#include "access/speaker.h"
#include "document.h"
#include "editor_board.h"
#include "editor_panel.h"
#include "editor_words.h"
#include "fault_list.h"
#include "language.h"
#include "palette.h"
#include "table/icons.h"
#include "table/themes.h"
#include "view_choices.h"
#include "words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr int kSideWidth = 330;
constexpr int kSideHeight = 330; // below the board

bool namesSomebody(const GameRecord& record) {
    return std::ranges::any_of(SeatSet::firstSeats(record.seats()).toVector(),
                               [&](Seat seat) { return record.seat(seat) != SeatEntry{}; });
}

} // namespace

EditorPage::EditorPage(const Document& document, QWidget* parent)
    : QWidget(parent), m_document(document),
      m_sketch(document.session().record(), document.session().at()), m_body(new QHBoxLayout),
      m_side(new QVBoxLayout), m_board(new EditorBoard(m_sketch, this)),
      m_panel(new EditorPanel(m_sketch, this)), m_faults(new FaultList(this)),
      m_speaker(new Speaker(*this)), m_reason(new QLabel(this)), m_undo(new QToolButton(this)),
      m_redo(new QToolButton(this)), m_clear(new QPushButton(this)),
      m_standard(new QPushButton(this)), m_fromTable(new QPushButton(this)),
      m_cancel(new QPushButton(this)), m_start(new QPushButton(this)) {
    setFocusPolicy(Qt::ClickFocus); // for its keys; Tab goes on to what is on it
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 8);
    column->addWidget(makeBar());
    column->addLayout(m_body, 1);
    m_body->addWidget(m_board, 1);
    m_body->addWidget(makeSide());

    connect(&m_sketch, &Sketch::changed, this, [this] {
        m_textFault.reset();
        refresh();
        tellChange();
    });
    connect(&Themes::ofProgram(), &Themes::changed, this, &EditorPage::refresh);
    connect(&ViewChoices::ofProgram(), &ViewChoices::changed, this, &EditorPage::refresh);
    connect(&document, &Document::replaced, this,
            [this] { m_sketch.seat(m_document.session().record()); });
    connect(&m_panel->palette(), &Palette::chosen, this,
            [this] { m_board->setTool(m_panel->palette().tool()); });
    connect(m_panel, &EditorPanel::typed, this, &EditorPage::type);
    connect(m_faults, &FaultList::pointed, m_board, &EditorBoard::putCursor);
    connect(m_board, &BoardView::turned, this, [this] { m_panel->refresh(m_board->shownTurn()); });
    m_board->setTool(m_panel->palette().tool());
    inEveryLanguage(this, [this] { word(); });
}

QWidget* EditorPage::makeBar() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    m_undo->setIcon(actionIcon(QStringLiteral("undo")));
    m_redo->setIcon(actionIcon(QStringLiteral("redo")));
    for (QToolButton* button : {m_undo, m_redo}) {
        button->setAutoRaise(true);
        row->addWidget(button);
    }
    row->addSpacing(8);
    for (QPushButton* button : {m_clear, m_standard, m_fromTable}) row->addWidget(button);
    row->addStretch(1);
    m_undo->setObjectName(QStringLiteral("editor_undo"));
    m_redo->setObjectName(QStringLiteral("editor_redo"));
    m_clear->setObjectName(QStringLiteral("editor_clear"));
    m_standard->setObjectName(QStringLiteral("editor_standard"));
    m_fromTable->setObjectName(QStringLiteral("editor_from_table"));
    connect(m_undo, &QToolButton::clicked, &m_sketch, &Sketch::undo);
    connect(m_redo, &QToolButton::clicked, &m_sketch, &Sketch::redo);
    connect(m_clear, &QPushButton::clicked, &m_sketch, &Sketch::clear);
    connect(m_standard, &QPushButton::clicked, &m_sketch, &Sketch::setStandardStart);
    connect(m_fromTable, &QPushButton::clicked, this, &EditorPage::takeFromTable);
    return bar;
}

QWidget* EditorPage::makeSide() {
    auto* side = new QWidget(this);
    side->setLayout(m_side);
    m_side->setContentsMargins(0, 0, 0, 0);
    // What is wrong has all the room that the panel leaves.
    m_side->addWidget(m_panel);
    auto* column = new QVBoxLayout;
    m_side->addLayout(column);
    column->addWidget(m_faults);
    auto* row = new QHBoxLayout;
    row->addWidget(m_reason, 1);
    row->addWidget(m_cancel);
    row->addWidget(m_start);
    column->addLayout(row);
    m_reason->setWordWrap(true);
    m_reason->setTextFormat(Qt::PlainText);
    m_faults->setObjectName(QStringLiteral("editor_faults"));
    m_reason->setObjectName(QStringLiteral("editor_reason"));
    m_cancel->setObjectName(QStringLiteral("editor_cancel"));
    m_start->setObjectName(QStringLiteral("editor_start"));
    connect(m_cancel, &QPushButton::clicked, this, &EditorPage::cancelled);
    connect(m_start, &QPushButton::clicked, this, &EditorPage::begin);
    return side;
}

void EditorPage::word() {
    const auto name = [](QToolButton* button, const QString& words, QKeySequence::StandardKey key) {
        const QString keys = QKeySequence(key).toString(QKeySequence::NativeText);
        button->setToolTip(QStringLiteral("%1 (%2)").arg(words, keys));
        button->setAccessibleName(words);
    };
    name(m_undo, tr("Undo"), QKeySequence::Undo);
    name(m_redo, tr("Redo"), QKeySequence::Redo);
    m_clear->setText(tr("C&lear"));
    m_clear->setToolTip(tr("Takes everything off the board"));
    m_standard->setText(tr("S&tandard start"));
    m_fromTable->setText(tr("As on the ta&ble"));
    m_fromTable->setToolTip(tr("The position that the table shows"));
    m_faults->setAccessibleName(tr("What is wrong"));
    m_cancel->setText(tr("Cancel"));
    m_start->setText(tr("&Start the game"));
    refresh();
}

void EditorPage::refresh() {
    m_board->refresh();
    m_panel->refresh(m_board->shownTurn());
    m_faults->tell(m_sketch, m_textFault);
    m_undo->setEnabled(m_sketch.canUndo());
    m_redo->setEnabled(m_sketch.canRedo());
    const auto faults = static_cast<int>(m_sketch.faults().size()) + (m_textFault ? 1 : 0);
    m_start->setEnabled(faults == 0);
    m_reason->setText(faults == 0 ? QString() : tr("%n thing(s) to mend", nullptr, faults));
    m_start->setToolTip(m_reason->text());
}

// To whoever has it read aloud: the cell at the keyboard's cursor, as it is now, and what is wrong
// altogether when that is another story.
void EditorPage::tellChange() {
    QStringList news;
    if (const auto cell = m_board->cursorCell()) news << m_board->wordsFor(*cell);
    const QString faults = m_start->isEnabled() ? m_faults->item(0)->text() : m_reason->text();
    if (faults != m_toldFaults) news << faults;
    m_toldFaults = faults;
    m_speaker->say(oneAfterTheOther(news));
}

void EditorPage::takeFromTable() {
    m_sketch.show(m_document.session().record(), m_document.session().at());
}

// What cannot be read leaves the board as it is, and is told among what is wrong.
void EditorPage::type(const QString& text) {
    const auto drawn = m_sketch.setText(toUtf8(text.trimmed()));
    m_textFault = drawn ? std::nullopt : std::optional(drawn.error());
    refresh();
}

void EditorPage::copy() {
    QGuiApplication::clipboard()->setText(QString::fromStdString(m_sketch.text()));
}

// A position, or the last one of a whole game with its players; when it names none, those who sit
// here stay.
void EditorPage::paste() {
    const std::string text = toUtf8(QGuiApplication::clipboard()->text().trimmed());
    const ReadResult read = readRecord(text);
    if (!read.record) return type(QString::fromStdString(text));
    const GameRecord here = m_sketch.setUp();
    const auto line = read.record->lineThrough(kRoot);
    m_sketch.show(*read.record, line.empty() ? kRoot : line.back());
    if (!namesSomebody(*read.record)) m_sketch.seat(here);
}

void EditorPage::begin() {
    if (m_textFault) return;
    if (const auto record = m_sketch.begin()) emit begun(*record);
}

// The keys of the editor. Text fields have taken theirs before.
bool EditorPage::doKey(QKeyEvent& event, bool really) {
    const auto act = [really](const auto& what) {
        if (really) what();
        return true;
    };
    if (event.matches(QKeySequence::Undo)) return act([this] { m_sketch.undo(); });
    if (event.matches(QKeySequence::Redo)) return act([this] { m_sketch.redo(); });
    if (event.matches(QKeySequence::Copy)) return act([this] { copy(); });
    if (event.matches(QKeySequence::Paste)) return act([this] { paste(); });
    const bool plain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!plain || event.key() < Qt::Key_0 || event.key() > Qt::Key_9) return false;
    Palette& palette = m_panel->palette();
    const int digit = event.key() - Qt::Key_0;
    return act([&] {
        if (digit == 0)
            palette.choose(palette.size());
        else if (static_cast<std::size_t>(digit) < palette.size())
            palette.choose(static_cast<std::size_t>(digit - 1));
        m_speaker->say(palette.toolName());
    });
}

// They are the editor's before they are those of the menus.
bool EditorPage::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride &&
        doKey(*static_cast<QKeyEvent*>(event), false)) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void EditorPage::keyPressEvent(QKeyEvent* event) {
    if (!doKey(*event, true)) QWidget::keyPressEvent(event);
}

// In a window that is higher than wide the panel goes below the board, and what is wrong beside it.
void EditorPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool upright = width() < height();
    m_body->setDirection(upright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_side->setDirection(upright ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    QWidget* side = m_faults->parentWidget();
    side->setMinimumSize(upright ? 0 : kSideWidth, upright ? kSideHeight : 0);
    side->setMaximumSize(upright ? QWIDGETSIZE_MAX : kSideWidth,
                         upright ? kSideHeight : QWIDGETSIZE_MAX);
}

} // namespace clockwise::app
