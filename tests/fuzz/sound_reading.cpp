// SPDX-License-Identifier: MIT
#include "sound_reading.h"

#include "clockwise/record_text.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>
#include <vector>

namespace clockwise {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t kMostJudged = 100; // judging alone costs the square of a line's length

std::string show(NodeId id) {
    return "node " + std::to_string(id.index()) + ": ";
}

// How many characters each line has, without what ends it.
std::vector<int> lineLengths(std::string_view text) {
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    std::vector<int> lengths{0};
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool crlf = c == '\r' && text.substr(i + 1).starts_with('\n');
        if (c == '\n' || (c == '\r' && !crlf))
            lengths.push_back(0);
        else if (!crlf && (static_cast<unsigned char>(c) & 0xC0U) != 0x80U)
            ++lengths.back();
    }
    return lengths;
}

std::string misplaced(const std::vector<Problem>& problems, std::string_view text) {
    const std::vector<int> lengths = lineLengths(text);
    for (const Problem& problem : problems) {
        const bool inText =
            problem.line >= 1 && problem.column >= 1 &&
            static_cast<std::size_t>(problem.line) <= lengths.size() &&
            problem.column <= lengths[static_cast<std::size_t>(problem.line) - 1] + 1;
        if (!inText) return "not in the text: " + describe(problem, "file");
    }
    return {};
}

std::string misjudged(const GameRecord& record, NodeId id) {
    const Node& node = record.node(id);
    const Node& parent = record.node(node.parent);
    const auto alone = parent.standing.state->play(node.turn.text);
    if (!alone) return describe(alone.error());
    const State& state = *node.standing.state;
    if (!(*alone)->samePosition(state)) return "another position than the turn leads to";
    if (parent.standing.outcome.over()) return "a turn after the end";
    const int quiet = state.madeProgress() ? 0 : parent.standing.quietTurns + 1;
    if (node.standing.quietTurns != quiet) return "quiet turns miscounted";
    if (record.options().has("repetition") && record.options().value("repetition") == "draw") {
        int occurrences = 1;
        for (NodeId at = id; !record.isRoot(at);) {
            at = record.node(at).parent;
            if (record.node(at).standing.state->samePosition(state)) ++occurrences;
        }
        if (node.standing.occurrences != occurrences) return "occurrences miscounted";
        if (occurrences >= 3 && !node.standing.outcome.over()) return "a repetition not seen";
    }
    return {};
}

std::string misjudged(const GameRecord& record) {
    std::vector<NodeId> open{kRoot};
    for (std::size_t i = 0; i < open.size() && i < kMostJudged; ++i) {
        const NodeId id = open[i];
        if (!record.isRoot(id))
            if (auto fault = misjudged(record, id); !fault.empty()) return show(id) + fault;
        const auto& children = record.node(id).children;
        open.insert(open.end(), children.begin(), children.end());
    }
    return {};
}

// A file has times in whole seconds.
std::string shown(const std::optional<std::chrono::milliseconds>& time) {
    return time ? clockText(*time) : std::string();
}

std::vector<Tag> sorted(std::vector<Tag> tags) {
    std::ranges::sort(tags, {}, &Tag::key);
    return tags;
}

} // namespace

std::string difference(const GameRecord& one, const GameRecord& other) {
    if (&one.game() != &other.game()) return "the game";
    if (one.options() != other.options()) return "the options";
    if (one.position() != other.position()) return "the position";
    for (const Seat seat : SeatSet::firstSeats(one.seats()).toVector())
        if (one.seat(seat) != other.seat(seat)) return "a seat";
    if (one.clocks() != other.clocks()) return "the clocks";
    if (sorted(one.tags()) != sorted(other.tags())) return "the tags";
    if (one.agreedDraw() != other.agreedDraw()) return "the agreement";
    std::vector<std::pair<NodeId, NodeId>> open{{kRoot, kRoot}};
    for (std::size_t i = 0; i < open.size(); ++i) {
        const auto [a, b] = open[i];
        const Node& mine = one.node(a);
        const Node& theirs = other.node(b);
        if (mine.turn != theirs.turn) return show(a) + "the turn";
        if (mine.comments != theirs.comments) return show(a) + "the comments";
        if (shown(mine.timeLeft) != shown(theirs.timeLeft)) return show(a) + "the time left";
        if (mine.glyphs != theirs.glyphs) return show(a) + "the glyphs";
        if (mine.standing.outcome != theirs.standing.outcome) return show(a) + "the outcome";
        if (mine.children.size() != theirs.children.size()) return show(a) + "what follows";
        for (std::size_t k = 0; k < mine.children.size(); ++k)
            open.emplace_back(mine.children[k], theirs.children[k]);
    }
    return {};
}

std::string unsoundness(std::string_view text) {
    const ReadResult read = readRecord(text);
    const auto isFault = [](const Problem& problem) {
        return problem.weight == Problem::Weight::Fault;
    };
    const auto faults = std::ranges::count_if(read.problems, isFault);
    if (faults > 1) return "two faults";
    if (faults == 1 && !isFault(read.problems.back())) return "the fault is not the last problem";
    if ((faults == 1) != (read.fault() != nullptr)) return "the fault is not found";
    if (read.whole() != (faults == 0 && read.record)) return "whole and not whole";
    if (!read.record && faults == 0) return "neither a record nor a fault";
    if (auto fault = misplaced(read.problems, text); !fault.empty()) return fault;
    if (!read.record) return {};
    if (auto fault = misjudged(*read.record); !fault.empty()) return fault;

    const std::string written = writeRecord(*read.record);
    if (written.size() > kMostBytes) return {};
    const ReadResult again = readRecord(written);
    if (!again.problems.empty())
        return "written with a problem: " + describe(again.problems.front(), "written") + '\n' +
               written;
    if (!again.record) return "written as no game";
    if (writeRecord(*again.record) != written) return "written otherwise the second time";
    const std::string other = difference(*read.record, *again.record);
    return other.empty() ? other : "written as another game: " + other + '\n' + written;
}

} // namespace clockwise
