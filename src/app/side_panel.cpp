// SPDX-License-Identifier: MIT
#include "side_panel.h"

#include "clock/clock_button.h"
#include "language.h"
#include "replay/notes_editor.h"
#include "replay/replay_bar.h"
#include "replay/turn_list.h"
#include "replay/turn_sheet.h"
#include "seats/end_banner.h"
#include "widgets/elided_label.h"
#include "words.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace clockwise::app {

SidePanel::SidePanel(Document& document, GoActions& go, QMenu* turnMenu, QAction* clock,
                     QWidget* parent)
    : QWidget(parent), m_document(document),
      m_halves(new QBoxLayout(QBoxLayout::TopToBottom, this)), m_turns(new QVBoxLayout),
      m_title(new ElidedLabel(this)) {
    m_halves->setContentsMargins(8, 8, 8, 8);
    auto* top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(new ClockButton(*clock, this));
    m_turns->addLayout(top);
    m_sheet = new TurnSheet(*new TurnList(document, turnMenu, this), this);
    m_turns->addWidget(m_sheet, 1);
    auto* place = new QVBoxLayout;
    // After the list: Tab goes through them in the order in which they were made.
    m_notes = new NotesEditor(document, this);
    place->addWidget(m_notes);
    place->addWidget(new ReplayBar(document, go, this));
    place->addStretch();
    m_halves->addLayout(m_turns, 1);
    m_halves->addLayout(place);

    connect(&m_document, &Document::replaced, this, &SidePanel::refresh);
    connect(&m_document, &Document::changed, this, &SidePanel::refresh);
    inEveryLanguage(this, [this] { refresh(); });
}

void SidePanel::setBanner(EndBanner& banner) {
    m_banner = &banner;
    m_turns->addWidget(m_banner);
    m_turns->addStretch();
    connect(m_banner, &EndBanner::shown, this, [this](bool isShown) { makeRoom(isShown); });
    makeRoom(!m_banner->isHidden());
}

bool SidePanel::isLow() const {
    return width() > height() + height() / 2;
}

// Below the board there is no room for both: closing the banner brings the turns back. They have as
// much room as it will want, so that the board does not give way in the end.
void SidePanel::makeRoom(bool forBanner) {
    m_sheet->setMinimumHeight(isLow() ? m_banner->heightFor(m_document.session().record().seats())
                                      : 0);
    m_sheet->setHidden(isLow() && forBanner);
}

// Below the board, where it is broad and low, what was one above the other goes side by side.
void SidePanel::resizeEvent(QResizeEvent*) {
    m_halves->setDirection(isLow() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_halves->setStretch(1, isLow() ? 1 : 0);
    if (m_banner != nullptr) makeRoom(!m_banner->isHidden());
}

void SidePanel::refresh() {
    m_title->setText(gameLine(m_document.session().record()));
    if (m_banner != nullptr) makeRoom(!m_banner->isHidden());
}

} // namespace clockwise::app
