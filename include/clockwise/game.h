// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/diagram.h"
#include "clockwise/error.h"
#include "clockwise/options.h"
#include "clockwise/outcome.h"
#include "clockwise/scene.h"
#include "clockwise/seat.h"
#include "clockwise/turn.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clockwise {

class State;
using StatePtr = std::shared_ptr<const State>;

// Something a seat has, for its badge: {"minions", 7}. The ids are the game's own.
struct Holding {
    std::string_view id;
    int count = 0;

    bool operator==(const Holding&) const = default;
};

// A position of some game behind one face. Immutable and shared; it knows the position alone, never
// the history, so it leaves the house rules (1.9, 2.9) to the record.
class State {
  public:
    virtual ~State() = default;

    // How many seats the table has, those that are out included.
    virtual int seats() const = 0;
    // The seat on turn; while the game is over, the seat that would be.
    virtual Seat toMove() const = 0;
    virtual Outcome outcome() const = 0;
    virtual bool isOut(Seat seat) const = 0;
    // The seats that win together with this one, itself included.
    virtual SeatSet side(Seat seat) const = 0;
    virtual std::vector<Holding> holdings(Seat seat) const = 0;

    // The legal turns in bytewise order of their text; none when the game is over.
    virtual std::vector<Turn> turns() const = 0;
    // The legal turn of that text, or the reason why it is none.
    virtual Result<Turn> turn(std::string_view text) const = 0;
    // The state after a legal turn, `resign` or `timeout`; else the reason it is refused.
    virtual Result<StatePtr> play(std::string_view text) const = 0;
    // Whether the turn that led here captured or promoted; true for a start (rule 1.9).
    virtual bool madeProgress() const = 0;

    virtual Scene scene() const = 0;
    // The board as text, one row a line, top row first.
    virtual std::string text() const = 0;
    // Equal for the rulebook's "same position"; a hash may collide, samePosition() does not.
    virtual std::uint64_t key() const = 0;
    virtual bool samePosition(const State& other) const = 0;
    // Turn sequences of that length from here; those that end sooner count nothing (cli.md).
    virtual std::uint64_t perft(int depth) const = 0;
};

// A game of the table: what it is called, what can be chosen, and its starts.
class Game {
  public:
    virtual ~Game() = default;

    virtual std::string_view id() const = 0;
    virtual const std::vector<OptionSpec>& optionSpecs() const = 0;
    // The start for these options, or why there is none.
    virtual Result<StatePtr> start(const Options& options) const = 0;

    // What diagrams are made of for these options, or why there is no start for them.
    virtual Result<DiagramKit> kit(const Options& options) const = 0;
    // The diagram of a state of this game.
    virtual Diagram diagram(const State& state) const = 0;
    // The state drawn in a diagram of these options' kit, or everything that keeps it from being
    // one that play goes on from. What play can come to is never refused.
    virtual tl::expected<StatePtr, DiagramFaults> startFrom(const Options& options,
                                                            const Diagram& diagram) const = 0;

    // Ready-made openings by id, for people who want to start at once (rule 3.8); "players", who
    // do it all themselves, is always the first.
    virtual std::vector<std::string_view> openings() const = 0;
    // The turns of an opening from that start; the same seed gives the same turns everywhere.
    virtual std::vector<std::string> openingTurns(const State& start, std::string_view opening,
                                                  std::uint32_t seed) const = 0;
};

inline constexpr std::string_view kOpenedByPlayers = "players";

// Every game there is, in the order of games.def.
std::span<const Game* const> allGames();
// The game of that id; null when there is none.
const Game* findGame(std::string_view id);

// Every combination of a game's choices that it can be started with, house rules at their defaults.
// The tests and tools that go over "all set-ups" use it.
std::vector<Options> allSetups(const Game& game);

} // namespace clockwise
