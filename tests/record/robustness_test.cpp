// SPDX-License-Identifier: MIT
// No file makes the reader crash or hang, and whatever it could read is written in a form that
// stays: what the fuzzer tries at random (docs/testing.md) is tried here one after the other.
#include "fuzz/sound_reading.h"
#include "fuzz/watchdog.h"
#include "samples.h"

#include <algorithm>
#include <filesystem>
#include <ostream>

namespace clockwise {
namespace {

using namespace std::string_literals;

// In bytes; every change of longer files would take too long.
constexpr std::size_t kMiddling = 1000;
constexpr std::size_t kSmall = 300;
constexpr std::size_t kSmallest = 75;

// What a byte is replaced by: the signs of the format, and what is no text.
const std::string kTelling = "\0\n\r\t \"\\%()*-.09$;=?A[]a{}\x80\xC3\xFF"s;

void expectSound(const std::string& text) {
    const Watchdog watchdog;
    const std::string fault = unsoundness(text);
    if (!fault.empty()) FAIL() << fault << "\nin the text:\n" << text;
}

// A file of tests/data, by its path below it.
struct DataFile {
    std::string path;

    std::string text() const {
        std::ifstream file(std::string(CLOCKWISE_SOURCE_DIR) + "/tests/data/" + path,
                           std::ios::binary);
        EXPECT_TRUE(file) << path;
        return {std::istreambuf_iterator<char>(file), {}};
    }
    std::string name() const {
        std::string name = path.substr(0, path.find('.'));
        std::ranges::replace(name, '/', '_');
        return name;
    }
    friend std::ostream& operator<<(std::ostream& out, const DataFile& file) {
        return out << file.path;
    }
};

std::vector<DataFile> filesUpTo(std::size_t bytes) {
    std::vector<DataFile> files;
    for (const std::string folder : {"corpus", "files", "games"})
        for (const auto& entry : std::filesystem::directory_iterator(
                 std::string(CLOCKWISE_SOURCE_DIR) + "/tests/data/" + folder))
            if (entry.path().extension() == ".clockwise" && entry.file_size() <= bytes)
                files.push_back({folder + '/' + entry.path().filename().string()});
    std::ranges::sort(files, {}, &DataFile::path);
    return files;
}

// Each run of digits, with a sign before it, becomes each of these.
void expectSoundWithOtherIntegers(const std::string& text) {
    const std::string digits = "0123456789";
    for (std::size_t at = text.find_first_of(digits); at != std::string::npos;) {
        const std::size_t end = std::min(text.find_first_not_of(digits, at), text.size());
        for (const char* other : {"-1", "0", "1", "7", "2147483648", "18446744073709551616",
                                  "99999999999999999999999999999999", "1.5", "1e9", "many", ""}) {
            std::string changed = text;
            expectSound(changed.replace(at, end - at, other));
        }
        at = text.find_first_of(digits, end);
    }
}

class Robustness : public testing::TestWithParam<DataFile> {};
class RobustnessOfMiddling : public testing::TestWithParam<DataFile> {};
class RobustnessOfSmall : public testing::TestWithParam<DataFile> {};
class RobustnessOfSmallest : public testing::TestWithParam<DataFile> {};

TEST_P(Robustness, EveryBeginningIsRead) {
    const std::string text = GetParam().text();
    for (std::size_t length = 0; length <= text.size(); ++length)
        expectSound(text.substr(0, length));
}

TEST_P(RobustnessOfMiddling, EveryOtherIntegerIsRead) {
    expectSoundWithOtherIntegers(GetParam().text());
}

TEST_P(RobustnessOfSmall, EveryTellingChangeOfAByteIsRead) {
    const std::string text = GetParam().text();
    for (std::size_t i = 0; i < text.size(); ++i)
        for (const char other : kTelling) {
            std::string changed = text;
            changed[i] = other;
            expectSound(changed);
        }
}

TEST_P(RobustnessOfSmall, EveryLossAndEveryDoublingOfAByteIsRead) {
    const std::string text = GetParam().text();
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string changed = text;
        expectSound(changed.erase(i, 1));
        changed = text;
        expectSound(changed.insert(i, 1, text[i]));
    }
}

TEST_P(RobustnessOfSmallest, EveryChangeOfAByteIsRead) {
    const std::string text = GetParam().text();
    for (std::size_t i = 0; i < text.size(); ++i)
        for (int other = 0; other < 256; ++other) {
            std::string changed = text;
            changed[i] = static_cast<char>(other);
            expectSound(changed);
        }
}

const auto kNameOfFile = [](const auto& each) { return each.param.name(); };
INSTANTIATE_TEST_SUITE_P(Files, Robustness, testing::ValuesIn(filesUpTo(kMostBytes)), kNameOfFile);
INSTANTIATE_TEST_SUITE_P(Files, RobustnessOfMiddling, testing::ValuesIn(filesUpTo(kMiddling)),
                         kNameOfFile);
INSTANTIATE_TEST_SUITE_P(Files, RobustnessOfSmall, testing::ValuesIn(filesUpTo(kSmall)),
                         kNameOfFile);
INSTANTIATE_TEST_SUITE_P(Files, RobustnessOfSmallest, testing::ValuesIn(filesUpTo(kSmallest)),
                         kNameOfFile);

TEST(RobustnessOfLong, FilesOfOneSignAreRead) {
    for (const char sign : "[](){};!?$*.%\"\\1a \n\0\xFF"s)
        expectSound(smallGame("b6-b5 " + std::string(100'000, sign)));
}

} // namespace
} // namespace clockwise
