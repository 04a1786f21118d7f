// SPDX-License-Identifier: MIT
#include "windows.h"

#include "main_window.h"
#include "settings.h"

#include <QApplication>
#include <QFileInfo>
#include <QScreen>
#include <QStyle>

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

// False when no window but that one has the file.
bool raiseOther(const MainWindow* window, const QString& path) {
    const QString file = QFileInfo(path).canonicalFilePath();
    if (file.isEmpty()) return false;
    for (MainWindow* other : openWindows()) {
        if (other == window || QFileInfo(other->document().path()).canonicalFilePath() != file)
            continue;
        if (other->isMinimized()) other->showNormal();
        other->raise();
        other->activateWindow();
        return true;
    }
    return false;
}

} // namespace

void restorePlace(QWidget& window, const QByteArray& geometry) {
    if (!window.restoreGeometry(geometry)) return;
    window.resize(window.size().boundedTo(window.screen()->availableVirtualSize()));
}

MainWindow& openWindow() {
    auto* window = new MainWindow(settings::lastGame());
    window->setAttribute(Qt::WA_DeleteOnClose);
    if (settings::windowGeometry().isEmpty()) { // the first time, perhaps on a small screen
        const QSize title(0, window->style()->pixelMetric(QStyle::PM_TitleBarHeight));
        window->resize(window->size().boundedTo(window->screen()->availableSize() - title));
    }
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
    // The same file may be asked for twice at once.
    if (raiseOther(nullptr, path)) return;
    MainWindow& window = openWindow();
    if (!window.openFile(path)) window.close();
}

QStringList withoutThoseOpen(const QStringList& paths, const MainWindow& window) {
    QStringList rest;
    for (const QString& path : paths)
        if (!raiseOther(&window, path)) rest << path;
    return rest;
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
