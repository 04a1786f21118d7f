// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

class QDropEvent;
class QWidget;

namespace clockwise::app {

// Takes files that are dropped on a window, and text, but not what is dropped where text is
// written.
class FileDrop : public QObject {
    Q_OBJECT

  public:
    explicit FileDrop(QWidget* window);

    bool eventFilter(QObject* watched, QEvent* event) override;

  signals:
    // After the drop is over, so that whoever asks something keeps no file manager waiting.
    void dropped(const QStringList& paths);
    void textDropped(const QString& text);

  private:
    bool take(QDropEvent& event, bool drop);

    QWidget* m_window;
};

} // namespace clockwise::app
