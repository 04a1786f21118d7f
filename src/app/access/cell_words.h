// SPDX-License-Identifier: MIT
// What is on a board, in words: for those who have it read aloud.
#pragma once

#include "table/board_mark.h"

#include "clockwise/record.h"
#include "clockwise/scene.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <vector>

namespace clockwise::app {

// "minion of Ana", without its arrows.
QString pieceWords(const GameRecord& record, const Sprite& piece);

// What lies on a cell, the uppermost first, or that it is empty: {"minion of Ana", "arrows left and
// right"}. Somebody may know more about a thing, by how many others lie beneath it; that comes
// right after it.
using MoreOfThing = std::function<QStringList(std::size_t beneath)>;
QStringList thingsOn(const GameRecord& record, const Scene& picture, Cell cell,
                     const MoreOfThing& more = {});

// A cell, what lies on it and what it is marked with: "d4, minion of Ana, arrows left and right,
// can move". Left and right are those of the picture, which may be turned; its owners are the looks
// that the game's seats have, as a board shows them.
QString cellWords(const GameRecord& record, const Scene& picture,
                  const std::vector<BoardMark>& marks, Cell cell);

} // namespace clockwise::app
