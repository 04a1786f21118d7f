// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace clockwise {

// A place at the table, numbered 1..n clockwise (rules.md, common words). Never renumbered.
class Seat {
  public:
    static constexpr int kMost = 6;

    constexpr explicit Seat(int number) : m_number(static_cast<std::uint8_t>(number)) {}
    static constexpr Seat fromIndex(int index) { return Seat(index + 1); }

    constexpr int number() const { return m_number; }
    constexpr int index() const { return m_number - 1; }
    constexpr auto operator<=>(const Seat&) const = default;

  private:
    std::uint8_t m_number;
};

// One T for each seat that a table can have.
template <class T>
class PerSeat {
  public:
    constexpr T& operator[](Seat seat) { return m_items[static_cast<std::size_t>(seat.index())]; }
    constexpr const T& operator[](Seat seat) const {
        return m_items[static_cast<std::size_t>(seat.index())];
    }
    constexpr bool operator==(const PerSeat&) const = default;

  private:
    std::array<T, Seat::kMost> m_items{};
};

// Some of the seats, in clockwise order. SeatSet{Seat(1), Seat(3)}.contains(Seat(3)) is true.
class SeatSet {
  public:
    constexpr SeatSet() = default;
    constexpr SeatSet(std::initializer_list<Seat> seats) {
        for (Seat seat : seats) insert(seat);
    }
    static constexpr SeatSet firstSeats(int count) {
        SeatSet all;
        for (int i = 0; i < count; ++i) all.insert(Seat::fromIndex(i));
        return all;
    }

    constexpr void insert(Seat seat) { m_bits = static_cast<std::uint8_t>(m_bits | bit(seat)); }
    constexpr void erase(Seat seat) { m_bits = static_cast<std::uint8_t>(m_bits & ~bit(seat)); }
    constexpr bool contains(Seat seat) const { return (m_bits & bit(seat)) != 0; }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int size() const { return std::popcount(m_bits); }
    constexpr bool operator==(const SeatSet&) const = default;

    std::vector<Seat> toVector() const {
        std::vector<Seat> seats;
        for (int i = 0; i < Seat::kMost; ++i)
            if (contains(Seat::fromIndex(i))) seats.push_back(Seat::fromIndex(i));
        return seats;
    }

  private:
    static constexpr unsigned bit(Seat seat) { return 1U << seat.index(); }

    std::uint8_t m_bits = 0;
};

} // namespace clockwise
