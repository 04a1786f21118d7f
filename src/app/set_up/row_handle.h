// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace clockwise::app {

// The dots at which a row of a list is pulled to another place.
class RowHandle : public QWidget {
    Q_OBJECT

  public:
    explicit RowHandle(QWidget* parent = nullptr);
    QSize sizeHint() const override;

  signals:
    void taken();
    void pulledTo(QPoint globalPoint);
    void letGo();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
};

} // namespace clockwise::app
