// SPDX-License-Identifier: MIT
#pragma once

#include "../table/seat_looks.h"
#include "seat_standing.h"
#include "table_plan.h"

#include <QWidget>

namespace clockwise::app {

class ClockView;

// One seat's badge: shape and colour, name, what it has, how it stands, its partner, and its clock.
class SeatBadge : public QWidget {
    Q_OBJECT

  public:
    SeatBadge(const GameRecord& record, Seat seat, QWidget* parent);

    ClockView& clock() { return *m_clock; }
    // The words come from the record, the partner's name too.
    void setStanding(const GameRecord& record, const SeatStanding& standing);
    const SeatStanding& standing() const { return m_standing; }
    void setForm(BadgeForm form);
    // As large as a form has to be so that these words are read whole.
    QSize sizeFor(BadgeForm form, const QString& name, const QString& detail) const;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QRectF frame() const;
    QRectF textArea() const;
    QFont nameFont() const;
    QFont detailFont() const;
    QColor ink() const;
    QColor quietInk() const;
    QStringList linesBelowName(BadgeForm form, const QString& detail) const;
    bool hasClockBelow(BadgeForm form) const;
    double emblemsWidth() const;
    void placeClock();
    void paintFrame(QPainter& painter) const;
    // What stands at the end of the name's line; returns where that begins.
    double paintEmblems(QPainter& painter, const QRectF& line) const;
    void paintBar(QPainter& painter) const;
    void paintLines(QPainter& painter) const;

    SeatLooks m_looks;
    Seat m_look; // its own among them
    bool m_timed;
    bool m_inTeams;
    BadgeForm m_form = BadgeForm::Card;
    ClockView* m_clock;
    SeatStanding m_standing;
};

} // namespace clockwise::app
