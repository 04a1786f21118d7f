// SPDX-License-Identifier: MIT
#include "sheet_block.h"

namespace clockwise::app {
namespace {

class Paginator {
  public:
    Paginator(const SheetBlock& head, double height) : m_head(head), m_height(height) {}

    void place(const SheetBlock& block, double together) {
        const double above = block.isRow && !m_hasHead ? m_head.height : 0;
        const bool fits = m_y + above + together <= m_height;
        // What fits on no page as a whole is only kept from being cut.
        const bool hopeless = m_head.height + together > m_height;
        const bool itselfFits = m_y + above + block.height <= m_height;
        if (!(hopeless ? itselfFits : fits) && !m_pages.back().empty()) turnPage();
        if (block.isRow && !m_hasHead) {
            put(m_head);
            m_hasHead = true;
        }
        put(block);
    }

    std::vector<SheetPage> takePages() { return std::move(m_pages); }

  private:
    void put(const SheetBlock& block) {
        m_pages.back().push_back({&block, m_y});
        m_y += block.height;
    }
    void turnPage() {
        m_pages.emplace_back();
        m_y = 0;
        m_hasHead = false;
    }

    const SheetBlock& m_head;
    double m_height;
    double m_y = 0;
    bool m_hasHead = false;
    std::vector<SheetPage> m_pages{1};
};

} // namespace

std::vector<SheetPage> paginate(const std::vector<SheetBlock>& blocks, const SheetBlock& head,
                                double height) {
    Paginator paginator(head, height);
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        double together = blocks[i].height;
        for (std::size_t j = i; j + 1 < blocks.size() && blocks[j].keepsToNext; ++j)
            together += blocks[j + 1].height;
        paginator.place(blocks[i], together);
    }
    return paginator.takePages();
}

} // namespace clockwise::app
