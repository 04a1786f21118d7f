// SPDX-License-Identifier: MIT
#include "tokens.h"

#include "utf8.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace clockwise {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kEndsWord = "{}();[]!?$\"";

// Glyphs with a sign of their own, longer ones first.
constexpr std::array<std::pair<std::string_view, int>, 6> kSigns{{
    {"!!", 3},
    {"??", 4},
    {"!?", 5},
    {"?!", 6},
    {"!", 1},
    {"?", 2},
}};

bool isLineEnd(char c) {
    return c == '\n' || c == '\r';
}

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\v' || c == '\f';
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isWordCharacter(char c) {
    return !isBlank(c) && !isLineEnd(c) && kEndsWord.find(c) == std::string_view::npos;
}

bool isKeyCharacter(char c) {
    return !isBlank(c) && !isLineEnd(c) && c != '"' && c != '[' && c != ']';
}

std::string hex(char byte) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    const auto value = static_cast<unsigned char>(byte);
    return {'0', 'x', digits[value >> 4U], digits[value & 0xFU]};
}

} // namespace

Tokens::Tokens(std::string_view text) {
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    m_text = text.substr(0, soundPart(text));
    m_unsound = text.substr(m_text.size());
}

char Tokens::peek(std::size_t ahead) const {
    return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
}

void Tokens::advance(std::size_t bytes) {
    for (; bytes > 0 && !atEnd(); --bytes, ++m_at) {
        const char c = m_text[m_at];
        if (c == '\n' || (c == '\r' && peek(1) != '\n')) {
            ++m_place.line;
            m_place.column = 1;
        } else if (beginsCharacter(c)) {
            ++m_place.column;
        }
    }
}

std::string_view Tokens::take(std::size_t bytes) {
    const std::string_view taken = m_text.substr(m_at, bytes);
    advance(bytes);
    return taken;
}

std::string_view Tokens::takeLine() {
    std::size_t length = 0;
    while (m_at + length < m_text.size() && !isLineEnd(peek(length))) ++length;
    return take(length);
}

void Tokens::skipBlanks() {
    while (isBlank(peek())) advance();
}

// Skips blanks and line ends and, as in PGN, lines that begin with a per cent sign.
void Tokens::skipSpace() {
    while (!atEnd()) {
        if (isBlank(peek()) || isLineEnd(peek()))
            advance();
        else if (peek() == '%' && m_place.column == 1)
            takeLine();
        else
            return;
    }
}

Token Tokens::next() {
    Token token = read();
    // What touches a byte that is not text may have been cut short by it.
    if (atEnd() && !m_unsound.empty())
        return broken(m_place, Fault::NotText, {hex(m_unsound.front())});
    return token;
}

Token Tokens::read() {
    skipSpace();
    Token token;
    token.place = m_place;
    if (atEnd()) return token;
    switch (peek()) {
    case '[': return readTag();
    case '{': return readBraced();
    case ';': return readLineComment();
    case '!':
    case '?':
    case '$': return readGlyph();
    case '(': token.kind = Token::Kind::Open; break;
    case ')': token.kind = Token::Kind::Close; break;
    default: return readWord();
    }
    advance();
    return token;
}

Token Tokens::readTag() {
    Token tag;
    tag.kind = Token::Kind::Tag;
    tag.place = m_place;
    advance();
    skipBlanks();
    std::size_t length = 0;
    while (m_at + length < m_text.size() && isKeyCharacter(peek(length))) ++length;
    if (length == 0) return broken(m_place, Fault::TagUnreadable, {"Key"});
    tag.key = take(length);
    skipBlanks();
    if (peek() != '"') return broken(m_place, Fault::TagUnreadable, {"\""});
    advance();
    tag.textPlace = m_place;
    while (!atEnd() && peek() != '"' && !isLineEnd(peek())) {
        const bool escaped = peek() == '\\' && (peek(1) == '"' || peek(1) == '\\');
        if (escaped) advance();
        tag.text += take(1);
    }
    if (peek() != '"') return broken(m_place, Fault::TagUnreadable, {"\""});
    advance();
    skipBlanks();
    if (peek() != ']') return broken(m_place, Fault::TagUnreadable, {"]"});
    advance();
    return tag;
}

Token Tokens::readWord() {
    Token word;
    word.place = m_place;
    std::size_t length = 0;
    while (isDigit(peek(length))) ++length;
    if (length > 0 && peek(length) == '.') {
        word.kind = Token::Kind::TurnNumber;
        word.text = take(length);
        while (peek() == '.') advance();
        return word;
    }
    const std::size_t digits = length;
    while (m_at + length < m_text.size() && isWordCharacter(peek(length))) ++length;
    word.kind = length > digits ? Token::Kind::Word : Token::Kind::Number;
    // A sign that begins no token stands for itself, to be reported as out of place.
    word.text = take(std::max<std::size_t>(length, 1));
    if (length == 0) return broken(word.place, Fault::OutOfPlace, {word.text});
    return word;
}

Token Tokens::readGlyph() {
    Token glyph;
    glyph.kind = Token::Kind::Glyph;
    glyph.place = m_place;
    for (const auto& [sign, number] : kSigns) {
        if (!m_text.substr(m_at).starts_with(sign)) continue;
        glyph.text = take(sign.size());
        glyph.number = number;
        return glyph;
    }
    std::size_t length = 1;
    while (isDigit(peek(length))) ++length;
    glyph.text = take(length);
    const char* end = glyph.text.data() + glyph.text.size();
    const auto [stop, problem] = std::from_chars(glyph.text.data() + 1, end, glyph.number);
    if (problem != std::errc{} || stop != end || glyph.number > kLastGlyph)
        return broken(glyph.place, Fault::BadGlyph, {std::to_string(kLastGlyph)});
    return glyph;
}

Token Tokens::readBraced() {
    Token comment;
    comment.kind = Token::Kind::Comment;
    comment.place = m_place;
    const std::size_t end = m_text.find('}', m_at);
    if (end == std::string_view::npos) {
        advance(m_text.size() - m_at);
        return broken(comment.place, Fault::CommentOpen);
    }
    comment.text = soundText(take(end + 1 - m_at).substr(1));
    comment.text.pop_back();
    return comment;
}

// Comments to the end of the line on lines that follow each other are one comment of several lines.
Token Tokens::readLineComment() {
    Token comment;
    comment.kind = Token::Kind::Comment;
    comment.place = m_place;
    while (peek() == ';') {
        std::string_view line = takeLine().substr(1);
        if (line.starts_with(' ')) line.remove_prefix(1);
        comment.text += line;
        std::size_t next = peek() == '\r' && peek(1) == '\n' ? 2 : 1;
        while (isBlank(peek(next))) ++next;
        if (peek(next) != ';') break;
        advance(next);
        comment.text += '\n';
    }
    return comment;
}

Token Tokens::broken(TextPlace place, Fault fault, std::vector<std::string> details) {
    Token token;
    token.kind = Token::Kind::Broken;
    token.place = place;
    token.error = {fault, std::move(details)};
    return token;
}

} // namespace clockwise
