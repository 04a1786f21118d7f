// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace clockwise::app {

class TurnList;

// The sheet of paper that the list of turns is written on: whole rows, whatever its height.
class TurnSheet : public QWidget {
    Q_OBJECT

  public:
    // Takes the list.
    explicit TurnSheet(TurnList& list, QWidget* parent = nullptr);

  protected:
    bool event(QEvent* event) override;

  private:
    TurnList& m_list;
    QVBoxLayout* m_column;
};

} // namespace clockwise::app
