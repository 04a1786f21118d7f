// SPDX-License-Identifier: MIT
// Diagrams as text: docs/file-format.md, "Positions".
#include "clockwise/diagram.h"
#include "clockwise/outline.h"

#include <algorithm>

namespace clockwise {
namespace {

constexpr char kNothing = '.';
constexpr char kRowEnd = '/';
constexpr char kOpen = '(';
constexpr char kClose = ')';
constexpr char kDocked = '!';
constexpr std::string_view kNoSeats = "-";
constexpr int kMostDigit = 9;

bool isTile(const ThingKind& kind) {
    return kind.layer == Sprite::Layer::Tile;
}

bool hasTiles(const DiagramKit& kit) {
    return std::ranges::any_of(kit.things, isTile);
}

// The cells of each row from the top one down, from left to right.
std::vector<std::vector<std::size_t>> rowsOf(const Outline& outline) {
    std::vector<std::vector<std::size_t>> rows;
    const auto& places = outline.places;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (i == 0 || places[i].centre.y != places[i - 1].centre.y) rows.emplace_back();
        rows.back().push_back(i);
    }
    std::ranges::reverse(rows);
    return rows;
}

bool isSeatList(std::string_view text) {
    if (text == kNoSeats) return true;
    const auto isSeat = [](char c) { return c >= '1' && c <= '0' + Seat::kMost; };
    return !text.empty() && text.size() <= Seat::kMost && std::ranges::all_of(text, isSeat);
}

class CellWriter {
  public:
    CellWriter(const DiagramKit& kit, const std::vector<Thing>& things)
        : m_kit(kit), m_things(things) {}

    // A stack or a launch pad, and perhaps a piece on it, needs no brackets.
    std::string text() const {
        if (m_things.empty()) return {kNothing};
        std::size_t at = 0;
        std::string usual;
        const ThingKind& first = m_kit.kindOf(m_things.front());
        if (isTile(first))
            usual = element(at);
        else if (hasTiles(m_kit))
            usual = kNothing;
        if (at < m_things.size() && !isTile(m_kit.kindOf(m_things[at]))) usual += element(at);
        if (at == m_things.size()) return usual;
        std::string all(1, kOpen);
        for (at = 0; at < m_things.size();) all += element(at);
        return all + kClose;
    }

  private:
    // The thing there, or as many of a stack as a digit can say; goes on past them.
    std::string element(std::size_t& at) const {
        const Thing& thing = m_things[at++];
        const ThingKind& kind = m_kit.kindOf(thing);
        if (!kind.owned) {
            int height = 1;
            for (; at < m_things.size() && m_things[at] == thing && height < kMostDigit; ++at)
                ++height;
            return std::to_string(height);
        }
        std::string text(kind.sign);
        text += std::to_string(thing.owner->number());
        if (!kind.facings.empty()) text += kind.facings[static_cast<std::size_t>(thing.facing)];
        if (thing.number > 0) text += static_cast<char>('a' + thing.number);
        if (thing.docked) text += kDocked;
        return text;
    }

    const DiagramKit& m_kit;
    const std::vector<Thing>& m_things;
};

class Reader {
  public:
    Reader(const DiagramKit& kit, std::string_view text)
        : m_kit(kit), m_text(text), m_diagram(emptyDiagram(kit)) {}

    tl::expected<Diagram, DiagramTextFault> read() {
        if (!readBoard() || !readSeat() || !readNotes()) return tl::unexpected(m_fault);
        return std::move(m_diagram);
    }

  private:
    bool readBoard();
    bool readCell(std::vector<Thing>& things);
    bool readBracket(std::vector<Thing>& things);
    bool readTiles(std::vector<Thing>& things);
    bool readOwned(std::vector<Thing>& things, bool tile);
    bool readSeat();
    bool readNotes();
    bool readNote(std::size_t index);

    bool fail(Fault fault, std::vector<std::string> details) {
        m_fault = {{fault, std::move(details)}, m_at};
        return false;
    }
    char peek(std::size_t ahead = 0) const {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
    }
    bool failAtSign() {
        if (atEnd()) return fail(Fault::PositionEnds, {});
        std::size_t length = 1; // of a character in UTF-8
        while ((static_cast<unsigned char>(peek(length)) & 0xC0U) == 0x80U) ++length;
        return fail(Fault::PositionSign, {std::string(m_text.substr(m_at, length))});
    }
    bool atEnd() const { return m_at >= m_text.size(); }
    bool take(char c) {
        if (atEnd() || peek() != c) return false;
        ++m_at;
        return true;
    }
    void skipBlanks() {
        while (take(' ')) {
        }
    }
    std::string_view word() {
        skipBlanks();
        const std::string_view rest = m_text.substr(m_at);
        return rest.substr(0, rest.find(' '));
    }

