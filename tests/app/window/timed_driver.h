// SPDX-License-Identifier: MIT
#pragma once

#include "app/clock/clock_face.h"
#include "app/clock/clock_view.h"
#include "app/clock/table_clock.h"
#include "driver.h"

#include <chrono>
#include <string>
#include <string_view>

namespace clockwise::app {

// A game whose seats have that time, written as in the tag Clock.
GameRecord timed(std::string_view game, const Options& options, std::string_view clock);

// A window whose clock goes by the test's time.
class TimedDriver : public Driver {
  public:
    explicit TimedDriver(GameRecord first) : Driver(std::move(first)) {
        clock().setTimeSource([this] { return m_now; });
    }

    TableClock& clock() { return window().document().clock(); }
    const ClockFace& face(int seat) { return view(seat).face(); }
    std::string digits(int seat) { return face(seat).digits.toStdString(); }
    ClockView& view(int seat) { return child<ClockView>(("clock" + std::to_string(seat)).c_str()); }

    // What the timer would do whenever it wakes.
    void wait(std::chrono::milliseconds time) {
        m_now += time;
        clock().look();
    }
    // Time that passes without anybody looking.
    void pass(std::chrono::milliseconds time) { m_now += time; }
    std::string turnText(std::size_t ply) { return session().news(ply).text; }

  private:
    GameClock::Time m_now{};
};

} // namespace clockwise::app
