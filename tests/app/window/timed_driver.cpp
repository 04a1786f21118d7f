// SPDX-License-Identifier: MIT
#include "timed_driver.h"

namespace clockwise::app {

GameRecord timed(std::string_view game, const Options& options, std::string_view clock) {
    GameRecord record = newGame(game, options);
    record.setClocks(readTimeControls(clock, record.seats()).value());
    return record;
}

} // namespace clockwise::app
