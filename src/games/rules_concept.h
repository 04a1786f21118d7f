// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/diagram.h"
#include "clockwise/error.h"
#include "clockwise/game.h"
#include "clockwise/options.h"
#include "clockwise/outcome.h"
#include "clockwise/scene.h"
#include "clockwise/seat.h"
#include "clockwise/turn.h"

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace clockwise {

template <class T>
concept SmallValue = std::is_trivially_copyable_v<T> && std::equality_comparable<T> &&
                     sizeof(T) < 256;

// What a game's folder provides: two small values and pure functions of them, gathered as static
// members of one type. Search and perft run on these without text and without the heap; adapter.h
// turns them into a Game for everybody else.
//
// forEachMove visits the legal moves, a forced pass included, and nothing once the game is over;
// count says how many that are. after and withdraw (resign, timeout) take what is legal and give
// the whole next position: whoever falls out has fallen, and the seat on turn can act or has to
// pass. Labels carry what a sprite's id depends on and a position does not know.
// A diagram is of the kit of some start; drawn takes that start and gives the position of the
// diagram, which counts only when no fault was added.
// Position equality is the rulebook's "same position", and equal positions have equal keys.
template <class R>
concept Rules = SmallValue<typename R::Position> && SmallValue<typename R::Move> &&
    std::is_trivially_copyable_v<typename R::Labels> &&
    requires(const typename R::Position& p, const typename R::Move& m,
             const typename R::Labels& labels, const Options& options, Seat seat,
             std::string_view text, const Diagram& diagram, DiagramFaults& faults) {
    { R::id() } -> std::same_as<std::string_view>;
    { R::optionSpecs() } -> std::same_as<const std::vector<OptionSpec>&>;
    { R::start(options) } -> std::same_as<Result<typename R::Position>>;
    { R::seats(p) } -> std::same_as<int>;
    { R::toMove(p) } -> std::same_as<Seat>;
    { R::outcome(p) } -> std::same_as<Outcome>;
    { R::isOut(p, seat) } -> std::same_as<bool>;
    { R::side(p, seat) } -> std::same_as<SeatSet>;
    { R::holdings(p, seat) } -> std::same_as<std::vector<Holding>>;
    R::forEachMove(p, [](const typename R::Move&) {});
    { R::count(p) } -> std::same_as<std::uint64_t>;
    { R::after(p, m) } -> std::same_as<typename R::Position>;
    { R::withdraw(p, seat) } -> std::same_as<typename R::Position>;
    { R::isProgress(p, m) } -> std::same_as<bool>;
    { R::key(p) } -> std::same_as<std::uint64_t>;
    { R::format(p, m) } -> std::same_as<std::string>;
    { R::parse(p, text) } -> std::same_as<Result<typename R::Move>>;
    { R::text(p) } -> std::same_as<std::string>;
    { R::picks(p, m) } -> std::same_as<std::vector<Pick>>;
    { R::firstLabels(p) } -> std::same_as<typename R::Labels>;
    { R::relabel(labels, p, m) } -> std::same_as<typename R::Labels>;
    { R::outline(p) } -> std::same_as<const Outline&>;
    { R::sprites(p, labels) } -> std::same_as<std::vector<Sprite>>;
    { R::kit(p) } -> std::same_as<DiagramKit>;
    { R::diagram(p) } -> std::same_as<Diagram>;
    { R::drawn(p, diagram, faults) } -> std::same_as<typename R::Position>;
};

// What a game with ready-made openings provides besides (rule 3.8).
template <class R>
concept HasOpenings = requires(const typename R::Position& start, std::string_view opening,
                               std::uint32_t seed) {
    { R::readyOpenings() } -> std::same_as<std::vector<std::string_view>>;
    { R::openingTurns(start, opening, seed) } -> std::same_as<std::vector<std::string>>;
};

} // namespace clockwise
