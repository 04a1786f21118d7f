// SPDX-License-Identifier: MIT
#include "notes_editor.h"

#include "clock/table_clock.h"
#include "glyphs.h"
#include "language.h"
#include "words.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace clockwise::app {
namespace {

// In milliseconds: without a key, and since the first one. Whoever writes without a pause loses no
// more than that in a crash.
constexpr int kPause = 500;
constexpr int kPatience = 2000;
constexpr int kLines = 3;
constexpr qsizetype kMostLetters = 20'000; // with more of them the window would be slow

// Takes no more from elsewhere than it can show in good time.
class NotesField : public QPlainTextEdit {
  public:
    using QPlainTextEdit::QPlainTextEdit;

  protected:
    void insertFromMimeData(const QMimeData* source) override {
        const qsizetype room = kMostLetters - document()->characterCount();
        insertPlainText(source->text().left(std::max<qsizetype>(0, room)));
    }
};

} // namespace

NotesEditor::NotesEditor(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_text(new NotesField(this)) {
    m_text->setObjectName(QStringLiteral("comment"));
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(m_text->fontMetrics().lineSpacing() * kLines + 12);
    m_text->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(makeJudgements());
    column->addWidget(m_text);
    setTabOrder(m_judgements.constLast(), m_text);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_pause, &QTimer::timeout, this, &NotesEditor::commit);
    connect(&m_patience, &QTimer::timeout, this, &NotesEditor::commit);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_edited = true;
        m_pause.start();
        if (!m_patience.isActive()) m_patience.start();
    });
    // What is typed on after that would land on the turn that everybody is taken to.
    connect(&m_document.clock(), &TableClock::falling, this, [this] {
        commit();
        m_text->clearFocus();
    });
    connect(&m_document, &Document::settling, this, &NotesEditor::commit);
    // What is being written then belongs to the game that goes.
    connect(&m_document, &Document::replacing, this, [this] {
        m_edited = false;
        m_turn = kRoot;
    });
    connect(&m_document, &Document::replaced, this, &NotesEditor::refresh);
    connect(&m_document, &Document::changed, this, &NotesEditor::refresh);
    inEveryLanguage(this, [this] { word(); });
}

void NotesEditor::word() {
    m_text->setAccessibleName(tr("Comment"));
    for (int i = 0; i < m_judgements.size(); ++i) {
        const QString name = judgementName(kJudgements[static_cast<std::size_t>(i)]);
        m_judgements[i]->setToolTip(name);
        m_judgements[i]->setAccessibleName(name);
    }
    refresh();
}

QHBoxLayout* NotesEditor::makeJudgements() {
    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    for (const int glyph : kJudgements) {
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("judgement_%1").arg(glyph));
        button->setText(glyphSign(glyph));
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setMinimumWidth(34);
        connect(button, &QToolButton::clicked, this, [this, glyph] { judge(glyph); });
        m_judgements << button;
        row->addWidget(button);
    }
    row->addStretch(1);
    return row;
}

// Clicked again, a judgement is taken back.
void NotesEditor::judge(int glyph) {
    commit();
    const Node& node = m_document.session().record().node(m_turn);
    const int judgement = judgementOf(node.glyphs) == glyph ? 0 : glyph;
    m_document.session().write(m_turn, {node.comments, withJudgement(node.glyphs, judgement)});
    refresh();
}

QString NotesEditor::written() const {
    QStringList parts;
    for (const std::string& comment : m_document.session().record().node(m_turn).comments)
        parts << fromUtf8(comment);
    return parts.join(QLatin1Char('\n'));
}

void NotesEditor::commit() {
    m_pause.stop();
    m_patience.stop();
    if (!m_edited) return;
    m_edited = false;
    const QString text = m_text->toPlainText();
    if (text == written()) return;
    std::vector<std::string> comments;
    if (!text.trimmed().isEmpty()) comments.push_back(toUtf8(text));
    const auto& glyphs = m_document.session().record().node(m_turn).glyphs;
    m_document.session().write(m_turn, {std::move(comments), glyphs});
}

// Of what is too long the beginning is shown, and nothing is changed.
void NotesEditor::showNotes(const QString& notes) {
    const bool isWhole = notes.size() <= kMostLetters;
    const QString shown = isWhole ? notes : notes.left(kMostLetters) + QChar(0x2026);
    m_text->setReadOnly(!isWhole);
    m_text->setToolTip(isWhole ? QString()
                               : tr("The comment is too long to be changed here. This is how it "
                                    "begins."));
    if (m_text->toPlainText() == shown) return;
    const QSignalBlocker onlyShowing(m_text);
    m_text->setPlainText(shown);
}

void NotesEditor::refresh() {
    const Session& session = m_document.session();
    if (m_turn != session.at() && m_edited) {
        commit(); // tells of the change, and so comes back here
        return;
    }
    m_turn = session.at();
    const bool atStart = m_turn == kRoot;
    if (!m_edited) showNotes(written());
    m_text->setPlaceholderText(
        atStart ? tr("Comment on the game")
                : tr("Comment on %1").arg(turnLabel(session.record().node(m_turn).turn.text)));
    m_text->viewport()->update(); // which the placeholder does not see to itself
    const int judgement = judgementOf(session.record().node(m_turn).glyphs);
    for (int i = 0; i < m_judgements.size(); ++i) {
        m_judgements[i]->setEnabled(!atStart);
        m_judgements[i]->setChecked(judgement == kJudgements[static_cast<std::size_t>(i)]);
    }
}

// Leaving the field, by Esc as well, ends the writing.
bool NotesEditor::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut) commit();
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        m_text->clearFocus();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace clockwise::app
