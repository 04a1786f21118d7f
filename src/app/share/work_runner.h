// SPDX-License-Identifier: MIT
#pragma once

#include "language.h"
#include "work.h"

#include <QObject>
#include <QTimer>

#include <memory>

class QProgressDialog;
class QWidget;

namespace clockwise::app {

// Does one work at a time while the window goes on living: a step whenever nothing else is to be
// done, with a bar that shows how far it is and a way to give it up.
class WorkRunner : public QObject {
    Q_OBJECT

  public:
    explicit WorkRunner(QWidget* window);
    ~WorkRunner() override;

    bool isBusy() const { return m_work != nullptr; }
    // What it is for, and what to say above the reason when it fails.
    void run(std::unique_ptr<Work> work, const Wording& label, const Wording& failure);

  signals:
    void busyChanged();
    void done(); // to its end, and well

  private:
    void step();
    void end();

    QWidget* m_window;
    QTimer m_clock;
    std::unique_ptr<Work> m_work;
    int m_done = 0;
    Wording m_failure;
    std::unique_ptr<QProgressDialog> m_progress;
};

} // namespace clockwise::app