    const DiagramKit& m_kit;
    std::string_view m_text;
    std::size_t m_at = 0;
    Diagram m_diagram;
    DiagramTextFault m_fault;
};

bool Reader::readBoard() {
    const auto rows = rowsOf(*m_kit.outline);
    skipBlanks();
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (row > 0 && !take(kRowEnd))
            return fail(Fault::PositionRows, {std::to_string(rows.size())});
        const auto isRowOver = [&] { return atEnd() || peek() == ' ' || peek() == kRowEnd; };
        const auto wrongLength = [&] {
            return fail(Fault::PositionRowLength,
                        {std::to_string(row + 1), std::to_string(rows[row].size())});
        };
        for (const std::size_t cell : rows[row]) {
            if (isRowOver()) return wrongLength();
            if (!readCell(m_diagram.cells[cell])) return false;
        }
        if (!isRowOver()) return wrongLength();
    }
    if (peek() == kRowEnd) return fail(Fault::PositionRows, {std::to_string(rows.size())});
    return true;
}

bool Reader::readCell(std::vector<Thing>& things) {
    if (take(kOpen)) return readBracket(things);
    const std::size_t start = m_at;
    const bool tiles = hasTiles(m_kit);
    const bool bare = take(kNothing) || (tiles && (readTiles(things) || readOwned(things, true)));
    if (!bare || tiles) readOwned(things, false);
    return m_at > start || failAtSign();
}

bool Reader::readBracket(std::vector<Thing>& things) {
    while (!take(kClose)) {
        if (!readTiles(things) && !readOwned(things, true) && !readOwned(things, false))
            return failAtSign();
        if (things.size() > kMostOnCell)
            return fail(Fault::PositionHeap, {std::to_string(kMostOnCell)});
    }
    return true;
}

// A digit: so many of what belongs to nobody, one on the other.
bool Reader::readTiles(std::vector<Thing>& things) {
    const auto kind = std::ranges::find(m_kit.things, false, &ThingKind::owned);
    if (kind == m_kit.things.end() || peek() < '1' || peek() > '0' + kMostDigit) return false;
    Thing tile;
    tile.kind = kind->id;
    things.insert(things.end(), static_cast<std::size_t>(m_text[m_at++] - '0'), tile);
    return true;
}

bool Reader::readOwned(std::vector<Thing>& things, bool tile) {
    for (const ThingKind& kind : m_kit.things) {
        if (!kind.owned || isTile(kind) != tile) continue;
        if (!m_text.substr(m_at).starts_with(kind.sign)) continue;
        std::size_t ahead = kind.sign.size();
        const char owner = peek(ahead++);
        if (owner < '1' || owner > '0' + Seat::kMost) continue;
        Thing thing;
        thing.kind = kind.id;
        thing.owner = Seat(owner - '0');
        if (!kind.facings.empty()) {
            const auto facing = kind.facings.find(peek(ahead++));
            if (facing == std::string_view::npos) continue;
            thing.facing = static_cast<int>(facing);
        }
        if (peek(ahead) > 'a' && peek(ahead) < 'a' + kind.each) thing.number = peek(ahead++) - 'a';
        if (kind.docks && peek(ahead) == kDocked) {
            thing.docked = true;
            ++ahead;
        }
        m_at += ahead;
        things.push_back(thing);
        return true;
    }
    return false;
}

bool Reader::readSeat() {
    const std::string_view seat = word();
    if (seat.size() != 1 || seat[0] < '1' || seat[0] > '0' + Seat::kMost)
        return fail(Fault::PositionSeat, {std::string(seat)});
    m_diagram.toMove = Seat(seat[0] - '0');
    ++m_at;
    return true;
}

bool Reader::readNotes() {
    for (std::size_t i = 0; i < m_kit.notes.size(); ++i)
        if (!readNote(i)) return false;
    skipBlanks();
    return atEnd() || fail(Fault::PositionGoesOn, {std::string(m_text.substr(m_at))});
}

bool Reader::readNote(std::size_t index) {
    const NoteKind& kind = m_kit.notes[index];
    const std::string said(word());
    std::string expected;
    for (const std::string_view choice : kind.choices)
        expected += (expected.empty() ? "" : ", ") + std::string(choice);
    const bool isFine = kind.isSeats()
                            ? isSeatList(said)
                            : std::ranges::find(kind.choices, said) != kind.choices.end();
    if (!isFine)
        return kind.isSeats() ? fail(Fault::PositionSeatList, {std::string(kind.id), said})
                              : fail(Fault::PositionWord, {std::string(kind.id), expected, said});
    m_at += said.size();
    if (said == kNoSeats) return true;
    m_diagram.notes[index] = said;
    // The order says nothing, so there is one way to write it.
    if (kind.isSeats() && !kind.ordered) std::ranges::sort(m_diagram.notes[index]);
    return true;
}

} // namespace

std::string diagramText(const DiagramKit& kit, const Diagram& diagram) {
    std::string text;
    for (const auto& row : rowsOf(*kit.outline)) {
        if (!text.empty()) text += kRowEnd;
        for (const std::size_t cell : row) text += CellWriter(kit, diagram.cells[cell]).text();
    }
    text += ' ' + std::to_string(diagram.toMove.number());
    for (const std::string& note : diagram.notes)
        text += ' ' + (note.empty() ? std::string(kNoSeats) : note);
    return text;
}

tl::expected<Diagram, DiagramTextFault> readDiagram(const DiagramKit& kit, std::string_view text) {
    return Reader(kit, text).read();
}

} // namespace clockwise
