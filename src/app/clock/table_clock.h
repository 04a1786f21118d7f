// SPDX-License-Identifier: MIT
#pragma once

#include "clock_face.h"

#include "clockwise/game_clock.h"
#include "clockwise/session.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <optional>

namespace clockwise::app {

// The clock beside the game on the table. Only while somebody's time runs down does it wake, and
// only when the digits change. It looks at the time when told to; who runs out of it is put out by
// the turn `timeout`, and everybody is taken to where that happens.
class TableClock : public QObject {
    Q_OBJECT

  public:
    using Now = std::function<GameClock::Time()>;

    explicit TableClock(QObject* parent = nullptr);

    // Another game; its clock stands.
    void begin(Session& session);
    // After each change of the session.
    void follow();

    // Whether there is anything to start or to pause.
    bool isOffered() const { return m_game && m_game->isOffered(); }
    bool isGoing() const { return m_game && m_game->isGoing(); }
    bool isAwake() const { return m_timer.isActive(); }
    // As they are at the place shown; but while a clock runs, as they are now, wherever one looks.
    PerSeat<ClockFace> faces() const;

    void startOrPause();
    // Lets it stand while nobody can play, because a dialog asks something.
    void hold();
    void release();

    // The clock begins anew with it.
    void setTimeSource(Now now);
    // Shows the present time, or acts on it when it is over.
    void look();

  signals:
    void falling(); // somebody is about to be put out
    void shown();   // other digits, or it runs or stands

  private:
    void putOut();
    void wake();

    Session* m_session = nullptr;
    std::uint64_t m_revision = 0;
    std::optional<GameClock> m_game;
    int m_holds = 0;
    Now m_now;
    QTimer m_timer;
};

} // namespace clockwise::app
