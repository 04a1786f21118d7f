// SPDX-License-Identifier: MIT
#include "work_runner.h"

#include "files/file_dialogs.h"

#include <QProgressDialog>

namespace clockwise::app {
namespace {

constexpr int kUnnoticed = 400; // milliseconds; what is done sooner needs no bar

} // namespace

WorkRunner::WorkRunner(QWidget* window) : QObject(window), m_window(window) {
    connect(&m_clock, &QTimer::timeout, this, &WorkRunner::step);
}

WorkRunner::~WorkRunner() = default;

void WorkRunner::run(std::unique_ptr<Work> work, const Wording& label, const Wording& failure) {
    m_work = std::move(work);
    m_done = 0;
    m_failure = failure;
    m_progress =
        std::make_unique<QProgressDialog>(QString(), QString(), 0, m_work->steps(), m_window);
    inEveryLanguage(m_progress.get(), [progress = m_progress.get(), label] {
        progress->setLabelText(label());
        progress->setCancelButtonText(tr("Cancel"));
    });
    m_progress->setObjectName(QStringLiteral("progress"));
    m_progress->setWindowModality(Qt::NonModal);
    m_progress->setAttribute(Qt::WA_ShowWithoutActivating);
    m_progress->setMinimumDuration(kUnnoticed);
    // It goes when the work does, not a step before.
    m_progress->setAutoReset(false);
    m_progress->setAutoClose(false);
    connect(m_progress.get(), &QProgressDialog::canceled, this, &WorkRunner::end);
    m_progress->setValue(0);
    m_clock.start();
    emit busyChanged();
}

void WorkRunner::step() {
    const Told<void> stepped = m_work->step();
    if (stepped && ++m_done < m_work->steps()) {
        m_progress->setValue(m_done);
        return;
    }
    end();
    if (stepped)
        emit done();
    else
        tellProblem(m_window, m_failure(), stepped.error());
}

void WorkRunner::end() {
    m_clock.stop();
    m_work.reset();
    // It may be what just called.
    m_progress->hide();
    m_progress.release()->deleteLater();
    emit busyChanged();
}

} // namespace clockwise::app
