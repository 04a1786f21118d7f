// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessibleObject>
#include <QObject>
#include <QString>

class QWidget;

namespace clockwise::app {

// Says something to those who have the screen read aloud, without being asked. While nobody reads,
// or the place that it is about is not seen, it does nothing.
class Speaker : public QObject {
    Q_OBJECT

  public:
    explicit Speaker(QWidget& place);

    void say(const QString& words);
    QWidget& place() const { return m_place; }
    // What was said last.
    const QString& words() const { return m_words; }

  private:
    QWidget& m_place;
    QString m_words;
};

// What a screen reader takes for a notice that has just popped up.
class NoticeAccessible : public QAccessibleObject {
  public:
    explicit NoticeAccessible(Speaker& speaker);

    QAccessibleInterface* parent() const override;
    int childCount() const override { return 0; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text kind) const override;
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override { return {}; }

  private:
    Speaker& m_speaker;
};

} // namespace clockwise::app
