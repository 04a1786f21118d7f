// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"

#include <QObject>

class QAction;
class QMenu;

namespace clockwise::app {

class TableWidget;

// For those who play without a mouse: what of the Move menu makes a turn without pointing, typing
// it and passing, and the table read aloud.
class EntryActions : public QObject {
    Q_OBJECT

  public:
    // They come to stand at the head of the menu.
    EntryActions(Document& document, QMenu& menu, TableWidget& table);

  private:
    void refresh();

    Document& m_document;
    TableWidget& m_table;
    QAction* m_type;
    QAction* m_pass;
};

} // namespace clockwise::app
