// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QWidget>

#include <deque>
#include <functional>
#include <vector>

namespace clockwise::app {

// Answers the boxes and dialogs that wait for somebody: each is handed to the next answer. One that
// nobody expects is a failure and is sent away; so is an answer that no dialog asked for.
class Modals : public QObject {
  public:
    Modals();
    ~Modals() override;

    template <class W>
    void answer(std::function<void(W&)> how) {
        m_answers.push_back([how = std::move(how)](QWidget& widget) {
            auto* asked = dynamic_cast<W*>(&widget);
            if (asked != nullptr) how(*asked);
            return asked != nullptr;
        });
    }
    // What is done with all that nobody expects, instead of failing.
    void answerOthers(std::function<void(QWidget&)> how) { m_others = std::move(how); }
    // Whether every answer was asked for.
    bool allAnswered() const { return m_answers.empty(); }

  private:
    void look();
    void meet(QWidget& widget);

    std::deque<std::function<bool(QWidget&)>> m_answers;
    std::function<void(QWidget&)> m_others;
    std::vector<QPointer<QWidget>> m_met;
    QElapsedTimer m_sinceMet;
};

} // namespace clockwise::app
