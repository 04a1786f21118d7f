// SPDX-License-Identifier: MIT
#pragma once

#include "../document.h"
#include "table_plan.h"

#include <QWidget>

namespace clockwise::app {

class BoardView;
class SeatBadge;

// The board with the seats' badges round it, in clockwise order, each where its seat sits: they go
// round with the board when it is turned.
class RoundTable : public QWidget {
    Q_OBJECT

  public:
    // The board becomes a child.
    RoundTable(Document& document, BoardView& board, QWidget* parent);

    // As high as it must be for the board to be as broad as that width allows.
    int heightForBroadest(int width) const;
    QSize minimumSizeHint() const override { return {260, 260}; }
    QSize sizeHint() const override { return {640, 640}; }

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void makeBadges();
    void refresh();
    void refreshClocks();
    void layOut();
    TablePlan planFor(QSize room, const std::vector<BadgeChoice>& choices) const;
    std::vector<BadgeChoice> choices() const;
    // Which badge of the plan is seat 1's; the others follow clockwise.
    std::size_t firstPlace(const TablePlan& plan) const;

    Document& m_document;
    BoardView& m_board;
    std::vector<SeatBadge*> m_badges;
    // Planned anew only for another room or other words.
    QSize m_room;
    std::vector<BadgeChoice> m_choices;
    TablePlan m_plan;
};

} // namespace clockwise::app
