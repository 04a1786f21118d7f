// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace clockwise::cli {

// What a run of clockwise-cli left behind.
struct Ran {
    int exit = -1; // -1 when the program did not end by itself
    std::string out;
    std::string err;
};

Ran run(const std::vector<std::string>& words);

// The path of a file in tests/data/files.
std::string sample(const std::string& name);
std::string contentOf(const std::string& path);

} // namespace clockwise::cli
