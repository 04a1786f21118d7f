// SPDX-License-Identifier: MIT
#include "turn_sheet.h"

#include "turn_list.h"

#include <QEvent>
#include <QVBoxLayout>

namespace clockwise::app {

TurnSheet::TurnSheet(TurnList& list, QWidget* parent)
    : QWidget(parent), m_list(list), m_column(new QVBoxLayout(this)) {
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_column->setContentsMargins({});
    m_column->addWidget(&list);
}

bool TurnSheet::event(QEvent* event) {
    // The list asks for a new layout when its letters change.
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        m_column->setContentsMargins(0, 0, 0, m_list.spareIn(height()));
    return QWidget::event(event);
}

} // namespace clockwise::app
