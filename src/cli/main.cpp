// SPDX-License-Identifier: MIT
#include "clockwise/game.h"

#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv) {
    using namespace clockwise;
    const Game* game = findGame(argv[1]);
    Options options;
    options.set("players", argv[2]);
    std::printf("%llu\n", static_cast<unsigned long long>(
                              (*game->start(options))->perft(std::atoi(argv[argc - 1]))));
}
