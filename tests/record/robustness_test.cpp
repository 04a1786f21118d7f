// SPDX-License-Identifier: MIT
// No file makes the reader crash, and whatever it could read is written in a form that stays.
#include "samples.h"

namespace clockwise {
namespace {

using namespace std::string_literals;

void expectSoundReading(const std::string& text) {
    const ReadResult read = readRecord(text);
    int faults = 0;
    for (const Problem& problem : read.problems) {
        faults += problem.weight == Problem::Weight::Fault ? 1 : 0;
        EXPECT_GE(problem.line, 1);
        EXPECT_GE(problem.column, 1);
    }
    ASSERT_EQ(faults, read.fault() ? 1 : 0) << text;
    ASSERT_TRUE(read.record || read.fault()) << text;
    if (!read.record) return;
    const std::string written = writeRecord(*read.record);
    const ReadResult again = readRecord(written);
    ASSERT_TRUE(again.whole() && again.problems.empty()) << text << '\n' << written;
    ASSERT_EQ(writeRecord(*again.record), written);
}

TEST(Robustness, EveryBeginningOfAFileIsRead) {
    for (const char* name :
         {"study.clockwise", "tolerant.clockwise", "illegal_turn.clockwise", "clocks.clockwise"}) {
        const std::string text = sampleFile(name);
        for (std::size_t length = 0; length <= text.size(); ++length)
            expectSoundReading(text.substr(0, length));
    }
}

TEST(Robustness, EveryChangeOfASingleByteIsRead) {
    const std::string text = smallGame("1. b6-b5! (1. b6-b3 {é}) ; x\n2. f5-e5 resign 2\n");
    const std::string others = "\0\n\r\t \"\\%()*-.09;=?A[]a{}\x80\xC3\xFF"s;
    for (std::size_t i = 0; i < text.size(); ++i)
        for (const char other : others) {
            std::string changed = text;
            changed[i] = other;
            expectSoundReading(changed);
        }
}

TEST(Robustness, EveryLossOfASingleByteIsRead) {
    const std::string text = sampleFile("study.clockwise");
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string changed = text;
        expectSoundReading(changed.erase(i, 1));
    }
}

TEST(Robustness, FilesOfOneSignAreRead) {
    for (const char sign : "[](){};!?$*.%\"\\1a \n\0\xFF"s)
        expectSoundReading(smallGame("b6-b5 " + std::string(100'000, sign)));
}

} // namespace
} // namespace clockwise
