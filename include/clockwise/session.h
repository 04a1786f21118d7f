// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/record.h"
#include "clockwise/turn_picker.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clockwise {

// What a turn brought with it, for the line over the board and for the move list.
struct TurnNews {
    Seat seat{1};
    std::string text;
    std::vector<Seat> fallen; // seats that this turn put out, in the order they fell
};

// What undo would take back, or redo give back.
struct Edit {
    enum class Kind {
        Turn,      // played
        Agreement, // on a draw
        Removal,   // of a turn with all that follows
        Order,     // a variation promoted or demoted
        Notes,     // comments and glyphs
    };

    Kind kind;
    NodeId node = kRoot; // the turn it is about

    bool operator==(const Edit&) const = default;
};

// What was written about a turn.
struct Notes {
    std::vector<std::string> comments;
    std::vector<int> glyphs;

    bool operator==(const Notes&) const = default;
};

// One game on the table: its record, the line being followed, and the place in it that is shown.
// Whoever wants to know of changes sets a listener.
//
// Looking back (goTo) changes nothing in the record. A turn played while looking back starts a
// variation, or follows the one that is there. Undo takes back the edits made here, the last one
// first and wherever one is looking; when none is left, the last turns of the line.
class Session {
  public:
    explicit Session(GameRecord record);

    void onChange(std::function<void()> listener) { m_listener = std::move(listener); }
    // Asked for each turn that is played at the end of the main line: what its seat has left.
    using Timekeeper =
        std::function<std::optional<std::chrono::milliseconds>(std::string_view turn)>;
    void setTimekeeper(Timekeeper timekeeper) { m_timekeeper = std::move(timekeeper); }

    const GameRecord& record() const { return m_record; }
    // Changes to names and tags, which no undo takes back; tells the listener.
    void edit(const std::function<void(GameRecord&)>& change);

    // The nodes of the line from the start, kRoot first; shown() indexes it.
    const std::vector<NodeId>& line() const { return m_line; }
    std::size_t shown() const { return m_shown; }
    std::size_t last() const { return m_line.size() - 1; }
    const Standing& standing() const { return standingAt(m_shown); }
    const Standing& standingAt(std::size_t ply) const;
    // Whether the line is the game's main line.
    bool isMainLine() const { return m_isMainLine; }
    // The node that is shown.
    NodeId at() const { return m_line[m_shown]; }
    // How the shown place stands; at the end of the main line an agreed draw counts.
    Outcome outcome() const;
    // The turn that led to a ply of the line, 1 and up; and any turn of the record.
    TurnNews news(std::size_t ply) const { return news(m_line[ply]); }
    TurnNews news(NodeId turn) const;

    // Plays a whole turn at the shown place.
    Result<void> submit(std::string_view turn);
    // Ends the main line in an agreed draw; refused in a variation, and when the game is over.
    Result<void> agreeDraw();

    // Which turn promote() and demote() move: the nearest at or before the shown place that could
    // go on before a sibling, or come after one. Nothing when there is none.
    std::optional<NodeId> promotable() const;
    std::optional<NodeId> demotable() const;
    // Lets a variation go before the one that it follows, or before the line it turns off from;
    // demote() is the other way about. An agreement on a draw goes when the main line ends
    // elsewhere from now on.
    Result<void> promote();
    Result<void> demote();
    // Takes a turn with all that follows it out of the game.
    void remove(NodeId turn);
    // At kRoot only comments count.
    void write(NodeId turn, Notes notes);

    std::optional<Edit> undoable() const;
    std::optional<Edit> redoable() const;
    bool canUndo() const { return undoable().has_value(); }
    bool canRedo() const { return !m_undone.empty(); }
    // Each shows the place it was about.
    void undo();
    void redo();

    // Along the line; past its end is the end.
    void goTo(std::size_t ply);
    // To any turn; the line is then the one through it.
    void goTo(NodeId turn);

    // What a click can do at the shown place; empty when the game is over there.
    TurnPicker picker() const;

    // Whether the canonical text differs from the one last marked as saved. A game without turns
    // and comments that was never saved is not worth a question, unless its start was drawn.
    bool isModified() const;
    void markSaved();
    // A game that is only for practice never counts as modified.
    void setPractice() { m_isPractice = true; }
    bool isPractice() const { return m_isPractice; }

    // The canonical text, written anew only after a change.
    const std::string& text() const;
    // Another number after each change of the record and each save; looking back leaves it alone.
    std::uint64_t revision() const { return m_revision; }

  private:
    // How to get from what is to what was, or forth again.
    struct Step {
        enum class Way { Attach, Detach, Reorder, Write, Agree };

        Edit edit;
        Way way;
        std::size_t place = 0;   // Attach, Reorder
        Notes notes = {};        // Write
        bool agreedDraw = false; // as it is to be afterwards
    };

    void tell();
    void changed();
    Step take(const Step& step);
    void did(Step back);
    void dropStaleAgreement(NodeId endBefore);
    NodeId mainEnd() const;
    Result<void> reorder(NodeId turn, std::size_t place);
    void show(NodeId turn);
    bool isNextRedo(std::string_view turn) const;
    void takeTime(NodeId node);

    GameRecord m_record;
    std::vector<NodeId> m_line;
    bool m_isMainLine = true;
    std::size_t m_shown = 0;
    std::vector<Step> m_done;
    std::vector<Step> m_undone;
    std::string m_savedText;
    bool m_isPractice = false;
    std::uint64_t m_revision = 0;
    mutable std::string m_text; // empty until it is asked for
    std::function<void()> m_listener;
    Timekeeper m_timekeeper;
};

} // namespace clockwise
