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
    // Whatever it says, it asks for nothing more.
    QSize sizeHint() const override { return {0, fontMetrics().lineSpacing()}; }
    QSize minimumSizeHint() const override { return sizeHint(); }
    bool hasHeightForWidth() const override { return false; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    struct Fitted {
        QString text;
        QFont font;
    };
    // What has been fitted into what.
    struct Wanted {
        QString text;
        QFont font;
        QSize room;

        bool operator==(const Wanted&) const = default;
    };

    const Fitted& fitted() const;
    Fitted fit() const;

    mutable Wanted m_wanted;
    mutable Fitted m_fitted;
};

} // namespace clockwise::app
