// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace clockwise::app {

// The line of the game as a table: a row a round, a column a seat. Seats that are out or still to
// come leave their cells empty.
class TurnTableModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    explicit TurnTableModel(Document& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    // The ply whose turn stands in a cell; nothing for an empty one.
    std::optional<std::size_t> plyAt(const QModelIndex& index) const;
    // The cell of a ply, 1 and up; invalid for the start.
    QModelIndex indexOf(std::size_t ply) const;

  private:
    void rebuild();
    void follow();
    void append(std::size_t ply);

    struct Place {
        int row;
        int column;
    };

    Document& m_document;
    std::vector<NodeId> m_line;
    std::vector<Place> m_places;                  // by ply - 1
    std::vector<std::vector<std::size_t>> m_rows; // ply by row and column, 0 for none
};

} // namespace clockwise::app
