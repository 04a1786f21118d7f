// SPDX-License-Identifier: MIT
#include "turn_entry.h"

#include "language.h"
#include "table_widget.h"
#include "words.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QStandardItemModel>

namespace clockwise::app {
namespace {

constexpr int kPlainRole = Qt::UserRole + 1; // a turn without its signs
constexpr int kLongestTurn = 24;
constexpr int kMostShown = 8;

// Completes by the plain signs of a turn, so that x and - need not be typed.
class TurnCompleter : public QCompleter {
  public:
    TurnCompleter(QAbstractItemModel* turns, const Document& document, QObject* parent)
        : QCompleter(turns, parent), m_document(document) {
        setCompletionRole(kPlainRole);
        setCaseSensitivity(Qt::CaseInsensitive);
        setMaxVisibleItems(kMostShown);
    }

    QStringList splitPath(const QString& path) const override {
        const TurnPicker picker = m_document.session().picker();
        return {QString::fromStdString(plainTyped(picker, toUtf8(path)))};
    }
    QString pathFromIndex(const QModelIndex& index) const override {
        return index.data(Qt::DisplayRole).toString();
    }

  private:
    const Document& m_document;
};

} // namespace

TurnEntry::TurnEntry(Document& document, TableWidget& table)
    : QFrame(&table), m_document(document), m_table(table), m_label(new QLabel(this)),
      m_text(new QLineEdit(this)), m_told(new QLabel(this)), m_turns(new QStandardItemModel(this)),
      m_completer(new TurnCompleter(m_turns, document, this)) {
    setObjectName(QStringLiteral("turn_entry"));
    setAutoFillBackground(true);
    m_text->setObjectName(QStringLiteral("typed_turn"));
    m_text->setMaxLength(kLongestTurn);
    m_text->setTextMargins(3, 0, 3, 0); // clear of the frame that says where one writes
    m_text->setFixedWidth(m_text->fontMetrics().horizontalAdvance(u'm') * 10);
    m_text->setCompleter(m_completer);
    m_text->installEventFilter(this);
    m_label->setBuddy(m_text);
    m_told->setObjectName(QStringLiteral("typed_told"));
    m_told->setTextFormat(Qt::PlainText);
    m_told->setWordWrap(true);
    m_told->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_label);
    row->addWidget(m_text);
    row->addWidget(m_told, 1);
    hide();

    inEveryLanguage(this, [this] { word(); });
    table.installEventFilter(this);
    connect(m_text, &QLineEdit::textChanged, this, &TurnEntry::read);
    connect(m_text, &QLineEdit::returnPressed, this, &TurnEntry::play);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this,
            [this](const QString& turn) {
                if (!isOpen()) return;
                m_text->setText(turn);
                m_text->setFocus();
            });
    connect(&table.board(), &BoardView::typed, this, &TurnEntry::open);
    // Whoever takes to the mouse goes on with it from what was typed.
    connect(&table, &TableWidget::touched, this, [this] { leave(true); });
    connect(&m_document, &Document::changed, this, [this] {
        const Session& session = m_document.session();
        if (isOpen() && (session.standing().state != m_state || session.outcome().over())) close();
    });
    connect(&m_document, &Document::replaced, this, &TurnEntry::close);
}

void TurnEntry::word() {
    m_label->setText(tr("Tur&n:"));
    m_text->setAccessibleName(tr("Turn"));
    if (isOpen()) read();
}

void TurnEntry::placeOverHint() {
    setGeometry(m_table.hintPlace());
}

bool TurnEntry::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_table && event->type() == QEvent::LayoutRequest) placeOverHint();
    if (watched == &m_table && event->type() == QEvent::Resize && isOpen()) placeOverHint();
    if (watched != m_text || !isOpen()) return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
        !m_completer->popup()->isVisible()) {
        close();
        return true;
    }
    // Esc is the list's first, then ours, before it takes back a pick.
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::FocusOut) {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason &&
            reason != Qt::MenuBarFocusReason)
            leave(m_table.board().hasFocus());
    }
    return QFrame::eventFilter(watched, event);
}

void TurnEntry::open(const QString& typed) {
    if (m_document.session().outcome().over()) return;
    if (!isOpen()) {
        m_cameFrom = m_table.window()->focusWidget();
        offerTurns();
        placeOverHint();
        show();
        raise();
        m_text->clear();
        read();
    }
    m_text->setFocus(Qt::ShortcutFocusReason);
    if (typed.isEmpty()) return m_text->selectAll();
    m_text->setText(typed);
    m_completer->setCompletionPrefix(typed);
    m_completer->complete();
}

void TurnEntry::close() {
    leave(false);
}

void TurnEntry::leave(bool keepPicks) {
    if (!isOpen() || m_closing) return;
    m_closing = true;
    const bool hadKeyboard = m_text->hasFocus();
    m_completer->popup()->hide();
    hide();
    if (!keepPicks) m_table.showTyped({});
    if (hadKeyboard) {
        QWidget& heir = m_cameFrom && m_cameFrom->isVisible() ? *m_cameFrom : m_table.board();
        heir.setFocus(Qt::ShortcutFocusReason);
    }
    m_closing = false;
}

void TurnEntry::offerTurns() {
    m_state = m_document.session().standing().state;
    m_turns->clear();
    for (const Turn& turn : m_state->turns()) {
        auto* item = new QStandardItem(fromUtf8(turn.text));
        item->setData(QString::fromStdString(plainTurn(turn.text)), kPlainRole);
        m_turns->appendRow(item);
    }
}

void TurnEntry::read() {
    if (!isOpen()) return;
    const Session& session = m_document.session();
    const TypedTurn typed =
        readTypedTurn(*session.standing().state, session.picker(), toUtf8(m_text->text()));
    m_table.showTyped(typed.cells);
    tell(typed);
}

void TurnEntry::tell(const TypedTurn& typed) {
    const int turns = static_cast<int>(typed.turns.size());
    if (typed.why)
        m_told->setText(refusalText(m_document.session().record(), *typed.why));
    else if (typed.turn)
        m_told->setText(tr("Enter plays %1.").arg(fromUtf8(*typed.turn)));
    else if (plainTurn(toUtf8(m_text->text())).empty())
        m_told->setText(
            tr("For example %1. Enter plays it, Esc leaves.").arg(fromUtf8(typed.turns.front())));
    else
        m_told->setText(tr("%n turn(s) begin like that.", nullptr, turns));
    if (typed.why) emit m_table.refused(m_told->text());
}

// An empty line is no turn, even where only one is left.
void TurnEntry::play() {
    if (!isOpen()) return;
    const Session& session = m_document.session();
    const std::string text = toUtf8(m_text->text());
    const TypedTurn typed = readTypedTurn(*session.standing().state, session.picker(), text);
    if (!typed.turn || plainTurn(text).empty()) return tell(typed);
    const std::string turn = *typed.turn;
    close();
    m_table.playTyped(turn);
}

} // namespace clockwise::app
