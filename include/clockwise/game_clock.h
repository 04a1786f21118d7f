// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/record.h"

#include <chrono>
#include <optional>
#include <string_view>

namespace clockwise {

// The clocks of a game being played. They belong to the end of its main line: looking elsewhere or
// trying variations does not stop them. A turn played at that end sets the next seat's clock going;
// whatever else moves the end (undo, redo, another line becoming the main one) leaves it standing,
// and so do a new game and one that was opened. The end of the game stops it.
//
// It knows no time of its own: each call is told the present one, which must not run backwards.
class GameClock {
  public:
    using Time = std::chrono::steady_clock::time_point;

    explicit GameClock(const GameRecord& record);

    // To be told of each change of the record.
    void follow(const GameRecord& record, Time now);
    // To be told of a turn that is played at the end of the main line, before follow(). What the
    // seat on turn has left after it; nothing when it has no clock, or its clock stood all the
    // while: then the turn costs nothing and brings no increment.
    std::optional<std::chrono::milliseconds> played(std::string_view turn, Time now);

    void start(Time now);
    void pause(Time now);
    // Lets a clock that is going stand while nobody can play, as often as release() follows.
    void hold(Time now);
    void release(Time now);

    // Whether there is anything to start or to pause.
    bool isOffered() const { return m_anyClock && !m_over; }
    // Whether a clock runs, or would if the seat on turn had one.
    bool isGoing() const { return m_going; }
    // Whether somebody's time runs down.
    bool isTicking() const;
    // The end of the main line, and the seat on turn there.
    NodeId end() const { return m_end; }
    Seat onTurn() const { return m_onTurn; }
    // What a seat has left at the end of the main line; a fraction of a millisecond counts as one.
    std::optional<std::chrono::milliseconds> left(Seat seat, Time now) const;
    // Whether the time of the seat on turn is over.
    bool hasFallen(Time now) const;

  private:
    void settle(Time now);
    void read(const GameRecord& record, NodeId end);

    NodeId m_end = kRoot;
    Seat m_onTurn{1};
    bool m_anyClock = false;
    bool m_over = false;
    TimeControls m_controls;
    TimesLeft m_left;                              // when the turn began
    std::chrono::steady_clock::duration m_spent{}; // on this turn, up to m_settled
    bool m_ran = false;                            // during this turn
    Time m_settled;
    bool m_going = false;
    int m_holds = 0;
    bool m_played = false; // a turn that follow() has yet to find
};

} // namespace clockwise
