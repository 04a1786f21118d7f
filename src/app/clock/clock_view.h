// SPDX-License-Identifier: MIT
#pragma once

#include "clock_face.h"

#include <QAbstractButton>

namespace clockwise::app {

// A seat's clock on its card: digits of one width, so that nothing moves while they change. A click
// starts or pauses it.
class ClockView : public QAbstractButton {
    Q_OBJECT

  public:
    explicit ClockView(QWidget* parent);

    // With room for hours, though none may be shown yet.
    void setRoomForHours(bool room);
    void setFace(const ClockFace& face);
    // What a click does; empty when it does nothing.
    void setOffer(const QString& offer);
    const ClockFace& face() const { return m_face; }
    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void word();
    QFont digitFont() const;

    ClockFace m_face;
    bool m_forHours = false;
};

} // namespace clockwise::app
