// SPDX-License-Identifier: MIT
#include "clock_comment.h"
#include "format.h"
#include "tokens.h"
#include "utf8.h"
#include "wrap.h"

#include "clockwise/record_text.h"

#include <algorithm>
#include <set>

namespace clockwise {
namespace {

// Writes each tag once, as the reader can read it.
class TagWriter {
  public:
    explicit TagWriter(std::string& out) : m_out(out) {}

    void put(std::string_view key, std::string_view value) {
        if (!isKey(key) || !m_written.emplace(key).second) return;
        m_out += '[';
        m_out += key;
        m_out += " \"";
        for (const char c : soundText(value)) {
            if (c == '"' || c == '\\') m_out += '\\';
            m_out += c == '\n' ? ' ' : c;
        }
        m_out += "\"]\n";
    }

  private:
    static bool isKey(std::string_view key) {
        return !key.empty() && soundPart(key) == key.size() &&
               key.find_first_of(" \t\v\f\r\n\"[]") == std::string_view::npos;
    }

    std::string& m_out;
    std::set<std::string, std::less<>> m_written;
};

void writeSeats(TagWriter& tags, const GameRecord& record) {
    for (const Seat seat : SeatSet::firstSeats(record.seats()).toVector()) {
        const SeatEntry& entry = record.seat(seat);
        using About = SeatTag::About;
        if (!entry.name.empty()) tags.put(keyOf({seat, About::Name}), entry.name);
        if (entry.type != kHuman && isSeatType(entry.type))
            tags.put(keyOf({seat, About::Type}), entry.type);
        if (!entry.colour.empty()) tags.put(keyOf({seat, About::Colour}), entry.colour);
    }
}

// The record's, or those that a tag set by hand will be read as.
TimeControls clocksOf(const GameRecord& record) {
    const auto tag = std::ranges::find(record.tags(), kClockTag, &Tag::key);
    if (record.hasClocks() || tag == record.tags().end()) return record.clocks();
    return readTimeControls(tag->value, record.seats()).value_or(TimeControls{});
}

void writeTags(std::string& out, const GameRecord& record, const TimeControls& clocks) {
    TagWriter tags(out);
    const auto& specs = record.game().optionSpecs();
    const auto writeOption = [&](const OptionSpec& spec) {
        tags.put(spec.tag, record.options().value(spec.id));
    };
    const int format = record.position().empty() ? kPlainFormat : kFormatVersion;
    tags.put(kFormatTag, std::string(kFormatName) + std::to_string(format));
    tags.put(kGameTag, record.game().id());
    for (const OptionSpec& spec : specs)
        if (spec.tag == kPlayersTag) writeOption(spec);
    for (const OptionSpec& spec : specs)
        if (record.options().value(spec.id) != spec.fallback) writeOption(spec);
    if (!record.position().empty()) tags.put(kPositionTag, record.position());
    writeSeats(tags, record);

    const auto writeOther = [&](const Tag& tag) {
        if (!isReserved(tag.key, specs, record.seats())) tags.put(tag.key, tag.value);
    };
    const std::string clockText = timeControlsText(clocks, record.seats());
    for (const std::string_view key : kFirstTags) {
        if (key == kClockTag && !clockText.empty()) tags.put(key, clockText);
        for (const Tag& tag : record.tags())
            if (tag.key == key) writeOther(tag);
    }
    for (const Tag& tag : record.tags()) writeOther(tag);
    tags.put(kResultTag, resultText(record.result()));
    tags.put(kTerminationTag, reasonId(record.result().reason));
}

// Walks the tree without recursion, so that no game is too long for it.
class TurnWriter {
  public:
    TurnWriter(std::string& out, const GameRecord& record, const TimeControls& clocks)
        : m_record(record), m_clocks(clocks), m_wrap(out) {}

    void write() {
        writeComments(kRoot);
        const auto& first = m_record.node(kRoot).children;
        if (!first.empty()) {
            m_lines.push_back({first.front(), 1, 1});
            writeTurn(first.front(), 1);
        }
        while (!m_lines.empty()) goOn();
        m_wrap.put(resultText(m_record.result()));
        m_wrap.finish();
    }

  private:
    // A line being written: the main line or one of the variations open around this place.
    struct Line {
        NodeId at;
        std::size_t number;      // of the turn `at`
        std::size_t nextSibling; // among the children of its parent
    };

    void goOn();
    void writeTurn(NodeId id, std::size_t number);
    void writeComments(NodeId id);

    const GameRecord& m_record;
    const TimeControls& m_clocks;
    Wrap m_wrap;
    std::vector<Line> m_lines;
};

// Takes one step: into the next variation, to the next turn of the line, or out of the line.
void TurnWriter::goOn() {
    Line& line = m_lines.back();
    const auto& siblings = m_record.node(m_record.node(line.at).parent).children;
    if (siblings.front() == line.at && line.nextSibling < siblings.size()) {
        const NodeId sibling = siblings[line.nextSibling++];
        const std::size_t number = line.number;
        m_wrap.open();
        m_lines.push_back({sibling, number, 1});
        return writeTurn(sibling, number);
    }
    const auto& children = m_record.node(line.at).children;
    if (!children.empty()) {
        line.at = children.front();
        line.nextSibling = 1;
        return writeTurn(line.at, ++line.number);
    }
    if (m_lines.size() > 1) m_wrap.close();
    m_lines.pop_back();
}

void TurnWriter::writeTurn(NodeId id, std::size_t number) {
    const Node& node = m_record.node(id);
    m_wrap.put(std::to_string(number) + ". " + node.turn.text);
    for (const int glyph : node.glyphs)
        if (glyph >= 0 && glyph <= kLastGlyph) m_wrap.put('$' + std::to_string(glyph));
    writeComments(id);
}

void TurnWriter::writeComments(NodeId id) {
    const Node& node = m_record.node(id);
    std::vector<std::string> comments;
    for (const std::string& raw : node.comments) comments.push_back(soundText(raw));
    if (id != kRoot && m_clocks[m_record.mover(id)]) {
        // A time that stands in the words would be read as the turn's, so it is written as that.
        const auto time = node.timeLeft ? node.timeLeft : takeTimeLeft(comments);
        if (time) m_wrap.put('{' + timeLeftComment(*time) + '}');
    }
    for (const std::string& comment : comments) {
        if (comment.find('}') == std::string::npos)
            m_wrap.put('{' + comment + '}');
        else
            m_wrap.putLineComment(comment);
    }
}

} // namespace

std::string writeRecord(const GameRecord& record) {
    std::string text;
    const TimeControls clocks = clocksOf(record);
    writeTags(text, record, clocks);
    text += '\n';
    TurnWriter(text, record, clocks).write();
    return text;
}

} // namespace clockwise
