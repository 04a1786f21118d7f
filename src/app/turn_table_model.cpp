// SPDX-License-Identifier: MIT
#include "turn_table_model.h"

#include "table/icons.h"
#include "words.h"

#include <algorithm>

namespace clockwise::app {

TurnTableModel::TurnTableModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document) {
    connect(&m_document, &Document::replaced, this, &TurnTableModel::rebuild);
    connect(&m_document, &Document::changed, this, &TurnTableModel::follow);
    rebuild();
}

void TurnTableModel::rebuild() {
    beginResetModel();
    m_line.clear();
    m_places.clear();
    m_rows.clear();
    const std::vector<NodeId>& line = m_document.session().line();
    for (std::size_t ply = 1; ply < line.size(); ++ply) append(ply);
    m_line = line;
    endResetModel();
}

// Looking back changes nothing here; a new line does.
void TurnTableModel::follow() {
    if (m_line != m_document.session().line()) rebuild();
}

void TurnTableModel::append(std::size_t ply) {
    const int column = m_document.session().standingAt(ply - 1).state->toMove().index();
    const bool newRound = m_places.empty() || column <= m_places.back().column;
    if (newRound)
        m_rows.emplace_back(static_cast<std::size_t>(m_document.session().record().seats()), 0U);
    m_rows.back()[static_cast<std::size_t>(column)] = ply;
    m_places.push_back({static_cast<int>(m_rows.size()) - 1, column});
}

int TurnTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TurnTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_document.session().record().seats();
}

std::optional<std::size_t> TurnTableModel::plyAt(const QModelIndex& index) const {
    if (!index.isValid()) return std::nullopt;
    const std::size_t ply =
        m_rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    return ply == 0 ? std::nullopt : std::optional(ply);
}

QModelIndex TurnTableModel::indexOf(std::size_t ply) const {
    if (ply == 0 || ply > m_places.size()) return {};
    return index(m_places[ply - 1].row, m_places[ply - 1].column);
}

QVariant TurnTableModel::data(const QModelIndex& index, int role) const {
    const auto ply = plyAt(index);
    if (!ply || *ply >= m_line.size()) return {};
    if (role == Qt::DisplayRole)
        return fromUtf8(m_document.session().record().node(m_line[*ply]).turn.text);
    if (role == Qt::ToolTipRole)
        return plainToolTip(
            newsLine(m_document.session().record(), m_document.session().news(*ply)));
    return {};
}

QVariant TurnTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    const Seat seat = Seat::fromIndex(section);
    if (role == Qt::DisplayRole) return seatName(m_document.session().record(), seat);
    if (role == Qt::DecorationRole) return seatIcon(seat);
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

} // namespace clockwise::app
