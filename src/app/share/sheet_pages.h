// SPDX-License-Identifier: MIT
#pragma once

#include "score_sheet.h"
#include "sheet_block.h"
#include "table/board_picture.h"

#include <QFont>
#include <QSizeF>

namespace clockwise::app {

// A score sheet on pages of a size; for paper, so in the light look whatever the window has.
class SheetPages {
  public:
    // Of what can be printed on.
    SheetPages(ScoreSheet sheet, QSizeF inches);

    int count() const { return static_cast<int>(m_pages.size()); }
    // Counting from 0; the painter's unit is a dot of a device with that many to the inch.
    void paint(QPainter& painter, int page, int dotsPerInch);

  private:
    void addHeading();
    void addRounds();
    void addResult();
    void addGap(double height);
    void addParagraph(const QString& text, const QFont& font, double indent, bool keepsToNext);
    void addLines(const QString& text, const QFont& font, double indent, bool keepsToNext);
    void addSeat(const SheetSeat& seat);
    void addRow(const SheetRound& round);
    void addDiagrams(const std::vector<SheetDiagram>& diagrams);
    SheetBlock tableHead();
    void paintSeat(QPainter& painter, Seat seat, QPointF at, double side);
    double columnLeft(std::size_t column) const;
    double columnWidth() const;

    ScoreSheet m_sheet;
    double m_width;
    double m_height;
    QFont m_font;
    QFont m_small;
    QFont m_bold;
    QFont m_title;
    Theme m_theme;
    BoardPicture m_picture;
    std::vector<SheetBlock> m_blocks;
    SheetBlock m_head;
    std::vector<SheetPage> m_pages;
};

} // namespace clockwise::app
