// SPDX-License-Identifier: MIT
#include "clockwise/diagram.h"

#include <algorithm>
#include <cassert>

namespace clockwise {
namespace {

constexpr int kIdsOfCell = static_cast<int>(kMostOnCell) + 1;

} // namespace

const ThingKind& DiagramKit::kindOf(const Thing& thing) const {
    const auto found = std::ranges::find(things, thing.kind, &ThingKind::id);
    assert(found != things.end());
    return *found;
}

Diagram emptyDiagram(const DiagramKit& kit) {
    Diagram diagram;
    diagram.cells.resize(kit.outline->places.size());
    for (const NoteKind& note : kit.notes)
        diagram.notes.emplace_back(note.isSeats() ? std::string_view() : note.choices.front());
    return diagram;
}

Scene diagramScene(const DiagramKit& kit, const Diagram& diagram) {
    Scene scene{kit.outline, {}};
    for (const auto layer : {Sprite::Layer::Tile, Sprite::Layer::Piece})
        for (std::size_t i = 0; i < diagram.cells.size(); ++i) {
            int level = 0;
            int place = 0;
            for (const Thing& thing : diagram.cells[i]) {
                const ThingKind& kind = kit.kindOf(thing);
                const int below = level;
                if (kind.layer == Sprite::Layer::Tile) ++level;
                const int id = static_cast<int>(i) * kIdsOfCell + place++;
                if (kind.layer != layer) continue;
                Sprite sprite;
                sprite.id = id;
                sprite.cell = Cell(static_cast<int>(i));
                sprite.art = kind.id;
                sprite.owner = thing.owner;
                sprite.layer = layer;
                sprite.quarterTurns = thing.facing;
                sprite.level = below;
                scene.sprites.push_back(sprite);
            }
        }
    return scene;
}

} // namespace clockwise
