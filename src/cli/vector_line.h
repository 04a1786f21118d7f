// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

namespace clockwise::cli {

// What differs between a line of a vector file and the rules; nothing when all of it is right.
std::optional<std::string> differenceIn(const std::string& line);

} // namespace clockwise::cli
