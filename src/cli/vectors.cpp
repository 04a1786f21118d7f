// SPDX-License-Identifier: MIT
#include "command.h"
#include "files.h"
#include "vector_line.h"

#include <iostream>
#include <sstream>

namespace clockwise::cli {
namespace {

constexpr std::size_t kMostVectorBytes = 256U << 20;

class Run {
  public:
    explicit Run(const Request& request) : m_request(request) {}

    void check(const std::string& path) {
        const auto content = readFile(path, kMostVectorBytes);
        if (!content) {
            m_unreadable.push_back(path + ": " + describe(content.error()));
            return complain(m_unreadable.back());
        }
        std::istringstream lines(*content);
        int number = 0;
        for (std::string line; std::getline(lines, line);) {
            ++number;
            if (line.find_first_not_of(" \t\r") != std::string::npos) check(path, number, line);
        }
    }

    Exit end() const {
        if (m_request.json)
            print({{"passed", m_passed},
                   {"failed", m_failures.size()},
                   {"failures", m_failures},
                   {"unreadable", m_unreadable}});
        else
            std::cout << m_passed << " passed, " << m_failures.size() << " failed\n";
        return m_failures.empty() && m_unreadable.empty() ? Exit::Fine : Exit::BadInput;
    }

  private:
    void check(const std::string& path, int number, const std::string& line) {
        const auto difference = differenceIn(line);
        if (!difference) {
            ++m_passed;
            return;
        }
        m_failures.push_back({{"file", path}, {"line", number}, {"message", *difference}});
        if (!m_request.json) std::cout << path << ':' << number << ": " << *difference << '\n';
    }

    const Request& m_request;
    int m_passed = 0;
    Json m_failures = Json::array();
    std::vector<std::string> m_unreadable;
};

} // namespace

void addVectors(CLI::App& app, Request& request) {
    CLI::App* command = app.add_subcommand("vectors", "Check the rules against vector files");
    const auto paths = std::make_shared<std::vector<std::string>>();
    command->add_option("FILE", *paths, "Files with one JSON object a line")->required();
    command->callback([&request, paths] {
        request.run = [&request, paths] {
            Run run(request);
            for (const std::string& path : *paths) run.check(path);
            return run.end();
        };
    });
}

} // namespace clockwise::cli
