// SPDX-License-Identifier: MIT
#include "clockwise/record_text.h"

namespace clockwise {

bool ReadResult::whole() const {
    return record && !fault();
}

const Problem* ReadResult::fault() const {
    const bool ends = !problems.empty() && problems.back().weight == Problem::Weight::Fault;
    return ends ? &problems.back() : nullptr;
}

std::string describe(const Problem& problem, std::string_view file) {
    std::string text(file);
    text += ':' + std::to_string(problem.line) + ':' + std::to_string(problem.column) + ": ";
    if (problem.weight == Problem::Weight::Warning) text += "warning: ";
    return text + describe(problem.error);
}

} // namespace clockwise
