// SPDX-License-Identifier: MIT
#pragma once

#include <QPainter>

#include <functional>
#include <vector>

namespace clockwise::app {

// A piece of a page that is never cut.
struct SheetBlock {
    double height = 0;
    bool isRow = false;       // of the table, whose head is above it on every page
    bool keepsToNext = false; // stands on one page with the block after it, where that can be
    std::function<void(QPainter&, QPointF)> paint; // with its top left corner there
};

// Where blocks stand, page by page.
struct PlacedBlock {
    const SheetBlock* block = nullptr;
    double y = 0;
};
using SheetPage = std::vector<PlacedBlock>;

// Puts blocks on pages of that height; the head goes above the first row of each page.
std::vector<SheetPage> paginate(const std::vector<SheetBlock>& blocks, const SheetBlock& head,
                                double height);

} // namespace clockwise::app
