// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"

#include "clockwise/typed_turn.h"

#include <QFrame>
#include <QPointer>

class QCompleter;
class QLabel;
class QLineEdit;
class QStandardItemModel;

namespace clockwise::app {

class TableWidget;

// A line over the hint below the board in which a turn is typed, completed from the legal ones. The
// board shows what the text picks so far, and the line says why it is no turn. Enter plays it; Esc,
// or going elsewhere, puts the line away.
class TurnEntry : public QFrame {
    Q_OBJECT

  public:
    TurnEntry(Document& document, TableWidget& table);

    // Opens it with what was typed on the board, or goes on with what is there.
    void open(const QString& typed = {});
    void close();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void word();
    void placeOverHint();
    void offerTurns();
    void read();
    void tell(const TypedTurn& typed);
    void play();
    void leave(bool keepPicks);
    bool isOpen() const { return !isHidden(); }

    Document& m_document;
    TableWidget& m_table;
    QLabel* m_label;
    QLineEdit* m_text;
    QLabel* m_told;
    QStandardItemModel* m_turns;
    QCompleter* m_completer;
    StatePtr m_state;             // that the offered turns are of
    QPointer<QWidget> m_cameFrom; // gets the keyboard back
    bool m_closing = false;
};

} // namespace clockwise::app
