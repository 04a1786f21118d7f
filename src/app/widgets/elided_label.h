// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace clockwise::app {

// A line of plain text that is written narrower and, where that is not enough, ends in …; all of it
// is told by the tooltip then.
class ElidedLabel : public QWidget {
    Q_OBJECT

  public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setText(const QString& text);
    const QString& text() const { return m_text; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QString shown() const;
    void tell();

    QString m_text;
};

} // namespace clockwise::app
