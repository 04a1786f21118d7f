// SPDX-License-Identifier: MIT
#include "turn_table_model.h"

#include "glyphs.h"
#include "language.h"
#include "table/icons.h"
#include "table/seat_looks.h"
#include "words.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr std::size_t kMostBytesInAToolTip = 2000;
constexpr qsizetype kMostInAToolTip = 300;

// The sign of a turn by which somebody fell.
const QString kPutsOut = QStringLiteral("†");

bool putsOut(const Session& session, NodeId turn) {
    return !session.news(turn).fallen.empty();
}

} // namespace

TurnTableModel::TurnTableModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document) {
    connect(&m_document, &Document::replacing, this, &TurnTableModel::forget);
    connect(&m_document, &Document::replaced, this, &TurnTableModel::rebuild);
    connect(&m_document, &Document::changed, this, &TurnTableModel::follow);
    connect(&Language::ofProgram(), &Language::changed, this, [this] {
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    });
    forget();
    rebuild();
}

// Whoever hears of another game before the table does may have the list laid out anew; until then
// it has no turns at all rather than those of the game that has gone.
void TurnTableModel::forget() {
    beginResetModel();
    m_columns = 0;
    take({});
}

void TurnTableModel::rebuild() {
    m_columns = m_document.session().record().seats();
    take(turnRows(m_document.session().record()));
    endResetModel();
}

// Only the rows that are new or gone are told, so that a long list stays where it is.
void TurnTableModel::follow() {
    if (m_revision != m_document.session().revision()) {
        std::vector<TurnRow> rows = turnRows(m_document.session().record());
        const auto [oldFrom, newFrom] = std::ranges::mismatch(m_rows, rows);
        const auto same = oldFrom - m_rows.begin();
        auto oldTo = m_rows.end();
        auto newTo = rows.end();
        while (oldTo != oldFrom && newTo != newFrom && *(oldTo - 1) == *(newTo - 1)) {
            --oldTo;
            --newTo;
        }
        const int first = static_cast<int>(same);
        const int gone = static_cast<int>(oldTo - oldFrom);
        const int come = static_cast<int>(newTo - newFrom);
        if (gone > 0) {
            beginRemoveRows({}, first, first + gone - 1);
            m_rows.erase(oldFrom, oldTo);
            endRemoveRows();
        }
        if (come > 0) {
            beginInsertRows({}, first, first + come - 1);
            take(std::move(rows));
            endInsertRows();
        } else {
            take(std::move(rows));
        }
    }
    if (m_rows.empty()) return;
    // Another line may be lit, another turn be looked at, something else be written.
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void TurnTableModel::take(std::vector<TurnRow> rows) {
    m_rows = std::move(rows);
    m_revision = m_document.session().revision();
    m_rowOf.clear();
    m_deepest = 0;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        m_deepest = std::max(m_deepest, m_rows[row].variation);
        for (const NodeId turn : m_rows[row].turns) {
            if (m_rowOf.size() <= turn.index()) m_rowOf.resize(turn.index() + 1, -1);
            m_rowOf[turn.index()] = static_cast<int>(row);
        }
    }
}

int TurnTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TurnTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_columns;
}

std::optional<NodeId> TurnTableModel::turnAt(const QModelIndex& index) const {
    if (!index.isValid() || index.row() >= rowCount()) return std::nullopt;
    for (const NodeId turn : m_rows[static_cast<std::size_t>(index.row())].turns)
        if (m_document.session().record().mover(turn).index() == index.column()) return turn;
    return std::nullopt;
}

QModelIndex TurnTableModel::indexOf(NodeId turn) const {
    if (turn.index() >= m_rowOf.size() || m_rowOf[turn.index()] < 0) return {};
    return index(m_rowOf[turn.index()], m_document.session().record().mover(turn).index());
}

bool TurnTableModel::isOnLine(NodeId turn) const {
    const Session& session = m_document.session();
    const std::size_t ply = session.record().depth(turn);
    return ply <= session.last() && session.line()[ply] == turn;
}

QString TurnTableModel::words(NodeId turn) const {
    const GameRecord& record = m_document.session().record();
    QStringList lines{newsLine(record, m_document.session().news(turn))};
    // The beginning is enough: all of it stands below the list once the turn is shown.
    for (const std::string& comment : record.node(turn).comments)
        lines << fromUtf8(std::string_view(comment).substr(0, kMostBytesInAToolTip));
    QString text = lines.join(QLatin1Char('\n'));
    if (text.size() > kMostInAToolTip) text = text.left(kMostInAToolTip) + QChar(0x2026);
    return text;
}

QVariant TurnTableModel::data(const QModelIndex& index, int role) const {
    if (role == VariationRole) return headerData(index.row(), Qt::Vertical, VariationRole);
    const auto turn = turnAt(index);
    if (!turn) return {};
    const Session& session = m_document.session();
    const Node& node = session.record().node(*turn);
    switch (role) {
    case Qt::DisplayRole:
        return turnLabel(node.turn.text) + glyphSigns(node.glyphs) +
               (putsOut(session, *turn) ? kPutsOut : QString());
    case Qt::ToolTipRole: return plainToolTip(words(*turn));
    case Qt::AccessibleTextRole: return words(*turn);
    case ShownRole: return *turn == session.at();
    case NotedRole: return !node.comments.empty();
    case Qt::ForegroundRole: {
        // The line that the keys go along stands out.
        QColor ink = QGuiApplication::palette().color(QPalette::Text);
        if (!isOnLine(*turn)) ink.setAlphaF(0.62F);
        return ink;
    }
    default: return {};
    }
}

QVariant TurnTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    // A header counts its sections itself, for a while still those of the last game.
    if (section >= (orientation == Qt::Vertical ? rowCount() : columnCount())) return {};
    if (orientation == Qt::Vertical) {
        const TurnRow& row = m_rows[static_cast<std::size_t>(section)];
        const GameRecord& record = m_document.session().record();
        // Counted in turns, as everywhere else: nobody looks for turn 34 among rounds.
        if (role == Qt::DisplayRole) return static_cast<int>(record.depth(row.turns.front()));
        if (role == VariationRole) return row.variation;
        if (role == BeginsRole) return record.place(row.turns.front()) > 0;
        return {};
    }
    const Seat seat = Seat::fromIndex(section);
    const QString name = seatName(m_document.session().record(), seat);
    if (role == Qt::DisplayRole) return name;
    if (role == Qt::ToolTipRole) return plainToolTip(name);
    if (role == Qt::DecorationRole) return seatIcon(looksOf(m_document.session().record())[seat]);
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

} // namespace clockwise::app
