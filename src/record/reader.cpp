// SPDX-License-Identifier: MIT
#include "clock_comment.h"
#include "format.h"
#include "tags.h"
#include "tokens.h"
#include "utf8.h"

#include "clockwise/record_text.h"

#include <algorithm>
#include <charconv>
#include <tuple>

namespace clockwise {
namespace {

using Kind = Token::Kind;

constexpr std::size_t kBytesInMiB = 1U << 20;

// What a message repeats of the file: at a length that a message can have, and without what would
// command a terminal.
std::string clipped(std::string_view text) {
    constexpr std::size_t most = 60;
    std::size_t end = text.size();
    if (end > most)
        for (end = most; !beginsCharacter(text[end]);) --end;
    std::string repeated(text.substr(0, end));
    for (char& c : repeated)
        if (static_cast<unsigned char>(c) < ' ' || c == '\x7f') c = '?';
    return end < text.size() ? repeated + "…" : repeated;
}

// A line being read: the main line or one of the variations open around this place.
struct Line {
    NodeId at = kRoot;     // the last turn
    std::size_t depth = 0; // how many turns lead to it
    bool empty = true;     // no turn of its own yet
    TextPlace opened;
    std::vector<std::string> early; // comments before a variation's first turn
};

// Reads the tags and then the turns into a record, up to the first fault.
class Reader {
  public:
    explicit Reader(std::string_view text) : m_tokens(text), m_lines(1) {}

    ReadResult read() {
        if (readTags()) readTurns();
        if (m_record) m_record->recountVariations();
        std::ranges::stable_sort(m_problems, {}, [](const Problem& problem) {
            const bool isFault = problem.weight == Problem::Weight::Fault;
            return std::tuple(isFault, problem.line, problem.column);
        });
        return {std::move(m_record), std::move(m_problems)};
    }

  private:
    bool readTags();
    void readTurns();
    void readOne();
    void readTurn();
    void readNumber();
    void readGlyph();
    void readComment();
    void addComment(NodeId id, std::string comment);
    void openVariation();
    void closeVariation();
    void readResult();
    void finish();
    void putFirst(NodeId child);
    void judge();

    Line& line() { return m_lines.back(); }
    void fail(Fault fault, std::vector<std::string> details = {}) {
        failAt(m_token.place, {fault, std::move(details)});
    }
    void failAt(TextPlace place, Error error);
    void warn(const Token& token, Fault fault, std::vector<std::string> details = {});

