// SPDX-License-Identifier: MIT
// Turns and boards as text: rules.md section 4.
#include "rules.h"

namespace clockwise::pivit {
namespace {

constexpr std::string_view kPass = "--";
constexpr std::string_view kPromotion = "=M";

const std::string& nameOf(const Position& p, Square square) {
    return squareOutline(p.side)[cellOf(square, p.side)].name;
}

Result<Square> squareNamed(const Position& p, std::string_view name) {
    const auto cell = squareOutline(p.side).find(name);
    if (!cell) return refuse(Fault::NoSuchCell, {std::string(name)});
    return squareOf(*cell, p.side);
}

std::string seatName(int index) {
    return std::to_string(index + 1);
}

// Why the piece on `from` cannot go to `to`; called only when it cannot.
Error reasonAgainst(const Position& p, Square from, Square to) {
    const std::string fromName = nameOf(p, from);
    const std::string toName = nameOf(p, to);
    const Bits all = occupied(p);
    const bool horizontal = (p.horizontal & bit(from)) != 0;
    const bool sameRank = from / 8 == to / 8;
    const bool sameFile = from % 8 == to % 8;
    if (from == to || (horizontal ? !sameRank : !sameFile))
        return {Fault::NotAlongArrows, {fromName, toName}};
    const int step = (to > from ? 1 : -1) * (horizontal ? 1 : 8);
    for (Square square = from + step; square != to; square += step)
        if ((all & bit(square)) != 0) return {Fault::PieceInTheWay, {nameOf(p, square)}};
    if ((p.own[p.turn] & bit(to)) != 0) return {Fault::OwnPieceThere, {toName}};
    return {Fault::MinionMovesOdd, {fromName, toName}};
}

Result<Move> moveBetween(const Position& p, Square from, Square to) {
    const Bits start = bit(from);
    if ((occupied(p) & start) == 0) return refuse(Fault::NoPieceThere, {nameOf(p, from)});
    if ((p.own[p.turn] & start) == 0) {
        int owner = 0;
        while ((p.own[static_cast<std::size_t>(owner)] & start) == 0) ++owner;
        return refuse(Fault::NotYourPiece, {nameOf(p, from), seatName(owner), seatName(p.turn)});
    }
    if ((targets(p, from, p.turn, occupied(p)) & bit(to)) == 0)
        return tl::unexpected(reasonAgainst(p, from, to));
    return Move{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
}

} // namespace

std::string Rules::format(const Position& p, const Move& m) {
    if (m.isPass()) return std::string(kPass);
    std::string turn = nameOf(p, m.from);
    turn += captures(p, m) ? 'x' : '-';
    turn += nameOf(p, m.to);
    if (promotes(p, m)) turn += kPromotion;
    return turn;
}

Result<Move> Rules::parse(const Position& p, std::string_view text) {
    if (text == kPass) {
        if (mustPass(p)) return Move::pass();
        return refuse(Fault::MayNotPass, {seatName(p.turn)});
    }
    std::string_view body = text;
    if (body.ends_with(kPromotion)) body.remove_suffix(kPromotion.size());
    if (body.size() != 5 || (body[2] != '-' && body[2] != 'x'))
        return refuse(Fault::UnreadableTurn, {std::string(text)});
    if (mustPass(p)) return refuse(Fault::MustPass, {seatName(p.turn)});
    const auto from = squareNamed(p, body.substr(0, 2));
    if (!from) return tl::unexpected(from.error());
    const auto to = squareNamed(p, body.substr(3, 2));
    if (!to) return tl::unexpected(to.error());
    auto move = moveBetween(p, *from, *to);
    if (move && format(p, *move) != text)
        return refuse(Fault::WrittenOtherwise, {format(p, *move)});
    return move;
}

// A piece is its seat's number and its arrows: 1| and 1- are minions, 1I and 1= masters.
std::string Rules::text(const Position& p) {
    std::string board;
    for (int rank = p.side - 1; rank >= 0; --rank) {
        board += std::to_string(rank + 1);
        for (int file = 0; file < p.side; ++file) {
            const Bits here = bit(rank * 8 + file);
            std::string piece = " . ";
            for (int seat = 0; seat < p.seats; ++seat) {
                if ((p.own[static_cast<std::size_t>(seat)] & here) == 0) continue;
                const bool master = (p.masters & here) != 0;
                const bool horizontal = (p.horizontal & here) != 0;
                piece = ' ' + seatName(seat);
                piece += master ? (horizontal ? '=' : 'I') : (horizontal ? '-' : '|');
            }
            board += piece;
        }
        board += '\n';
    }
    board += ' ';
    for (int file = 0; file < p.side; ++file) {
        board += ' ';
        board += static_cast<char>('a' + file);
        board += ' ';
    }
    return board + '\n';
}

} // namespace clockwise::pivit
