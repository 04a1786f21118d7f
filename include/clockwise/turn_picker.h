// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/scene.h"
#include "clockwise/turn.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace clockwise {

// A turn in the making: narrows the legal turns by what the player points at, pick by pick. The
// half-made turn lives here alone and never in a position.
class TurnPicker {
  public:
    TurnPicker() = default;
    // The legal turns of a state and its picture. When every turn begins with the same piece, that
    // piece is taken up at once.
    TurnPicker(std::vector<Turn> turns, Scene scene);

    // What may be pointed at next, a cell at most once.
    std::span<const Pick> choices() const { return m_choices; }
    // What has been picked so far.
    std::span<const Pick> picked() const { return m_picked; }
    // The picture with the half-made turn carried out: the piece stands where it stepped.
    const Scene& scene() const { return m_shown; }
    // The cell of the piece in hand, where it stands in scene().
    std::optional<Cell> pieceInHand() const;
    // Whether it has been set down on another cell and the turn goes on from there.
    bool hasArrived() const;

    // What pointing at a cell did. Pointing at the piece in hand takes back the last pick; at
    // another piece of the seat, before anything else was done, takes up that one instead.
    enum class Effect { Nothing, Picked, TakenBack, Complete };
    Effect point(Cell cell);
    bool canTakeBack() const { return m_picked.size() > m_given; }
    // Takes back the last pick; nothing to take back gives Effect::Nothing.
    Effect back();

    // The forced pass, when that is the only turn (rule 1.7).
    bool mustPass() const;
    // The notation of the completed turn; call after Effect::Complete.
    const std::string& complete() const { return m_complete; }

  private:
    void refresh();
    bool startsAlike() const;
    std::vector<const Turn*> matching() const;

    std::vector<Turn> m_turns;
    Scene m_scene;
    Scene m_shown;
    std::vector<Pick> m_picked;
    std::vector<Pick> m_choices;
    std::size_t m_given = 0; // picks made by themselves, not to be taken back
    std::string m_complete;
};

} // namespace clockwise
