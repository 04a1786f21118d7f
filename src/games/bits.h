// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstdint>

namespace clockwise {

// A set of cells, cell i as bit i.
using Bits = std::uint64_t;

constexpr Bits bit(int index) {
    return Bits{1} << index;
}
constexpr int lowest(Bits set) {
    return std::countr_zero(set);
}
constexpr int sizeOf(Bits set) {
    return std::popcount(set);
}

// Visits the members from the lowest up.
template <class F>
constexpr void forEachBit(Bits set, F&& visit) {
    for (; set != 0; set &= set - 1) visit(std::countr_zero(set));
}

// Mixes a value into a running hash (the finaliser of SplitMix64).
constexpr std::uint64_t mix(std::uint64_t hash, std::uint64_t value) {
    std::uint64_t x = hash ^ (value + 0x9e3779b97f4a7c15U + (hash << 6) + (hash >> 2));
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
    return x ^ (x >> 31);
}

} // namespace clockwise
