// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"

#include <QWidget>

namespace clockwise::app {

// One seat's badge: shape and colour, name, what it has, and how it stands.
class SeatCard : public QWidget {
    Q_OBJECT

  public:
    struct Standing {
        QString name;
        QString detail;
        bool onTurn = false;
        bool out = false;
        bool won = false;
        bool operator==(const Standing&) const = default;
    };

    SeatCard(Seat seat, QWidget* parent);
    void setStanding(const Standing& standing);
    const Standing& standing() const { return m_standing; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {110, sizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Seat m_seat;
    Standing m_standing;
};

// The badges of all seats in clockwise order, as they stand at the place shown.
class SeatPanel : public QWidget {
    Q_OBJECT

  public:
    explicit SeatPanel(Document& document, QWidget* parent = nullptr);

  private:
    void makeCards();
    void refresh();

    Document& m_document;
    std::vector<SeatCard*> m_cards;
};

} // namespace clockwise::app
