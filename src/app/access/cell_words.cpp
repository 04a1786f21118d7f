// SPDX-License-Identifier: MIT
#include "cell_words.h"

#include "table/seat_looks.h"
#include "words.h"

#include <QCoreApplication>

#include <algorithm>

namespace clockwise::app {
namespace {

struct CellWords {
    Q_DECLARE_TR_FUNCTIONS(CellWords)
};

using MarkKind = BoardMark::Kind;

QString arrows(const Sprite& piece) {
    return piece.quarterTurns % 2 == 0 ? CellWords::tr("arrows up and down")
                                       : CellWords::tr("arrows left and right");
}

bool hasArrows(const Sprite& piece) {
    return piece.art == "minion" || piece.art == "master";
}

QString tileWords(const GameRecord& record, const Sprite& tile) {
    if (tile.art == "pad" && tile.owner)
        return CellWords::tr("launch pad of %1").arg(seatName(record, *tile.owner));
    if (tile.art == "galaxy") return CellWords::tr("galaxy");
    if (tile.art == "disc") return CellWords::tr("disc");
    return fromUtf8(tile.art);
}

QString stackWords(const Sprite& tile, int height) {
    if (tile.art == "galaxy") return CellWords::tr("stack of %n galaxies", nullptr, height);
    return CellWords::tr("stack of %n discs", nullptr, height);
}

// A board shows each thing as one of whoever has that look of their own.
Sprite ofSeat(Sprite sprite, const SeatLooks& looks) {
    if (!sprite.owner) return sprite;
    const auto seats = SeatSet::firstSeats(Seat::kMost).toVector();
    sprite.owner = *std::ranges::find(seats, *sprite.owner, [&](Seat seat) { return looks[seat]; });
    return sprite;
}

bool stacksWith(const Sprite& tile, const Sprite& other) {
    return tile.layer == Sprite::Layer::Tile && !tile.owner && other.layer == tile.layer &&
           other.art == tile.art;
}

// The first and the second of the marks that the last turn left: where from and where to.
QString lastTurnWords(const std::vector<BoardMark>& marks, Cell cell) {
    const auto isOfLast = [](const BoardMark& mark) { return mark.kind == MarkKind::LastTurn; };
    const auto count = std::ranges::count_if(marks, isOfLast);
    const auto first = std::ranges::find_if(marks, isOfLast);
    if (count < 2) return CellWords::tr("the last turn was here");
    return first->cell == cell ? CellWords::tr("the last turn came from here")
                               : CellWords::tr("the last turn went here");
}

QString markWords(const GameRecord& record, const std::vector<BoardMark>& marks,
                  const BoardMark& mark) {
    const auto who = [&] { return seatName(record, mark.seat); };
    switch (mark.kind) {
    case MarkKind::LastTurn: return lastTurnWords(marks, mark.cell);
    case MarkKind::LastRemoved: return CellWords::tr("taken by the last turn");
    case MarkKind::EarlierTurn: return CellWords::tr("an earlier turn of %1 was here").arg(who());
    case MarkKind::EarlierRemoved:
        return CellWords::tr("taken by an earlier turn of %1").arg(who());
    case MarkKind::Step: return CellWords::tr("may move here");
    case MarkKind::Capture: return CellWords::tr("may capture here");
    case MarkKind::Promotion: return CellWords::tr("may move here and be promoted");
    case MarkKind::PromotingCapture: return CellWords::tr("may capture here and be promoted");
    case MarkKind::Rescue: return CellWords::tr("the launch pad may come here");
    case MarkKind::Removal: return CellWords::tr("may be taken");
    case MarkKind::Disc: return CellWords::tr("a disc may be put here");
    case MarkKind::Pawn: return CellWords::tr("a pawn may be placed here");
    case MarkKind::InHand: return CellWords::tr("in hand");
    case MarkKind::Movable: return CellWords::tr("can move");
    case MarkKind::Protected: return mark.reason;
    case MarkKind::Pointed: return CellWords::tr("pointed out");
    }
    return {};
}

} // namespace

QStringList thingsOn(const GameRecord& record, const Scene& picture, Cell cell,
                     const MoreOfThing& more) {
    std::vector<Sprite> sprites; // the lowest first
    for (const Sprite& sprite : picture.sprites)
        if (sprite.cell == cell) sprites.push_back(ofSeat(sprite, looksOf(record)));
    QStringList things;
    while (!sprites.empty()) {
        const Sprite top = sprites.back();
        int height = 0;
        for (; !sprites.empty() && (height == 0 || stacksWith(top, sprites.back())); ++height)
            sprites.pop_back();
        if (top.layer == Sprite::Layer::Piece)
            things << pieceWords(record, top);
        else
            things << (height > 1 ? stackWords(top, height) : tileWords(record, top));
        if (hasArrows(top)) things << arrows(top);
        if (more) things << more(sprites.size());
    }
    if (things.isEmpty()) things << CellWords::tr("empty");
    if ((*picture.outline)[cell].art.starts_with("goal")) things << CellWords::tr("corner");
    return things;
}

QString pieceWords(const GameRecord& record, const Sprite& piece) {
    const QString who = piece.owner ? seatName(record, *piece.owner) : QString();
    if (piece.art == "minion") return CellWords::tr("minion of %1").arg(who);
    if (piece.art == "master") return CellWords::tr("master of %1").arg(who);
    if (piece.art == "rocket") return CellWords::tr("rocket of %1").arg(who);
    if (piece.art == "pawn") return CellWords::tr("pawn of %1").arg(who);
    return fromUtf8(piece.art) + QLatin1Char(' ') + who;
}

QString cellWords(const GameRecord& record, const Scene& picture,
                  const std::vector<BoardMark>& marks, Cell cell) {
    QStringList words{fromUtf8((*picture.outline)[cell].name)};
    words << thingsOn(record, picture, cell);
    for (const BoardMark& mark : marks)
        if (mark.cell == cell) words << markWords(record, marks, mark);
    return words.join(QStringLiteral(", "));
}

} // namespace clockwise::app
