// SPDX-License-Identifier: MIT
#include "sheet_pages.h"

#include "contexts.h"
#include "table/icons.h"
#include "table/plain_shapes.h"
#include "table/seat_look.h"
#include "table/theme_reader.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QSvgRenderer>
#include <QTextLayout>

#include <algorithm>
#include <memory>

namespace clockwise::app {
namespace {

// Everything is measured in these, whatever the device: fine enough for letters to keep their
// distances.
constexpr double kUnitsPerInch = 600;
constexpr double kPoint = kUnitsPerInch / 72;
constexpr double kMillimetre = kUnitsPerInch / 25.4;

constexpr double kFooter = 8 * kMillimetre;
constexpr double kNumberColumn = 10 * kMillimetre;
constexpr double kColumnGap = 2 * kMillimetre;
constexpr double kIndent = kNumberColumn;
constexpr double kRowHeight = 5.2 * kMillimetre;
constexpr double kSeatHeight = 6.2 * kMillimetre;
constexpr double kLargestDiagram = 54 * kMillimetre;
constexpr std::size_t kKeptTogether = 4; // lines of a paragraph
constexpr qsizetype kMostAtOnce = 5000;  // letters of a paragraph
constexpr int kDiagramsInARow = 3;
constexpr double kDiagramGap = 4 * kMillimetre;
const QColor kInk(0x20, 0x20, 0x20);
const QColor kRule(0xB8, 0xB8, 0xB8);

QFont fontOf(double points, int weight = QFont::Normal) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(static_cast<int>(points * kPoint));
    font.setWeight(static_cast<QFont::Weight>(weight));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

void drawLine(QPainter& painter, const QRectF& into, const QFont& font, const QString& text,
              Qt::Alignment alignment) {
    painter.setFont(font);
    painter.setPen(kInk);
    const QString fitting = QFontMetricsF(font).elidedText(text, Qt::ElideRight, into.width());
    painter.drawText(into, static_cast<int>(alignment | Qt::TextSingleLine | Qt::TextDontClip),
                     fitting);
}

void drawRule(QPainter& painter, QPointF at, double width, double thickness) {
    painter.fillRect(QRectF(at.x(), at.y(), width, thickness), kRule);
}

} // namespace

SheetPages::SheetPages(ScoreSheet sheet, QSizeF inches)
    : m_sheet(std::move(sheet)), m_width(inches.width() * kUnitsPerInch),
      m_height(inches.height() * kUnitsPerInch - kFooter), m_font(fontOf(9)), m_small(fontOf(8)),
      m_bold(fontOf(9, QFont::DemiBold)), m_title(fontOf(16, QFont::DemiBold)),
      m_theme(readBuiltInTheme(QStringLiteral("light"))),
      m_picture(m_sheet.gameId, {0, true, m_sheet.looks, m_theme}) {
    addHeading();
    addRounds();
    addResult();
    addDiagrams(m_sheet.positions);
    m_head = tableHead();
    m_pages = paginate(m_blocks, m_head, m_height);
}

double SheetPages::columnWidth() const {
    return (m_width - kNumberColumn) / static_cast<double>(m_sheet.seats.size());
}

double SheetPages::columnLeft(std::size_t column) const {
    return kNumberColumn + static_cast<double>(column) * columnWidth();
}

// Keeps together what it stands between, if that keeps together.
void SheetPages::addGap(double height) {
    const bool keeps = !m_blocks.empty() && m_blocks.back().keepsToNext;
    m_blocks.push_back({height, false, keeps, [](QPainter&, QPointF) {}});
}

// What is very long is laid out part by part: Qt takes four times as long for a word of twice the
// length.
void SheetPages::addParagraph(const QString& text, const QFont& font, double indent,
                              bool keepsToNext) {
    qsizetype begin = 0;
    while (text.size() - begin > kMostAtOnce) {
        qsizetype end = text.lastIndexOf(u' ', begin + kMostAtOnce - 1) + 1;
        if (end <= begin) end = begin + kMostAtOnce;
        if (text.at(end - 1).isHighSurrogate()) --end;
        addLines(text.mid(begin, end - begin), font, indent, false);
        begin = end;
    }
    addLines(text.mid(begin), font, indent, keepsToNext);
}

// A block for each line, so that what is long goes on on the next page.
void SheetPages::addLines(const QString& text, const QFont& font, double indent, bool keepsToNext) {
    const auto layout = std::make_shared<QTextLayout>(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(Qt::LayoutDirectionAuto);
    layout->setTextOption(option);
    layout->beginLayout();
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(m_width - indent);
        line.setPosition({indent, 0});
        const int number = line.lineNumber();
        m_blocks.push_back(
            {line.height() * 1.08, false, false, [layout, number](QPainter& painter, QPointF at) {
                 painter.setPen(kInk);
                 layout->lineAt(number).draw(&painter, at);
             }});
    }
    layout->endLayout();
    const auto lines = static_cast<std::size_t>(layout->lineCount());
    if (lines <= kKeptTogether)
        for (std::size_t i = m_blocks.size() - lines; i < m_blocks.size(); ++i)
            m_blocks[i].keepsToNext = true;
    m_blocks.back().keepsToNext = keepsToNext;
}

void SheetPages::paintSeat(QPainter& painter, Seat seat, QPointF at, double side) {
    painter.save();
    painter.translate(at);
    PlainShapes shapes(painter);
    QPainter onShapes(&shapes);
    paintSeatShape(onShapes, QRectF(0, 0, side, side), seat, m_theme);
    onShapes.end();
    painter.restore();
}

// Names are written out here, however long they are.
void SheetPages::addSeat(const SheetSeat& seat) {
    constexpr double kSide = 0.72 * kSeatHeight;
    const std::size_t first = m_blocks.size();
    const QString text =
        seat.type.isEmpty() ? seat.name : QStringLiteral("%1 (%2)").arg(seat.name, seat.type);
    addParagraph(text, m_bold, kSide + 2 * kMillimetre, true);
    SheetBlock& line = m_blocks[first];
    line.paint = [this, &seat, name = line.paint](QPainter& painter, QPointF at) {
        paintSeat(painter, m_sheet.looks[seat.seat], at, kSide);
        name(painter, at);
    };
    addGap(1.6 * kMillimetre);
}

void SheetPages::addHeading() {
    addParagraph(m_sheet.title, m_title, 0, true);
    if (!m_sheet.occasion.isEmpty()) addParagraph(m_sheet.occasion, m_font, 0, true);
    addGap(3 * kMillimetre);
    for (const SheetSeat& seat : m_sheet.seats) addSeat(seat);
    addParagraph(m_sheet.result, m_bold, 0, false);
    addGap(3 * kMillimetre);
    for (const QString& comment : m_sheet.introduction) addParagraph(comment, m_font, 0, false);
    if (!m_sheet.introduction.isEmpty()) addGap(3 * kMillimetre);
}

SheetBlock SheetPages::tableHead() {
    return {kSeatHeight + 1 * kMillimetre, false, true, [this](QPainter& painter, QPointF at) {
                const double side = 0.6 * kSeatHeight;
                for (std::size_t i = 0; i < m_sheet.seats.size(); ++i) {
                    const QPointF corner = at + QPointF(columnLeft(i), 0);
                    paintSeat(painter, m_sheet.looks[m_sheet.seats[i].seat], corner, side);
                    const double left = side + 1 * kMillimetre;
                    drawLine(painter,
                             QRectF(corner.x() + left, corner.y(),
                                    columnWidth() - left - kColumnGap, side),
                             m_bold, m_sheet.seats[i].name, Qt::AlignLeft | Qt::AlignVCenter);
                }
                drawRule(painter, at + QPointF(0, 0.8 * kSeatHeight), m_width, 0.3 * kMillimetre);
            }};
}

void SheetPages::addRow(const SheetRound& round) {
    m_blocks.push_back(
        {kRowHeight, true, !round.notes.isEmpty(), [this, &round](QPainter& painter, QPointF at) {
             const double height = 0.9 * kRowHeight;
             drawLine(painter, QRectF(at.x(), at.y(), kNumberColumn - 3 * kMillimetre, height),
                      m_small, QString::number(round.firstTurn), Qt::AlignRight | Qt::AlignVCenter);
             for (std::size_t i = 0; i < round.turns.size(); ++i)
                 drawLine(
                     painter,
                     QRectF(at.x() + columnLeft(i), at.y(), columnWidth() - kColumnGap, height),
                     m_font, round.turns[i], Qt::AlignLeft | Qt::AlignVCenter);
             drawRule(painter, at + QPointF(kNumberColumn, 0.95 * kRowHeight),
                      m_width - kNumberColumn, 0.08 * kMillimetre);
         }});
}

void SheetPages::addRounds() {
    for (const SheetRound& round : m_sheet.rounds) {
        addRow(round);
        if (!round.notes.isEmpty()) addGap(0.8 * kMillimetre);
        for (qsizetype note = 0; note < round.notes.size(); ++note) {
            const bool last = note + 1 == round.notes.size();
            addParagraph(round.notes[note], m_font, kIndent, last && !round.diagrams.empty());
        }
        addDiagrams(round.diagrams);
        if (!round.notes.isEmpty()) addGap(1.5 * kMillimetre);
    }
}

void SheetPages::addResult() {
    if (m_sheet.rounds.empty()) return;
    addGap(2 * kMillimetre);
    addParagraph(m_sheet.result, m_bold, kIndent, false);
    addGap(4 * kMillimetre);
}

void SheetPages::addDiagrams(const std::vector<SheetDiagram>& diagrams) {
    const double room = (m_width - (kDiagramsInARow - 1) * kDiagramGap) / kDiagramsInARow;
    const double side = std::min({room, kLargestDiagram, m_height / 2});
    const double caption = 5 * kMillimetre;
    for (std::size_t first = 0; first < diagrams.size(); first += kDiagramsInARow) {
        const std::size_t count = std::min<std::size_t>(kDiagramsInARow, diagrams.size() - first);
        m_blocks.push_back(
            {side + caption + kDiagramGap, false, false,
             [this, &diagrams, first, count, room, side, caption](QPainter& painter, QPointF at) {
                 for (std::size_t i = 0; i < count; ++i) {
                     const SheetDiagram& diagram = diagrams[first + i];
                     const QPointF corner =
                         at + QPointF(static_cast<double>(i) * (room + kDiagramGap), kMillimetre);
                     const QRectF board(corner.x() + (room - side) / 2, corner.y(), side, side);
                     m_picture.paint(painter, board, diagram.moment.state->scene(),
                                     diagram.moment.marks);
                     drawLine(painter, QRectF(corner.x(), board.bottom(), room, caption), m_small,
                              diagram.caption, Qt::AlignCenter);
                 }
             }});
    }
}

void SheetPages::paint(QPainter& painter, int page, int dotsPerInch) {
    painter.save();
    painter.scale(dotsPerInch / kUnitsPerInch, dotsPerInch / kUnitsPerInch);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    for (const PlacedBlock& placed : m_pages[static_cast<std::size_t>(page)])
        placed.block->paint(painter, QPointF(0, placed.y));
    const QRectF footer(0, m_height, m_width, kFooter);
    const QString number = Sheet::tr("Page %1 of %2").arg(page + 1).arg(count());
    const double numberWidth = QFontMetricsF(m_small).horizontalAdvance(number) + kColumnGap;
    drawLine(painter, footer.adjusted(0, 0, -numberWidth, 0), m_small, m_sheet.title,
             Qt::AlignLeft | Qt::AlignBottom);
    drawLine(painter, footer, m_small, number, Qt::AlignRight | Qt::AlignBottom);
    painter.restore();
}

} // namespace clockwise::app
