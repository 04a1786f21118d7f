// SPDX-License-Identifier: MIT
// Turns and boards as text: rules.md section 4.
#include "rules.h"

#include <algorithm>

namespace clockwise::quivive {
namespace {

constexpr char kDiscMark = '+';
constexpr char kPawnMark = '@';
constexpr char kStepMark = '-';
constexpr char kTakeMark = 'x';

std::string seatName(unsigned index) {
    return std::to_string(index + 1);
}

Result<std::uint8_t> cellNamed(std::string_view name) {
    const auto cell = roundOutline().find(name);
    if (!cell) return refuse(Fault::NoSuchCell, {std::string(name)});
    return static_cast<std::uint8_t>(cell->index());
}

unsigned ownerOf(const Position& p, int cell) {
    unsigned seat = 0;
    while ((p.pawns[seat] & bit(cell)) == 0) ++seat;
    return seat;
}

Result<Move> disc(const Position& p, std::string_view name) {
    if (p.stage != Stage::Building) return refuse(Fault::BuildingIsOver);
    return cellNamed(name).and_then([&](std::uint8_t cell) -> Result<Move> {
        if ((discCells(p) & bit(cell)) == 0)
            return refuse(Fault::WrongHeight, {std::to_string(buildingHeight(p)), nameOf(cell),
                                               std::to_string(heightOf(p, cell))});
        return Move{Move::Kind::Disc, 0, cell};
    });
}

Result<Move> pawn(const Position& p, std::string_view name) {
    if (p.stage == Stage::Building) return refuse(Fault::StillBuilding);
    if (p.stage == Stage::Playing) return refuse(Fault::NotPlacingNow);
    return cellNamed(name).and_then([&](std::uint8_t cell) -> Result<Move> {
        if ((occupied(p) & bit(cell)) != 0) return refuse(Fault::CellOccupied, {nameOf(cell)});
        return Move{Move::Kind::Pawn, 0, cell};
    });
}

Result<void> checkStep(const Position& p, std::uint8_t from, std::uint8_t to) {
    const Bits all = occupied(p);
    if ((all & bit(from)) == 0) return refuse(Fault::NoPieceThere, {nameOf(from)});
    if ((movable(p, p.turn) & bit(from)) == 0)
        return refuse(Fault::NotYourPiece,
                      {nameOf(from), seatName(ownerOf(p, from)), seatName(p.turn)});
    if ((kNear[from] & bit(to)) == 0) return refuse(Fault::NotAdjacent, {nameOf(from), nameOf(to)});
    if ((p.level[0] & bit(to)) == 0) return refuse(Fault::NothingToStandOn, {nameOf(to)});
    if ((all & bit(to)) != 0) return refuse(Fault::CellOccupied, {nameOf(to)});
    return {};
}

Result<Move> step(const Position& p, std::string_view text) {
    if (p.stage == Stage::Building) return refuse(Fault::StillBuilding);
    if (p.stage == Stage::Placing) return refuse(Fault::StillPlacing);
    const auto from = cellNamed(text.substr(0, 2));
    if (!from) return tl::unexpected(from.error());
    const auto to = cellNamed(text.substr(3, 2));
    if (!to) return tl::unexpected(to.error());
    if (const auto fine = checkStep(p, *from, *to); !fine) return tl::unexpected(fine.error());
    if (text.size() == 5) return refuse(Fault::MustTake, {std::string(text)});
    const auto taken = cellNamed(text.substr(6, 2));
    if (!taken) return tl::unexpected(taken.error());
    if ((p.level[0] & bit(*taken)) == 0) return refuse(Fault::NothingToTake, {nameOf(*taken)});
    if ((takeable(p, *from, occupied(p)) & ~bit(*to) & bit(*taken)) == 0)
        return refuse(Fault::CellOccupied, {nameOf(*taken)});
    return Move{Move::Kind::Step, *from, *to, *taken};
}

std::string stageText(const Position& p) {
    if (p.stage == Stage::Building) {
        const int second = std::max(0, kSecondDiscs - p.discs);
        const int third = kSecondDiscs + kThirdDiscs - p.discs - second;
        return "discs to put on height 1: " + std::to_string(second) +
               ", on height 2: " + std::to_string(third) + '\n';
    }
    if (p.stage == Stage::Playing) return {};
    std::string text = "pawns to place:";
    for (unsigned seat = 0; seat < p.seats; ++seat)
        if (mustPlace(p, seat))
            text += " seat " + seatName(seat) + ": " +
                    std::to_string(p.pawnsEach - sizeOf(p.pawns[seat])) + ',';
    text.back() = '\n';
    return text;
}

} // namespace

std::string Rules::format(const Position&, const Move& m) {
    switch (m.kind) {
    case Move::Kind::Disc: return kDiscMark + nameOf(m.to);
    case Move::Kind::Pawn: return kPawnMark + nameOf(m.to);
    case Move::Kind::Step: break;
    }
    return nameOf(m.from) + kStepMark + nameOf(m.to) + kTakeMark + nameOf(m.taken);
}

Result<Move> Rules::parse(const Position& p, std::string_view text) {
    if (text.size() == 3 && text[0] == kDiscMark) return disc(p, text.substr(1));
    if (text.size() == 3 && text[0] == kPawnMark) return pawn(p, text.substr(1));
    const bool bare = text.size() == 5 && text[2] == kStepMark;
    const bool takes = text.size() == 8 && text[2] == kStepMark && text[5] == kTakeMark;
    if (bare || takes) return step(p, text);
    return refuse(Fault::UnreadableTurn, {std::string(text)});
}

// A cell is its height, with the seat of the pawn on it before: "2" or "1/2"; "." has no disc.
std::string Rules::text(const Position& p) {
    constexpr std::size_t width = 4;
    std::string board;
    int cell = kCells;
    for (int rank = kRanks - 1; rank >= 0; --rank) {
        const int cut = cutOf(rank);
        cell -= kRanks - 2 * cut;
        board += std::to_string(rank + 1) + "  ";
        board += std::string(static_cast<std::size_t>(cut) * width, ' ');
        for (int file = cut; file < kRanks - cut; ++file) {
            const int place = cell + file - cut;
            const int height = heightOf(p, place);
            std::string here = height == 0 ? "." : std::to_string(height);
            if ((occupied(p) & bit(place)) != 0) here = seatName(ownerOf(p, place)) + '/' + here;
            here.resize(width, ' ');
            board += here;
        }
        board.erase(board.find_last_not_of(' ') + 1);
        board += '\n';
    }
    board += "   a   b   c   d   e   f   g\n";
    return board + stageText(p);
}

} // namespace clockwise::quivive
