// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/diagram.h"
#include "clockwise/record.h"

#include <QObject>

#include <optional>
#include <vector>

namespace clockwise::app {

// A diagram being drawn: of which game, with which options and players, what is wrong with it, and
// the steps back and forth. Whatever is done at once is one step.
class Sketch : public QObject {
    Q_OBJECT

  public:
    // Begins with how a game stands at a place.
    Sketch(const GameRecord& record, NodeId at, QObject* parent = nullptr);

    const Game& game() const { return m_now.setUp.game(); }
    // Who plays it and by which clock, with the last options that had a start. Where it begins says
    // nothing about what is drawn.
    const GameRecord& setUp() const { return m_now.setUp; }
    const Options& options() const { return m_now.options; }
    // Of the options, or, while there is no start for these, of the last ones that had one.
    const DiagramKit& kit() const { return m_now.kit; }
    const Diagram& diagram() const { return m_now.diagram; }
    const std::vector<Thing>& thingsOn(Cell cell) const;
    // All that keeps it from being played on from.
    const DiagramFaults& faults() const { return m_faults; }
    // The game that begins there; nothing while there are faults.
    std::optional<GameRecord> begin() const;
    std::string text() const { return diagramText(kit(), diagram()); }

    // Puts a thing on a cell. What stacks is added, a launch pad takes the place of tiles, a piece
    // that of the piece there; the very piece that is there already turns, or changes as it can.
    void put(Cell cell, const Thing& thing);
    // Takes the uppermost thing away.
    void take(Cell cell);
    // Moves the uppermost thing to another cell.
    void move(Cell from, Cell to);
    void setToMove(Seat seat);
    void setNote(std::size_t note, const std::string& value);
    // Keeps what is drawn as far as the board has the cells.
    void setOptions(const Options& options);
    // The standard start of another game, set up as it was last.
    void setGame(const Game& game);
    // The standard start of this one.
    void setStandardStart();
    void clear();
    void show(const GameRecord& record, NodeId at);
    // The same from the beginning: no step leads back.
    void restart(const GameRecord& record, NodeId at);
    bool isUntouched() const { return m_done.empty() && m_undone.empty(); }
    // Lets the players of a game sit here when it is of the same kind and has as many. This is no
    // step: it counts for all of them.
    void seat(const GameRecord& record);
    // Draws what a text says, or tells why it says nothing.
    Result<void> setText(std::string_view text);

    bool canUndo() const { return !m_done.empty(); }
    bool canRedo() const { return !m_undone.empty(); }
    void undo();
    void redo();
    // What is done between the two is one step.
    void beginStroke();
    void endStroke() { m_inStroke = false; }

  signals:
    void changed();

  private:
    struct Sheet {
        GameRecord setUp;
        Options options;
        DiagramKit kit;
        Diagram diagram;

        bool isLike(const Sheet& other) const;
    };

    static Sheet sheetOf(const GameRecord& record, NodeId at);
    static void putTile(const DiagramKit& kit, std::vector<Thing>& things, const Thing& thing);
    void putPiece(Diagram& diagram, Cell cell, Thing thing) const;
    void change(Thing& piece, const std::vector<Thing>& things) const;
    int freeNumber(const Diagram& diagram, const Thing& thing) const;
    void become(Sheet next);
    void judge();

    Sheet m_now;
    DiagramFaults m_faults;
    std::vector<Sheet> m_done;
    std::vector<Sheet> m_undone;
    bool m_inStroke = false;
    bool m_strokeIsNew = false;
};

} // namespace clockwise::app
