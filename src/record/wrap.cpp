// SPDX-License-Identifier: MIT
#include "wrap.h"

#include "utf8.h"

namespace clockwise {

void Wrap::put(std::string_view unit) {
    flush();
    m_pending = m_prefix;
    m_pending += unit;
    m_prefix.clear();
}

void Wrap::close() {
    if (m_pending.empty())
        put(")");
    else
        m_pending += ')';
}

void Wrap::putLineComment(std::string_view comment) {
    flush();
    startLine();
    if (m_afterLineComment) m_out += '\n';
    while (true) {
        const std::size_t end = comment.find('\n');
        const std::string_view line = comment.substr(0, end);
        m_out += line.empty() ? ";" : "; ";
        m_out += line;
        m_out += '\n';
        if (end == std::string_view::npos) break;
        comment.remove_prefix(end + 1);
    }
    m_afterLineComment = true;
}

void Wrap::finish() {
    flush();
    startLine();
}

void Wrap::flush() {
    if (m_pending.empty()) return;
    const std::size_t lineEnd = m_pending.find('\n');
    const int width = characters(std::string_view(m_pending).substr(0, lineEnd));
    if (m_column > 0 && m_column + 1 + width > kColumns) startLine();
    if (m_column > 0) {
        m_out += ' ';
        ++m_column;
    }
    m_out += m_pending;
    if (lineEnd == std::string::npos)
        m_column += width;
    else
        m_column = characters(std::string_view(m_pending).substr(m_pending.rfind('\n') + 1));
    m_pending.clear();
    m_afterLineComment = false;
}

void Wrap::startLine() {
    if (m_column == 0) return;
    m_out += '\n';
    m_column = 0;
}

} // namespace clockwise
