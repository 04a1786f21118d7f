// SPDX-License-Identifier: MIT
// Turns and boards as text: rules.md section 4.
#include "rules.h"

namespace clockwise::sputnik {
namespace {

constexpr char kStepMark = '-';
constexpr char kRescueMark = '^';
constexpr char kTakeMark = 'x';

std::string seatName(unsigned index) {
    return std::to_string(index + 1);
}

Result<std::uint8_t> cellNamed(std::string_view name) {
    const auto cell = hexagonOutline().find(name);
    if (!cell) return refuse(Fault::NoSuchCell, {std::string(name)});
    return static_cast<std::uint8_t>(cell->index());
}

// The rocket on a cell when it is the seat's on turn.
Result<unsigned> ownRocketOn(const Position& p, std::uint8_t cell) {
    if ((p.occupied & bit(cell)) == 0) return refuse(Fault::NoPieceThere, {nameOf(cell)});
    const unsigned rocket = rocketOn(p, cell);
    if (seatOf(p, rocket) != p.turn)
        return refuse(Fault::NotYourPiece,
                      {nameOf(cell), seatName(seatOf(p, rocket)), seatName(p.turn)});
    return rocket;
}

Result<void> checkRescue(const Position& p, unsigned rocket, std::uint8_t to) {
    const std::uint8_t from = p.at[rocket];
    const std::uint8_t pad = p.pad[rocket];
    if (pad == kNowhere) return refuse(Fault::LaunchPadUsed, {nameOf(from)});
    if ((p.occupied & bit(pad)) != 0) return refuse(Fault::LaunchPadOccupied, {nameOf(pad)});
    if (!mayRescue(p)) return refuse(Fault::RocketNotStuck);
    if ((kNear[from] & bit(to)) == 0) return refuse(Fault::NotAdjacent, {nameOf(from), nameOf(to)});
    if (((p.galaxies | p.pads) & bit(to)) != 0) return refuse(Fault::CellNotEmpty, {nameOf(to)});
    return {};
}

Result<void> checkStep(const Position& p, unsigned rocket, std::uint8_t to) {
    const std::uint8_t from = p.at[rocket];
    if ((kNear[from] & bit(to)) == 0) return refuse(Fault::NotAdjacent, {nameOf(from), nameOf(to)});
    if (((p.galaxies | p.pads) & bit(to)) == 0)
        return refuse(Fault::NothingToStandOn, {nameOf(to)});
    if ((p.occupied & bit(to)) != 0) return refuse(Fault::CellOccupied, {nameOf(to)});
    return {};
}

// Whether a galaxy may be taken after a legal step to `to`.
Result<void> checkRemoval(const Position& p, unsigned rocket, std::uint8_t to, std::uint8_t cell) {
    if ((takeable(p, rocket) & ~bit(to) & bit(cell)) != 0) return {};
    if ((p.pads & bit(cell)) != 0) return refuse(Fault::LaunchPadStays, {nameOf(cell)});
    if ((p.galaxies & bit(cell)) == 0) return refuse(Fault::NothingToTake, {nameOf(cell)});
    const Bits standing = (p.occupied ^ bit(p.at[rocket])) | bit(to);
    if ((standing & bit(cell)) != 0) return refuse(Fault::CellOccupied, {nameOf(cell)});
    const int guard = lowest(kNear[cell] & p.pads & ~bit(p.pad[rocket]));
    return refuse(Fault::GalaxyProtected, {nameOf(cell), nameOf(guard)});
}

// "1/p2" is a rocket of seat 1 on the launch pad of seat 2; o a galaxy, o4 a stack of four.
std::string cellText(const Position& p, int cell) {
    std::string text;
    if ((p.occupied & bit(cell)) != 0) text = seatName(seatOf(p, rocketOn(p, cell))) + '/';
    if ((p.pads & bit(cell)) != 0) {
        unsigned owner = 0;
        while (p.pad[owner] != cell) ++owner;
        return text + 'p' + seatName(seatOf(p, owner));
    }
    const int height = heightOf(p, cell);
    if (height == 0) return ".";
    text += 'o';
    if (height > 1) text += std::to_string(height);
    return text;
}

// What the board cannot show: which pad is whose, and whether its rocket has ever left it.
std::string rocketText(const Position& p, unsigned rocket) {
    std::string text = "seat " + seatName(seatOf(p, rocket)) + ": " + nameOf(p.at[rocket]);
    const std::uint8_t pad = p.pad[rocket];
    if (pad == kNowhere) return text + ", launch pad used\n";
    text += ", launch pad " + nameOf(pad);
    if ((p.guarded & kNear[pad]) != 0) text += ", not left yet";
    return text + '\n';
}

} // namespace

std::string Rules::format(const Position&, const Move& m) {
    std::string turn = nameOf(m.from);
    turn += m.kind == Move::Kind::Rescue ? kRescueMark : kStepMark;
    turn += nameOf(m.to);
    if (m.takes()) {
        turn += kTakeMark;
        turn += nameOf(m.taken);
    }
    return turn;
}

Result<Move> Rules::parse(const Position& p, std::string_view text) {
    const bool takes = text.size() == 8 && text[5] == kTakeMark && text[2] == kStepMark;
    const bool bare = text.size() == 5 && (text[2] == kStepMark || text[2] == kRescueMark);
    if (!takes && !bare) return refuse(Fault::UnreadableTurn, {std::string(text)});
    Move move;
    const auto from = cellNamed(text.substr(0, 2));
    if (!from) return tl::unexpected(from.error());
    const auto to = cellNamed(text.substr(3, 2));
    if (!to) return tl::unexpected(to.error());
    const auto rocket = ownRocketOn(p, *from);
    if (!rocket) return tl::unexpected(rocket.error());
    move.from = *from;
    move.to = *to;
    if (text[2] == kRescueMark) {
        move.kind = Move::Kind::Rescue;
        return checkRescue(p, *rocket, *to).map([&] { return move; });
    }
    if (const auto step = checkStep(p, *rocket, *to); !step) return tl::unexpected(step.error());
    if (!takes) {
        if ((takeable(p, *rocket) & ~bit(*to)) != 0)
            return refuse(Fault::MustTake, {std::string(text)});
        return move;
    }
    const auto taken = cellNamed(text.substr(6, 2));
    if (!taken) return tl::unexpected(taken.error());
    move.taken = *taken;
    return checkRemoval(p, *rocket, *to, *taken).map([&] { return move; });
}

std::string Rules::text(const Position& p) {
    constexpr std::size_t width = 6;
    std::string board;
    int cell = kCells;
    for (int row = kRows - 1; row >= 0; --row) {
        const int cells = lastInRow(row) - firstInRow(row) + 1;
        cell -= cells;
        board += std::string(static_cast<std::size_t>(kRows - cells) * width / 2, ' ');
        board += nameOf(cell) + "  ";
        for (int i = cell; i < cell + cells; ++i) {
            std::string here = cellText(p, i);
            here.resize(width, ' ');
            board += here;
        }
        board += nameOf(cell + cells - 1) + '\n';
    }
    for (unsigned rocket = 0; rocket < p.rockets; ++rocket)
        if (p.at[rocket] != kNowhere) board += rocketText(p, rocket);
    return board;
}

} // namespace clockwise::sputnik
