// SPDX-License-Identifier: MIT
#include "program.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace clockwise::cli {
namespace {

constexpr rlim_t kPatience = 120;

struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

std::string takeBack(std::FILE* file) {
    std::string text;
    std::rewind(file);
    for (int c = std::fgetc(file); c != EOF; c = std::fgetc(file)) text += static_cast<char>(c);
    return text;
}

} // namespace

Ran run(const std::vector<std::string>& words) {
    const File out(std::tmpfile());
    const File err(std::tmpfile());
    if (!out || !err) return {};
    std::vector<std::string> copies{CLOCKWISE_CLI};
    copies.insert(copies.end(), words.begin(), words.end());
    std::vector<char*> arguments;
    for (std::string& word : copies) arguments.push_back(word.data());
    arguments.push_back(nullptr);

    const pid_t child = fork();
    if (child == 0) {
        dup2(fileno(out.get()), STDOUT_FILENO);
        dup2(fileno(err.get()), STDERR_FILENO);
        // Processor seconds far beyond what any test needs: whoever hangs is killed, and so fails.
        const rlimit patience{kPatience, kPatience};
        setrlimit(RLIMIT_CPU, &patience);
        // A sanitizer ends a program like bad input unless it is told to abort.
        setenv("ASAN_OPTIONS", "abort_on_error=1", 1);
        setenv("UBSAN_OPTIONS", "abort_on_error=1:print_stacktrace=1", 1);
        execv(arguments[0], arguments.data());
        _exit(127);
    }
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child) return {};
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, takeBack(out.get()), takeBack(err.get())};
}

std::string sample(const std::string& name) {
    return std::string(CLOCKWISE_SOURCE_DIR) + "/tests/data/files/" + name;
}

std::string contentOf(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace clockwise::cli
