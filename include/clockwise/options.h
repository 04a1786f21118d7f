// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/error.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace clockwise {

// One option of a game: either a choice among words or a whole number in a range.
struct OptionSpec {
    std::string_view id;  // "rescue", as in the vectors and on the command line
    std::string_view tag; // "Rescue", as in a game file
    std::string_view fallback;
    std::vector<std::string_view> choices; // empty for a number
    int least = 0;
    int most = 0;
    bool houseRule = false; // judged by the record, not by the position (rules 1.9, 2.9)

    // Whether the value is one of the choices or a number in the range.
    bool allows(std::string_view value) const;
};

// What was chosen when a game was set up: option id -> value. Absent ids have their fallback.
class Options {
  public:
    Options() = default;
    Options(std::initializer_list<std::pair<const std::string, std::string>> values)
        : m_values(values) {}

    void set(std::string id, std::string value) { m_values[std::move(id)] = std::move(value); }
    const std::map<std::string, std::string>& values() const { return m_values; }
    bool has(std::string_view id) const;
    // The value of an option that is present: call on what completed() returned.
    const std::string& value(std::string_view id) const;
    int number(std::string_view id) const;
    bool operator==(const Options&) const = default;

  private:
    std::map<std::string, std::string> m_values;
};

// The options with every absent one filled in, each checked alone: unknown ids and values out of
// range are refused. Combinations are the game's to judge (Game::start).
Result<Options> completed(const std::vector<OptionSpec>& specs, const Options& chosen);

} // namespace clockwise
