// SPDX-License-Identifier: MIT
// GAME, --set, --position and --moves, which several commands share.
#pragma once

#include "clockwise/game.h"
#include "clockwise/options.h"

#include <CLI/App.hpp>
#include <string>
#include <vector>

namespace clockwise::cli {

struct PositionWords {
    std::string game;
    std::vector<std::string> settings;
    std::string position;
    std::string turns;

    // Adds the words to a command. A game, an option or a KEY=VALUE that does not exist is wrong
    // usage and found while the command line is read.
    void addTo(CLI::App& command);
};

// The position the words describe, or why there is none, as a message.
tl::expected<StatePtr, std::string> positionFrom(const PositionWords& words);

// The position after some turns from the start; the message says which turn is refused and why.
tl::expected<StatePtr, std::string> positionAfter(const Game& game, const Options& options,
                                                  const std::vector<std::string>& turns);

// The words between blanks and line ends.
std::vector<std::string> wordsOf(const std::string& text);

} // namespace clockwise::cli
