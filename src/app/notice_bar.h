// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QString>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace clockwise::app {

// A line above the table that tells something and waits without being in the way.
class NoticeBar : public QFrame {
    Q_OBJECT

  public:
    struct Choice {
        QString id; // the button is "notice_" + id
        QString text;
        std::function<void()> act;
    };

    explicit NoticeBar(QWidget* parent = nullptr);

    // Replaces what was told before. A choice leaves the notice standing; its act may take it away.
    void tell(const QString& text, const std::vector<Choice>& choices);

  private:
    QHBoxLayout* m_row;
    QLabel* m_text;
    std::vector<QWidget*> m_buttons;
};

} // namespace clockwise::app
