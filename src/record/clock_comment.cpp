// SPDX-License-Identifier: MIT
#include "clock_comment.h"

#include "clockwise/clock.h"

#include <string_view>

namespace clockwise {
namespace {

using std::chrono::milliseconds;

constexpr std::string_view kOpening = "[%clk";
constexpr std::string_view kBlanks = " \t\v\f\r\n";

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isBlank(char c) {
    return kBlanks.find(c) != std::string_view::npos;
}

// Reads what follows "[%clk" up to its "]".
class TimeReader {
  public:
    explicit TimeReader(std::string_view text) : m_text(text) {}

    std::optional<milliseconds> read() {
        if (!skipBlanks()) return std::nullopt;
        const auto hours = number(1, 4);
        if (!hours || !skip(':')) return std::nullopt;
        const auto minutes = number(2, 2);
        if (!minutes || *minutes > 59 || !skip(':')) return std::nullopt;
        const auto seconds = number(2, 2);
        if (!seconds || *seconds > 59) return std::nullopt;
        milliseconds time = std::chrono::hours(*hours) + std::chrono::minutes(*minutes) +
                            std::chrono::seconds(*seconds);
        if (skip('.')) {
            const auto part = fraction();
            if (!part) return std::nullopt;
            time += *part;
        }
        skipBlanks();
        if (!skip(']') || time > kMostTimeLeft) return std::nullopt;
        return time;
    }

    std::size_t unread() const { return m_text.size(); }

  private:
    bool skip(char c) {
        if (!m_text.starts_with(c)) return false;
        m_text.remove_prefix(1);
        return true;
    }

    bool skipBlanks() {
        const std::size_t before = m_text.size();
        while (!m_text.empty() && isBlank(m_text.front())) m_text.remove_prefix(1);
        return m_text.size() < before;
    }

    std::string_view digits() {
        std::size_t count = 0;
        while (count < m_text.size() && isDigit(m_text[count])) ++count;
        const std::string_view found = m_text.substr(0, count);
        m_text.remove_prefix(count);
        return found;
    }

    std::optional<int> number(std::size_t least, std::size_t most) {
        const std::string_view found = digits();
        if (found.size() < least || found.size() > most) return std::nullopt;
        int value = 0;
        for (const char digit : found) value = value * 10 + (digit - '0');
        return value;
    }

    std::optional<milliseconds> fraction() {
        const std::string_view found = digits();
        if (found.empty()) return std::nullopt;
        int value = 0;
        for (std::size_t i = 0; i < 3; ++i)
            value = value * 10 + (i < found.size() ? found[i] - '0' : 0);
        return milliseconds(value);
    }

    std::string_view m_text;
};

void cut(std::string& comment, std::size_t begin, std::size_t end) {
    const bool setOffBefore = begin == 0 || isBlank(comment[begin - 1]);
    if (setOffBefore && end < comment.size() && comment[end] == ' ')
        ++end;
    else if (end == comment.size() && begin > 0 && comment[begin - 1] == ' ')
        --begin;
    comment.erase(begin, end - begin);
    if (comment.find_first_not_of(kBlanks) == std::string::npos) comment.clear();
}

} // namespace

std::optional<milliseconds> takeTimeLeft(std::string& comment) {
    for (std::size_t at = comment.find(kOpening); at != std::string::npos;
         at = comment.find(kOpening, at + 1)) {
        TimeReader reader(std::string_view(comment).substr(at + kOpening.size()));
        const auto time = reader.read();
        if (!time) continue;
        cut(comment, at, comment.size() - reader.unread());
        return time;
    }
    return std::nullopt;
}

std::optional<milliseconds> takeTimeLeft(std::vector<std::string>& comments) {
    for (auto comment = comments.begin(); comment != comments.end(); ++comment) {
        const auto time = takeTimeLeft(*comment);
        if (!time) continue;
        if (comment->empty()) comments.erase(comment);
        return time;
    }
    return std::nullopt;
}

std::string timeLeftComment(milliseconds time) {
    return std::string(kOpening) + ' ' + clockText(time) + ']';
}

} // namespace clockwise
