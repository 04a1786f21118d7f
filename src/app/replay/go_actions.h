// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"

#include <QObject>
#include <QTimer>

class QAction;
class QKeyEvent;
class QMenu;

namespace clockwise::app {

// The Go menu, whose actions the replay bar shares: to and fro along the line, and a walk along it
// turn by turn. The walk halts at the last turn and where variations begin, and as soon as anybody
// else goes somewhere or changes the line; nothing ticks unless it is under way.
class GoActions : public QObject {
    Q_OBJECT

  public:
    GoActions(Document& document, QMenu* menu, QObject* parent);

    // Whether one of the actions that move has a key that whoever writes wants for himself.
    bool isWritersKey(const QKeyEvent& event) const;
    QAction* first() const { return m_first; }
    QAction* back() const { return m_back; }
    QAction* play() const { return m_play; }
    QAction* forward() const { return m_forward; }
    QAction* last() const { return m_last; }

    // How long the walk shows each turn: one of several, and "1 s", the one chosen.
    QMenu* turnTimes() const { return m_turnTimes; }
    QString turnTime() const;

    bool isPlaying() const { return m_clock.isActive(); }
    void stop();

  signals:
    void turnTimeChanged(); // or how it is written

  private:
    // Where the walk is, by the nodes there and at the end of the line.
    struct Place {
        NodeId shown = kRoot;
        NodeId end = kRoot;

        bool operator==(const Place&) const = default;
    };

    void fill(QMenu* menu);
    QList<QAction*> steps() const;
    void word();
    QAction* make(const char* name, const QKeySequence& key, void (GoActions::*slot)());
    void goFirst();
    void goBack();
    void goForward();
    void goLast();
    void goRoundBack();
    void goRoundForward();
    void goPreviousVariation();
    void goNextVariation();
    void playOrPause();
    void tick();
    void setTurnTime(int time);
    Place place() const;
    void follow();
    void refresh();

    Document& m_document;
    QTimer m_clock;
    Place m_expected; // while playing
    QAction* m_first;
    QAction* m_roundBack;
    QAction* m_back;
    QAction* m_play;
    QAction* m_forward;
    QAction* m_roundForward;
    QAction* m_last;
    QAction* m_previousVariation;
    QAction* m_nextVariation;
    QMenu* m_turnTimes = nullptr;
};

} // namespace clockwise::app
