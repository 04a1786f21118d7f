// SPDX-License-Identifier: MIT
#include "glyphs.h"

#include <QCoreApplication>

#include <algorithm>

namespace clockwise::app {
namespace {

struct Glyphs {
    Q_DECLARE_TR_FUNCTIONS(Glyphs)
};

bool isJudgement(int glyph) {
    return std::ranges::find(kJudgements, glyph) != kJudgements.end();
}

} // namespace

QString glyphSign(int glyph) {
    switch (glyph) {
    case 1: return QStringLiteral("!");
    case 2: return QStringLiteral("?");
    case 3: return QStringLiteral("!!");
    case 4: return QStringLiteral("??");
    case 5: return QStringLiteral("!?");
    case 6: return QStringLiteral("?!");
    case 10: return QStringLiteral("=");
    case 13: return QStringLiteral("∞");
    case 16: return QStringLiteral("±");
    case 17: return QStringLiteral("∓");
    case 18: return QStringLiteral("+−");
    case 19: return QStringLiteral("−+");
    default: return QStringLiteral("$%1").arg(glyph);
    }
}

QString glyphSigns(const std::vector<int>& glyphs) {
    QString signs;
    for (const int glyph : glyphs)
        signs += (isJudgement(glyph) ? QString() : QStringLiteral(" ")) + glyphSign(glyph);
    return signs;
}

QString judgementName(int glyph) {
    switch (glyph) {
    case 1: return Glyphs::tr("A good turn");
    case 2: return Glyphs::tr("A poor turn");
    case 3: return Glyphs::tr("A brilliant turn");
    case 4: return Glyphs::tr("A blunder");
    case 5: return Glyphs::tr("A turn worth a thought");
    default: return Glyphs::tr("A doubtful turn");
    }
}

std::vector<int> withJudgement(std::vector<int> glyphs, int judgement) {
    std::erase_if(glyphs, isJudgement);
    if (judgement != 0) glyphs.insert(glyphs.begin(), judgement);
    return glyphs;
}

int judgementOf(const std::vector<int>& glyphs) {
    const auto found = std::ranges::find_if(glyphs, isJudgement);
    return found == glyphs.end() ? 0 : *found;
}

} // namespace clockwise::app
