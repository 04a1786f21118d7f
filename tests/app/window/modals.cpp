// SPDX-License-Identifier: MIT
#include "modals.h"

#include <QApplication>
#include <QDialog>
#include <QMessageBox>
#include <QTimer>

#include <algorithm>
#include <gtest/gtest.h>

namespace clockwise::app {
namespace {

constexpr int kLongestWait = 10'000; // for a dialog that was answered to go away

std::string describe(const QWidget& widget) {
    const auto* box = dynamic_cast<const QMessageBox*>(&widget);
    const QString text = box != nullptr ? box->text() : widget.windowTitle();
    return std::string(widget.metaObject()->className()) + ": " + text.toStdString();
}

void sendAway(QWidget& widget) {
    if (auto* dialog = qobject_cast<QDialog*>(&widget))
        dialog->done(QDialog::Rejected);
    else
        widget.close();
}

} // namespace

Modals::Modals() {
    QTimer::singleShot(0, this, &Modals::look);
}

Modals::~Modals() {
    EXPECT_TRUE(m_answers.empty()) << m_answers.size() << " dialogs did not come";
}

void Modals::look() {
    // First of all, since an answer may open the next dialog and wait in there.
    QTimer::singleShot(1, this, &Modals::look);
    QWidget* widget = QApplication::activeModalWidget();
    if (widget == nullptr || !widget->isVisible()) return;
    const bool isNew = std::ranges::find(m_met, widget, &QPointer<QWidget>::data) == m_met.end();
    if (isNew) {
        m_met.emplace_back(widget);
        m_sinceMet.start();
        meet(*widget);
    } else if (m_sinceMet.elapsed() > kLongestWait) {
        ADD_FAILURE() << "does not go away: " << describe(*widget);
        sendAway(*widget);
    }
}

void Modals::meet(QWidget& widget) {
    if (m_answers.empty() && m_others) return m_others(widget);
    if (m_answers.empty()) {
        ADD_FAILURE() << "unexpected: " << describe(widget);
        sendAway(widget);
        return;
    }
    const auto answer = std::move(m_answers.front());
    m_answers.pop_front();
    if (answer(widget)) return;
    ADD_FAILURE() << "another dialog was expected than " << describe(widget);
    sendAway(widget);
}

} // namespace clockwise::app
