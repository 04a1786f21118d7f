// SPDX-License-Identifier: MIT
#pragma once

#include "language.h"

#include <QFrame>
#include <QString>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace clockwise::app {

// A line above the table that tells something and waits without being in the way.
class NoticeBar : public QFrame {
    Q_OBJECT

  public:
    struct Choice {
        QString id; // the button is "notice_" + id
        Wording text;
        std::function<void()> act;
    };

    explicit NoticeBar(QWidget* parent = nullptr);

    // Replaces what was told before. A choice leaves the notice standing; its act may take it away.
    void tell(const Wording& text, const std::vector<Choice>& choices);

  private:
    void word();

    QHBoxLayout* m_row;
    QLabel* m_text;
    Wording m_told;
    std::vector<Choice> m_choices;
    std::vector<QPushButton*> m_buttons; // for the choices
};

} // namespace clockwise::app
