// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

#include <memory>

class QTextLayout;

namespace clockwise::app {

// Plain words over as many lines as they need. A word that is too long for a line, as the name of a
// file may be, is broken anywhere, so that it makes no window wider.
class WrappedLabel : public QLabel {
    Q_OBJECT

  public:
    explicit WrappedLabel(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    std::unique_ptr<QTextLayout> laidOut(int width) const;
};

} // namespace clockwise::app
