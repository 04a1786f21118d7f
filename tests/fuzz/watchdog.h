// SPDX-License-Identifier: MIT
#pragma once

#include <csignal>
#include <cstdlib>
#include <sys/time.h>
#include <unistd.h>

namespace clockwise {

// While it lives, the program dies of SIGPROF when it has worked for so many seconds of processor
// time: what hangs fails, however busy the machine is. Far more than anything watched ever needs,
// so that nothing is asserted about speed.
class Watchdog {
  public:
    static constexpr int kSeconds = 60;

    Watchdog() {
        std::signal(SIGPROF, [](int) {
            constexpr char message[] = "The watchdog bites: this hangs.\n";
            [[maybe_unused]] const auto told = write(STDERR_FILENO, message, sizeof message - 1);
            std::abort();
        });
        set(kSeconds);
    }
    ~Watchdog() { set(0); }
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;

  private:
    static void set(int seconds) {
        itimerval timer{};
        timer.it_value.tv_sec = seconds;
        setitimer(ITIMER_PROF, &timer, nullptr);
    }
};

} // namespace clockwise
