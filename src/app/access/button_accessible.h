// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessibleWidget>

class QAbstractButton;

namespace clockwise::app {

// A button that paints itself, to screen readers a button like any other.
class ButtonAccessible : public QAccessibleWidget {
  public:
    explicit ButtonAccessible(QAbstractButton& button);

    QAccessible::State state() const override;
    QStringList actionNames() const override;
    void doAction(const QString& name) override;

  private:
    QAbstractButton& m_button;
};

} // namespace clockwise::app
