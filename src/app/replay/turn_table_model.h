// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"
#include "turn_rows.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace clockwise::app {

// The game's tree as a table: a row a round, a column a seat, variations beneath the round they
// turn off from. Seats that are out or still to come leave their cells empty.
class TurnTableModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Role {
        VariationRole = Qt::UserRole, // of a row: how deep its line is nested
        BeginsRole,                   // of a row: whether it is the first of a variation
        ShownRole,                    // whether it is the turn that is looked at
        NotedRole,                    // whether there is a comment to it
    };

    explicit TurnTableModel(Document& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    // The turn that stands in a cell; nothing for an empty one.
    std::optional<NodeId> turnAt(const QModelIndex& index) const;
    // The cell of a turn; invalid for the start.
    QModelIndex indexOf(NodeId turn) const;

    int deepestVariation() const { return m_deepest; }

  private:
    void forget();
    void rebuild();
    void follow();
    void take(std::vector<TurnRow> rows);
    bool isOnLine(NodeId turn) const;
    QString words(NodeId turn) const;

    Document& m_document;
    std::uint64_t m_revision = 0;
    std::vector<TurnRow> m_rows;
    std::vector<int> m_rowOf; // by node
    int m_columns = 0;
    int m_deepest = 0;
};

} // namespace clockwise::app
