// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/record.h"

#include <QString>

#include <string_view>

namespace clockwise::app {

// The opening that is built from a seed.
inline constexpr const char* kRandomOpening = "random";
// The tag that names the opening of a game.
inline constexpr std::string_view kOpeningTag = "Opening";

unsigned randomSeed();
// The record holds the turns of the opening as if the players had made them (rule 3.8), and says in
// a tag where they come from. Nothing is played for an opening that the game does not have.
void playOpening(GameRecord& record, const QString& opening, unsigned seed);

// A game set up as the last one of its kind, ready to be played; what is random is drawn anew.
GameRecord setUpAsLast(const Game& game);

} // namespace clockwise::app
