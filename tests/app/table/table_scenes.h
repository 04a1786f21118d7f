// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/scene.h"

#include <QString>

#include <ostream>
#include <string>
#include <vector>

namespace clockwise::app {

// A board with the drawings of the game that is played on it.
struct Table {
    std::string name;
    QString game;
    const Outline* outline;

    friend std::ostream& operator<<(std::ostream& out, const Table& table) {
        return out << table.name;
    }
};

inline std::vector<Table> allTables() {
    return {{"PivitSmall", QStringLiteral("pivit"), &squareOutline(6)},
            {"PivitLarge", QStringLiteral("pivit"), &squareOutline(8)},
            {"Sputnik", QStringLiteral("sputnik"), &hexagonOutline()},
            {"Quivive", QStringLiteral("quivive"), &roundOutline()}};
}

inline Scene emptyScene(const Table& table) {
    return {table.outline, {}};
}

inline Cell cellOf(const Scene& scene, std::string_view name) {
    return scene.outline->find(name).value();
}

inline Sprite piece(const Scene& scene, int id, std::string_view art, std::string_view cell,
                    Seat owner, int quarterTurns = 0) {
    Sprite sprite;
    sprite.id = id;
    sprite.cell = cellOf(scene, cell);
    sprite.art = art;
    sprite.owner = owner;
    sprite.quarterTurns = quarterTurns;
    return sprite;
}

inline Sprite tile(const Scene& scene, int id, std::string_view art, std::string_view cell,
                   int level = 0) {
    Sprite sprite;
    sprite.id = id;
    sprite.cell = cellOf(scene, cell);
    sprite.art = art;
    sprite.layer = Sprite::Layer::Tile;
    sprite.level = level;
    return sprite;
}

} // namespace clockwise::app
