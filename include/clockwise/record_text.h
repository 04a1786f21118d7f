// SPDX-License-Identifier: MIT
// The game file: docs/file-format.md.
#pragma once

#include "clockwise/record.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clockwise {

// What is wrong in a file and where; lines and columns count from 1, columns in characters.
struct Problem {
    enum class Weight { Warning, Fault };

    Weight weight = Weight::Fault;
    int line = 1;
    int column = 1;
    Error error;
};

// A whole file read, or the legal part before its first fault. No record when the fault is in the
// tags, which could name another game or set-up than the part before it. At most one Fault, the
// last of the problems.
struct ReadResult {
    std::optional<GameRecord> record;
    std::vector<Problem> problems;

    bool whole() const;
    const Problem* fault() const;
};

// The bounds of what is read, each reported by name when it is passed; those of a record apply too.
inline constexpr std::size_t kMostBytes = 16U << 20;
// More warnings than that are not told.
inline constexpr std::size_t kMostWarnings = 1000;

ReadResult readRecord(std::string_view text);

// The canonical text: reading and writing it again gives the same bytes.
std::string writeRecord(const GameRecord& record);

// "FILE:LINE:COLUMN: message", with "warning: " before the message of a warning.
std::string describe(const Problem& problem, std::string_view file);

} // namespace clockwise
