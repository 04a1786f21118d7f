// SPDX-License-Identifier: MIT
#include "files.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace clockwise::cli {
namespace {

constexpr std::size_t kBytesInMiB = 1U << 20;

} // namespace

Result<std::string> readFile(const std::string& path, std::size_t most) {
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
        return refuse(Fault::FileUnreadable, {std::strerror(EISDIR)});
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) return refuse(Fault::FileUnreadable, {std::strerror(errno)});
    std::string content;
    std::string part(1U << 16, '\0');
    while (file.read(part.data(), static_cast<std::streamsize>(part.size())), file.gcount() > 0) {
        content.append(part, 0, static_cast<std::size_t>(file.gcount()));
        if (content.size() > most)
            return refuse(Fault::FileTooLarge, {std::to_string(most / kBytesInMiB)});
    }
    if (file.bad()) return refuse(Fault::FileUnreadable, {std::strerror(errno)});
    return content;
}

FileRead readGame(const std::string& path) {
    const auto content = readFile(path, kMostBytes);
    if (!content) {
        const std::string refusal = path + ": " + describe(content.error());
        complain(refusal);
        return {{}, refusal};
    }
    FileRead read{readRecord(*content), {}};
    for (const Problem& problem : read.result.problems) complain(describe(problem, path));
    return read;
}

Json asJson(const std::vector<Problem>& problems) {
    Json list = Json::array();
    for (const Problem& problem : problems) {
        const bool warning = problem.weight == Problem::Weight::Warning;
        list.push_back({{"line", problem.line},
                        {"column", problem.column},
                        {"message", describe(problem.error)},
                        {"weight", warning ? "warning" : "fault"}});
    }
    return list;
}

} // namespace clockwise::cli
