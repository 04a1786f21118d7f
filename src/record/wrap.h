// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace clockwise {

// Fills lines with units of text that are never broken themselves.
class Wrap {
  public:
    static constexpr int kColumns = 100;

    explicit Wrap(std::string& out) : m_out(out) {}

    void put(std::string_view unit);
    // A bracket that touches the next unit, one that touches the last.
    void open() { m_prefix += '('; }
    void close();
    // A comment for the rest of the line, one line for each of its lines. An empty line keeps it
    // from becoming one with a comment of this kind just before.
    void putLineComment(std::string_view comment);
    // Ends the last line.
    void finish();

  private:
    void flush();
    void startLine();

    std::string& m_out;
    std::string m_prefix;
    std::string m_pending; // the last unit, which may still get a bracket
    int m_column = 0;      // how many characters the line has
    bool m_afterLineComment = false;
};

} // namespace clockwise
