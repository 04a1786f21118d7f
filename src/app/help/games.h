// SPDX-License-Identifier: MIT
#pragma once

#include "help.h"

namespace clockwise::app {

GameHelp pivitHelp();
GameHelp sputnikHelp();
GameHelp quiviveHelp();

} // namespace clockwise::app
