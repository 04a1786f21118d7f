// SPDX-License-Identifier: MIT
// The files of Qt Linguist against the sentences in the sources.
#include "ts_file.h"

#include <QRegularExpression>

#include <algorithm>
#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::ElementsAreArray;

std::vector<std::string> found(const QString& text, const QRegularExpression& pattern) {
    std::vector<std::string> all;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        all.push_back(match.next().captured().toStdString());
    std::ranges::sort(all);
    return all;
}

// What the program and the reader need to find again: places for names, tags, keys, figures (so
// cells as well) and line breaks.
std::vector<std::string> fixedPartsOf(const QString& text) {
    static const QRegularExpression fixed(
        QStringLiteral("%L?[0-9n]|</?[a-z0-9]+>|&(?=\\w)|\\b[a-g]?[0-9]+|\\bF1?[0-9]\\b|Ctrl|\\n"));
    return found(text, fixed);
}

// The spaces before and after, such as that before a unit.
std::pair<qsizetype, qsizetype> edgesOf(const QString& text) {
    const QString inner = text.trimmed();
    return {text.indexOf(inner), text.size() - text.indexOf(inner) - inner.size()};
}

struct Wording {
    const char* part;     // of the program: "window", or "help"
    const char* files;    // in resources/translations, without the language
    const char* language; // with as many plural forms as English
};

std::string nameOf(const testing::TestParamInfo<Wording>& each) {
    return std::string(each.param.part) + "_" + each.param.language;
}

TsFile translationOf(const Wording& wording) {
    return readTs(
        QStringLiteral(CLOCKWISE_SOURCE_DIR "/resources/translations/%1_%2.ts")
            .arg(QString::fromLatin1(wording.files), QString::fromLatin1(wording.language)));
}

// Whether everything that is said is translated, and nothing else.
class WordingOf : public testing::TestWithParam<Wording> {
  protected:
    const TsFile m_sources = wordingOf(QString::fromLatin1(GetParam().part));
    const TsFile m_translated = translationOf(GetParam());
};

TEST_P(WordingOf, IsTranslatedToTheLastSentence) {
    EXPECT_GT(m_sources.size(), 100);
    for (auto each = m_sources.begin(); each != m_sources.end(); ++each) {
        const auto translation = m_translated.find(each.key());
        const bool isThere = translation != m_translated.end() && translation->finished &&
                             !translation->forms.isEmpty();
        EXPECT_TRUE(isThere) << "not translated: " << each.key().toStdString();
    }
}

TEST_P(WordingOf, HoldsNothingThatIsNoLongerSaid) {
    for (auto each = m_translated.begin(); each != m_translated.end(); ++each)
        EXPECT_TRUE(m_sources.contains(each.key())) << each.key().toStdString();
}

constexpr Wording kHelpInSpanish{"help", "help", "es"};
constexpr Wording kHelpInFrench{"help", "help", "fr"};
constexpr Wording kWindowInSpanish{"window", "clockwise", "es"};
constexpr Wording kWindowInFrench{"window", "clockwise", "fr"};

INSTANTIATE_TEST_SUITE_P(OfThe, WordingOf,
                         testing::Values(kHelpInSpanish, kHelpInFrench, kWindowInSpanish,
                                         kWindowInFrench),
                         nameOf);

// What is translated is put well.
class TranslationOf : public testing::TestWithParam<Wording> {
  protected:
    const TsFile m_translated = translationOf(GetParam());
};

TEST_P(TranslationOf, HasRealPlurals) {
    for (const Message& message : m_translated) {
        EXPECT_EQ(message.forms.size(), message.numerus ? 2 : 1) << message.source.toStdString();
        for (const QString& form : message.forms)
            EXPECT_FALSE(form.contains(QStringLiteral("(s)"))) << form.toStdString();
    }
}

TEST_P(TranslationOf, KeepsPlaceholdersTagsAndCells) {
    for (const Message& message : m_translated) {
        const auto wanted = fixedPartsOf(message.source);
        for (const QString& form : message.forms)
            if (!message.numerus || form.contains(QStringLiteral("%n"))) {
                EXPECT_THAT(fixedPartsOf(form), ElementsAreArray(wanted)) << form.toStdString();
            }
    }
}

// A French reader sees a colon at the start of a line as a mistake.
TEST_P(TranslationOf, HasTheSpacesOfItsLanguage) {
    static const QRegularExpression breaking(QStringLiteral(" [:;!?»]|« |  "));
    static const QRegularExpression missing(
        QStringLiteral("[^\\x{202f}:;!?][;!?]|[^\\x{a0}:;!?]:(?!\\S)"));
    const bool isFrench = GetParam().language == std::string("fr");
    for (const Message& message : m_translated)
        for (const QString& form : message.forms) {
            EXPECT_THAT(found(form, breaking), testing::IsEmpty()) << form.toStdString();
            if (isFrench) {
                EXPECT_THAT(found(form, missing), testing::IsEmpty()) << form.toStdString();
            }
            EXPECT_EQ(edgesOf(form), edgesOf(message.source)) << form.toStdString();
        }
}

INSTANTIATE_TEST_SUITE_P(OfThe, TranslationOf,
                         testing::Values(kHelpInSpanish, kHelpInFrench, kWindowInSpanish,
                                         kWindowInFrench),
                         nameOf);

} // namespace
} // namespace clockwise::app
