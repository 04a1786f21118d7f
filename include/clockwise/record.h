// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/clock.h"
#include "clockwise/error.h"
#include "clockwise/game.h"
#include "clockwise/options.h"
#include "clockwise/outcome.h"
#include "clockwise/seat.h"
#include "clockwise/turn.h"

#include <chrono>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace clockwise {

// A place in a game's tree of turns; the root is the start.
class NodeId {
  public:
    constexpr explicit NodeId(std::size_t index) : m_index(index) {}
    constexpr std::size_t index() const { return m_index; }
    constexpr auto operator<=>(const NodeId&) const = default;

  private:
    std::size_t m_index;
};

inline constexpr NodeId kRoot{0};

// How things stand after a turn, judged as the table judges it: house rules included.
struct Standing {
    StatePtr state;
    Outcome outcome;
    int quietTurns = 0;  // in a row without capture or promotion (rule 1.9)
    int occurrences = 1; // of this position along the line, this one included
};

// One turn of a game with what was written about it. At the root the turn is empty.
struct Node {
    NodeId parent = kRoot;
    Turn turn;
    std::vector<NodeId> children;      // the first goes on with the line, the others are variations
    std::vector<std::string> comments; // those after the turn; at the root, before the first one
    std::vector<int> glyphs;           // numeric annotation glyphs as in PGN: 1 is "!"
    // What the seat that made the turn had left after it, increment included.
    std::optional<std::chrono::milliseconds> timeLeft;
    Standing standing;
};

// Who sits where, as the file tells it.
struct SeatEntry {
    std::string name;
    std::string type = "human"; // or "computer N"
    std::string colour;         // a palette name; empty for the seat's own

    bool operator==(const SeatEntry&) const = default;
};

struct Tag {
    std::string key;
    std::string value;

    bool operator==(const Tag&) const = default;
};

// The bounds of a record: how many turns all its lines have together, and how many times a line may
// turn off into a variation of the one it comes from.
inline constexpr std::size_t kMostTurns = 100'000;
inline constexpr int kDeepestVariation = 64;

// A game from its set-up on: seats, tags and a tree of turns, every one of them legal. A value;
// copies share the states. Node ids stay good for as long as the record lives, also across
// detach() and attach().
class GameRecord {
  public:
    static Result<GameRecord> begin(const Game& game, const Options& options);
    // A game that begins at a drawn position, from which the house rules count as well. Drawing the
    // standard start gives a game like any other.
    static tl::expected<GameRecord, DiagramFaults> beginAt(const Game& game, const Options& options,
                                                           const Diagram& diagram);

    const Game& game() const { return *m_game; }
    // All options, each with its value.
    const Options& options() const { return m_options; }
    // The position it begins at as text (diagram.h); empty for the standard start.
    const std::string& position() const { return m_position; }
    int seats() const { return node(kRoot).standing.state->seats(); }

    SeatEntry& seat(Seat seat) { return m_seats[seat]; }
    const SeatEntry& seat(Seat seat) const { return m_seats[seat]; }
    // Controls out of bounds are brought to the nearest bound.
    void setClocks(const TimeControls& controls);
    const TimeControls& clocks() const { return m_clocks; }
    bool hasClocks() const { return m_clocks != TimeControls{}; }
    // Tags that nothing else here holds, in their order: Date, Event, unknown ones.
    std::vector<Tag>& tags() { return m_tags; }
    const std::vector<Tag>& tags() const { return m_tags; }

    const Node& node(NodeId id) const { return m_nodes[id.index()]; }
    std::vector<std::string>& comments(NodeId id) { return m_nodes[id.index()].comments; }
    std::vector<int>& glyphs(NodeId id) { return m_nodes[id.index()].glyphs; }
    void setTimeLeft(NodeId id, std::optional<std::chrono::milliseconds> time);
    // What each seat has left at a place: what its last turn on the way there left it, else all of
    // its main time.
    TimesLeft timesLeft(NodeId at) const;
    // The seat that made the turn of a node; not for the root.
    Seat mover(NodeId id) const { return node(node(id).parent).standing.state->toMove(); }
    bool isRoot(NodeId id) const { return id == kRoot; }
    // How many turns lead to it.
    std::size_t depth(NodeId id) const { return m_leaps[id.index()].depth; }
    // Its place among its parent's children; 0 at the root.
    std::size_t place(NodeId id) const;

    // The node of that turn after `at`: the one already there, or a new last child. The reason when
    // the turn is not legal, the game is over there, by a house rule or by agreement too, or a
    // bound is passed.
    Result<NodeId> play(NodeId at, std::string_view turn);
    // Takes a node with all that follows it out of its parent's children, and puts it back.
    // detach() returns the place it had among them.
    std::size_t detach(NodeId id);
    void attach(NodeId id, std::size_t place);
    // Moves a node to another place among its parent's children; at place 0 the line goes on with
    // it. Refused when variations would come to lie too deep.
    Result<void> reorder(NodeId id, std::size_t place);
    // How many times the way to each turn turns off is counted while turns are added; whoever has
    // put a node first by detach() and attach() lets it be counted anew.
    void recountVariations();

    // The game as it came to be at a node, as a game of its own: seats, options and start as here,
    // the turns up to there, nothing that was written about them. At kRoot it is the game anew.
    GameRecord upTo(NodeId id) const;

    // The seats agreed on a draw at the end of the main line (rules, section 4).
    bool agreedDraw() const { return m_agreedDraw; }
    void setAgreedDraw(bool agreed) { m_agreedDraw = agreed; }

    // From the root, itself left out, down to the node.
    std::vector<NodeId> pathTo(NodeId id) const;
    // The path to the node and on by first children to the end; kRoot gives the main line.
    std::vector<NodeId> lineThrough(NodeId id) const;
    // How the game stands at the end of the main line, agreement included.
    Outcome result() const;

  private:
    // A node's way back: how deep it lies, and a node far above it on its line, chosen so that any
    // place of the line is reached in a number of leaps that grows with the logarithm of the depth.
    struct Leap {
        std::size_t depth = 0;
        int variations = 0; // how often the way here turned off into one
        NodeId above = kRoot;
    };

    GameRecord() = default;

    static GameRecord withStart(const Game& game, Options options, StatePtr start);
    Standing judge(NodeId at, StatePtr state) const;
    int earlierOccurrences(NodeId at, const State& state) const;
    bool isOnLineTo(NodeId id, NodeId end) const;
    bool isAgreedAt(NodeId at) const;
    NodeId add(NodeId parent, Turn turn, Standing standing);

    const Game* m_game = nullptr;
    Options m_options;
    std::string m_position;
    PerSeat<SeatEntry> m_seats;
    TimeControls m_clocks;
    std::vector<Tag> m_tags;
    std::vector<Node> m_nodes;
    std::vector<Leap> m_leaps;                                           // one for each node
    std::unordered_map<std::uint64_t, std::vector<NodeId>> m_nodesByKey; // State::key()
    bool m_agreedDraw = false;
};

} // namespace clockwise
