// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace clockwise {

// Paths are relative to the top of the tree, with slashes.

// The files in some folders and below them, in order.
std::vector<std::string> filesUnder(const std::vector<std::string>& folders);
// Every file that belongs to the project: what is built and what git keeps for itself left out.
std::vector<std::string> wholeTree();
bool isFile(const std::string& path);
std::vector<std::string> linesOf(const std::string& path);

struct Include {
    std::size_t line = 0;
    std::string text; // as written between the quotes or angles
    std::string path; // of the tree; empty for a system header
};

std::vector<Include> includesOf(const std::string& path);

} // namespace clockwise
