// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace clockwise::app {

// A small square to choose by its picture, with a number in its corner where the order matters.
class Chip : public QAbstractButton {
    Q_OBJECT

  public:
    Chip(int side, QWidget* parent = nullptr);

    // The picture is drawn anew for every size and palette.
    void setPicture(const QIcon& picture);
    void setPicture(const QPixmap& picture);
    void setNumber(int number); // 0 for none
    int number() const { return m_number; }
    QSize sizeHint() const override { return {m_side, m_side}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    int m_side;
    int m_number = 0;
};

} // namespace clockwise::app
