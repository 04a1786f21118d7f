// SPDX-License-Identifier: MIT
// A libFuzzer target: docs/testing.md.
#include "sound_reading.h"

#include "clockwise/record_text.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

using namespace clockwise;

// Random bytes hardly ever make a turn, so some changes put in a legal one: the record that the
// text up to a place makes says which turns go on from there.
std::string withLegalTurn(const std::string& text, std::mt19937& random) {
    const std::size_t words = text.find("\n\n");
    const std::size_t from = words == std::string::npos ? 0 : words + 2;
    const std::size_t cut = from + random() % (text.size() - from + 1);
    const ReadResult read = readRecord(std::string_view(text).substr(0, cut));
    if (!read.record) return text;
    const std::vector<NodeId> line = read.record->lineThrough(kRoot);
    const bool replaces = !line.empty() && random() % 4 == 0;
    const NodeId last = line.empty() ? kRoot : line.back();
    const NodeId at = replaces ? read.record->node(last).parent : last;
    const auto turns = read.record->node(at).standing.state->turns();
    if (turns.empty()) return text;
    const std::string& turn = turns[random() % turns.size()].text;
    return text.substr(0, cut) + (replaces ? " (" + turn + ") " : ' ' + turn + ' ') +
           text.substr(cut);
}

} // namespace

// The names are libFuzzer's.
// NOLINTBEGIN(readability-identifier-naming)
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
    std::mt19937 random(seed);
    if (random() % 4 != 0) return LLVMFuzzerMutate(data, size, most);
    const std::string text = withLegalTurn({data, data + size}, random);
    if (text.size() > most) return LLVMFuzzerMutate(data, size, most);
    std::ranges::copy(text, data);
    return text.size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string fault = unsoundness({reinterpret_cast<const char*>(data), size});
    if (fault.empty()) return 0;
    std::fprintf(stderr, "%s\n", fault.c_str());
    std::abort();
}
// NOLINTEND(readability-identifier-naming)
