// SPDX-License-Identifier: MIT
#include "score_sheet.h"

#include "contexts.h"
#include "replay/turn_rows.h"
#include "sheet_words.h"
#include "table_marks.h"
#include "words.h"

#include <QDate>
#include <QLocale>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr std::size_t kLeastRoundsApart = 5;
constexpr std::size_t kMostBetween = 10;

QString dateText(const QString& tag) {
    const QDate date = QDate::fromString(tag, QStringLiteral("yyyy.MM.dd"));
    return date.isValid() ? QLocale().toString(date, QLocale::LongFormat) : tag;
}

QString occasionOf(const GameRecord& record) {
    QStringList parts;
    for (const char* key : {"Date", "Event", "Site"})
        for (const Tag& tag : record.tags()) {
            if (tag.key != key || tag.value.empty()) continue;
            const QString value = fromUtf8(tag.value);
            parts << (tag.key == "Date" ? dateText(value) : value);
        }
    return parts.join(QStringLiteral(" · "));
}

QString typeText(const std::string& type) {
    constexpr std::string_view kComputer = "computer ";
    if (!type.starts_with(kComputer)) return {};
    return Sheet::tr("computer, level %1").arg(fromUtf8(type).mid(kComputer.size()));
}

class SheetWriter {
  public:
    SheetWriter(const GameRecord& record, std::span<const NodeId> line)
        : m_record(record), m_line(line) {}

    ScoreSheet write() {
        ScoreSheet sheet;
        sheet.gameId = fromUtf8(m_record.game().id());
        sheet.title = gameLine(m_record);
        sheet.occasion = occasionOf(m_record);
        for (const Seat seat : SeatSet::firstSeats(m_record.seats()).toVector())
            sheet.seats.push_back(
                {seat, seatName(m_record, seat), typeText(m_record.seat(seat).type)});
        sheet.looks = looksOf(m_record);
        sheet.introduction = commentsOf(m_record.node(kRoot));
        for (std::size_t ply = 1; ply < m_line.size(); ++ply) addTurn(sheet.rounds, ply);
        sheet.result = resultText();
        addPositions(sheet);
        return sheet;
    }

  private:
    const Node& node(std::size_t ply) const { return m_record.node(m_line[ply]); }
    Seat mover(std::size_t ply) const { return m_record.mover(m_line[ply]); }

    void addTurn(std::vector<SheetRound>& rounds, std::size_t ply) {
        const int seat = mover(ply).index();
        if (rounds.empty() || seat <= mover(ply - 1).index()) {
            rounds.emplace_back().firstTurn = ply;
            rounds.back().turns.resize(static_cast<std::size_t>(m_record.seats()));
            m_roundEnds.push_back(ply);
        }
        m_roundEnds.back() = ply;
        SheetRound& round = rounds.back();
        round.turns[static_cast<std::size_t>(seat)] = turnText(node(ply));
        const QStringList comments = commentsOf(node(ply));
        if (!comments.isEmpty()) {
            round.notes << QStringLiteral("%1: %2").arg(turnName(ply), comments.join(u' '));
            round.diagrams.push_back(diagram(ply, Sheet::tr("After %1").arg(turnName(ply))));
        }
        for (const NodeId other : node(ply - 1).children)
            if (other != m_line[ply]) round.notes << variationText(m_record, other);
    }

    // "12. b1-b4, Ana"
    QString turnName(std::size_t ply) const {
        return QStringLiteral("%1.\u00a0%2, %3")
            .arg(QString::number(ply), turnLabel(node(ply).turn.text),
                 seatName(m_record, mover(ply)));
    }

    SheetDiagram diagram(std::size_t ply, const QString& caption) const {
        return {{node(ply).standing.state, lastTurnMarks(m_record, m_line[ply])}, caption};
    }

    bool isBuilding(std::size_t ply) const {
        return std::ranges::any_of(node(ply).turn.picks, [](const Pick& pick) {
            return pick.role == Pick::Role::Disc || pick.role == Pick::Role::Pawn;
        });
    }

    void addPositions(ScoreSheet& sheet) const {
        const std::size_t last = m_line.size() - 1;
        std::size_t start = 0;
        const bool isDrawn = !m_record.position().empty();
        while (!isDrawn && start < last && isBuilding(start + 1)) ++start;
        if (start < last || last == 0)
            sheet.positions.push_back({{node(start).standing.state, {}}, Sheet::tr("The start")});
        if (std::ranges::all_of(sheet.rounds,
                                [](const SheetRound& round) { return round.diagrams.empty(); })) {
            const std::size_t rounds = m_roundEnds.size();
            const std::size_t apart = std::max(kLeastRoundsApart, rounds / (kMostBetween + 1) + 1);
            for (std::size_t round = apart; round < rounds; round += apart)
                if (const std::size_t ply = m_roundEnds[round - 1]; ply > start)
                    sheet.positions.push_back(
                        diagram(ply, Sheet::tr("After %1").arg(turnName(ply))));
        }
        if (last > 0) sheet.positions.push_back(diagram(last, Sheet::tr("The end")));
    }

    // An agreement counts where the main line ends.
    QString resultText() const {
        const bool mainLine = m_record.lineThrough(kRoot).size() + 1 == m_line.size() &&
                              std::ranges::equal(m_record.lineThrough(kRoot), m_line.subspan(1));
        const Outcome outcome =
            mainLine ? m_record.result() : node(m_line.size() - 1).standing.outcome;
        return outcome.over() ? resultLine(m_record, outcome) : Sheet::tr("The game is not over.");
    }

    const GameRecord& m_record;
    std::span<const NodeId> m_line;
    std::vector<std::size_t> m_roundEnds; // the last ply of each round
};

} // namespace

ScoreSheet scoreSheetOf(const GameRecord& record, std::span<const NodeId> line) {
    return SheetWriter(record, line).write();
}

} // namespace clockwise::app
