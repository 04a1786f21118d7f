// SPDX-License-Identifier: MIT
#include "command.h"

#include <charconv>
#include <iostream>

namespace clockwise::cli {

CLI::Validator wholeNumber() {
    return {[](const std::string& word) {
                long long number = 0;
                const char* end = word.data() + word.size();
                const auto [stop, problem] = std::from_chars(word.data(), end, number);
                const bool sound = problem == std::errc{} && stop == end;
                return sound ? std::string() : '"' + word + "\" is not a whole number";
            },
            ""};
}

void print(const Json& object) {
    // Words from the command line need not be UTF-8.
    std::cout << object.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

void complain(std::string_view message) {
    std::cerr << message << '\n';
}

Exit refuseInput(const Request& request, std::string_view message) {
    complain(message);
    if (request.json) print({{"error", message}});
    return Exit::BadInput;
}

} // namespace clockwise::cli
