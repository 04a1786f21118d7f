// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace clockwise::app {

// Words in the middle of a place that does not grow: where there is too little room the letters get
// smaller, down to a bound; what then is still too long is cut, and told whole by a tooltip.
class LineLabel : public QLabel {
    Q_OBJECT

  public:
    explicit LineLabel(QWidget* parent = nullptr);

    // What is seen of the text.
    QString shownText() const { return fitted().text; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    struct Fitted {
        QString text;
        QFont font;
    };

    Fitted fitted() const;
};

} // namespace clockwise::app
