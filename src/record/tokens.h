// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/error.h"

#include <string>
#include <string_view>

namespace clockwise {

// Where something stands in a file, from 1; columns count characters.
struct TextPlace {
    int line = 1;
    int column = 1;
};

// One word of a game file.
struct Token {
    enum class Kind {
        Tag,        // [key "text"]
        TurnNumber, // digits and a dot; text is the digits
        Number,     // digits alone: a seat of the result
        Word,       // a turn or a word of the result
        Glyph,      // a number annotation glyph; number
        Comment,    // text
        Open,
        Close,
        End,
        Broken, // nothing readable: error
    };

    Kind kind = Kind::End;
    TextPlace place;
    TextPlace textPlace; // of a tag: where its text begins
    std::string key;
    std::string text;
    int number = 0;
    Error error{};
};

inline constexpr int kLastGlyph = 255;

// Splits a game file into tokens, up to End or Broken.
class Tokens {
  public:
    explicit Tokens(std::string_view text);

    Token next();

  private:
    char peek(std::size_t ahead = 0) const;
    bool atEnd() const { return m_at >= m_text.size(); }
    void advance(std::size_t bytes = 1);
    std::string_view take(std::size_t bytes);
    std::string_view takeLine();
    void skipBlanks();
    void skipSpace();

    Token read();
    Token readTag();
    Token readWord();
    Token readGlyph();
    Token readBraced();
    Token readLineComment();
    static Token broken(TextPlace place, Fault fault, std::vector<std::string> details = {});

    std::string_view m_text;    // up to the first byte that is not text
    std::string_view m_unsound; // from there on
    std::size_t m_at = 0;
    TextPlace m_place;
};

} // namespace clockwise
