// SPDX-License-Identifier: MIT
#include "focus_ring.h"

#include "picture_button.h"
#include "table/board_view.h"

#include <QApplication>
#include <QFocusFrame>
#include <QPainter>
#include <QPointer>
#include <QStyle>

#include <memory>

namespace clockwise::app {
namespace {

constexpr double kWidth = 2;
constexpr double kCorner = 4;

class Ring : public QFocusFrame {
  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette().color(QPalette::Text), kWidth));
        // Within what it frames: beside it there may be no room.
        const double inset =
            style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + kWidth / 2;
        painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), kCorner,
                                kCorner);
    }
};

bool wantsRing(const QWidget* widget) {
    return widget != nullptr && !widget->isWindow() &&
           QGuiApplication::mouseButtons() == Qt::NoButton &&
           widget->window()->testAttribute(Qt::WA_KeyboardFocusChange) &&
           qobject_cast<const BoardView*>(widget) == nullptr &&
           qobject_cast<const PictureButton*>(widget) == nullptr;
}

} // namespace

void installFocusRing(QApplication& application) {
    // It lies in the window of what it frames, and goes with it.
    auto ring = std::make_shared<QPointer<Ring>>();
    QObject::connect(&application, &QApplication::focusChanged, &application,
                     [ring](QWidget*, QWidget* now) {
                         if (!wantsRing(now)) {
                             if (*ring) (*ring)->setWidget(nullptr);
                             return;
                         }
                         if (!*ring) *ring = new Ring;
                         (*ring)->setWidget(now);
                         (*ring)->raise();
                     });
    QObject::connect(&application, &QCoreApplication::aboutToQuit, &application,
                     [ring] { delete ring->data(); });
}

} // namespace clockwise::app
