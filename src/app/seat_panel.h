// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"

#include <QWidget>

namespace clockwise::app {

class ClockView;
struct ClockFace;

// One seat's badge: shape and colour, name, what it has, how it stands, and its clock.
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

    // The clock is at the right of the words, or below them on a narrow card.
    enum class ClockPlace { None, Right, Below };

    SeatCard(Seat seat, ClockPlace clockPlace, QWidget* parent);
    ClockView& clock() { return *m_clock; }
    void setStanding(const Standing& standing);
    const Standing& standing() const { return m_standing; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {110, sizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QRectF frame() const;

    Seat m_seat;
    ClockPlace m_clockPlace;
    ClockView* m_clock;
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
    void refreshClocks();

    Document& m_document;
    std::vector<SeatCard*> m_cards;
};

} // namespace clockwise::app
