// SPDX-License-Identifier: MIT
#include "clockwise/error.h"

namespace clockwise {

std::string_view sentence(Fault fault) {
    switch (fault) {
#define FAULT(id, sentence)                                                                        \
    case Fault::id:                                                                                \
        return sentence;
#include "clockwise/faults.def"
#undef FAULT
    }
    return {};
}

std::string describe(const Error& error) {
    std::string filled;
    const std::string_view pattern = sentence(error.fault);
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool placeholder = pattern[i] == '%' && i + 1 < pattern.size() &&
                                 pattern[i + 1] >= '1' && pattern[i + 1] <= '9';
        if (!placeholder) {
            filled += pattern[i];
            continue;
        }
        const auto which = static_cast<std::size_t>(pattern[++i] - '1');
        if (which < error.details.size()) filled += error.details[which];
    }
    return filled;
}

tl::unexpected<Error> refuse(Fault fault, std::vector<std::string> details) {
    return tl::unexpected<Error>(Error{fault, std::move(details)});
}

} // namespace clockwise
