// SPDX-License-Identifier: MIT
#include "editor_panel.h"

#include "editor_words.h"
#include "language.h"
#include "palette.h"
#include "seat_chips.h"
#include "set_up/option_editor.h"
#include "sketch.h"
#include "words.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace clockwise::app {
namespace {

QLabel* makeHeading(QWidget* parent) {
    auto* label = new QLabel(parent);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    label->setContentsMargins(0, 6, 0, 0);
    return label;
}

QFormLayout* makeForm() {
    auto* form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    return form;
}

} // namespace

EditorPanel::EditorPanel(Sketch& sketch, QWidget* parent)
    : QScrollArea(parent), m_sketch(sketch), m_palette(new Palette(sketch)),
      m_putLabel(makeHeading(this)), m_turnLabel(makeHeading(this)),
      m_turn(new SeatChips(SeatChips::Choice::One)), m_noteForm(makeForm()),
      m_gameLabel(makeHeading(this)), m_game(new QComboBox), m_optionForm(makeForm()),
      m_textLabel(makeHeading(this)), m_text(new QLineEdit) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // what is in it has it
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    m_turn->setObjectName(QStringLiteral("on_turn"));
    m_game->setObjectName(QStringLiteral("edited_game"));
    m_text->setObjectName(QStringLiteral("position_text"));

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 6, 0);
    for (QWidget* part : {static_cast<QWidget*>(m_putLabel), static_cast<QWidget*>(m_palette),
                          static_cast<QWidget*>(m_turnLabel), static_cast<QWidget*>(m_turn)})
        column->addWidget(part);
    column->addSpacing(6);
    column->addLayout(m_noteForm);
    column->addWidget(m_gameLabel);
    column->addWidget(m_game);
    column->addLayout(m_optionForm);
    column->addWidget(m_textLabel);
    column->addWidget(m_text);
    column->addStretch(1);
    setWidget(content);

    for (const Game* game : allGames()) m_game->addItem(QString(), fromUtf8(game->id()));
    connect(m_game, &QComboBox::activated, this,
            [this] { m_sketch.setGame(*findGame(toUtf8(m_game->currentData().toString()))); });
    connect(m_turn, &SeatChips::chosen, this,
            [this](const std::string& seats) { m_sketch.setToMove(Seat(seats.front() - '0')); });
    connect(m_text, &QLineEdit::textEdited, this, &EditorPanel::typed);
    inEveryLanguage(this, [this] { word(); });
}

QSize EditorPanel::sizeHint() const {
    return {QScrollArea::sizeHint().width(), widget()->sizeHint().height()};
}

void EditorPanel::word() {
    m_putLabel->setText(tr("To put on the board"));
    m_turnLabel->setText(tr("On turn"));
    m_gameLabel->setText(tr("The game"));
    m_textLabel->setText(tr("The position as text"));
    m_text->setAccessibleName(tr("The position as text"));
    m_text->setToolTip(tr("Copy it from here, or paste one here"));
    m_game->setAccessibleName(tr("The game"));
    for (int i = 0; i < m_game->count(); ++i)
        m_game->setItemText(i, gameName(toUtf8(m_game->itemData(i).toString())));
    // Lists and labels are made anew.
    m_madeFor.clear();
    refresh(m_boardTurn);
}

void EditorPanel::makeNotes() {
    while (m_noteForm->rowCount() > 0) m_noteForm->removeRow(0);
    m_notes.clear();
    const auto& kinds = m_sketch.kit().notes;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const NoteKind& kind = kinds[i];
        Note note{makeHeading(widget())};
        note.label->setContentsMargins({});
        note.label->setText(noteLabel(kind.id));
        note.label->setToolTip(noteHelp(kind.id));
        const QString name = QStringLiteral("note_") + fromUtf8(kind.id);
        QWidget* field = nullptr;
        if (kind.isSeats()) {
            field = note.seats =
                new SeatChips(kind.ordered ? SeatChips::Choice::Ordered : SeatChips::Choice::Some);
            connect(note.seats, &SeatChips::chosen, this,
                    [this, i](const std::string& seats) { m_sketch.setNote(i, seats); });
        } else {
            field = note.list = new QComboBox;
            for (const std::string_view choice : kind.choices)
                note.list->addItem(noteChoice(kind.id, choice), fromUtf8(choice));
            connect(note.list, &QComboBox::activated, this, [this, i, list = note.list] {
                m_sketch.setNote(i, toUtf8(list->currentData().toString()));
            });
        }
        field->setObjectName(name);
        field->setToolTip(noteHelp(kind.id));
        field->setAccessibleName(noteLabel(kind.id));
        note.label->setMinimumHeight(field->sizeHint().height());
        m_noteForm->addRow(note.label, field);
        m_notes.push_back(note);
    }
}

void EditorPanel::makeOptions() {
    while (m_optionForm->rowCount() > 0) m_optionForm->removeRow(0);
    m_options.clear();
    for (const OptionSpec& spec : m_sketch.game().optionSpecs()) {
        auto* editor = new OptionEditor(spec, m_sketch.options().value(spec.id));
        editor->setObjectName(QStringLiteral("edited_") + fromUtf8(spec.id));
        editor->focusProxy()->setAccessibleName(optionLabel(spec.id));
        m_optionForm->addRow(optionLabel(spec.id), editor);
        m_options.emplace(spec.id, editor);
        connect(editor, &OptionEditor::edited, this, [this] {
            if (m_refreshing) return;
            Options options;
            for (const auto& [id, field] : m_options) options.set(id, field->value());
            m_sketch.setOptions(options);
        });
    }
}

void EditorPanel::refresh(int turn) {
    if (m_refreshing) return;
    m_refreshing = true;
    m_boardTurn = turn;
    const std::string gameId(m_sketch.game().id());
    if (m_madeFor != gameId) {
        m_madeFor = gameId;
        makeNotes();
        makeOptions();
        // Long words in some language must not make the panel wider than it is.
        for (QComboBox* list : widget()->findChildren<QComboBox*>()) {
            list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            list->setMinimumContentsLength(4);
        }
        m_game->setCurrentIndex(m_game->findData(QString::fromStdString(gameId)));
    }
    const DiagramKit& kit = m_sketch.kit();
    const Diagram& diagram = m_sketch.diagram();
    m_palette->refresh(turn);
    m_turn->setSeats(m_sketch.setUp(), std::to_string(diagram.toMove.number()));
    for (std::size_t i = 0; i < m_notes.size(); ++i) {
        const std::string_view unless = kit.notes[i].unless;
        const bool saysNothing = !unless.empty() && diagram.notes[i].empty() &&
                                 std::ranges::find(diagram.notes, unless) != diagram.notes.end();
        m_noteForm->setRowVisible(static_cast<int>(i), !saysNothing);
        if (m_notes[i].seats != nullptr)
            m_notes[i].seats->setSeats(m_sketch.setUp(), diagram.notes[i]);
        else
            m_notes[i].list->setCurrentIndex(
                m_notes[i].list->findData(QString::fromStdString(diagram.notes[i])));
    }
    for (const auto& [id, editor] : m_options)
        if (editor->value() != m_sketch.options().value(id))
            editor->setValue(m_sketch.options().value(id));
    const QString text = QString::fromStdString(m_sketch.text());
    if (m_text->text() != text && !m_text->hasFocus()) m_text->setText(text);
    m_text->setCursorPosition(m_text->hasFocus() ? m_text->cursorPosition() : 0);
    m_refreshing = false;
    updateGeometry();
}

} // namespace clockwise::app
