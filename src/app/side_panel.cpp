// SPDX-License-Identifier: MIT
#include "side_panel.h"

#include "replay_bar.h"
#include "seat_panel.h"
#include "turn_table_model.h"
#include "words.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

namespace clockwise::app {
namespace {

constexpr int kManySeats = 5;

// A calm sheet of paper instead of a grid of buttons.
const QString kPaper =
    QStringLiteral("QHeaderView, QHeaderView::section { background: palette(base); border: none; }"
                   "QHeaderView::section { padding: 3px 4px; }"
                   "QTableCornerButton::section { background: palette(base); border: none; }"
                   "QTableView::item { padding: 0 4px; }");

} // namespace

SidePanel::SidePanel(Document& document, GoActions& go, QWidget* parent)
    : QWidget(parent), m_document(document), m_title(new QLabel(this)),
      m_model(new TurnTableModel(document, this)), m_list(makeList()) {
    m_title->setTextFormat(Qt::PlainText);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_title);
    column->addWidget(new SeatPanel(document, this));
    column->addWidget(m_list, 1);
    column->addWidget(new ReplayBar(document, go, this));
    setMinimumWidth(300);

    connect(&m_document, &Document::replaced, this, &SidePanel::fitList);
    connect(&m_document, &Document::replaced, this, &SidePanel::refresh);
    connect(&m_document, &Document::changed, this, &SidePanel::refresh);
    fitList();
    refresh();
}

// A style sheet takes its colours from the palette once; another look needs it anew.
void SidePanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || m_list == nullptr) return;
    m_list->setStyleSheet(QString());
    m_list->setStyleSheet(kPaper);
}

// Many seats make narrow columns; smaller letters keep all of them in sight.
void SidePanel::fitList() {
    QFont letters = font();
    if (m_document.session().record().seats() >= kManySeats)
        letters.setPointSizeF(letters.pointSizeF() * 0.85);
    m_list->setFont(letters);
    m_list->horizontalHeader()->setFont(letters);
    m_list->horizontalHeader()->setMinimumSectionSize(
        QFontMetrics(letters).horizontalAdvance(QStringLiteral("a1-b2xd4")) + 10);
}

QTableView* SidePanel::makeList() {
    auto* list = new QTableView(this);
    list->setObjectName(QStringLiteral("turns"));
    list->setModel(m_model);
    list->setShowGrid(false);
    list->setWordWrap(false);
    list->setFrameShape(QFrame::NoFrame);
    list->setSelectionMode(QAbstractItemView::SingleSelection);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setFocusPolicy(Qt::NoFocus);
    list->setCornerButtonEnabled(false);
    list->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setStyleSheet(kPaper);
    QHeaderView* seats = list->horizontalHeader();
    seats->setSectionResizeMode(QHeaderView::Stretch);
    seats->setHighlightSections(false);
    seats->setSectionsClickable(false);
    QHeaderView* rounds = list->verticalHeader();
    rounds->setSectionsClickable(false);
    rounds->setHighlightSections(false);
    rounds->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    rounds->setSectionResizeMode(QHeaderView::Fixed);
    rounds->setDefaultSectionSize(list->fontMetrics().height() + 8);
    connect(list, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (const auto ply = m_model->plyAt(index)) m_document.session().goTo(*ply);
        refresh();
    });
    return list;
}

void SidePanel::refresh() {
    const Session& session = m_document.session();
    m_title->setText(gameLine(session.record()));
    const QModelIndex current = m_model->indexOf(session.shown());
    m_list->selectionModel()->setCurrentIndex(current, QItemSelectionModel::ClearAndSelect);
    if (current.isValid())
        m_list->scrollTo(current);
    else
        m_list->scrollToTop();
}

} // namespace clockwise::app
