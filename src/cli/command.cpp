// SPDX-License-Identifier: MIT
#include "command.h"

#include <iostream>

namespace clockwise::cli {

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
