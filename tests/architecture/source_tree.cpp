// SPDX-License-Identifier: MIT
#include "source_tree.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace clockwise {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = CLOCKWISE_SOURCE_DIR;

// The file an include names: beside the one that includes it, in src, or a public header.
std::string findIncluded(const std::string& from, const std::string& text) {
    for (const fs::path& folder :
         {fs::path(from).parent_path(), fs::path("src"), fs::path("include"), fs::path("tests")}) {
        const std::string path = (folder / text).lexically_normal().generic_string();
        if (isFile(path)) return path;
    }
    return {};
}

} // namespace

std::vector<std::string> filesUnder(const std::vector<std::string>& folders) {
    std::vector<std::string> files;
    for (const std::string& folder : folders) {
        if (!fs::is_directory(kRoot / folder)) continue;
        for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder))
            if (entry.is_regular_file())
                files.push_back(entry.path().lexically_relative(kRoot).generic_string());
    }
    std::ranges::sort(files);
    return files;
}

std::vector<std::string> wholeTree() {
    std::vector<std::string> files =
        filesUnder({".ci", "bench", "docs", "include", "resources", "src", "tests"});
    for (const auto& entry : fs::directory_iterator(kRoot))
        // In a linked working tree .git is a file, and git's own.
        if (entry.is_regular_file() && entry.path().filename() != ".git")
            files.push_back(entry.path().filename().string());
    return files;
}

bool isFile(const std::string& path) {
    return fs::is_regular_file(kRoot / path);
}

std::vector<std::string> linesOf(const std::string& path) {
    std::ifstream in(kRoot / path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

std::vector<Include> includesOf(const std::string& path) {
    std::vector<Include> includes;
    const std::vector<std::string> lines = linesOf(path);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string& line = lines[i];
        if (!line.starts_with("#include")) continue;
        const auto open = line.find_first_of("<\"");
        const auto close = line.find_last_of(">\"");
        if (open == std::string::npos || close <= open) continue;
        const std::string text = line.substr(open + 1, close - open - 1);
        includes.push_back({i + 1, text, findIncluded(path, text)});
    }
    return includes;
}

} // namespace clockwise
