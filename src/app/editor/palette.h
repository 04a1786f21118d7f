// SPDX-License-Identifier: MIT
#pragma once

#include "thing_picture.h"

#include <QWidget>

#include <optional>
#include <vector>

class QButtonGroup;
class QGridLayout;

namespace clockwise::app {

class Chip;
class Sketch;

// The tools of the editor: what can be put on a cell, a row a kind and a column a seat, and the
// eraser.
class Palette : public QWidget {
    Q_OBJECT

  public:
    explicit Palette(const Sketch& sketch, QWidget* parent = nullptr);

    // Shows the tools for the drawing, as they will lie on a board that is turned so far; the one
    // in hand stays in hand when it is still there.
    void refresh(int turn);
    // Nothing is the eraser.
    const std::optional<Thing>& tool() const { return m_tool; }
    QString toolName() const;
    // The tool of that place in reading order, from 0; the last one is the eraser.
    void choose(std::size_t place);
    std::size_t size() const { return m_tools.size(); }

  signals:
    void chosen();

  private:
    struct Tool {
        std::optional<Thing> thing;
        Chip* chip;
    };

    void make(int turn);
    void add(const std::optional<Thing>& thing, int row, int column);
    void word();
    QString nameOf(const std::optional<Thing>& thing) const;

    const Sketch& m_sketch;
    QGridLayout* m_grid;
    QButtonGroup* m_group;
    ThingPicture m_pictures;
    std::vector<Tool> m_tools;
    std::optional<Thing> m_tool;
    QString m_madeFor;
};

} // namespace clockwise::app
