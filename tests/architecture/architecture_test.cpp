// SPDX-License-Identifier: MIT
// What the tree promises about itself: docs/architecture.md.
#include "source_tree.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace clockwise {
namespace {

using Names = std::set<std::string>;

// Which layers a layer may include; a layer is a folder of src, and rules are core and games.
const std::map<std::string, Names> kArrows{
    {"rules", {"rules"}},
    {"record", {"record", "rules"}},
    {"session", {"session", "record", "rules"}},
    {"cli", {"cli", "session", "record", "rules"}},
    {"app", {"app", "session", "record", "rules"}},
};

// The public headers that do not belong to the rules. One that is not listed counts as theirs, so
// it may include the least.
const std::map<std::string, std::string> kLayerOfHeader{
    {"clock.h", "record"},       {"record.h", "record"},       {"record_text.h", "record"},
    {"session.h", "session"},    {"turn_picker.h", "session"}, {"turn_reason.h", "session"},
    {"game_clock.h", "session"}, {"scene_diff.h", "session"},  {"typed_turn.h", "session"},
};

// The layer a path of the tree belongs to; empty for what is in none (tests, benchmarks).
std::string layerOf(const std::string& path) {
    constexpr std::string_view kPublic = "include/clockwise/";
    if (path.starts_with(kPublic)) {
        const auto found = kLayerOfHeader.find(path.substr(kPublic.size()));
        return found == kLayerOfHeader.end() ? "rules" : found->second;
    }
    if (!path.starts_with("src/")) return {};
    const std::string folder = path.substr(4, path.find('/', 4) - 4);
    return folder == "core" || folder == "games" ? "rules" : folder;
}

// The folder of a game; empty for what is in none.
std::string gameOf(const std::string& path) {
    constexpr std::string_view kGames = "src/games/";
    const auto slash = path.find('/', kGames.size());
    return path.starts_with(kGames) && slash != std::string::npos
               ? path.substr(kGames.size(), slash - kGames.size())
               : std::string();
}

std::vector<std::string> gameIds() {
    std::vector<std::string> ids;
    for (const std::string& line : linesOf("src/games/games.def"))
        if (line.starts_with("GAME(")) ids.push_back(line.substr(5, line.find(')') - 5));
    return ids;
}

TEST(Architecture, OnlyTheWindowKnowsQt) {
    for (const std::string& file : filesUnder({"include", "src", "tests", "bench"})) {
        if (file.starts_with("src/app/") || file.starts_with("tests/app/") ||
            file.starts_with("bench/app/"))
            continue;
        for (const Include& include : includesOf(file))
            EXPECT_FALSE(include.text.starts_with("Q"))
                << file << ':' << include.line << " includes " << include.text;
    }
}

TEST(Architecture, IncludesFollowTheArrows) {
    for (const std::string& file : filesUnder({"include", "src"})) {
        if (includesOf(file).empty()) continue;
        const std::string layer = layerOf(file);
        ASSERT_TRUE(kArrows.contains(layer)) << file << " is in a layer without arrows";
        for (const Include& include : includesOf(file)) {
            const std::string target = layerOf(include.path);
            EXPECT_TRUE(target.empty() || kArrows.at(layer).contains(target))
                << file << ':' << include.line << " includes " << include.text << " of " << target;
        }
    }
}

TEST(Architecture, AGameKnowsNoOtherGame) {
    for (const std::string& file : filesUnder({"src"}))
        for (const Include& include : includesOf(file)) {
            const std::string game = gameOf(include.path);
            EXPECT_TRUE(game.empty() || game == gameOf(file))
                << file << ':' << include.line << " includes " << include.text;
        }
}

TEST(Architecture, EveryGameHasItsFolderItsArtAndItsRulesPage) {
    const std::vector<std::string> ids = gameIds();
    ASSERT_FALSE(ids.empty());
    for (const std::string& id : ids) {
        EXPECT_FALSE(filesUnder({"src/games/" + id}).empty()) << id;
        EXPECT_FALSE(filesUnder({"resources/games/" + id}).empty()) << id;
        EXPECT_TRUE(isFile("docs/rules/" + id + ".md")) << id;
    }
}

TEST(Architecture, EveryGameFolderIsListed) {
    const std::vector<std::string> ids = gameIds();
    for (const std::string& file : filesUnder({"src/games"})) {
        const std::string game = gameOf(file);
        EXPECT_TRUE(game.empty() || std::ranges::count(ids, game) == 1) << game;
    }
}

TEST(Architecture, NoSourceFileIsLong) {
    constexpr std::size_t kMostLines = 400;
    for (const std::string& file : filesUnder({"include", "src"}))
        EXPECT_LE(linesOf(file).size(), kMostLines) << file;
}

TEST(Architecture, EverySourceFileNamesItsLicence) {
    const Names scripts{"play", "check", ".ci/run", ".ci/setup.sh", ".ci/packages"};
    const Names kinds{".h", ".cpp", ".def", ".cmake", ".sh", ".in", ".xml", ".svg"};
    const std::string licence = "SPDX-License-Identifier: MIT";
    for (const std::string& file : wholeTree()) {
        const std::filesystem::path path(file);
        if (!kinds.contains(path.extension().string()) && !scripts.contains(file) &&
            path.filename() != "CMakeLists.txt")
            continue;
        // After a script's first line or an XML declaration the licence may be the second.
        const std::vector<std::string> lines = linesOf(file);
        const bool found = std::any_of(
            lines.begin(), lines.begin() + std::min<std::ptrdiff_t>(2, std::ssize(lines)),
            [&](const std::string& line) { return line.find(licence) != std::string::npos; });
        EXPECT_TRUE(found) << file;
    }
}

TEST(Architecture, NoFileNamesAPlaceOnSomebodysMachine) {
    // Put together here, so that this file does not find itself.
    std::vector<std::string> places;
    for (const std::string folder : {"home", "work", "root", "tmp", "Users"})
        places.push_back("/" + folder + "/");
    const auto begins = [](const std::string& line, std::size_t at) {
        return at == 0 ||
               std::string_view(" \t\"'`=(<:").find(line[at - 1]) != std::string_view::npos;
    };
    for (const std::string& file : wholeTree()) {
        std::size_t number = 0;
        for (const std::string& line : linesOf(file)) {
            ++number;
            for (const std::string& place : places) {
                const auto at = line.find(place);
                EXPECT_FALSE(at != std::string::npos && begins(line, at))
                    << file << ':' << number << ": " << line;
            }
        }
    }
}

} // namespace
} // namespace clockwise
