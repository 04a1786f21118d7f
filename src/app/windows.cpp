// SPDX-License-Identifier: MIT
#include "windows.h"

#include "main_window.h"
#include "settings.h"

#include <QApplication>
#include <QScreen>

namespace clockwise::app {
namespace {

constexpr QPoint kBeside(32, 32);

QList<MainWindow*> openWindows() {
    QList<MainWindow*> windows;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<MainWindow*>(widget); window && window->isVisible())
            windows << window;
    return windows;
}

// Not right over another window; back to the corner where the screen ends.
void placeBeside(QWidget& window, const QWidget& other) {
    if (other.isMaximized() || other.isFullScreen()) return;
    window.setWindowState(Qt::WindowNoState);
    window.resize(other.size());
    const QRect screen = other.screen()->availableGeometry();
    QRect place(other.pos() + kBeside, other.frameGeometry().size());
    if (!screen.contains(place)) place.moveTopLeft(screen.topLeft());
    window.move(place.topLeft());
}

} // namespace

MainWindow& openWindow() {
    auto* window = new MainWindow(settings::lastGame());
    window->setAttribute(Qt::WA_DeleteOnClose);
    const QList<MainWindow*> others = openWindows();
    auto* used = qobject_cast<MainWindow*>(QApplication::activeWindow());
    if (used == nullptr && !others.isEmpty()) used = others.constLast();
    if (used != nullptr) placeBeside(*window, *used);
    window->showStartPage();
    window->show();
    window->keepSafe();
    return *window;
}

void openInNewWindow(const QString& path) {
    MainWindow& window = openWindow();
    if (!window.openFile(path)) window.close();
}

void quitProgram() {
    const QList<MainWindow*> windows = openWindows();
    for (MainWindow* window : windows) {
        // The question is about the game one sees.
        if (window->isWindowModified()) {
            window->raise();
            window->activateWindow();
        }
        if (!window->mayClose()) return;
    }
    for (MainWindow* window : windows) window->closeUnasked();
}

} // namespace clockwise::app
