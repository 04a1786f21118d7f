// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace clockwise {

// How many bytes the character at the front of a text has; 0 when it is none of UTF-8 or a NUL.
std::size_t characterAt(std::string_view text);

// How many bytes at the front of a text are sound: all of them in a sound text.
std::size_t soundPart(std::string_view text);

// Whether a byte begins a character, so that counting these counts characters.
constexpr bool beginsCharacter(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

int characters(std::string_view text);

// The text with every unsound byte replaced by U+FFFD and every kind of line end by LF.
std::string soundText(std::string_view text);

} // namespace clockwise