    Tokens m_tokens;
    Token m_token;
    Tags m_tags;
    std::optional<GameRecord> m_record;
    std::vector<Problem> m_problems;
    std::vector<Line> m_lines;               // the main line, then the open variations
    std::vector<std::size_t> m_outermost{0}; // by node: the least nesting of a line through it
    std::optional<Token> m_result;           // its whole text and the place of its first word
    bool m_done = false;
};

void Reader::failAt(TextPlace place, Error error) {
    for (std::string& detail : error.details) detail = clipped(detail);
    m_problems.push_back({Problem::Weight::Fault, place.line, place.column, std::move(error)});
    m_done = true;
}

void Reader::warn(const Token& token, Fault fault, std::vector<std::string> details) {
    if (m_problems.size() >= kMostWarnings) return;
    m_problems.push_back({Problem::Weight::Warning,
                          token.place.line,
                          token.place.column,
                          {fault, std::move(details)}});
    for (std::string& detail : m_problems.back().error.details) detail = clipped(detail);
}

bool Reader::readTags() {
    std::vector<std::string> comments;
    for (m_token = m_tokens.next();; m_token = m_tokens.next()) {
        if (m_token.kind == Kind::Comment) {
            comments.push_back(std::move(m_token.text));
        } else if (m_token.kind == Kind::Tag) {
            if (auto problem = m_tags.add(m_token)) {
                m_problems.push_back(std::move(*problem));
                return false;
            }
        } else {
            break;
        }
    }
    if (m_token.kind == Kind::Broken && m_tags.find(kFormatTag)) {
        failAt(m_token.place, std::move(m_token.error));
        return false;
    }
    auto record = m_tags.begin(m_problems);
    if (!record) {
        failAt({record.error().line, record.error().column}, std::move(record.error().error));
        return false;
    }
    m_record = std::move(*record);
    m_record->comments(kRoot) = std::move(comments);
    return true;
}

void Reader::readTurns() {
    for (; !m_done; m_token = m_tokens.next()) readOne();
}

void Reader::readOne() {
    const bool judged = m_result.has_value();
    switch (m_token.kind) {
    case Kind::Broken: return failAt(m_token.place, std::move(m_token.error));
    case Kind::End: return finish();
    case Kind::Comment: return readComment();
    case Kind::Number: return readResult();
    default: break;
    }
    if (judged) return fail(Fault::AfterTheResult);
    switch (m_token.kind) {
    case Kind::Tag: return fail(Fault::TagAfterTurns);
    case Kind::TurnNumber: return readNumber();
    case Kind::Glyph: return readGlyph();
    case Kind::Open: return openVariation();
    case Kind::Close: return closeVariation();
    default: break;
    }
    if (m_token.text == kDraw || m_token.text == kUnfinished) return readResult();
    readTurn();
}

void Reader::readTurn() {
    const auto turn = m_record->play(line().at, m_token.text);
    if (!turn) return failAt(m_token.place, turn.error());
    const std::size_t nesting = m_lines.size() - 1;
    if (turn->index() >= m_outermost.size()) m_outermost.push_back(nesting);
    auto& outermost = m_outermost[turn->index()];
    outermost = std::min(outermost, nesting);
    putFirst(*turn);

    line().at = *turn;
    ++line().depth;
    line().empty = false;
    for (std::string& comment : line().early) addComment(*turn, std::move(comment));
    line().early.clear();
}

// A variation that begins like the line it stands in goes on in the same nodes, perhaps before that
// line does; the outer line stays the first all the same.
void Reader::putFirst(NodeId child) {
    const NodeId first = m_record->node(m_record->node(child).parent).children.front();
    if (m_outermost[first.index()] <= m_outermost[child.index()]) return;
    m_record->detach(child);
    m_record->attach(child, 0);
}

void Reader::readNumber() {
    std::size_t number = 0;
    const std::string& text = m_token.text;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    const std::size_t right = line().depth + 1;
    if (problem != std::errc{} || number != right)
        warn(m_token, Fault::WrongTurnNumber, {std::to_string(right), text});
}

void Reader::readGlyph() {
    if (line().empty) return fail(Fault::NothingToJudge, {m_token.text});
    m_record->glyphs(line().at).push_back(m_token.number);
}

void Reader::readComment() {
    const bool early = line().empty && m_lines.size() > 1;
    if (early)
        line().early.push_back(std::move(m_token.text));
    else
        addComment(line().at, std::move(m_token.text));
}

// The first clock time written after a turn is the turn's, if its seat has a clock; another is
// words like any.
void Reader::addComment(NodeId id, std::string comment) {
    const bool awaitsTime = id != kRoot && !m_record->node(id).timeLeft &&
                            m_record->clocks()[m_record->mover(id)].has_value();
    const auto time = awaitsTime ? takeTimeLeft(comment) : std::nullopt;
    if (time) m_record->setTimeLeft(id, time);
    if (!time || !comment.empty()) m_record->comments(id).push_back(std::move(comment));
}

void Reader::openVariation() {
    if (line().empty) return fail(Fault::NothingToReplace);
    if (m_lines.size() > static_cast<std::size_t>(kDeepestVariation))
        return fail(Fault::VariationTooDeep, {std::to_string(kDeepestVariation)});
    Line variation;
    variation.at = m_record->node(line().at).parent;
    variation.depth = line().depth - 1;
    variation.opened = m_token.place;
    m_lines.push_back(std::move(variation));
}

void Reader::closeVariation() {
    if (m_lines.size() == 1) return fail(Fault::NoVariationOpen);
    // Comments in a variation without turns are about the turn it would have replaced.
    std::vector<std::string> early = std::move(line().early);
    m_lines.pop_back();
    for (std::string& comment : early) addComment(line().at, std::move(comment));
}

void Reader::readResult() {
    if (m_lines.size() > 1) return fail(Fault::OutOfPlace, {m_token.text});
    if (!m_result) {
        m_result = m_token;
    } else if (m_result->kind == Kind::Number) {
        m_result->text += ' ' + m_token.text;
    } else {
        fail(Fault::AfterTheResult);
    }
}

void Reader::finish() {
    m_done = true;
    if (m_lines.size() > 1) return failAt(line().opened, {Fault::VariationOpen, {}});
    if (!m_result) warn(m_token, Fault::ResultMissing);
    judge();
}

// Compares what the file says of the end with what the turns say. These decide, but for a draw that
// was agreed on, which no turn shows.
void Reader::judge() {
    const Token* tag = m_tags.find(kResultTag);
    const Token* termination = m_tags.find(kTerminationTag);
    const Token* said = m_result ? &*m_result : tag;
    const bool agreed = termination && termination->text == reasonId(EndReason::Agreed);
    const bool playedOut = m_record->result().over();
    if (agreed && !playedOut && said && said->text == kDraw) m_record->setAgreedDraw(true);

    const Outcome outcome = m_record->result();
    const std::string result = resultText(outcome);
    const auto check = [&](const Token& claim) {
        if (inSeatOrder(claim.text) != result)
            warn(claim, Fault::ResultContradicted, {claim.text, result});
    };
    if (tag) check(*tag);
    if (m_result) check(*m_result);
    const std::string reason(reasonId(outcome.reason));
    if (termination && termination->text != reason)
        warn(*termination, Fault::TerminationContradicted, {termination->text, reason});
}

} // namespace

ReadResult readRecord(std::string_view text) {
    if (text.size() > kMostBytes) {
        const std::string most = std::to_string(kMostBytes / kBytesInMiB);
        return {std::nullopt, {{Problem::Weight::Fault, 1, 1, {Fault::FileTooLarge, {most}}}}};
    }
    return Reader(text).read();
}

} // namespace clockwise
