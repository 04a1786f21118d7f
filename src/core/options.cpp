// SPDX-License-Identifier: MIT
#include "clockwise/options.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <optional>

namespace clockwise {
namespace {

std::optional<int> wholeNumber(std::string_view text) {
    int number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool canonical = problem == std::errc{} && end == text.data() + text.size() &&
                           std::to_string(number) == text;
    return canonical ? std::optional(number) : std::nullopt;
}

// Without a word, for it stands in sentences of any language.
std::string allowedValues(const OptionSpec& spec) {
    if (spec.choices.empty()) return std::to_string(spec.least) + "–" + std::to_string(spec.most);
    std::string list;
    for (std::size_t i = 0; i < spec.choices.size(); ++i) {
        if (i > 0) list += ", ";
        list += spec.choices[i];
    }
    return list;
}

} // namespace

bool OptionSpec::allows(std::string_view value) const {
    if (!choices.empty()) return std::ranges::find(choices, value) != choices.end();
    const auto number = wholeNumber(value);
    return number && *number >= least && *number <= most;
}

bool Options::has(std::string_view id) const {
    return m_values.contains(std::string(id));
}

const std::string& Options::value(std::string_view id) const {
    const auto found = m_values.find(std::string(id));
    assert(found != m_values.end());
    return found->second;
}

int Options::number(std::string_view id) const {
    const auto number = wholeNumber(value(id));
    assert(number);
    return number.value_or(0);
}

Result<Options> completed(const std::vector<OptionSpec>& specs, const Options& chosen) {
    for (const auto& [id, value] : chosen.values()) {
        const auto spec = std::ranges::find(specs, id, &OptionSpec::id);
        if (spec == specs.end()) return refuse(Fault::UnknownOption, {id});
        if (!spec->allows(value))
            return refuse(Fault::BadOptionValue, {id, value, allowedValues(*spec)});
    }
    Options all = chosen;
    for (const OptionSpec& spec : specs)
        if (!all.has(spec.id)) all.set(std::string(spec.id), std::string(spec.fallback));
    return all;
}

} // namespace clockwise
