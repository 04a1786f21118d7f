// SPDX-License-Identifier: MIT
#pragma once

#include "rules_concept.h"

namespace clockwise {

// Turn sequences of that length; those that reach the end of the game sooner count nothing. The
// last ply is counted without being listed.
template <Rules R>
std::uint64_t perft(const typename R::Position& position, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) return R::count(position);
    std::uint64_t leaves = 0;
    R::forEachMove(position, [&](const typename R::Move& move) {
        leaves += perft<R>(R::after(position, move), depth - 1);
    });
    return leaves;
}

} // namespace clockwise
