// SPDX-License-Identifier: MIT
#include "file_drop.h"

#include "widgets/text_field.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace clockwise::app {
namespace {

QStringList localFiles(const QMimeData* data) {
    QStringList paths;
    for (const QUrl& url : data->urls())
        if (url.isLocalFile()) paths << url.toLocalFile();
    return paths;
}

// A text by whose first words one sees that it is a saved game.
QString gameText(const QMimeData* data) {
    const QString text = data->hasUrls() ? QString() : data->text();
    return text.trimmed().startsWith(QStringLiteral("[Format \"Clockwise ")) ? text : QString();
}

} // namespace

FileDrop::FileDrop(QWidget* window) : QObject(window), m_window(window) {
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove: return take(static_cast<QDropEvent&>(*event), false);
    case QEvent::Drop: return take(static_cast<QDropEvent&>(*event), true);
    default: return QObject::eventFilter(watched, event);
    }
}

bool FileDrop::take(QDropEvent& event, bool drop) {
    const QStringList paths = localFiles(event.mimeData());
    const QString text = gameText(event.mimeData());
    const bool onText = isTextField(m_window->childAt(event.position().toPoint()));
    // Over a text field a drag is refused for that place only; it may go on to another.
    const bool enters = event.type() == QEvent::DragEnter;
    if ((paths.isEmpty() && text.isEmpty()) || (onText && !enters)) {
        event.ignore();
        return true;
    }
    // The file stays where it is, whatever the file manager proposes to do with it.
    event.setDropAction(Qt::CopyAction);
    event.accept();
    if (drop)
        QMetaObject::invokeMethod(
            this,
            [this, paths, text] {
                if (paths.isEmpty())
                    emit textDropped(text);
                else
                    emit dropped(paths);
            },
            Qt::QueuedConnection);
    return true;
}

} // namespace clockwise::app
