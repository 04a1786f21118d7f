// SPDX-License-Identifier: MIT
#pragma once

#include "command.h"

#include "clockwise/error.h"

#include <string>

namespace clockwise::cli {

// The whole content of a file of at most so many bytes.
Result<std::string> readFile(const std::string& path, std::size_t most);

// A game file read; what is wrong with it is said on standard error as well.
struct FileRead {
    ReadResult result;
    std::string refusal; // why there is nothing to read; empty when there is
};
FileRead readGame(const std::string& path);

// [{"line": 1, "column": 1, "weight": "fault", "message": "..."}]
Json asJson(const std::vector<Problem>& problems);

} // namespace clockwise::cli
