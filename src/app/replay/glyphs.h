// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <array>
#include <vector>

namespace clockwise::app {

// The glyphs that judge a turn, one at a time, as in PGN: 1 to 6.
inline constexpr std::array kJudgements{1, 2, 3, 4, 5, 6};

// "!", "?!", "±"; "$146" for one that has no sign.
QString glyphSign(int glyph);
// All of them, after a turn.
QString glyphSigns(const std::vector<int>& glyphs);
// What a judgement means.
QString judgementName(int glyph);

// The glyphs with another judgement, or with none for 0; the others stay.
std::vector<int> withJudgement(std::vector<int> glyphs, int judgement);
// 0 for none.
int judgementOf(const std::vector<int>& glyphs);

} // namespace clockwise::app
