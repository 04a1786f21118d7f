// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace clockwise::app {

// While it lives, the wheel sets nothing in the fields of a window, now or later: turned over them
// it scrolls what they lie in.
class WheelPassesBy : public QObject {
  public:
    explicit WheelPassesBy(QWidget& window);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget& m_window;
};

} // namespace clockwise::app
