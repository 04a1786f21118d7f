// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/record.h"
#include "clockwise/turn_picker.h"

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

// One game on the table: its record, the line being followed, and the place in it that is shown.
// Whoever wants to know of changes sets a listener.
//
// The line is what undo and redo work on; looking back (goTo) changes nothing in the record. A turn
// played while looking back starts a variation, or follows the one that is there.
class Session {
  public:
    explicit Session(GameRecord record);

    void onChange(std::function<void()> listener) { m_listener = std::move(listener); }

    const GameRecord& record() const { return m_record; }
    // Changes to names, tags and comments; tells the listener.
    void edit(const std::function<void(GameRecord&)>& change);

    // The nodes of the line from the start, kRoot first; shown() indexes it.
    const std::vector<NodeId>& line() const { return m_line; }
    std::size_t shown() const { return m_shown; }
    std::size_t last() const { return m_line.size() - 1; }
    const Standing& standing() const { return standingAt(m_shown); }
    const Standing& standingAt(std::size_t ply) const;
    // How the shown place stands; at the end of the main line an agreed draw counts.
    Outcome outcome() const;
    // The turn that led to a ply of the line, 1 and up.
    TurnNews news(std::size_t ply) const;

    // Plays a whole turn at the shown place.
    Result<void> submit(std::string_view turn);
    // Ends the main line in an agreed draw; refused in a variation, and when the game is over.
    Result<void> agreeDraw();

    bool canUndo() const { return m_line.size() > 1 || m_record.agreedDraw(); }
    bool canRedo() const { return !m_undone.empty(); }
    // Takes back the last turn of the line (or the agreement), wherever one is looking, and shows
    // the place before it; redo gives back what was taken, in turn.
    void undo();
    void redo();

    void goTo(std::size_t ply);

    // What a click can do at the shown place; empty when the game is over there.
    TurnPicker picker() const;

    // Whether the canonical text differs from the one last marked as saved. A game without turns
    // that was never saved is not worth a question.
    bool isModified() const;
    void markSaved();

  private:
    struct Undone {
        bool agreement = false;
        NodeId node = kRoot;
        std::size_t place = 0;
    };

    void changed(); // the record, not just the place in it
    void tell() const;
    bool isNextRedo(std::string_view turn) const;
    bool isMainLine() const;

    GameRecord m_record;
    std::vector<NodeId> m_line;
    std::size_t m_shown = 0;
    std::vector<Undone> m_undone;
    std::string m_savedText;
    mutable std::optional<bool> m_modified; // until the record changes; found out when asked for
    std::function<void()> m_listener;
};

} // namespace clockwise
