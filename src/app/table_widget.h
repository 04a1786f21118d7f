// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"
#include "table/board_view.h"

#include "clockwise/turn_picker.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace clockwise::app {

// The board with a line of news above it and a line below it that says what to do: where turns are
// made by pointing.
class TableWidget : public QWidget {
    Q_OBJECT

  public:
    explicit TableWidget(Document& document, QWidget* parent = nullptr);

    BoardView& board() { return *m_board; }
    const TurnPicker& picker() const { return m_picker; }
    // Takes back the last pick of a half-made turn.
    void takeBack();

  signals:
    void picked(); // the half-made turn changed

  private:
    void showGame();
    void showPlace();
    void showPicture(bool animate);
    void pointAt(Cell cell);
    void pass();
    bool isLookingBack() const;
    QString refusalText(const Error& error) const;

    Document& m_document;
    TurnPicker m_picker;
    QLabel* m_news;
    BoardView* m_board;
    QLabel* m_hint;
    QPushButton* m_pass;
};

} // namespace clockwise::app
