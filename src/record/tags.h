// SPDX-License-Identifier: MIT
#pragma once

#include "tokens.h"

#include "clockwise/record_text.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clockwise {

// The tags of a game file as they are read, and the record they begin.
class Tags {
  public:
    // Takes a tag, or says why it cannot be: given twice, or a format that is not ours.
    std::optional<Problem> add(const Token& tag);

    // The record the tags describe; what is odd about them but no hindrance goes to warnings. A
    // fault that no tag is to blame for is placed at the first character.
    tl::expected<GameRecord, Problem> begin(std::vector<Problem>& warnings) const;

    const Token* find(std::string_view key) const;

  private:
    tl::expected<const Game*, Problem> game() const;
    tl::expected<Options, Problem> options(const Game& game) const;
    tl::expected<GameRecord, Problem> start(const Game& game) const;
    bool hasPosition() const;
    void fillSeat(GameRecord& record, const Token& tag, std::vector<Problem>& warnings) const;

    std::vector<Token> m_tags;
    std::map<std::string, std::size_t, std::less<>> m_byKey;
};

} // namespace clockwise
