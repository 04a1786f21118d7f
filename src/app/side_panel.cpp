// SPDX-License-Identifier: MIT
#include "side_panel.h"

#include "clock_button.h"
#include "notes_editor.h"
#include "replay_bar.h"
#include "seat_panel.h"
#include "turn_list.h"
#include "words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace clockwise::app {

SidePanel::SidePanel(Document& document, GoActions& go, QMenu* turnMenu, QAction* clock,
                     QWidget* parent)
    : QWidget(parent), m_document(document), m_title(new QLabel(this)),
      m_notes(new NotesEditor(document, this)) {
    m_title->setTextFormat(Qt::PlainText);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    auto* top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(new ClockButton(*clock, this));
    column->addLayout(top);
    column->addWidget(new SeatPanel(document, this));
    column->addWidget(new TurnList(document, turnMenu, this), 1);
    column->addWidget(m_notes);
    column->addWidget(new ReplayBar(document, go, this));

    connect(&m_document, &Document::replaced, this, &SidePanel::refresh);
    connect(&m_document, &Document::changed, this, &SidePanel::refresh);
    refresh();
}

void SidePanel::refresh() {
    m_title->setText(gameLine(m_document.session().record()));
}

} // namespace clockwise::app
