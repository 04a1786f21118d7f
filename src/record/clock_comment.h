// SPDX-License-Identifier: MIT
// Clock times in comments, as PGN has them: [%clk 0:04:59].
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace clockwise {

// Takes the first clock time out of a comment, with the blank that set it off; what cannot be read
// as one stays where it is. A comment that said nothing else is empty afterwards.
std::optional<std::chrono::milliseconds> takeTimeLeft(std::string& comment);
// Likewise out of the first comment that has one; a comment that said nothing else goes.
std::optional<std::chrono::milliseconds> takeTimeLeft(std::vector<std::string>& comments);

std::string timeLeftComment(std::chrono::milliseconds time);

} // namespace clockwise
