// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/record.h"
#include "clockwise/record_text.h"

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace clockwise {

inline GameRecord pivit(const Options& options = {}) {
    auto record = GameRecord::begin(*findGame("pivit"), options);
    EXPECT_TRUE(record) << describe(record.error());
    return std::move(*record);
}

// Plays turns one after the other and gives the last node.
inline NodeId playAll(GameRecord& record, NodeId at, const std::vector<std::string>& turns) {
    for (const std::string& turn : turns) {
        const auto next = record.play(at, turn);
        if (!next) {
            ADD_FAILURE() << turn << ": " << describe(next.error());
            return at;
        }
        at = *next;
    }
    return at;
}

// On the 8x8 board for two: a minion of each seat is moved out and then walks around a square for
// ever, without a capture. The position after the second turn comes back every eight turns.
inline std::vector<std::string> walkInCircles(std::size_t turns) {
    static const std::vector<std::string> round{"b2-c2", "f7-g7", "c2-c3", "g7-g6",
                                                "c3-b3", "g6-f6", "b3-b2", "f6-f7"};
    std::vector<std::string> walk{"b1-b2", "f8-f7"};
    while (walk.size() < turns) walk.push_back(round[(walk.size() - 2) % round.size()]);
    walk.resize(turns);
    return walk;
}

inline std::string sampleFile(const std::string& name) {
    std::ifstream file(std::string(CLOCKWISE_SOURCE_DIR) + "/tests/data/files/" + name,
                       std::ios::binary);
    EXPECT_TRUE(file) << name;
    return {std::istreambuf_iterator<char>(file), {}};
}

// Tags for Pivit on the small board, and the turns after them.
inline std::string smallGame(std::string_view turns) {
    std::string text = "[Format \"Clockwise 1\"]\n[Game \"pivit\"]\n[Players \"2\"]\n"
                       "[Board \"6\"]\n\n";
    text += turns;
    return text;
}

// The turns of the main line, with blanks between them.
inline std::string mainLine(const GameRecord& record) {
    std::string line;
    for (const NodeId id : record.lineThrough(kRoot)) {
        if (!line.empty()) line += ' ';
        line += record.node(id).turn.text;
    }
    return line;
}

} // namespace clockwise
