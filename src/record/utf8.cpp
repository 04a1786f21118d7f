// SPDX-License-Identifier: MIT
#include "utf8.h"

#include <algorithm>
#include <array>

namespace clockwise {
namespace {

// What a first byte promises: how many bytes follow, and the range of the next one. The ranges keep
// out overlong forms, surrogates and what lies beyond U+10FFFF.
struct Lead {
    unsigned first;
    unsigned last;
    std::size_t length;
    unsigned nextLeast;
    unsigned nextMost;
};

constexpr std::array<Lead, 8> kLeads{{
    {0xC2, 0xDF, 2, 0x80, 0xBF},
    {0xE0, 0xE0, 3, 0xA0, 0xBF},
    {0xE1, 0xEC, 3, 0x80, 0xBF},
    {0xED, 0xED, 3, 0x80, 0x9F},
    {0xEE, 0xEF, 3, 0x80, 0xBF},
    {0xF0, 0xF0, 4, 0x90, 0xBF},
    {0xF1, 0xF3, 4, 0x80, 0xBF},
    {0xF4, 0xF4, 4, 0x80, 0x8F},
}};

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

} // namespace

std::size_t characterAt(std::string_view text) {
    if (text.empty()) return 0;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned>(text[i]) & 0xFFU; };
    if (byte(0) < 0x80) return byte(0) == 0 ? 0 : 1;
    const auto lead = std::ranges::find_if(
        kLeads, [&](const Lead& one) { return byte(0) >= one.first && byte(0) <= one.last; });
    if (lead == kLeads.end() || text.size() < lead->length) return 0;
    if (byte(1) < lead->nextLeast || byte(1) > lead->nextMost) return 0;
    for (std::size_t i = 2; i < lead->length; ++i)
        if (beginsCharacter(text[i])) return 0;
    return lead->length;
}

std::size_t soundPart(std::string_view text) {
    std::size_t end = 0;
    while (const std::size_t length = characterAt(text.substr(end))) end += length;
    return end;
}

int characters(std::string_view text) {
    return static_cast<int>(std::ranges::count_if(text, beginsCharacter));
}

std::string soundText(std::string_view text) {
    std::string sound;
    sound.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = characterAt(text);
        if (length == 0) {
            sound += kReplacement;
        } else if (text.front() == '\r') {
            if (!text.substr(1).starts_with('\n')) sound += '\n';
        } else {
            sound += text.substr(0, length);
        }
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return sound;
}

} // namespace clockwise
